import { randomUUID } from 'node:crypto';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { batchOf, laterId, now, waiting } from '../testing/on-its-way.ts';
import {
  listBatches,
  overdueWithdrawals,
  ownersIn,
  readBatch,
  waitingByOwner,
  withdrawalsIn,
  withdrawalsOf as ofCurrency,
} from './batch-store.ts';
import { findWithdrawal, moveWithdrawal, stepsOf } from './store.ts';

let database: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

const stateOf = async (id: string) => (await findWithdrawal(database.db, id))?.state;

describe('the store of batches', () => {
  it('takes what waits of what is named, in its currency and of nobody who is kept out', async () => {
    const { db } = database;
    const [one, two] = [await waiting(services, { amount: 1n }), await waiting(services, { amount: 2n })];
    const [own, held, gone] = [await waiting(services), await waiting(services), await waiting(services)];
    const [euros, unnamed, late] = [
      await waiting(services, { asset: 'EUR' }),
      await waiting(services),
      await waiting(services),
    ];
    await moveWithdrawal(db, gone.id, 'cancel', { at: now });
    const asked: (readonly string[])[] = [];
    const batch = await batchOf(
      services,
      [late, two, one, own, held, gone, euros].map(({ id }) => id),
      {
        notOf: own.user_id,
        heldBack: async (userIds) => {
          asked.push(userIds);
          // One is frozen while the batch is made.
          return new Set([held.user_id, ...(asked.length > 1 ? [late.user_id] : [])]);
        },
      },
    );
    expect(batch).toMatchObject({ asset: 'USD', count: 2, total: 3n, created_at: now });
    expect(asked.map((each) => each.length)).toEqual([5, 3]);
    const rest = [own, held, gone, euros, unnamed, late];
    expect(await Promise.all([one, two, ...rest].map(({ id }) => stateOf(id)))).toEqual([
      'sent',
      'sent',
      'waiting',
      'waiting',
      'cancelled',
      'waiting',
      'waiting',
      'waiting',
    ]);
    const id = batch?.id ?? '';
    expect(await readBatch(db, id)).toEqual(batch);
    expect(await readBatch(db, laterId())).toBeUndefined();
    expect((await withdrawalsIn(db, id)).map((row) => row.id)).toEqual([one.id, two.id]);
    expect(new Set(await ownersIn(db, id))).toEqual(new Set([one.user_id, two.user_id]));
    expect((await stepsOf(db, [one.id])).map(({ state }) => state).toSorted()).toEqual(['sent', 'waiting']);
    expect(await batchOf(services, [one.id, gone.id])).toBeUndefined();
    const later = await batchOf(services, [unnamed.id]);
    expect((await listBatches(db, 2)).map((row) => row.id)).toEqual([later?.id, id]);
    expect((await listBatches(db, 1)).map((row) => row.id)).toEqual([later?.id]);
  });

  it('shows what waits of a currency, or what is named whatever became of it', async () => {
    const { db } = database;
    const user_id = randomUUID();
    const [one, two] = [
      await waiting(services, { user_id, asset: 'JPY', amount: 1n }),
      await waiting(services, { user_id, asset: 'JPY', amount: 2n }),
    ];
    const gone = await waiting(services, { asset: 'JPY', amount: 4n });
    await moveWithdrawal(db, gone.id, 'cancel', { at: now });
    const shown = async (named?: readonly string[]) =>
      (await ofCurrency(db, 'JPY', named)).map(({ id, isWaiting }) => [id, isWaiting]);
    expect(await shown()).toEqual([
      [one.id, true],
      [two.id, true],
    ]);
    expect(await shown([gone.id, two.id, (await waiting(services)).id])).toEqual([
      [two.id, true],
      [gone.id, false],
    ]);
    expect(await shown([])).toEqual([]);
    const yen = (await waitingByOwner(db)).filter(({ asset }) => asset === 'JPY');
    expect(yen).toEqual([{ asset: 'JPY', user_id, count: 2n, total: 3n }]);
  });

  it('finds what was sent before an instant and is not answered, the longest ago first', async () => {
    const { db } = database;
    const [later, first, young, paid] = [
      await waiting(services),
      await waiting(services),
      await waiting(services),
      await waiting(services),
    ];
    const long = new Date('2020-01-01T00:00:00Z');
    const ms = (by: number) => new Date(long.getTime() + by);
    for (const [row, when] of [
      [later, ms(-1)],
      [first, ms(-2)],
      [young, ms(0)],
      [paid, ms(-3)],
    ] as const)
      await batchOf(services, [row.id], { at: when });
    await moveWithdrawal(db, paid.id, 'pay', { at: now, transferId: randomUUID() });
    const overdue = async (limit: number) => overdueWithdrawals(db, { sentBefore: long, limit });
    expect((await overdue(9)).map(({ id, sent_at }) => [id, sent_at])).toEqual([
      [first.id, ms(-2)],
      [later.id, ms(-1)],
    ]);
    expect((await overdue(1)).map(({ id }) => id)).toEqual([first.id]);
  });
});
