import { performance } from 'node:perf_hooks';

import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { brokenInAll, FINDINGS_MAX } from './audit.ts';
import type { BrokenRule, Reconciliation } from './findings.ts';
import type { LedgerWork } from './ledger.ts';

/** Longer than any transaction runs and any clock is off: transfers of a newer transaction are never stamped earlier than this. */
const LATE = sql`interval '1 day'`;
/** Money on an account for passing it on should have gone on by then. */
const OPEN_ITEM = sql`interval '2 days'`;
/** Runs over what is new, without findings, are kept this long. */
const KEPT = sql`interval '30 days'`;

/**
 * Compares the books with themselves and writes down what came of it: `new` what transactions since the last run have posted, with
 * the accounts concerned; `all` everything. Accounts that do not agree are frozen. Reads and writes in one transaction; safe to run
 * beside postings.
 */
export async function reconcile(work: LedgerWork, kind: Reconciliation['kind']): Promise<Reconciliation> {
  const begin = performance.now();
  const { db, now } = work;
  // Reading all takes as long as it takes; nobody waits for it.
  if (kind === 'all') await sql`set local statement_timeout = '1h'`.execute(db);
  const range = await nextRange(db);
  const { transfers, accounts } = await countNew(db, range);
  const broken = kind === 'all' ? await brokenInAll(db) : await brokenInNew(db, range);
  const openItems = await staleOpenItems(db, now);
  const run: Reconciliation = {
    id: work.newId(),
    kind,
    startedAt: now,
    tookMs: Math.round(performance.now() - begin),
    transfers,
    accounts,
    broken,
    openItems,
    frozen: await freeze(db, broken),
  };
  const kept = {
    id: run.id,
    kind,
    started_at: now,
    took_ms: run.tookMs,
    xid_from: range.from,
    xid_to: range.to,
    transfers: transfers.toString(),
    accounts: accounts.toString(),
    broken,
    open_items: openItems,
    frozen: run.frozen,
  };
  await sql`select ledger.keep_reconciliation(${JSON.stringify(kept)}::jsonb, ${KEPT})`.execute(db);
  return run;
}

/** One run of each kind: the newest, or the newest with findings after which no run over all has been without any. */
export async function lastReconciliations(db: Database): Promise<readonly Reconciliation[]> {
  const { rows } = await sql<RunRow>`
    select distinct on (kind) id, kind, started_at, took_ms, transfers, accounts, broken, open_items, frozen
    from (
      select
        run.*,
        broken <> '[]' and not exists (
          select from ledger.reconciliation_run later
          where later.kind = 'all' and later.broken = '[]' and (later.started_at, later.id) > (run.started_at, run.id)
        ) as stands
      from ledger.reconciliation_run run
    ) run
    order by kind, stands desc, started_at desc, id desc`.execute(db);
  return rows.map(toRun);
}

function toRun(row: RunRow): Reconciliation {
  return {
    id: row.id,
    kind: row.kind,
    startedAt: row.started_at,
    tookMs: row.took_ms,
    transfers: row.transfers,
    accounts: row.accounts,
    broken: row.broken,
    openItems: row.open_items,
    frozen: row.frozen,
  };
}

interface RunRow {
  readonly id: string;
  readonly kind: Reconciliation['kind'];
  readonly started_at: Date;
  readonly took_ms: number;
  readonly transfers: bigint;
  readonly accounts: bigint;
  readonly broken: readonly BrokenRule[];
  readonly open_items: readonly BrokenRule[];
  readonly frozen: number;
}

interface Range {
  readonly from: string;
  readonly to: string;
  readonly since: Date | null;
}

/** From where the last run ended to the oldest transaction that still runs: nothing can appear below that any more. */
async function nextRange(db: Database): Promise<Range> {
  const { rows } = await sql<Range>`
    select
      coalesce(last.xid_to, '0')::text as "from",
      -- Nothing is new in a cluster that has no epoch yet.
      coalesce(ledger.complete_below(), last.xid_to, '0')::text as "to",
      last.started_at - ${LATE} as since
    from (values (1)) one
    left join (
      select xid_to, started_at from ledger.reconciliation_run order by xid_to desc, started_at desc limit 1
    ) last on true`.execute(db);
  return rows[0] ?? { from: '0', to: '0', since: null };
}

/** The transfers of a range; the index on their times spares those long before it. */
function freshOf({ from, to, since }: Range) {
  const timed = since === null ? sql`` : sql`and t.posted_at >= ${since}`;
  return sql`
    fresh as (
      select t.id, t.debit, t.credit, t.debit_version, t.credit_version, t.asset, t.amount
      from ledger.transfer t
      where t.xid >= ${from}::xid8 and t.xid < ${to}::xid8 ${timed}
    ),
    touched as (
      select leg.account_id, min(leg.version) as first
      from fresh
      cross join lateral (
        values (fresh.debit, fresh.debit_version), (fresh.credit, fresh.credit_version)
      ) as leg (account_id, version)
      group by leg.account_id
    )`;
}

async function countNew(
  db: Database,
  range: Range,
): Promise<{ readonly transfers: bigint; readonly accounts: bigint }> {
  const { rows } = await sql<{ transfers: bigint; accounts: bigint }>`
    with ${freshOf(range)}
    select (select count(*) from fresh) as transfers, (select count(*) from touched) as accounts`.execute(db);
  return rows[0] ?? { transfers: 0n, accounts: 0n };
}

async function brokenInNew(db: Database, range: Range): Promise<readonly BrokenRule[]> {
  const { rows } = await sql<BrokenRule>`
    with ${freshOf(range)},
    -- Each account from the entry before its first new one, which the run before has seen.
    link as (
      select
        e.account_id, e.version, e.amount, e.balance, e.posted_at, touched.first,
        lag(e.version) over chain as version_before,
        lag(e.balance) over chain as balance_before,
        lag(e.posted_at) over chain as time_before
      from touched
      join ledger.entry e on e.account_id = touched.account_id and e.version >= touched.first - 1
      window chain as (partition by e.account_id order by e.version)
    ),
    seen as (
      select
        account_id,
        max(version) as version,
        (array_agg(balance order by version desc))[1] as balance,
        bool_and(coalesce(version = version_before + 1, version <= greatest(first - 1, 1))) as is_gapless,
        bool_and(coalesce(balance = balance_before + amount and posted_at >= time_before, version > 1 or balance = amount)) as is_unbroken
      from link
      group by account_id
    )
    select 'entry_gap' as kind, account_id::text as id from seen where not is_gapless
    union all
    select 'entry_chain', account_id::text from seen where not is_unbroken
    union all
    select case when a.balance <> seen.balance then 'account_balance' else 'account_version' end, a.id::text
    from touched
    join ledger.account a on a.id = touched.account_id
    left join seen on seen.account_id = a.id
    where (a.balance, a.version) is distinct from (seen.balance, seen.version)
    union all
    select 'account_floor', a.id::text
    from touched
    join ledger.account a on a.id = touched.account_id
    where a.balance - a.held < a.floor
    union all
    select 'transfer_entries', fresh.id::text
    from fresh
    where not exists (
        select from ledger.entry e
        where (e.account_id, e.version, e.transfer_id, e.amount) = (fresh.debit, fresh.debit_version, fresh.id, -fresh.amount))
      or not exists (
        select from ledger.entry e
        where (e.account_id, e.version, e.transfer_id, e.amount) = (fresh.credit, fresh.credit_version, fresh.id, fresh.amount))
    union all
    select 'transfer_asset', fresh.id::text
    from fresh
    where exists (select from ledger.account a where a.id in (fresh.debit, fresh.credit) and a.asset <> fresh.asset)
    union all
    select 'hold_sum', a.id::text
    from (select account_id from touched union select account_id from ledger.hold where state = 'open') concerned
    join ledger.account a on a.id = concerned.account_id
    where a.held <> (
      select coalesce(sum(h.amount - h.captured), 0) from ledger.hold h where h.account_id = a.id and h.state = 'open')
    limit ${FINDINGS_MAX}`.execute(db);
  return rows;
}

/** Money that has not gone on from an account for passing it on. Nothing is broken then, but someone should look. */
async function staleOpenItems(db: Database, now: Date): Promise<readonly BrokenRule[]> {
  const { rows } = await sql<BrokenRule>`
    select 'clearing_open' as kind, id::text as id
    from ledger.account
    where class = 'transit' and balance <> 0 and last_at < ${now}::timestamptz - ${OPEN_ITEM}
    limit ${FINDINGS_MAX}`.execute(db);
  return rows;
}

/** Stops the accounts that the findings name, directly or by a transfer; answers how many that were open. */
async function freeze(db: Database, broken: readonly BrokenRule[]): Promise<number> {
  const named = broken.filter(({ id }) => UUID.test(id)).map(({ id }) => id);
  if (named.length === 0) return 0;
  const { rows } = await sql<{ stopped: boolean }>`
    select ledger.set_account_status(a.id, 'frozen') as stopped
    from ledger.account a
    where a.status not in ('frozen', 'closed')
      and (
        a.id = any (${named}::uuid[])
        or a.id in (select debit from ledger.transfer where id = any (${named}::uuid[]))
        or a.id in (select credit from ledger.transfer where id = any (${named}::uuid[])))
    order by a.id`.execute(db);
  return rows.length;
}

/** Assets are findings too, by their codes. */
const UUID = /^[0-9a-f]{8}-/;
