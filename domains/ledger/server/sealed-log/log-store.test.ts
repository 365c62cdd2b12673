import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ledgerDesk } from '../testing/ledger-desk.ts';
import { makeLogKey, readLogKey } from './log-key.ts';
import { checkpointOf, checkpointOfSize, latestCheckpoint, placeOf } from './log-store.ts';
import { sealLog } from './seal.ts';
import { hashLeaf } from './tree.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let payer: string;
let payee: string;
const key = readLogKey(makeLogKey(), 'test');
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
  payer = await desk.openFunded(1_000n);
  payee = await desk.openAccount();
});
afterAll(() => database.close());

test('a place in the log is found between two sizes only, and no checkpoint is of a transfer that is not there', async () => {
  for (const amountMinor of [1n, 2n])
    await desk.post(desk.posting({ debit: payer, credit: payee, amountMinor }));
  // Other tests of the run may hold back the oldest running transaction for a moment.
  await expect
    .poll(async () => {
      await desk.inUnit((work) => sealLog(work, key));
      return (await latestCheckpoint(database.db))?.treeSize;
    })
    .toBe(3);
  const checkpoint = await latestCheckpoint(database.db);
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from ledger.transfer order by xid desc, id desc limit 1',
  );
  const id = rows[0]?.id ?? '';
  const found = await checkpointOf(database.db, id);
  expect(found?.checkpoint).toEqual(checkpoint);
  const hash = hashLeaf(found?.leaf ?? '');
  const size = checkpoint?.treeSize ?? 0;
  const at = (from: number, to: number) => placeOf(database.db, { hash, from, to });
  expect([
    await at(0, size),
    await at(size - 1, size),
    await at(0, size - 1),
    await at(size, size + 1),
  ]).toEqual([size - 1, size - 1, undefined, undefined]);
  expect(await checkpointOf(database.db, desk.newId())).toBeUndefined();
  expect(await checkpointOfSize(database.db, size)).toEqual(checkpoint);
  expect(await checkpointOfSize(database.db, size + 1)).toBeUndefined();
});
