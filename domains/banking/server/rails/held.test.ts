import type { Database } from '@egcr/server-kit/database';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { heldRows, turnsHeld } from '@egcr/server-kit/testing/held-rows';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { lockNamedWithdrawals, waitForOtherFiles } from '../bank-file/statement-store.ts';
import { taken } from '../testing/kept-of-bank.ts';
import { batchOf, laterId, waiting } from '../testing/on-its-way.ts';
import { lockWaiting } from './held-back.ts';
import { lockPayoutAccounts, lockWaitingOf, lockWithdrawal } from './store.ts';
import { lockSuspense } from './suspense-store.ts';

let database: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

const inTransaction = (act: (db: Database) => Promise<unknown>) => database.db.transaction().execute(act);
const held = () => heldRows(database, 'banking.withdrawal');

it('withdrawals are held by those who change them: one, all that wait of a person, or those that a file names', async () => {
  const user_id = laterId();
  const [one, euro, sent] = [
    await waiting(services, { user_id }),
    await waiting(services, { user_id, asset: 'EUR' }),
    await waiting(services, { user_id }),
  ];
  const [other, named] = [await waiting(services), await waiting(services)];
  const batch = await batchOf(services, [sent.id]);
  await inTransaction(async (db) => {
    expect((await lockWithdrawal(db, one.id))?.id).toBe(one.id);
    expect(await held()).toEqual([one.id]);
    expect(await heldRows(database, 'banking.payout_account')).toEqual([]);
  });
  await inTransaction(async (db) => {
    await lockWaitingOf(db, { userId: user_id, asset: 'USD' });
    expect(await held()).toEqual([one.id]);
  });
  await inTransaction(async (db) => {
    await lockWaiting(db, user_id);
    expect(await held()).toEqual([one.id, euro.id]);
  });
  await inTransaction(async (db) => {
    const found = await lockNamedWithdrawals(db, {
      references: [named.reference],
      batches: [batch?.id ?? ''],
    });
    expect(found.map(({ row }) => row.id)).toEqual([sent.id, named.id]);
    expect(await held()).toEqual([sent.id, named.id]);
    expect(await heldRows(database, 'banking.payout_account')).toEqual([]);
  });
  expect(await held()).not.toContain(other.id);
});

it('a batch takes what nobody works on, and leaves the rest for the next', async () => {
  const [busy, free] = [await waiting(services), await waiting(services)];
  await inTransaction(async (db) => {
    await lockWithdrawal(db, busy.id);
    expect(await batchOf(services, [busy.id, free.id])).toMatchObject({ count: 1, total: 500n });
    expect((await lockWithdrawal(db, busy.id))?.state).toBe('waiting');
  });
});

it('money in suspense is held by those who decide on it', async () => {
  await taken(services);
  const two = await taken(services);
  await inTransaction(async (db) => {
    expect((await lockSuspense({ ...services, db }, two.id))?.id).toBe(two.id);
    expect(await heldRows(database, 'banking.bank_entry')).toEqual([two.id]);
  });
});

it.each<[string, (db: Database) => Promise<unknown>]>([
  ['files of the bank', waitForOtherFiles],
  ['bank accounts that one person saves', (db) => lockPayoutAccounts(db, laterId())],
])('%s follow each other', async (_what, act) => {
  await inTransaction(async (db) => {
    await act(db);
    expect(await turnsHeld(db)).toBe(1);
  });
});
