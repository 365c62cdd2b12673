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
  site = await serveDomain(domain, { staff: ['fraud_reviewer'] });
});
beforeEach(() => sql`delete from site.scam_alert`.execute(site.db));
afterAll(() => site.close());

const officer = () => `${site.newId()} fraud_reviewer aal2`;
const alert = {
  language: 'en',
  title: 'False messages about a blocked wallet',
  text: 'We never ask for your PIN in a message.',
};

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path?: string;
  readonly bearer?: string;
  readonly body?: object;
}

async function ask({ method = 'GET', path = '', bearer, body }: Asked = {}) {
  const answer = await site.app.inject({
    method,
    url: `/api/v1/site/scam-alerts${path}`,
    headers: {
      'idempotency-key': site.newId(),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: JSON.parse(answer.body || '{}') };
}

const publish = (part: object = {}, bearer = officer()) =>
  ask({ method: 'POST', bearer, body: { ...alert, ...part } });
const titles = async () => (await ask()).body.items.map(({ title }: { readonly title: string }) => title);

describe('a scam alert', () => {
  it('of an officer is read by everybody, the newest first, until it is withdrawn [SYS-23]', async () => {
    const first = await publish();
    expect(first).toMatchObject({ status: 201, body: alert });
    site.services.movableClock.advance(60);
    await publish({ title: 'نداء كاذب', language: 'ar' });
    expect(await titles()).toEqual(['نداء كاذب', alert.title]);
    const path = `/${first.body.id}`;
    expect((await ask({ method: 'DELETE', path, bearer: officer() })).status).toBe(204);
    expect(await titles()).toEqual(['نداء كاذب']);
    expect((await ask({ method: 'DELETE', path, bearer: officer() })).status).toBe(404);
    const { rows } = await sql<{ kept: number }>`
      select count(*)::int as kept from site.scam_alert where withdrawn_by is not null`.execute(site.db);
    expect(rows).toEqual([{ kept: 1 }]);
  });

  it('is published and withdrawn by nobody else', async () => {
    const { id } = (await publish()).body;
    const customer = site.newId();
    expect((await ask({ method: 'POST', body: alert })).status).toBe(401);
    expect((await publish({}, customer)).status).toBe(403);
    expect((await ask({ method: 'DELETE', path: `/${id}`, bearer: customer })).status).toBe(403);
    expect((await ask({ method: 'DELETE', path: `/${site.newId()}`, bearer: officer() })).status).toBe(404);
    expect(await titles()).toEqual([alert.title]);
  });

  it('that is empty, too long or in no language of ours is refused, every field at once', async () => {
    const { status, body } = await publish({
      language: 'xx',
      title: ' ',
      text: 'a'.repeat(601),
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { readonly field: string }) => field)).toEqual([
      'language',
      'title',
      'text',
    ]);
  });

  it('is one too many where the page is full, also for twenty at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => publish()));
    const codes = answers.map(({ status, body }) => (status === 201 ? 'published' : body.code));
    expect(codes.filter((code) => code === 'published')).toHaveLength(12);
    expect(new Set(codes)).toEqual(new Set(['published', 'scam_alerts_full']));
    expect(await titles()).toHaveLength(12);
  });
});
