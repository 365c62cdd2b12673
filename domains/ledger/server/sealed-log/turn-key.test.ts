import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ledgerDesk } from '../testing/ledger-desk.ts';
import { makeLogKey, readLogKey, turnLogKey, type LogKey } from './log-key.ts';
import { latestCheckpoint, readKeys } from './log-store.ts';
import { sealLog } from './seal.ts';
import { verifyLog } from './verify-log.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
beforeAll(async () => {
  database = await testDatabase({ connectionsMax: 6 });
  desk = ledgerDesk(database);
});
afterAll(() => database.close());

/** One more transfer, sealed: other tests of the run may hold back the oldest running transaction for a moment. */
async function sealOneMore(key: LogKey): Promise<void> {
  const [payer, payee] = [await desk.openFunded(10n), await desk.openAccount()];
  await desk.post(desk.posting({ debit: payer, credit: payee, amountMinor: 1n }));
  await expect
    .poll(async () => {
      await desk.inUnit((work) => sealLog(work, key));
      const { rows } = await sql<{ waiting: number }>`
          select (count(*) - coalesce((select max(tree_size) from ledger.checkpoint), 0))::integer as waiting
          from ledger.transfer`.execute(database.db);
      return rows[0]?.waiting;
    })
    .toBe(0);
}

const faultsBy = async (keys: readonly Buffer[]) =>
  (await verifyLog(database.db, { keys, published: [] })).findings.map(({ fault }) => fault);

test('roots of every earlier key stay right after the key has turned, and a server with the old one seals no more', async () => {
  const stored = makeLogKey();
  const turned = turnLogKey(stored);
  const [first, second] = [readLogKey(stored, 'test'), readLogKey(turned, 'test')];
  await sealOneMore(first);
  await sealOneMore(second);
  await sealOneMore(second);
  expect(await faultsBy([second.publicKey, ...second.earlierKeys])).toEqual([]);
  expect(second.earlierKeys).toEqual([first.publicKey]);
  // Without what the file of keys remembers, the first root is nobody's.
  expect(await faultsBy([second.publicKey])).toContain('signature_wrong');
  expect((await readKeys(database.db)).map(({ publicKey }) => publicKey)).toEqual([
    second.publicKey,
    first.publicKey,
  ]);

  const before = await latestCheckpoint(database.db);
  const [payer, payee] = [await desk.openFunded(10n), await desk.openAccount()];
  await desk.post(desk.posting({ debit: payer, credit: payee, amountMinor: 1n }));
  expect(await desk.inUnit((work) => sealLog(work, first))).toBeUndefined();
  expect((await latestCheckpoint(database.db))?.seq).toBe(before?.seq);
  const third = readLogKey(turnLogKey(turned), 'test');
  await sealOneMore(third);
  expect(await faultsBy([third.publicKey, ...third.earlierKeys])).toEqual([]);
});
