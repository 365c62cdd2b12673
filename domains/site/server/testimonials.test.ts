import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { noFunds } from './testing/no-funds.ts';
import { createSite } from './index.ts';

let site: ServedDomain;

beforeAll(async () => {
  const { domain } = createSite({
    figures: {
      countPeople: async () => 0,
      countTransfersSince: async () => 0,
      countFunds: noFunds,
      countWork: async () => ({ open_jobs: 0, positions: 0, sample_jobs: 0, hires: 0, people_on_support: 0 }),
      currencies: 10,
      languages: 10,
    },
  });
  site = await serveDomain(domain, { staff: ['content_editor', 'super_admin'] });
});
beforeEach(() => sql`delete from site.testimonial`.execute(site.db));
afterAll(() => site.close());

const editor = () => `${site.newId()} content_editor aal2`;

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path?: string;
  readonly bearer?: string | undefined;
  readonly body?: object;
}

async function ask({ method = 'GET', path = '', bearer, body }: Asked) {
  const answer = await site.app.inject({
    method,
    url: `/api/v1/site/testimonials${path}`,
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    ...(body ? { payload: body } : {}),
  });
  const read: unknown = answer.body === '' ? {} : answer.json();
  const found = new Map<string, unknown>(
    Object.entries(typeof read === 'object' && read !== null ? read : {}),
  );
  return { status: answer.statusCode, headers: answer.headers, body: read, code: found.get('code') };
}

const said = {
  language: 'pt',
  quote: 'Recebi no mesmo minuto.',
  name: 'Beatriz Nunes',
  role: 'Enfermeira',
  place: 'Recife',
  consent_given: true,
  consent_on: '2026-01-15',
};

async function add(part: object = {}): Promise<{ readonly id: string; readonly version: number }> {
  const { status, body } = await ask({ method: 'POST', bearer: editor(), body: { ...said, ...part } });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as { id: string; version: number };
}

async function publish({ id, version }: { id: string; version: number }, is_published = true) {
  return ask({
    method: 'PUT',
    path: `/${id}/publication`,
    bearer: editor(),
    body: { is_published, version },
  });
}

const strangers = [
  ['a stranger', () => undefined, 401, 'token_missing'],
  ['a person without a role', () => `${site.newId()} none aal2`, 403, 'role_required'],
  ['a business owner', () => `${site.newId()} business_owner aal2`, 403, 'role_required'],
  [
    'an editor without a second factor',
    () => `${site.newId()} content_editor`,
    403,
    'second_factor_required',
  ],
] as const;

describe('what people said', () => {
  it('is shown to everybody once an editor publishes it, in the words and language of the person [HOME-16]', async () => {
    const added = await add();
    expect((await ask({})).body).toEqual({ items: [] });
    expect((await publish(added)).body).toMatchObject({ is_published: true, version: 2 });
    const { body, headers } = await ask({});
    const { id } = added;
    const { language, quote, name, role, place } = said;
    expect(body).toEqual({ items: [{ id, language, quote, name, role, place }] });
    expect(headers['cache-control']).toBe('public, max-age=60');
    await publish({ id, version: 2 }, false);
    expect((await ask({})).body).toEqual({ items: [] });
  });

  it.each(strangers)(
    'is neither read before it is published nor changed by %s',
    async (_who, bearer, status, code) => {
      const { id, version } = await add();
      const by = { bearer: bearer() };
      const asked: readonly Asked[] = [
        { ...by, path: '/editing' },
        { ...by, method: 'POST', body: said },
        { ...by, method: 'PUT', path: `/${id}`, body: { ...said, version } },
        { ...by, method: 'PUT', path: `/${id}/publication`, body: { is_published: true, version } },
        { ...by, method: 'PUT', path: '/order', body: { ids: [id] } },
        { ...by, method: 'DELETE', path: `/${id}` },
      ];
      for (const each of asked) {
        const answer = await ask(each);
        expect([answer.status, answer.code]).toEqual([status, code]);
      }
      expect((await ask({ path: '/editing', bearer: editor() })).body).toMatchObject({
        items: [{ id, version: 1 }],
      });
    },
  );

  it('is changed and published by a super admin too', async () => {
    const bearer = `${site.newId()} super_admin aal2`;
    const { body } = await ask({ method: 'POST', bearer, body: said });
    expect(body).toMatchObject({ version: 1, is_published: false, consent_on: '2026-01-15' });
  });

  it.each([
    ['without the consent of the person', { consent_given: false }],
    ['without the day of the consent', { consent_on: '' }],
    ['with a day that no calendar has', { consent_on: '2026-02-30' }],
    ['without words', { quote: '   ' }],
    ['with too many words', { quote: 'x'.repeat(281) }],
    ['with HTML in it', { quote: 'So <b>fast</b>' }],
    ['without a name', { name: '' }],
    ['with a sign that turns the direction', { place: 'abc\u202Edef' }],
    ['in a language the site does not speak', { language: 'xx' }],
    ['with a field nobody knows', { picture: 'https://elsewhere.example/a.png' }],
  ])('is refused %s, naming the field', async (_what, part) => {
    const answer = await ask({ method: 'POST', bearer: editor(), body: { ...said, ...part } });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(Object.keys(part)[0]);
    expect((await ask({ path: '/editing', bearer: editor() })).body).toEqual({ items: [] });
  });

  it('is refused where the consent is still to come', async () => {
    const coming = new Date(site.services.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    const answer = await ask({ method: 'POST', bearer: editor(), body: { ...said, consent_on: coming } });
    expect([answer.status, answer.code]).toEqual([409, 'consent_in_future']);
  });

  it('is not overwritten by the person who read an older version, nor by the slower of two', async () => {
    const { id } = await add();
    const save = () =>
      ask({
        method: 'PUT',
        path: `/${id}`,
        bearer: editor(),
        body: { ...said, role: 'Parteira', version: 1 },
      });
    const answers = await Promise.all([save(), save(), save(), save()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await publish({ id, version: 1 })).code).toBe('testimonial_changed');
    expect((await publish({ id, version: 2 })).body).toMatchObject({ role: 'Parteira', version: 3 });
  });

  it('stands in the order that an editor gives, every one named once', async () => {
    const first = await add({ name: 'Ana' });
    const second = await add({ name: 'Bo' });
    await publish(first);
    await publish(second);
    const order = (ids: readonly string[]) =>
      ask({ method: 'PUT', path: '/order', bearer: editor(), body: { ids } });
    expect((await order([second.id, first.id])).status).toBe(200);
    expect((await ask({})).body).toMatchObject({ items: [{ name: 'Bo' }, { name: 'Ana' }] });
    for (const ids of [[first.id], [first.id, first.id], [first.id, site.newId()], []])
      expect((await order(ids)).code).toBe('testimonial_changed');
    expect((await order(['x', first.id])).status).toBe(422);
  });

  it('is gone for good when it is removed, and only then', async () => {
    const { id } = await add();
    const remove = () => ask({ method: 'DELETE', path: `/${id}`, bearer: editor() });
    expect((await remove()).status).toBe(204);
    expect([(await remove()).status, (await publish({ id, version: 1 })).status]).toEqual([404, 404]);
    const { rows } = await sql<{ count: string }>`select count(*) from site.testimonial`.execute(site.db);
    expect(Number(rows[0]?.count)).toBe(0);
  });

  it('is refused where the page is full', async () => {
    for (let each = 0; each < 24; each += 1) await add();
    const answer = await ask({ method: 'POST', bearer: editor(), body: said });
    expect([answer.status, answer.code]).toEqual([409, 'testimonials_full']);
  });
});
