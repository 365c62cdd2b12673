import { silentLog } from '@egcr/server-kit/log';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { readNote } from '../../contract/sealed-log/checkpoint-note.ts';
import { ledgerDesk } from '../testing/ledger-desk.ts';
import { postgresLedger } from '../books/postgres-ledger.ts';
import { beginEpoch, type EpochOutcome } from './begin-epoch.ts';
import { needsEpoch } from './epoch-store.ts';
import { type LogKey, makeLogKey, readLogKey } from './log-key.ts';
import { countWaiting, latestCheckpoint } from './log-store.ts';
import { sealLog } from './seal.ts';
import { verifyLog } from './verify-log.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let key: LogKey;
let payer: string;
let payee: string;
beforeEach(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
  key = readLogKey(makeLogKey(), 'test');
  payer = await desk.openFunded(1_000_000n);
  payee = await desk.openAccount();
});
afterEach(() => database.close());

const pay = () => desk.post(desk.posting({ debit: payer, credit: payee, amountMinor: 1n }));
const seal = () => desk.inUnit((work) => sealLog(work, key));
const verify = async () => (await verifyLog(database.db, { keys: [key.publicKey], published: [] })).findings;

async function sealAll(): Promise<void> {
  await expect
    .poll(async () => {
      await seal();
      return countWaiting(database.db);
    })
    .toBe(0);
}

/** What a dump looks like in a new cluster: its numbers are those of another, far ahead of the cluster's own. */
async function loadElsewhere(): Promise<void> {
  await asAdministrator(sql`update ledger.transfer set xid = (xid::text::bigint + 5000000)::text::xid8`);
  await asAdministrator(
    sql`update ledger.checkpoint
        set xid_from = case when seq = 1 then xid_from else (xid_from::text::bigint + 5000000)::text::xid8 end,
            xid_to = (xid_to::text::bigint + 5000000)::text::xid8`,
  );
  await asAdministrator(sql`update ledger.epoch set cluster = 'another'`);
}

async function asAdministrator(statement: ReturnType<typeof sql>): Promise<void> {
  await database.ownerDb.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await statement.execute(db);
  });
}

function begin(): Promise<EpochOutcome> {
  return database.ownerDb
    .transaction()
    .execute((db) => beginEpoch(db, { keys: [key.publicKey], published: [], now: new Date() }));
}

test('in another cluster nothing is sealed, skipped or sealed twice before an epoch begins, and the log says so (attack D9)', async () => {
  await pay();
  await sealAll();
  await pay();
  await loadElsewhere();
  const before = await latestCheckpoint(database.db);
  await pay();
  const said: string[] = [];
  const log = { ...silentLog, error: (...given: readonly unknown[]) => void said.push(String(given.at(-1))) };
  expect(await desk.inUnit((work) => sealLog({ ...work, log }, key))).toBeUndefined();
  expect(said.join()).toContain('npm run ledger:epoch');
  expect(await needsEpoch(database.db)).toBe(true);
  expect(await latestCheckpoint(database.db)).toEqual(before);
  expect(await countWaiting(database.db)).toBe(2);
});

test('an epoch seals what waited in the dump and what was posted since, once each, and its roots name it (attack D9)', async () => {
  await pay();
  await sealAll();
  await pay();
  await loadElsewhere();
  await pay();
  await pay();
  expect(await begin()).toMatchObject({ outcome: 'begun', epoch: 1, moved: 2 });
  expect(await needsEpoch(database.db)).toBe(false);
  await pay();
  await sealAll();
  expect(await verify()).toEqual([]);
  const last = await latestCheckpoint(database.db);
  expect(last?.treeSize).toBe(6);
  expect(readNote(last?.note ?? '')?.checkpoint.epoch).toBe(1);
  expect((await desk.inUnit((work) => postgresLedger.reconcile(work, 'all'))).broken).toEqual([]);
  expect(await begin()).toEqual({ outcome: 'not_needed' });
});

test('the next cluster takes the next epoch (attack D9)', async () => {
  await sealAll();
  for (const epoch of [1, 2]) {
    await loadElsewhere();
    await pay();
    expect(await begin()).toMatchObject({ outcome: 'begun', epoch, moved: 1 });
    await pay();
    await sealAll();
    expect(await verify()).toEqual([]);
  }
});

test.each([
  [
    'changed',
    sql`update ledger.transfer set amount = amount + 1 where id = (select min(id::text)::uuid from ledger.transfer)`,
  ],
  ['removed', sql`delete from ledger.transfer where id = (select min(id::text)::uuid from ledger.transfer)`],
  ['given another place', sql`update ledger.transfer set posted_at = posted_at - interval '1 day'`],
])('no epoch begins where a sealed transfer was %s (attack D10)', async (_, change) => {
  await pay();
  await sealAll();
  await loadElsewhere();
  await asAdministrator(change);
  expect(await begin()).toMatchObject({ outcome: 'refused' });
  expect(await needsEpoch(database.db)).toBe(true);
});

test('the application cannot begin one (attack D10)', async () => {
  await expect(database.pool.query("select ledger.begin_epoch('{}', now())")).rejects.toThrow(
    'permission denied',
  );
});
