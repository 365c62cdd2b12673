import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { noFunds } from './testing/no-funds.ts';
import { createSite } from './index.ts';

let site: ServedDomain;
const asked: Date[] = [];

beforeAll(async () => {
  const { domain } = createSite({
    figures: {
      countPeople: async () => 12,
      countTransfersSince: async (_db, since) => asked.push(since),
      countFunds: noFunds,
      countWork: async () => ({
        open_jobs: 54,
        positions: 90,
        sample_jobs: 2,
        hires: 3,
        people_on_support: 7,
      }),
      currencies: 10,
      languages: 10,
    },
  });
  site = await serveDomain(domain, { staff: ['content_editor', 'super_admin'] });
});
afterAll(() => site.close());

function isJustNow(at: Date | undefined): boolean {
  return at !== undefined && Math.abs(site.services.clock.now().getTime() - at.getTime()) < 20_000;
}

const editor = () => `${site.newId()} content_editor aal2`;

async function call(path: string, bearer?: string, body?: object) {
  const answer = await site.app.inject({
    method: body ? 'PUT' : 'GET',
    url: `/api/v1/site${path}`,
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const text = {
  badgeText: 'New',
  title: 'Written by an editor',
  subtitle: 'Below it',
  description: 'One sentence.',
  primaryButtonText: 'Go',
  secondaryButtonText: 'Read',
};

describe('the words of the slides', () => {
  it('are changed by an editor and read by everybody, in that language only [HOME-14]', async () => {
    expect((await call('/slides/2', editor(), { language: 'en', version: 0, text })).body).toMatchObject({
      number: 2,
      version: 1,
    });
    const read = await call('/slides?language=en');
    expect(read.body).toEqual({ items: [{ number: 2, version: 1, text }] });
    expect(read.headers['cache-control']).toBe('public, max-age=60');
    expect((await call('/slides?language=de')).body).toEqual({ items: [] });
  });

  it('are changed by a super admin too [HOME-14]', async () => {
    const admin = `${site.newId()} super_admin aal2`;
    expect((await call('/slides/1', admin, { language: 'it', version: 0, text })).status).toBe(200);
  });

  it.each([
    ['a stranger', undefined, 401, 'token_missing'],
    ['a person without a role', () => `${site.newId()} none aal2`, 403, 'role_required'],
    ['a business owner', () => `${site.newId()} business_owner aal2`, 403, 'role_required'],
    [
      'an editor without a second factor',
      () => `${site.newId()} content_editor`,
      403,
      'second_factor_required',
    ],
  ] as const)('are not changed by %s [HOME-14]', async (_who, bearer, status, code) => {
    const answer = await call('/slides/3', bearer?.(), { language: 'en', version: 0, text });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await call('/slides/editing?language=en', bearer?.())).status).toBe(status);
  });

  it('keep every version with who wrote it and when, and none can be changed (attack D4)', async () => {
    const first = site.newId();
    await call('/slides/4', `${first} content_editor aal2`, { language: 'fr', version: 0, text });
    const second = editor();
    await call('/slides/4', second, { language: 'fr', version: 1, text: { ...text, title: 'Again' } });
    const { rows } = await sql<{ version: number; edited_by: string; edited_at: Date }>`
      select version, edited_by, edited_at from site.slide_version
      where slide = 4 and language = 'fr' order by version`.execute(site.db);
    expect(rows.map(({ version }) => version)).toEqual([1, 2]);
    expect(rows[0]?.edited_by).toBe(first);
    expect(isJustNow(rows[0]?.edited_at)).toBe(true);
    const { items } = (await call('/slides/editing?language=fr', second)).body;
    expect(items).toMatchObject([{ number: 4, version: 2, text: { title: 'Again' }, is_own: true }]);
    const change = 'delete from site.slide_version';
    await expect(site.services.pool.query(change)).rejects.toThrow('permission denied');
    await expect(site.owner.query(change)).rejects.toThrow('append-only');
  });

  it('are not overwritten by the person who read an older version, nor by the slower of two', async () => {
    const body = { language: 'ja', version: 0, text };
    const saved = await Promise.all(Array.from({ length: 6 }, () => call('/slides/5', editor(), body)));
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(saved.filter(({ status }) => status === 409).map((each) => each.body.code)).toEqual(
      Array.from({ length: 5 }, () => 'slide_changed'),
    );
    expect((await call('/slides/5', editor(), { ...body, version: 7 })).status).toBe(409);
  });

  it.each([
    ['an empty title', { title: '  ' }],
    ['a title that is too long', { title: 'x'.repeat(61) }],
    ['HTML', { title: 'Hello <b>you</b>' }],
    ['a sign that turns the direction', { title: 'abc\u202Edef' }],
    ['a control sign', { title: 'abc\u0007' }],
    ['a line break', { title: 'abc\u2028def' }],
    ['a field nobody knows', { primaryButtonPath: 'https://elsewhere.example' }],
  ])('refuse %s and name the field', async (_what, part) => {
    const answer = await call('/slides/1', editor(), {
      language: 'en',
      version: 0,
      text: { ...text, ...part },
    });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body.errors)).toContain(Object.keys(part)[0]);
  });

  it.each(['/slides/0', '/slides/6', '/slides/x'])('refuse %s: there are five', async (path) => {
    expect((await call(path, editor(), { language: 'en', version: 0, text })).status).toBe(422);
  });

  it('refuse a language the site does not speak', async () => {
    expect((await call('/slides?language=xx')).status).toBe(422);
  });
});

describe('what the platform counts of itself', () => {
  it('is told to everybody with the moment of counting, and counted once a minute [HOME-02] [HOME-16]', async () => {
    const begun = asked.length;
    const { status, body, headers } = await call('/figures');
    expect(status).toBe(200);
    expect(body).toMatchObject({ people: 12, currencies: 10, languages: 10 });
    expect(body).toMatchObject({
      open_jobs: 54,
      positions: 90,
      sample_jobs: 2,
      hires: 3,
      people_on_support: 7,
      grants: { open: 4, paid: { value: '0', assetCode: 'USD', assetScale: 2 } },
      wealth_funds: { count: 0 },
    });
    expect(isJustNow(new Date(body.read_at))).toBe(true);
    expect(headers['cache-control']).toBe('public, max-age=60');
    await call('/figures');
    expect(asked.length).toBe(begun + 1);
    site.services.movableClock.advance(61);
    await call('/figures');
    expect(asked.length).toBe(begun + 2);
    expect(asked.at(-1)?.toISOString()).toMatch(/T00:00:00\.000Z$/);
  });
});
