import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { BrokenRule, Proof, Snapshot } from './findings.ts';

/** Every account in one statement, so that it shows one instant: balances of each asset sum to zero in it. */
export async function snapshot(db: Database): Promise<Snapshot> {
  const { rows } = await sql<Snapshot['accounts'][number]>`
    select id, owner_id, asset, purpose, balance::text as balance, held::text as held
    from ledger.account
    order by id`.execute(db);
  return { accounts: rows };
}

/** More findings than anybody reads one by one. */
export const FINDINGS_MAX = 1000;

interface ProofRow {
  readonly accounts: Proof['accounts'];
  readonly broken: readonly BrokenRule[];
}

/** Every rule with what breaks it, given `account` and `derived` of the statement around it. */
const brokenRules = sql`
  select 'account_balance' as kind, id::text as id from account where balance <> derived
  union all
  select 'account_version', id::text from account where version <> counted
  union all
  select 'account_floor', id::text from account where balance - held < floor
  union all
  select 'entry_gap', id::text from account where not is_gapless
  union all
  select 'entry_chain', id::text from account where not is_unbroken
  union all
  select 'entry_without_account', d.account_id::text from derived d
  where not exists (select from ledger.account a where a.id = d.account_id)
  union all
  select 'transfer_entries', t.id::text from ledger.transfer t
  where not exists (
      select from ledger.entry e
      where (e.account_id, e.version, e.transfer_id, e.amount) = (t.debit, t.debit_version, t.id, -t.amount))
    or not exists (
      select from ledger.entry e
      where (e.account_id, e.version, e.transfer_id, e.amount) = (t.credit, t.credit_version, t.id, t.amount))
  union all
  select 'transfer_asset', t.id::text from ledger.transfer t
  where exists (select from ledger.account a where a.id in (t.debit, t.credit) and a.asset <> t.asset)
  union all
  select 'entry_count', 'all'
  where (select count(*) from ledger.entry) <> 2 * (select count(*) from ledger.transfer)
  union all
  select 'asset_sum', asset from account group by asset having sum(balance) <> 0
  union all
  select 'hold_sum', id::text from account
  where held <> (
    select coalesce(sum(h.amount - h.captured), 0) from ledger.hold h where h.account_id = account.id and h.state = 'open')`;

/** The tables that the rules above are asked of: every account beside what its entries say. */
const derivedAccounts = sql`
  link as (
    select
      account_id, version, amount, balance,
      lag(version, 1, 0::bigint) over chain as version_before,
      lag(balance, 1, 0::bigint) over chain as balance_before,
      lag(posted_at) over chain as time_before,
      posted_at
    from ledger.entry
    window chain as (partition by account_id order by version)
  ),
  derived as (
    select
      account_id,
      sum(amount) as balance,
      count(*) as version,
      bool_and(version = version_before + 1) as is_gapless,
      bool_and(balance = balance_before + amount and posted_at >= coalesce(time_before, posted_at)) as is_unbroken
    from link
    group by account_id
  ),
  account as (
    select a.*, coalesce(d.balance, 0) as derived, coalesce(d.version, 0) as counted, d.is_gapless, d.is_unbroken
    from ledger.account a
    left join derived d on d.account_id = a.id
  )`;

/** One statement, one instant: every balance derived from its entries, and every rule of the ledger that does not hold. */
export async function proof(db: Database): Promise<Proof> {
  const { rows } = await sql<ProofRow>`
    with ${derivedAccounts},
    broken as (${brokenRules})
    select
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'balance', balance::text, 'derived', derived::text) order by id)
        from account), '[]') as accounts,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'id', id) order by kind, id) from broken), '[]') as broken`.execute(
    db,
  );
  return rows[0] ?? { accounts: [], broken: [] };
}

/** As the proof, without listing every account; and month-end balances that the entries no longer lead to. */
export async function brokenInAll(db: Database): Promise<readonly BrokenRule[]> {
  const { rows } = await sql<BrokenRule>`
    with ${derivedAccounts}
    select kind, id from (${brokenRules}) broken
    union all
    select 'snapshot', s.account_id::text
    from ledger.account_snapshot s
    where not exists (
      select from ledger.entry e
      where (e.account_id, e.version, e.balance) = (s.account_id, s.version, s.balance) and e.posted_at < s.before)
    limit ${FINDINGS_MAX}`.execute(db);
  return rows;
}
