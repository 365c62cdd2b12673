import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { silentLog } from '@egcr/server-kit/log';
import { invariant } from '@egcr/server-kit/refusal';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ledgerDesk } from '../testing/ledger-desk.ts';
import { makeLogKey, readLogKey, type LogKey } from './log-key.ts';
import { postgresLedger } from '../books/postgres-ledger.ts';
import { checkpointsAfter, latestCheckpoint } from './log-store.ts';
import { publishCheckpoints, readPublished } from './publish.ts';
import { sealLog } from './seal.ts';
import { verifyLog } from './verify-log.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let key: LogKey;
let payer: string;
let payee: string;
beforeAll(async () => {
  database = await testDatabase({ connectionsMax: 12 });
  desk = ledgerDesk(database);
  key = readLogKey(makeLogKey(), 'test');
  payer = await desk.openFunded(1_000_000n);
  payee = await desk.openAccount();
});
afterAll(() => database.close());

const pay = (amountMinor = 1n) => desk.post(desk.posting({ debit: payer, credit: payee, amountMinor }));
const verify = () => verifyLog(database.db, { keys: [key.publicKey], published: [] });

/** Seals until nothing is left: other tests of the run may hold back the oldest running transaction for a moment. */
async function sealAll(): Promise<void> {
  await expect
    .poll(async () => {
      await desk.inUnit((work) => sealLog(work, key));
      const { rows } = await sql<{ count: number }>`
          select (count(*) - coalesce((select max(tree_size) from ledger.checkpoint), 0))::integer as count
          from ledger.transfer`.execute(database.db);
      return rows[0]?.count;
    })
    .toBe(0);
}

test('each transfer is sealed once, however often and by however many servers the log is sealed', async () => {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([pay(), pay(), desk.inUnit((work) => sealLog(work, key)), pay()]);
    await Promise.all(Array.from({ length: 4 }, () => desk.inUnit((work) => sealLog(work, key))));
  }
  await sealAll();
  const { transfers, findings } = await verify();
  expect(findings).toEqual([]);
  expect(transfers).toBe(16);
});

test('a transfer of a transaction that is still running waits, and everything after it', async () => {
  await sealAll();
  const before = await latestCheckpoint(database.db);
  const slow = await database.pool.connect();
  try {
    await slow.query('begin');
    await slow.query('select pg_current_xact_id()');
    await pay();
    expect(await desk.inUnit((work) => sealLog(work, key))).toBeUndefined();
    await slow.query('commit');
  } finally {
    slow.release();
  }
  await sealAll();
  expect((await latestCheckpoint(database.db))?.treeSize).toBe((before?.treeSize ?? 0) + 1);
});

test('a checkpoint never changes and is never removed', async () => {
  await pay();
  await sealAll();
  for (const statement of [
    sql`update ledger.checkpoint set sealed_at = sealed_at`,
    sql`delete from ledger.checkpoint`,
    sql`truncate ledger.checkpoint`,
    sql`update ledger.log_tile set hashes = ${Buffer.alloc(32)}`,
    sql`delete from ledger.log_tile`,
    sql`update ledger.log_key set public_key = ${Buffer.alloc(32)}`,
  ]) {
    await expect(statement.execute(database.ownerDb)).rejects.toThrow(/is refused|would lose or change/);
  }
});

/** What the check finds after a statement that an administrator of the database with the triggers off could run; undone afterwards. */
async function foundAfter(tamper: (db: typeof database.db) => Promise<unknown>): Promise<string[]> {
  let found: string[] = [];
  const undone = new Error('undone');
  await database.ownerDb
    .transaction()
    .execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await tamper(db);
      const published = [
        { seq: 1n, note: (await checkpointsAfter(database.db, { seq: 0n, limit: 1 }))[0]?.note ?? '' },
      ];
      const { findings } = await verifyLog(db, { keys: [key.publicKey], published });
      found = [...new Set(findings.map((one) => one.fault))].toSorted();
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
}

const newest = sql`(select id from ledger.transfer order by xid desc, id desc limit 1)`;

test('a changed amount is found, also when its entries and balances were changed with it', async () => {
  const found = await foundAfter(async (db) => {
    await sql`update ledger.entry set amount = amount * 2 where transfer_id = ${newest}`.execute(db);
    await sql`update ledger.transfer set amount = amount * 2 where id = ${newest}`.execute(db);
  });
  expect(found).toEqual(['transfers_changed']);
});

test('a changed note is found', async () => {
  const found = await foundAfter((db) =>
    sql`update ledger.transfer set meta = '{"note": "rent"}' where id = ${newest}`.execute(db),
  );
  expect(found).toEqual(['transfers_changed']);
});

test('a removed transfer is found', async () => {
  const found = await foundAfter(async (db) => {
    await sql`delete from ledger.entry where transfer_id = ${newest}`.execute(db);
    await sql`delete from ledger.transfer where id = ${newest}`.execute(db);
  });
  expect(found).toEqual(['transfers_changed']);
});

test('transfers that changed places are found', async () => {
  const found = await foundAfter((db) =>
    sql`
      with two as (select id, xid, lead(xid) over (order by xid, id) as next, lead(id) over (order by xid, id) as other from ledger.transfer),
           pair as (select * from two where next > xid order by xid limit 1)
      update ledger.transfer t
      set xid = case t.id when pair.id then pair.next else pair.xid end
      from pair
      where t.id in (pair.id, pair.other)`.execute(db),
  );
  expect(found).toEqual(['transfers_changed']);
});

test('a transfer slipped in behind the log is found', async () => {
  const found = await foundAfter((db) =>
    sql`
      insert into ledger.transfer
        (id, debit, credit, debit_version, credit_version, asset, amount, kind, posted_at, request_hash, xid)
      select ${desk.newId()}::uuid, debit, credit, 9001, 9001, asset, amount, kind, posted_at, request_hash, xid
      from ledger.transfer
      where id = ${newest}`.execute(db),
  );
  expect(found).toEqual(['entries_differ', 'transfers_changed']);
});

test('an entry that no transfer explains is found', async () => {
  const found = await foundAfter((db) =>
    sql`update ledger.entry set amount = amount * 3 where transfer_id = ${newest}`.execute(db),
  );
  expect(found).toEqual(['entries_differ']);
});

const last = sql`(select max(seq) from ledger.checkpoint)`;
test.each([
  ['its number', 'seq = seq + 1', ['chain_broken']],
  ['where it begins', 'size_before = size_before - 1', ['chain_broken', 'transfers_changed']],
  [
    'the transactions it begins with',
    'xid_from = (xid_from::text::bigint + 1)::text::xid8',
    ['chain_broken'],
  ],
  ['its size', 'tree_size = tree_size + 1', ['signature_wrong', 'transfers_changed', 'tree_changed']],
  ['its root', "root = decode(repeat('00', 32), 'hex')", ['root_changed', 'signature_wrong']],
  ['its time', "sealed_at = sealed_at + interval '1 second'", ['signature_wrong']],
  ['its text', "note = replace(note, 'sealed-at', 'sealed_at')", ['signature_wrong']],
  ['its signature', "note = regexp_replace(note, '.{8}\n$', E'AAAAAAA=\n')", ['signature_wrong']],
])('a root is found that was changed in %s', async (_, change, faults) => {
  const found = await foundAfter((db) =>
    sql`update ledger.checkpoint set ${sql.raw(change)} where seq = ${last}`.execute(db),
  );
  expect(found).toEqual(faults);
});

test('a tree that lost or changed a hash is found', async () => {
  expect(await foundAfter((db) => sql`delete from ledger.log_tile`.execute(db))).toEqual([
    'transfers_changed',
    'tree_changed',
  ]);
  expect(
    await foundAfter((db) =>
      sql`update ledger.log_tile set hashes = set_byte(hashes, 0, get_byte(hashes, 0) # 1)`.execute(db),
    ),
  ).toEqual(['root_changed', 'transfers_changed']);
});

test('what is found is named: the root, and the transfer or the entry', async () => {
  let findings: readonly unknown[] = [];
  await foundAfter(async (db) => {
    await sql`update ledger.transfer set amount = amount * 2 where id = ${newest}`.execute(db);
    await sql`delete from ledger.entry where transfer_id = ${newest} and amount > 0`.execute(db);
    const told: number[] = [];
    const verdict = await verifyLog(db, {
      keys: [key.publicKey],
      published: [],
      onProgress: (size) => void told.push(size),
    });
    ({ findings } = verdict);
    expect(told).toHaveLength(verdict.checkpoints);
    expect(told.at(-1)).toBe(verdict.transfers);
    // A transfer that the log cannot hold yet is passed over, not found.
    const { rows } = await sql<{ id: string }>`select ${newest} as id`.execute(db);
    const strays = new Set(rows.map(({ id }) => id));
    const without = await verifyLog(db, { keys: [key.publicKey], published: [], strays });
    expect(without.findings[0]?.detail).toMatch(/has \d+ transfers, but \d+ were sealed/);
  });
  const seq = ((await latestCheckpoint(database.db))?.seq ?? 0n).toString();
  expect(findings).toEqual([
    {
      fault: 'transfers_changed',
      seq,
      detail: expect.stringMatching(/^transfer \S+ is not the one that was sealed at place \d+$/),
    },
    { fault: 'entries_differ', seq: '', detail: expect.stringContaining('does not follow from a transfer') },
    { fault: 'entries_differ', seq: '', detail: expect.stringContaining('does not follow from a transfer') },
  ]);
});

test('a log that was rewritten as a whole is found, since the key that signs is not in the database', async () => {
  const found = await foundAfter(async (db) => {
    await sql`update ledger.transfer set amount = amount + 5 where id = ${newest}`.execute(db);
    await sql`update ledger.entry set amount = amount + sign(amount)::bigint * 5 where transfer_id = ${newest}`.execute(
      db,
    );
    await sql`delete from ledger.checkpoint`.execute(db);
    await sql`delete from ledger.log_tile`.execute(db);
    await sql`delete from ledger.log_key`.execute(db);
    const stranger = readLogKey(makeLogKey(), 'test');
    const work = { db, now: new Date(), log: silentLog };
    invariant((await sealLog(work, stranger)) !== undefined, 'the stranger sealed nothing');
  });
  expect(found).toEqual(expect.arrayContaining(['published_differs', 'signature_wrong']));
});

test('a log that lost its end is found by what was published', async () => {
  const place = await mkdtemp(join(tmpdir(), 'egcr-log-'));
  try {
    const file = join(place, 'log', 'checkpoints.txt');
    await pay();
    await sealAll();
    await publishCheckpoints(database.db, file);
    await pay();
    await sealAll();
    await publishCheckpoints(database.db, file);
    const published = await readPublished(file);
    const all = await checkpointsAfter(database.db, { seq: 0n, limit: 1000 });
    expect(published).toEqual(all.map(({ seq, note }) => ({ seq, note })));
    const cut = [...published, { seq: BigInt(published.length + 1), note: 'a later one' }];
    const { findings } = await verifyLog(database.db, { keys: [key.publicKey], published: cut });
    expect(findings.map((one) => one.fault)).toEqual(['published_missing']);
  } finally {
    await rm(place, { recursive: true });
  }
});

test('the published file goes on after a crash in the middle of a line', async () => {
  const place = await mkdtemp(join(tmpdir(), 'egcr-log-'));
  try {
    const file = join(place, 'checkpoints.txt');
    await publishCheckpoints(database.db, file);
    const whole = await readFile(file, 'utf8');
    await writeFile(file, whole.slice(0, -20));
    await publishCheckpoints(database.db, file);
    const all = await checkpointsAfter(database.db, { seq: 0n, limit: 1000 });
    expect((await readPublished(file)).map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq));
  } finally {
    await rm(place, { recursive: true });
  }
});

test('a key that another has taken over from signs nothing more', async () => {
  await sealAll();
  const next = readLogKey(makeLogKey(), 'test');
  await pay();
  await expect.poll(async () => desk.inUnit((work) => sealLog(work, next))).toBeDefined();
  await pay();
  expect(await desk.inUnit((work) => sealLog(work, key))).toBeUndefined();
  key = next;
  await sealAll();
});

test('a transfer whose server had a clock an hour behind is sealed, and takes no time back', async () => {
  await sealAll();
  const before = await latestCheckpoint(database.db);
  const through = before?.postedThrough ?? new Date(0);
  const account = await desk.openAccount();
  const source = await desk.openAccount({ purpose: 'source', class: 'asset', floorMinor: null });
  await database.ownerDb.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`update ledger.account set last_at = 'epoch' where id in (${account}, ${source})`.execute(db);
  });
  const late = new Date(through.getTime() - 3_600_000);
  await desk.inUnit(({ db }) =>
    postgresLedger.post({ db, now: late }, [
      desk.posting({ debit: source, credit: account, amountMinor: 1n }),
    ]),
  );
  await sealAll();
  expect(await latestCheckpoint(database.db)).toMatchObject({
    postedThrough: through,
    treeSize: (before?.treeSize ?? 0) + 1,
  });
});
