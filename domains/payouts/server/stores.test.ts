import { uuidv7 } from '@egcr/contract/ids';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  cancelPayoutsOf,
  dayOf,
  duePayouts,
  expirePayouts,
  findPayout,
  listPayoutRows,
  sumsOf,
} from './payout-store.ts';
import {
  deleteSchedule,
  deleteSchedulesOf,
  dueSchedules,
  lockSchedule,
  schedulesOf,
  setNextRun,
} from './schedule-store.ts';
import { payoutStateAt } from './shown.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-20T12:00:00.000Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const [past, soon] = [at(-0.001), at(0.001)];
const MIDNIGHT = new Date('2026-11-20T00:00:00.000Z');

let made_ms = Date.now();
const someone = () => uuidv7((made_ms += 1));

/** Writes a row as it stands there later: the guards of its steps are off. */
async function insert(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(row);
  const client = await database.owner.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(
      `insert into payouts.${table} (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')})`,
      Object.values(row),
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function payout(more: object = {}): Promise<string> {
  const id = someone();
  await insert('payout', {
    id,
    merchant_id: someone(),
    asset: 'JVD',
    amount: 100,
    is_scheduled: false,
    asked_by: someone(),
    asked_at: at(-3600),
    ...more,
  });
  return id;
}
const paid = (ended: Date) => ({
  state: 'paid',
  ended_at: ended,
  transfer_id: someone(),
  reference: 'TRANSFER-77',
});
const stateOf = async (id: string) => (await findPayout(database.db, id))?.state;

describe('payouts at an instant', () => {
  it('are summed by currency: those of the day in UTC, and those that wait', async () => {
    const merchant_id = someone();
    for (const [amount, more] of [
      [1, paid(MIDNIGHT)],
      [10, paid(NOW)],
      [100, paid(new Date(MIDNIGHT.getTime() - 1))],
      [1000, { state: 'waiting', due_at: soon }],
      [10_000, { state: 'held', due_at: past }],
      [100_000, { state: 'blocked' }],
      [1_000_000, { state: 'waiting', due_at: NOW }],
      [10_000_000, { state: 'canceled', ended_at: NOW }],
      [100_000_000, {}],
      [5, { asset: 'USD', state: 'blocked' }],
    ] as const)
      await payout({ merchant_id, amount, ...more });
    await payout({ state: 'blocked', amount: 7 });
    const sums = await sumsOf(database.db, { merchantId: merchant_id, now: NOW });
    expect(sums('JVD')).toMatchObject({ paid: 11n, waiting: 111_000n, blocked: 100_000n, count: 3n });
    expect(sums('USD')).toMatchObject({ paid: 0n, waiting: 5n, blocked: 5n, count: 1n });
    expect(sums('EUR')).toEqual({ paid: 0n, waiting: 0n, blocked: 0n, count: 0n });
  });

  it('are counted by the day of UTC, also at the end of a month', () => {
    expect(dayOf(new Date('2026-12-31T23:59:59.999Z'))).toEqual({
      from: new Date('2026-12-31T00:00:00.000Z'),
      until: new Date('2027-01-01T00:00:00.000Z'),
    });
  });

  it('are due once their time is over, or where a frozen wallet stops them, the earliest first', async () => {
    const [blocked, later, earlier] = [
      await payout({ state: 'blocked' }),
      await payout({ state: 'held', due_at: NOW }),
      await payout({ state: 'held', due_at: past }),
      await payout({ state: 'held', due_at: soon }),
      await payout({ state: 'waiting', due_at: past }),
      await payout(paid(past)),
    ];
    const ids = [earlier, later, blocked];
    const found = (await duePayouts(database.db, NOW, 100)).map(({ id }) => id);
    expect(found.filter((id) => ids.includes(id))).toEqual(ids);
    expect(found.filter((id) => !ids.includes(id))).toHaveLength(found.length - 3);
    expect((await duePayouts(database.db, past, 100)).map(({ id }) => id)).not.toContain(later);
  });

  it('that a frozen wallet stops come round, however many they are', async () => {
    const blocked = [
      await payout({ state: 'blocked' }),
      await payout({ state: 'blocked' }),
      await payout({ state: 'blocked' }),
    ];
    const looks = await Promise.all(
      Array.from({ length: 60 }, (_, minute) => duePayouts(database.db, new Date(minute * 60_000), 1)),
    );
    const found = looks.flatMap((rows) => rows.map(({ id }) => id));
    expect(found).toHaveLength(60);
    expect(found).toEqual(expect.arrayContaining(blocked));
  });

  it('end where nobody confirmed them in time, and are over from that instant on', async () => {
    const ids = [
      await payout({ state: 'waiting', due_at: NOW }),
      await payout({ state: 'waiting', due_at: soon }),
      await payout({ state: 'held', due_at: past }),
    ];
    const rows = await Promise.all(ids.map((id) => findPayout(database.db, id)));
    expect(rows.map((row) => row && payoutStateAt(row, NOW))).toEqual(['expired', 'waiting', 'held']);
    await expirePayouts(database.db, NOW);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['expired', 'waiting', 'held']);
  });

  it('of a merchant who is gone are canceled while they wait', async () => {
    const merchant_id = someone();
    const ids = [
      await payout({ merchant_id, state: 'waiting', due_at: soon }),
      await payout({ merchant_id, state: 'held', due_at: soon }),
      await payout({ merchant_id, state: 'blocked' }),
      await payout({ merchant_id, ...paid(past) }),
      await payout({ state: 'blocked' }),
    ];
    await cancelPayoutsOf(database.db, merchant_id, NOW);
    const states = ['canceled', 'canceled', 'canceled', 'paid', 'blocked'];
    expect(await Promise.all(ids.map(stateOf))).toEqual(states);
  });

  it('are listed the newest first, of one merchant, by state and reference', async () => {
    const merchantId = someone();
    const ids = [
      await payout({ merchant_id: merchantId, ...paid(past) }),
      await payout({ merchant_id: merchantId, state: 'blocked' }),
      await payout({ merchant_id: merchantId, ...paid(past), reference: 'OTHER-1' }),
      await payout(paid(past)),
    ];
    const found = async (more: object = {}) =>
      (await listPayoutRows(database.db, { merchantId, limit: 10, ...more })).map(({ id }) =>
        ids.indexOf(id),
      );
    expect(await found()).toEqual([2, 1, 0]);
    expect(await found({ limit: 1 })).toEqual([2]);
    expect(await found({ after: ids[1] })).toEqual([0]);
    expect(await found({ state: 'paid' })).toEqual([2, 0]);
    expect(await found({ words: 'transfer' })).toEqual([0]);
  });
});

it('schedules are due from their instant on, the earliest first, and each is of one merchant and currency', async () => {
  const merchant_id = someone();
  const schedule = (more: object) =>
    insert('schedule', {
      merchant_id,
      asset: 'JVD',
      cadence: 'daily',
      time_zone: 'Europe/Rome',
      minimum: 1,
      set_by: someone(),
      set_at: past,
      next_at: NOW,
      ...more,
    });
  await schedule({});
  await schedule({ asset: 'EUR', next_at: past });
  await schedule({ asset: 'USD', next_at: soon });
  await schedule({ merchant_id: someone(), asset: 'CHF', next_at: soon });
  const due = async () => (await dueSchedules(database.db, NOW, 100)).map(({ asset }) => asset);
  const own = async () => (await schedulesOf(database.db, merchant_id)).map(({ asset }) => asset);
  expect([await due(), await own()]).toEqual([
    ['EUR', 'JVD'],
    ['EUR', 'JVD', 'USD'],
  ]);
  expect((await lockSchedule(database.db, merchant_id, 'USD'))?.asset).toBe('USD');
  await setNextRun(database.db, { merchant_id, asset: 'EUR' }, soon);
  expect(await due()).toEqual(['JVD']);
  await deleteSchedule(database.db, merchant_id, 'EUR');
  expect(await own()).toEqual(['JVD', 'USD']);
  await deleteSchedulesOf(database.db, merchant_id);
  expect(await own()).toEqual([]);
});
