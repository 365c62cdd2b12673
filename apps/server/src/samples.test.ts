import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { bearer, makePeople, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';

let product: TestProduct;
let admin: DevPerson;
let oversight: DevPerson;
let reader: DevPerson;
beforeAll(async () => {
  // In a demonstration staff need no second factor; that they do elsewhere is proven with the guard.
  product = await startProduct({ settings: { DEMO: 'on' } });
  [admin, oversight, reader] = [await holder('admin'), await holder('oversight'), await holder('auditor')];
});
afterAll(() => product.close());

async function holder(role: string): Promise<DevPerson> {
  const [made] = await makePeople(product.url, 1);
  if (!made) throw new Error('nobody was made');
  const answer = await fetch(`${product.url}/dev/service-key`);
  const { key } = z.object({ key: z.string() }).parse(await answer.json());
  const changed = await fetch(`${product.url}/auth/v1/admin/users/${made.user_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ app_metadata: { roles: [role] } }),
  });
  expect(changed.status).toBe(200);
  return made;
}

async function send(method: 'GET' | 'POST', path: string, as: DevPerson, body?: object) {
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: { ...bearer(as), 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    body: z.record(z.string(), z.unknown()).parse(await answer.json()),
  };
}

const counted = z.object({ items: z.array(z.object({ domain: z.string(), count: z.number() })) });
const counts = async () => {
  const { items } = counted.parse((await send('GET', '/admin/samples', admin)).body);
  return Object.fromEntries(items.map(({ domain, count }) => [domain, count]));
};
const propose = (as: DevPerson) =>
  send('POST', '/admin/samples/purge', as, { reason: 'We open to the public.' });
const approve = (as: DevPerson, { id, sha256 }: Readonly<Record<string, unknown>>) =>
  send('POST', `/admin/proposals/${String(id)}/approve`, as, { sha256 });
const rows = async (text: string) =>
  (await product.owner.query<{ count: number }>(`select count(*)::int as count from ${text}`)).rows[0]?.count;

/** A real person applies for an invented job. */
async function applied() {
  const found = await product.owner.query<{ id: string; slug: string; questions: readonly string[] }>(
    "select id, slug, questions from jobs.posting where is_sample and state = 'published' limit 1",
  );
  const { id: jobId, slug, questions = [] } = found.rows[0] ?? {};
  const [person] = await makePeople(product.url, 1);
  if (!person || jobId === undefined) throw new Error('there is nobody, or no job');
  const answer = await send('POST', `/jobs/${slug}/applications`, person, {
    letter: 'I have worked as one for ten years, and would like to go on with you.',
    with_cv: false,
    answers: questions.map((question) => ({ question, answer: 'Yes, since last year.' })),
  });
  expect(answer).toMatchObject({ status: 201 });
  return { person, jobId };
}

/** Of the invented shop: what has money in the ledger, with links that nobody pays any more, and nothing else. */
async function staysOfTheShop(): Promise<void> {
  const inBooks = await rows('payments.payment where is_sample');
  expect(inBooks).toBeGreaterThan(0);
  expect(await rows(`payments.attempt join ledger.transfer on transfer.id = transfer_id`)).toBe(inBooks);
  const nothing = `payments.payment where is_sample and is_test
    payments.link where is_sample and (is_test or state = 'active')
    payments.risk_review
    payments.rail_pause where is_sample
    payments.rail_day
    payments.routing_rule where is_sample
    risk.decision where is_sample
    risk.rule where is_sample`;
  for (const each of nothing.split('\n    ')) {
    expect([each, await rows(each)]).toEqual([each, 0]);
  }
}

const money = z.object({ value: z.string(), assetCode: z.string() });
const shownProgrammes = z.object({
  items: z.array(
    z.object({
      slug: z.string(),
      state: z.string(),
      applicants: z.array(z.string()),
      sector: z.nullable(z.string()),
      minimum: money,
      maximum: money,
      left: money,
      is_sample: z.boolean(),
    }),
  ),
});
async function sampleProgrammes() {
  const answer = await fetch(`${product.url}/api/v1/grants/programmes?limit=100`);
  return shownProgrammes.parse(await answer.json()).items.filter(({ is_sample }) => is_sample);
}

describe('sample data', () => {
  it('has 260 applications for grants in every state, 120 awards and 500 reviews, and each reviewer some to score', async () => {
    const found = await product.owner.query<Record<string, unknown>>(
      `select array_agg(distinct a.state order by a.state) as states, count(*)::int as applications,
         count(*) filter (where c.state <> a.state)::int as differ, count(*) filter (where c.round = 2)::int as appeals,
         count(a.award_id)::int as awards, count(distinct a.applicant_kind)::int as kinds, count(distinct a.programme_id)::int as programmes,
         (select count(*)::int from grants.review) as reviews,
         (select count(distinct reviewer_id)::int from grants.review where state in ('assigned', 'scoring')) as reviewers,
         count(*) filter (where a.reviews_needed <= (
           select count(*) from grants.review r where r.case_id = a.case_id and r.state = 'sent'))::int as judged
       from grants.application a join cases.case c on c.id = a.case_id
       where a.is_sample`,
    );
    expect(found.rows).toEqual([
      {
        states: 'approved cancelled declined ended paid payment_stopped reserve submitted under_review'.split(
          ' ',
        ),
        applications: 260,
        differ: 0,
        appeals: 1,
        awards: 120,
        kinds: 4,
        programmes: expect.any(Number),
        reviews: 500,
        reviewers: 4,
        judged: expect.any(Number),
      },
    ]);
    expect(found.rows[0]?.['programmes']).toBeGreaterThanOrEqual(36);
    // Nothing was awarded or declined that was not judged by as many as it needs.
    expect(found.rows[0]?.['judged']).toBeGreaterThanOrEqual(114 + 34 + 8 + 15);
  });

  it('has awards whose money is true in the books: what was promised, paid and given back is what the ledger holds', async () => {
    const { doors } = composeDomains(readConfig({ TEST_MODE: '1' }), product.keys);
    const { db, cipher } = product.services;
    expect(await doors.disbursements.prove(db)).toEqual([]);
    expect((await doors.cases.verify({ db, cipher })).findings).toEqual([]);
    const audit = await product.services.unit((work) => doors.ledger.reconcile(work, 'all'), {
      actor: { kind: 'system', reason: 'test' },
    });
    expect([audit.broken, audit.openItems]).toEqual([[], []]);
    const { rows: sums } = await product.owner.query<{
      programme_id: string;
      paid: string;
      promised: string;
    }>(
      `select a.programme_id, sum(m.amount_minor) filter (where m.state = 'paid')::text as paid,
         sum(m.amount_minor) filter (where m.state not in ('paid', 'closed'))::text as promised
       from grants.application a join grants.award w on w.case_id = a.case_id join grants.milestone m on m.award_id = w.id
       where a.is_sample group by 1`,
    );
    const books = await doors.disbursements.books(
      db,
      sums.map((each) => each.programme_id),
    );
    for (const { programme_id: id, paid, promised } of sums)
      expect(books.get(id)).toMatchObject([
        { paidMinor: BigInt(paid ?? 0), promisedMinor: BigInt(promised ?? 0) },
      ]);
  });

  it('has what the programs of its shop were told of each sale, marked as invented', async () => {
    const told = `developers.event where type = 'payment.succeeded' and object ->> 'is_sample' = 'true'`;
    const sold = await rows(`payments.payment where is_sample and not is_test and state = 'succeeded'`);
    await expect.poll(() => rows(told)).toBe(sold);
    expect(await rows('developers.event')).toBe(sold);
  });

  it('is counted for those who may purge it, and for nobody else', async () => {
    const found = await counts();
    for (const domain of [
      'cases',
      'fraud',
      'grants',
      'grant_programmes',
      'jobs',
      'careers',
      'blog',
      'support',
      'registry',
      'payments',
      'risk',
    ])
      expect(found[domain]).toBeGreaterThan(0);
    expect((await send('GET', '/admin/samples', reader)).status).toBe(403);
    expect((await propose(reader)).status).toBe(403);
    expect((await propose(oversight)).status).toBe(403);
  });

  it('has 48 grant programmes, 12 for each kind of applicant: 6 to come, 34 open and 8 over, one of them in yen and one in JVD', async () => {
    const programmes = await sampleProgrammes();
    const of = (count: (each: (typeof programmes)[number]) => string) =>
      Object.fromEntries(
        Object.entries(Object.groupBy(programmes, count)).map(([name, some]) => [name, some?.length]),
      );
    expect(of(({ applicants }) => applicants.join())).toEqual({
      person: 12,
      business: 12,
      government: 12,
      ngo: 12,
    });
    expect(of(({ state }) => state)).toEqual({ forecasted: 6, open: 34, closed: 8 });
    const open = programmes.filter(({ state }) => state === 'open');
    expect(open.map(({ minimum }) => minimum.assetCode)).toEqual(expect.arrayContaining(['JPY', 'JVD']));
    expect(new Set(programmes.map(({ sector }) => sector)).size).toBeGreaterThanOrEqual(16);
    for (const { minimum, maximum, left } of open) {
      expect(BigInt(minimum.value)).toBeLessThan(BigInt(maximum.value));
      expect(BigInt(left.value)).toBeGreaterThanOrEqual(BigInt(maximum.value));
    }
    for (const { slug } of open) {
      const answer = await fetch(`${product.url}/api/v1/grants/programmes/${slug}`);
      expect(await answer.json()).toMatchObject({
        form: expect.stringMatching(/./),
        rubric: {
          criteria: expect.arrayContaining([expect.objectContaining({ weight: expect.any(Number) })]),
        },
      });
    }
  });

  it('goes at once when a second person agrees, and nothing real goes with it', async () => {
    const { person, jobId } = await applied();
    const real = `cases.case where not is_sample`;
    const before = [await rows(real), await rows('forms.draft'), await rows('ledger.transfer')];
    const proposed = (await propose(admin)).body;
    expect(proposed).toMatchObject({ kind: 'staff.purge_samples', state: 'open' });
    expect((await approve(admin, proposed)).status).toBe(403);
    expect(await rows('cases.case where is_sample')).toBeGreaterThan(0);
    expect(await approve(oversight, proposed)).toMatchObject({ status: 200, body: { state: 'executed' } });
    const left = await counts();
    expect(left['fraud']).toBeUndefined();
    expect(left['blog']).toBeUndefined();
    expect(left['careers']).toBeUndefined();
    // What the person applied for stays, and so do the claim and the grants for which money of a real programme was promised or waits to be paid, and
    // their cases.
    expect(left['grant_programmes']).toBe(2);
    expect(left['jobs']).toBe(1);
    expect(left['support']).toBe(1);
    expect(left['cases']).toBeLessThanOrEqual(17);
    expect([await rows(real), await rows('forms.draft'), await rows('ledger.transfer')]).toEqual(before);
    await staysOfTheShop();
    const own = await send('GET', '/careers/applications', person);
    expect(own.body).toMatchObject({ items: [{ job: { id: jobId } }] });
    const { doors } = composeDomains(readConfig({ TEST_MODE: '1' }), product.keys);
    expect((await doors.cases.verify(product.services)).findings).toEqual([]);
    expect(await doors.disbursements.prove(product.services.db)).toEqual([]);
  });

  it('that changed since it was read of is not purged unread, and a real row never becomes a sample', async () => {
    const proposed = (await propose(admin)).body;
    await product.owner.query(
      "insert into blog.author (id, name, is_sample) values (gen_random_uuid(), 'A', true)",
    );
    await product.owner.query(`insert into blog.post (id, state, category, author_id, published_at, is_sample)
      select gen_random_uuid(), 'draft', c.slug, a.id, null, true from blog.author a, blog.category c limit 1`);
    expect((await approve(oversight, proposed)).body).toMatchObject({ code: 'proposal_outdated' });
    await expect(
      product.owner.query('update jobs.posting set is_sample = not is_sample'),
    ).rejects.toMatchObject({ constraint: 'posting_keeps_sample_mark' });
  });
});
