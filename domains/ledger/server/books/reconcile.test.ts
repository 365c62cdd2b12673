import { sql } from 'kysely';
import type { Database } from '@egcr/server-kit/database';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ledgerDesk } from '../testing/ledger-desk.ts';
import type { Reconciliation } from './findings.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let payer: string;
let payee: string;
let transfer: string;
beforeEach(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
  payer = await desk.openFunded(100n);
  payee = await desk.openAccount();
  const [verdict] = await desk.post(desk.posting({ debit: payer, credit: payee, amountMinor: 30n }));
  transfer = verdict?.id ?? '';
});
afterEach(() => database.close());

const reconcile = (kind: Reconciliation['kind']) =>
  desk.inUnit((work) => postgresLedger.reconcile(work, kind));

/**
 * Runs until so many transfers were looked at, and answers the last run with the findings of all: those of transactions beside which
 * others on this server still run are left for later.
 */
async function reconcileNew(transfers: bigint): Promise<Reconciliation> {
  const broken: Reconciliation['broken'][number][] = [];
  let frozen = 0;
  for (let left = transfers, tries = 0; tries < 500; tries += 1) {
    const run = await reconcile('new');
    broken.push(...run.broken);
    frozen += run.frozen;
    left -= run.transfers;
    if (left === 0n) return { ...run, broken, frozen };
  }
  throw new Error('the transfers were never looked at');
}

const statusOf = async (id: string) => (await postgresLedger.account(database.db, id))?.status;
/** Findings once each: two runs may have found the same. */
const short = (run: Reconciliation) =>
  [...new Set(run.broken.map(({ kind, id }) => `${kind} ${id}`))].toSorted();

/** What a database administrator with the triggers off could run. */
async function tamper(change: (db: Database) => Promise<unknown>): Promise<void> {
  await database.ownerDb.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await change(db);
  });
}

describe('reconciliation of what is new', () => {
  it('looks at each transfer once, finds nothing broken, and keeps its runs', async () => {
    expect(await reconcileNew(2n)).toMatchObject({ kind: 'new', broken: [], frozen: 0 });
    expect(await reconcile('new')).toMatchObject({ transfers: 0n, accounts: 0n, broken: [] });
    await desk.post(desk.posting({ debit: payee, credit: payer, amountMinor: 1n }));
    const last = await reconcileNew(1n);
    expect(last).toMatchObject({ accounts: 2n, broken: [] });
    expect(await postgresLedger.lastReconciliations(database.db)).toEqual([last]);
  });

  it.each([
    [
      'a changed balance',
      'update ledger.account set balance = balance + 1 where id = $payee',
      ['account_balance $payee'],
    ],
    [
      'a changed version',
      'update ledger.account set version = 9 where id = $payee',
      ['account_version $payee'],
    ],
    [
      'a changed amount',
      'update ledger.entry set amount = 31 where account_id = $payee',
      ['entry_chain $payee', 'transfer_entries $transfer'],
    ],
    [
      'a running balance that does not follow',
      'update ledger.entry set balance = 71 where account_id = $payer and version = 2',
      ['account_balance $payer', 'entry_chain $payer'],
    ],
    [
      'an entry that is gone',
      'delete from ledger.entry where account_id = $payer and version = 1',
      ['entry_gap $payer', 'transfer_entries $funding'],
    ],
    [
      'a transfer into another asset',
      "update ledger.transfer set asset = 'USD' where id = $transfer",
      ['transfer_asset $transfer'],
    ],
    [
      'money held without a hold',
      'update ledger.account set held = 5 where id = $payer',
      ['hold_sum $payer'],
    ],
    [
      'a time that goes back',
      "update ledger.entry set posted_at = posted_at - interval '1 hour' where account_id = $payer and version = 2",
      ['entry_chain $payer'],
    ],
    [
      'an account below its floor',
      'alter table ledger.account drop constraint account_floor_kept; update ledger.account set floor = 71 where id = $payer',
      ['account_floor $payer'],
    ],
    [
      'an entry of another transfer',
      'update ledger.entry set transfer_id = $funding where account_id = $payee',
      ['transfer_entries $transfer'],
    ],
    [
      'an entry that lost its side',
      'update ledger.entry set amount = 30 where account_id = $payer and version = 2',
      ['entry_chain $payer', 'transfer_entries $transfer'],
    ],
  ])('finds %s, and freezes the accounts concerned', async (_name, statement, expected) => {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from ledger.transfer where credit = $1',
      [payer],
    );
    const names = { $payer: payer, $payee: payee, $transfer: transfer, $funding: rows[0]?.id ?? '' };
    const filled = (text: string, quote = '') =>
      Object.entries(names).reduce((all, [name, id]) => all.replaceAll(name, `${quote}${id}${quote}`), text);
    await tamper((db) => sql.raw(filled(statement, "'")).execute(db));

    const run = await reconcileNew(2n);

    expect(short(run)).toEqual(expected.map((one) => filled(one)).toSorted());
    expect(run.frozen).toBeGreaterThan(0);
    expect([await statusOf(payer), await statusOf(payee)]).toContain('frozen');
    expect((await reconcile('all')).broken).not.toEqual([]);
  });
});

describe('reconciliation of all', () => {
  it('finds what was changed long ago, which the one of what is new no longer looks at', async () => {
    await reconcileNew(2n);
    await tamper((db) =>
      sql`update ledger.entry set balance = 71 where account_id = ${payer} and version = 2`.execute(db),
    );
    expect((await reconcile('new')).broken).toEqual([]);
    expect(short(await reconcile('all'))).toEqual([`entry_chain ${payer}`]);
    expect([await statusOf(payer), await statusOf(payee)]).toEqual(['frozen', 'open']);
  });

  it('lets a finding stand, though nothing new is broken, until a look at all finds nothing', async () => {
    const spoil = (held: number) =>
      tamper((db) => sql`update ledger.account set held = ${held} where id = ${payer}`.execute(db));
    // What was right before it came says nothing about it.
    const before = await reconcile('all');
    expect(before.broken).toEqual([]);
    desk.clock.advance(1);
    await desk.post(desk.posting({ debit: payer, credit: payee, amountMinor: 1n }));
    await spoil(5);
    const found = await reconcileNew(3n - before.transfers);
    expect(found.broken).not.toEqual([]);
    await spoil(0);
    expect((await reconcile('new')).broken).toEqual([]);
    const standing = (await postgresLedger.lastReconciliations(database.db)).find(
      ({ kind }) => kind === 'new',
    );
    expect(standing?.broken).not.toEqual([]);
    desk.clock.advance(1);
    await reconcile('all');
    expect((await postgresLedger.lastReconciliations(database.db)).flatMap((run) => run.broken)).toEqual([]);
  });

  it('compares the entries with the balances that were kept at the end of the month', async () => {
    desk.clock.advance(32 * 24 * 3600);
    const kept = await desk.inUnit((work) => postgresLedger.takeSnapshots(work, { limit: 100 }));
    expect(kept).toBeDefined();
    expect((await reconcile('all')).broken).toEqual([]);
    // A history made anew, right in itself, in which less was paid.
    await tamper(async (db) => {
      await sql`update ledger.transfer set amount = 20 where id = ${transfer}`.execute(db);
      await sql`update ledger.entry set amount = -20, balance = 80 where account_id = ${payer} and version = 2`.execute(
        db,
      );
      await sql`update ledger.entry set amount = 20, balance = 20 where account_id = ${payee}`.execute(db);
      await sql`update ledger.account set balance = 80 where id = ${payer}`.execute(db);
      await sql`update ledger.account set balance = 20 where id = ${payee}`.execute(db);
    });
    expect(short(await reconcile('all'))).toEqual([`snapshot ${payer}`, `snapshot ${payee}`].toSorted());
  });

  it('tells of money that waits on an account for passing it on, and stops nothing', async () => {
    const transit = await desk.openAccount({ class: 'transit' });
    const [posted] = await desk.post(desk.posting({ debit: payer, credit: transit, amountMinor: 5n }));
    const postedAt = posted?.outcome === 'posted' ? posted.postedAt : new Date(0);
    const lookedAt = (ms: number) =>
      desk.inUnit(async (work) => {
        const now = new Date(postedAt.getTime() + ms);
        return (await postgresLedger.reconcile({ ...work, now }, 'all')).openItems;
      });
    expect(await lookedAt(48 * 3_600_000)).toEqual([]);
    expect(await lookedAt(48 * 3_600_000 + 1)).toEqual([{ kind: 'clearing_open', id: transit }]);
    // An account for passing on that has passed everything on waits for nothing, and others may wait as long as they like.
    const passed = await desk.openAccount({ class: 'transit' });
    await desk.post(desk.posting({ debit: payer, credit: passed, amountMinor: 5n }));
    await desk.post(desk.posting({ debit: passed, credit: payer, amountMinor: 5n }));
    desk.clock.advance(49 * 3600);
    const run = await reconcile('new');
    expect(run).toMatchObject({ broken: [], openItems: [{ kind: 'clearing_open', id: transit }], frozen: 0 });
    expect(await statusOf(transit)).toBe('open');
  });
});

it('keeps each month-end once, however many steps it takes', async () => {
  desk.clock.advance(32 * 24 * 3600);
  const rows = async () => {
    const found = await database.pool.query<{ account_id: string; version: bigint; balance: bigint }>(
      'select account_id, version, balance from ledger.account_snapshot order by account_id',
    );
    return found.rows;
  };
  let after: string | undefined;
  do {
    const query = { limit: 1, ...(after === undefined ? {} : { after }) };
    after = await desk.inUnit((work) => postgresLedger.takeSnapshots(work, query));
  } while (after !== undefined);

  const first = await rows();
  expect(first).toHaveLength(3);
  expect(first).toContainEqual({ account_id: payer, version: 2n, balance: 70n });
  await desk.post(desk.posting({ debit: payer, credit: payee, amountMinor: 1n }));
  await desk.inUnit((work) => postgresLedger.takeSnapshots(work, { limit: 100 }));
  expect(await rows()).toEqual(first);
});

describe('the runs that are kept', () => {
  const kept = async () =>
    (
      await database.pool.query<{ kind: string; broken: readonly unknown[] }>(
        'select kind, broken from ledger.reconciliation_run order by started_at, id',
      )
    ).rows.map(({ kind, broken }) => `${kind}${broken.length > 0 ? ' broken' : ''}`);
  const runIn = (days: number, kind: Reconciliation['kind'], ms = 0) =>
    desk.inUnit((work) =>
      postgresLedger.reconcile({ ...work, now: new Date(start.getTime() + days * 86_400_000 + ms) }, kind),
    );
  const start = new Date('2026-12-01T12:00:00Z');

  it('are those of all and those with findings for ever, and the others for thirty days', async () => {
    await tamper((db) => sql`update ledger.account set held = 5 where id = ${payer}`.execute(db));
    await runIn(-1, 'all');
    await tamper((db) => sql`update ledger.account set held = 0 where id = ${payer}`.execute(db));
    await runIn(0, 'new');
    await runIn(0, 'all', 1);
    await runIn(30, 'new');
    expect(await kept()).toEqual(['all broken', 'new', 'all', 'new']);
    await runIn(30, 'new', 1);
    expect(await kept()).toEqual(['all broken', 'all', 'new', 'new']);
  });
});

it('an account that is closed or frozen already is not stopped again, and one of a broken transfer is on either side', async () => {
  await desk.inUnit((work) => postgresLedger.setStatus(work, payee, 'no_debit'));
  await tamper((db) => sql`update ledger.transfer set asset = 'USD' where id = ${transfer}`.execute(db));
  expect((await reconcile('all')).frozen).toBe(2);
  expect([await statusOf(payer), await statusOf(payee)]).toEqual(['frozen', 'frozen']);
  await desk.inUnit((work) => postgresLedger.setStatus(work, payee, 'closed'));
  expect((await reconcile('all')).frozen).toBe(0);
  expect(await statusOf(payee)).toBe('closed');
});

it('the month-end is of accounts that were opened and moved before it, as they were then', async () => {
  const end = new Date(Date.UTC(2027, 0, 1));
  const source = await desk.openAccount({ purpose: 'source', class: 'asset', floorMinor: null });
  const at = (ms: number) => new Date(end.getTime() + ms);
  const open = (now: Date) =>
    desk.inUnit((work) =>
      postgresLedger.openAccounts({ ...work, now }, [
        {
          owner: { kind: 'person', id: desk.newId() },
          asset: 'JVD',
          purpose: 'main',
          class: 'liability',
          floorMinor: 0n,
        },
      ]),
    );
  const pay = (credit: string, now: Date) =>
    desk.inUnit(({ db }) =>
      postgresLedger.post({ db, now }, [
        {
          ...desk.posting({ debit: source, credit, amountMinor: 7n }),
          id: `${now
            .getTime()
            .toString(16)
            .padStart(12, '0')
            .replace(/^(.{8})/, '$1-')}-7000-8000-${credit.slice(-12)}`,
        },
      ]),
    );
  const [[early = ''], [idle = ''], [late = '']] = [await open(at(-2)), await open(at(-1)), await open(end)];
  await pay(early, at(-1));
  await pay(early, end);
  await pay(late, at(1));
  await desk.inUnit((work) => postgresLedger.takeSnapshots({ ...work, now: at(9) }, { limit: 100 }));
  const { rows } = await database.pool.query<{ account_id: string; version: bigint; balance: bigint }>(
    'select account_id, version, balance from ledger.account_snapshot where account_id = any ($1)',
    [[early, idle, late]],
  );
  expect(rows).toEqual([{ account_id: early, version: 1n, balance: 7n }]);
});
