import type { PaymentsDoor } from '@egcr/payments/server';
import { uuidv7 } from '@egcr/contract/ids';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { collect } from './collect.ts';
import { isTaken, lockMissing, markArrived, settledBefore } from './settlement-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Books = PaymentsDoor['railBooks'];
type Span = Parameters<Books['between']>[1];

const PAYMENT = '01990000-0000-7000-8000-000000000001';
const sold = (reference: string, more: object = {}) =>
  ({
    kind: 'sale',
    reference,
    payment_id: PAYMENT,
    title: 'Coffee beans',
    asset: 'JVD',
    amount: 2500n,
    at: new Date(0),
    is_sample: false,
    ...more,
  }) as const;

/** Of the door of payments the job asks for the books alone. */
const never = async (): Promise<never> => {
  throw new Error('files are collected by the books of rails');
};
const others = {
  hearOf: never,
  payOut: never,
  balancesOf: never,
  availableOf: never,
  settleRail: never,
  endDifference: never,
  followDispute: never,
  titlesOf: never,
  soldSince: never,
};

/** Runs the job at an instant over books that say what they are asked for. */
async function collectAt(now: string, books: Partial<Books> = {}) {
  const [days, spans]: [Span[], Span[]] = [[], []];
  const railBooks: Books = {
    named: async () => [],
    between: async (db, span) => {
      spans.push(span);
      return (await books.between?.(db, span)) ?? [];
    },
    sandbox: async (db, span) => {
      days.push(span);
      return (await books.sandbox?.(db, span)) ?? [];
    },
  };
  const services = testServices(database);
  await services.unit((work) =>
    collect({ payments: () => ({ ...others, railBooks }) })({ ...work, now: new Date(now) }, {}),
  );
  return { days, spans };
}

const file = (rail: string, takenAt: string, more: object = {}) => {
  const row = {
    id: uuidv7(Date.now()),
    rail,
    reference: takenAt,
    asset: 'JVD',
    lines: 1,
    gross: 1,
    fee: 0,
    is_test: true,
    is_sample: false,
    taken_at: takenAt,
    ...more,
  };
  const names = Object.keys(row);
  return database.owner.query(
    `insert into settlements.file (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
};

it.each([
  ['2026-11-20T00:59:59.999Z', '2026-11-12', '2026-11-18'],
  ['2026-11-20T01:00:00.000Z', '2026-11-13', '2026-11-19'],
])(
  'at %s the simulated rails are asked for their seven last days that are closed',
  async (now, first, last) => {
    const { days } = await collectAt(now);
    const rails = ['sandbox-card-a', 'sandbox-card-b', 'sandbox-card-c', 'sandbox-mobile'];
    expect([...new Set(days.map(({ rail }) => rail))]).toEqual(rails);
    const own = days.filter(({ rail }) => rail === 'sandbox-mobile');
    expect(own).toHaveLength(7);
    expect([own[0]?.from, own.at(-1)?.from].map((at) => at?.toISOString())).toEqual([
      `${first}T00:00:00.000Z`,
      `${last}T00:00:00.000Z`,
    ]);
    for (const { from, until } of own) expect(until.getTime() - from.getTime()).toBe(86_400_000);
  },
);

it('payments are missing after two days of a simulated rail and ten of another, since its first file and for a month', async () => {
  await file('sandbox-card-a', '2026-10-20T12:00:00.000Z', { is_sample: true });
  await file('sandbox-card-b', '2026-11-18T12:00:00.000Z');
  await file('sandbox-card-b', '2026-11-19T12:00:00.000Z');
  await file('stripe', '2026-01-01T12:00:00.000Z', {
    is_test: false,
    proposed_by: uuidv7(1),
    approved_by: uuidv7(2),
  });
  const { spans } = await collectAt('2026-11-20T12:00:00.000Z');
  expect(spans.map(({ rail, from, until }) => [rail, from.toISOString(), until.toISOString()])).toEqual([
    ['sandbox-card-b', '2026-11-11T12:00:00.000Z', '2026-11-18T12:00:00.000Z'],
    ['stripe', '2026-10-21T12:00:00.000Z', '2026-11-10T12:00:00.000Z'],
  ]);
});

it('what a rail has not settled is missing once; samples, and what a file has, are not', async () => {
  await database.owner.query(
    `insert into settlements.line (file_id, number, rail, kind, reference, gross, fee)
     select id, 1, rail, 'sale', 'settled:1', 2500, 0 from settlements.file where rail = 'sandbox-card-b' limit 1`,
  );
  const between: Books['between'] = async (_db, { rail }) =>
    rail === 'stripe'
      ? []
      : [
          sold('missing:1'),
          sold('settled:1'),
          sold('settled:1', { kind: 'refund', amount: -100n }),
          sold('sample:1', { is_sample: true }),
        ];
  for (const _ of [1, 2]) await collectAt('2026-11-20T12:00:00.000Z', { between });
  const found = await lockMissing(database.db, {
    rail: 'sandbox-card-b',
    references: ['missing:1', 'settled:1', 'sample:1'],
  });
  expect(
    found.map((row) => [row.line_kind, row.reference, row.expected, row.settled, row.amount, row.is_test]),
  ).toEqual([
    ['sale', 'missing:1', 2500n, 0n, -2500n, true],
    ['refund', 'settled:1', -100n, 0n, 100n, true],
  ]);
  const names = { rail: 'stripe', references: ['missing:1', 'settled:1'] };
  expect([await lockMissing(database.db, names), await settledBefore(database.db, names)]).toEqual([[], []]);
  const [first] = found;
  await markArrived(database.db, first === undefined ? [] : [first.id], new Date());
  await markArrived(database.db, first === undefined ? [] : [first.id], new Date(0));
  const [arrived, open] = await lockMissing(database.db, {
    rail: 'sandbox-card-b',
    references: ['missing:1', 'settled:1'],
  });
  expect([arrived?.state, open?.state]).toEqual(['arrived', 'open']);
  expect(arrived?.ended_at?.getTime()).toBeGreaterThan(0);
});

it('a file was taken in where rail, name and currency are the same', async () => {
  const taken = { rail: 'sandbox-card-b', reference: '2026-11-18T12:00:00.000Z', asset: 'JVD' };
  expect(await isTaken(database.db, taken)).toBe(true);
  for (const other of [{ rail: 'stripe' }, { reference: '2026-11-17' }, { asset: 'USD' }])
    expect(await isTaken(database.db, { ...taken, ...other })).toBe(false);
});
