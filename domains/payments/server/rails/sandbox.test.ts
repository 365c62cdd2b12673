import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { conformsAsRail, requestWith } from '../testing/conformance.ts';
import { sandboxConnector } from './sandbox.ts';
import { answerWithinOf, sandboxRails } from './sandbox-rails.ts';
import { deleteCharges, findAnswer, findCharge, giveAnswer, takeCharge } from './sandbox-store.ts';
import { sandboxEntries } from './settlement-lines.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const open = async (rail: string) => ({
  connector: sandboxConnector(rail, testServices(database).db),
  taken: async (reference: string) => {
    const { rows } = await database.pool.query(
      'select count(*)::integer as count from payments.sandbox_charge where reference = $1',
      [reference],
    );
    return Number(rows[0].count);
  },
});

for (const { rail, methods } of sandboxRails)
  conformsAsRail(rail, {
    open: () => open(rail),
    ...(methods.includes('card')
      ? { accepted: 'accepted', declined: 'declined', answerLost: 'answer_lost', requestLost: 'request_lost' }
      : { accepted: 'mobile_accepted', declined: 'mobile_declined' }),
  });

it('a simulated rail that is late knows nothing for a minute, and then that it has taken the money', async () => {
  const { connector } = await open('sandbox-card-a');
  const request = requestWith('late');
  expect((await connector.pay(request)).state).toBe('unknown');
  const at = (seconds: number) => new Date(request.now.getTime() + seconds * 1000);
  expect((await connector.ask({ ...request, now: at(59) })).state).toBe('unknown');
  expect((await connector.ask({ ...request, now: at(60) })).state).toBe('succeeded');
});

it.each(['answer_lost', 'request_lost', 'late'] as const)(
  'a simulated rail that says nothing to %s was waited for as long as a real one would be',
  async (name) => {
    const { connector } = await open('sandbox-card-a');
    expect(await connector.pay(requestWith(name))).toEqual({ state: 'unknown', took_ms: 30_000 });
  },
);

it('a number has its own answer to each attempt, and the last one holds for all that follow', async () => {
  const { connector } = await open('sandbox-card-b');
  const answers = [1, 2, 3].map(async (attempt) => connector.pay(requestWith('declined_once', { attempt })));
  expect(await Promise.all(answers)).toEqual([
    { state: 'failed', failure: 'do_not_honor', took_ms: 540 },
    { state: 'succeeded', took_ms: 540 },
    { state: 'succeeded', took_ms: 540 },
  ]);
});

it('the simulated bank waits for its customer for half an hour, and goes by the first thing that they say', async () => {
  const { connector } = await open('sandbox-card-a');
  const db = testServices(database).db;
  const request = requestWith('challenge');
  const at = (seconds: number) => new Date(request.now.getTime() + seconds * 1000);
  const waiting = { state: 'action', url: null, until: at(1800), provider_ref: null };
  expect(await connector.pay(request)).toEqual({ ...waiting, took_ms: 320 });
  const asked = (seconds: number) => connector.ask({ ...request, now: at(seconds) });
  expect(await asked(1799)).toEqual(waiting);
  expect(await asked(1800)).toEqual({ state: 'failed', failure: 'abandoned' });
  const { reference } = request;
  for (const outcome of ['refused', 'approved'] as const)
    await giveAnswer(db, { reference, outcome, at: at(60) });
  expect(await asked(61)).toEqual({
    state: 'failed',
    failure: 'authentication_required',
    three_d_secure: true,
  });
});

it.each([
  // Days to answer a dispute, what the rail takes of a payment, and how soon nearly all have their answer.
  ['sandbox-card-a', 7, { fixed: '30', variable_bps: '190', p95_ms: 700 }],
  ['sandbox-card-b', 14, { fixed: '20', variable_bps: '160', p95_ms: 1200 }],
  ['sandbox-card-c', 21, { fixed: '10', variable_bps: '290', p95_ms: 1900 }],
  ['sandbox-mobile', 7, { fixed: '0', variable_bps: '150', p95_ms: 5000 }],
])(
  'the simulated rail %s waits %i days for the answer to a dispute and has its own price',
  (rail, days, cost) => {
    expect(answerWithinOf(rail)).toBe(days * 86_400);
    expect(sandboxRails.find((each) => each.rail === rail)?.cost).toEqual(cost);
  },
);

it('a dispute of a wallet payment is answered within a week', () => {
  expect(answerWithinOf('internal')).toBe(604_800);
});

describe('the books of a simulated rail', () => {
  const from = new Date('2026-11-20T00:00:00.000Z');
  const until = new Date('2026-11-21T00:00:00.000Z');
  const plus = (start: Date, ms: number) => new Date(start.getTime() + ms);
  const HOUR = 3_600_000;

  const charge = async (reference: string, at: Date, more: object = {}) =>
    takeCharge(testServices(database).db, {
      reference,
      rail: 'sandbox-card-c',
      outcome: 'accepted',
      at,
      known_at: at,
      asset: 'JVD',
      amount: 2500n,
      settles: 'whole',
      is_held: false,
      ...more,
    });
  const answer = (reference: string, outcome: 'approved' | 'refused', at: Date) =>
    giveAnswer(testServices(database).db, { reference, outcome, at });

  it('settle of a day what was taken on it, also where that was known or answered only then', async () => {
    await charge('first', from);
    await charge('last', plus(until, -1));
    await charge('lost', plus(from, 1), { outcome: 'answer_lost' });
    await charge('late', plus(from, -HOUR), { outcome: 'late', known_at: plus(from, 2) });
    await charge('asked', plus(from, -HOUR), { outcome: 'challenge' });
    await answer('asked', 'approved', plus(from, 3));
    await charge('asked long before', plus(from, -24 * HOUR), { outcome: 'challenge' });
    await answer('asked long before', 'approved', plus(from, 4));
    // None of these is settled on the day.
    await charge('before', plus(from, -1));
    await charge('after', until);
    await charge('known after', plus(until, -1), { outcome: 'late', known_at: until });
    await charge('declined', from, { outcome: 'do_not_honor' });
    await charge('held', from, { is_held: true });
    await charge('elsewhere', from, { rail: 'sandbox-card-a' });
    await charge('refused', from, { outcome: 'challenge' });
    await answer('refused', 'refused', from);
    await charge('unanswered', from, { outcome: 'challenge' });
    const found = await sandboxEntries(testServices(database).db, { rail: 'sandbox-card-c', from, until });
    expect(found.map(({ reference }) => reference)).toEqual([
      'first',
      'lost',
      'late',
      'asked',
      'asked long before',
      'last',
    ]);
    expect(found[0]).toEqual({
      kind: 'sale',
      reference: 'first',
      asset: 'JVD',
      amount: 2500n,
      settles: 'whole',
    });
  });

  it('settle of a day what was taken of held money on it, and what went back', async () => {
    const enter = (reference: string, at: Date, rail = 'sandbox-mobile') =>
      database.pool.query(
        `insert into payments.sandbox_entry (reference, kind, rail, asset, amount, settles, at)
         values ($1, 'refund', $2, 'JVD', 100, 'whole', $3)`,
        [reference, rail, at],
      );
    await enter('back at first', from);
    await enter('back at last', plus(until, -1));
    await enter('back before', plus(from, -1));
    await enter('back after', until);
    await enter('back elsewhere', from, 'sandbox-card-b');
    const found = await sandboxEntries(testServices(database).db, { rail: 'sandbox-mobile', from, until });
    expect(found.map(({ reference }) => reference)).toEqual(['back at first', 'back at last']);
  });

  it('forget what is older, with the answers of payers to it', async () => {
    const db = testServices(database).db;
    const old = new Date('2026-01-01T00:00:00.000Z');
    await charge('forgotten', plus(old, -1), { outcome: 'challenge' });
    await answer('forgotten', 'approved', plus(old, -1));
    await charge('kept', old, { outcome: 'challenge' });
    await answer('kept', 'approved', plus(old, -1));
    await answer('kept alone', 'approved', old);
    const entry = `insert into payments.sandbox_entry (reference, kind, rail, asset, amount, settles, at)
      values ($1, 'refund', 'sandbox-card-a', 'JVD', 1, 'whole', $2)`;
    await database.pool.query(entry, ['back forgotten', plus(old, -1)]);
    await database.pool.query(entry, ['back kept', old]);
    await deleteCharges(db, old);
    expect([await findCharge(db, 'forgotten'), await findAnswer(db, 'forgotten')]).toEqual([
      undefined,
      undefined,
    ]);
    expect([(await findCharge(db, 'kept'))?.outcome, await findAnswer(db, 'kept')]).toEqual([
      'challenge',
      'approved',
    ]);
    expect(await findAnswer(db, 'kept alone')).toBe('approved');
    const { rows } = await database.pool.query(
      "select reference from payments.sandbox_entry where reference in ('back forgotten', 'back kept')",
    );
    expect(rows).toEqual([{ reference: 'back kept' }]);
  });
});
