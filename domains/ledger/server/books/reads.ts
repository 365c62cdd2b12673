import type { Database } from '@egcr/server-kit/database';
import { sql, type RawBuilder } from 'kysely';

import type {
  Account,
  EntriesQuery,
  Entry,
  Owner,
  OwnerKind,
  Period,
  PostedTransfer,
  NamedAccount,
} from './ledger.ts';

interface AccountRow {
  readonly id: string;
  readonly owner_kind: OwnerKind;
  readonly owner_id: string;
  readonly asset: string;
  readonly purpose: string;
  readonly status: Account['status'];
  readonly balance: bigint;
  readonly held: bigint;
  readonly version: bigint;
  readonly opened_at: Date;
  readonly limit_day: bigint | null;
  readonly limit_month: bigint | null;
  readonly out_day: bigint;
  readonly out_day_on: string | null;
  readonly out_month: bigint;
  readonly out_month_on: string | null;
}

const accountColumns = sql.raw(`
  id, owner_kind, owner_id, asset, purpose, status, balance, held, version, opened_at, limit_day, limit_month,
  out_day, out_day_on, out_month, out_month_on`);

function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    owner: { kind: row.owner_kind, id: row.owner_id },
    asset: row.asset,
    purpose: row.purpose,
    status: row.status,
    balanceMinor: row.balance,
    heldMinor: row.held,
    version: row.version,
    openedAt: row.opened_at,
    limitDayMinor: row.limit_day,
    limitMonthMinor: row.limit_month,
    outDayMinor: row.out_day,
    outDayOn: row.out_day_on,
    outMonthMinor: row.out_month,
    outMonthOn: row.out_month_on,
  };
}

export async function balances(db: Database, owner: Owner): Promise<readonly Account[]> {
  const { rows } = await sql<AccountRow>`
    select ${accountColumns}
    from ledger.account
    where owner_kind = ${owner.kind} and owner_id = ${owner.id}::uuid
    order by id`.execute(db);
  return rows.map(toAccount);
}

export async function balancesOf(db: Database, owners: readonly Owner[]): Promise<readonly Account[]> {
  const { rows } = await sql<AccountRow>`
    select ${accountColumns}
    from ledger.account
    where owner_kind = any (${[...new Set(owners.map(({ kind }) => kind))]}::text[])
      and owner_id = any (${owners.map(({ id }) => id)}::uuid[])
    order by id`.execute(db);
  return rows.map(toAccount);
}

/** By place and not by name: two who ask for the same account get the same id. */
export async function accountIds(
  db: Database,
  named: readonly NamedAccount[],
): Promise<readonly (string | undefined)[]> {
  const { rows } = await sql<{ place: number; id: string }>`
    select asked.place::integer, account.id
    from unnest(
      ${named.map(({ owner }) => owner.kind)}::text[],
      ${named.map(({ owner }) => owner.id)}::uuid[],
      ${named.map(({ asset }) => asset)}::text[],
      ${named.map(({ purpose }) => purpose)}::text[]
    ) with ordinality as asked (owner_kind, owner_id, asset, purpose, place)
    join ledger.account
      on account.owner_kind = asked.owner_kind
      and account.owner_id = asked.owner_id
      and account.asset = asked.asset
      and account.purpose = asked.purpose`.execute(db);
  const idOf = new Map(rows.map(({ place, id }) => [place, id]));
  return named.map((_, at) => idOf.get(at + 1));
}

export async function account(db: Database, accountId: string): Promise<Account | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${accountColumns}
    from ledger.account
    where id = ${accountId}::uuid`.execute(db);
  return rows[0] && toAccount(rows[0]);
}

interface TransferRow {
  readonly transfer_id: string;
  readonly kind: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly posted_at: Date;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly group_id: string | null;
  readonly hold_id: string | null;
  readonly reverses: string | null;
  readonly quote_id: string | null;
  readonly effective_at: Date | null;
  readonly debit: string;
  readonly debit_kind: OwnerKind;
  readonly debit_owner: string;
  readonly credit: string;
  readonly credit_kind: OwnerKind;
  readonly credit_owner: string;
}

const transferColumns = sql.raw(`
  t.id as transfer_id, t.kind, t.asset, t.amount, t.posted_at, t.meta, t.group_id, t.hold_id, t.reverses, t.quote_id, t.effective_at,
  t.debit, giver.owner_kind as debit_kind, giver.owner_id as debit_owner,
  t.credit, taker.owner_kind as credit_kind, taker.owner_id as credit_owner`);

const transferOwners = sql.raw(`
  join ledger.account giver on giver.id = t.debit
  join ledger.account taker on taker.id = t.credit`);

function toTransfer(row: TransferRow): PostedTransfer {
  return {
    id: row.transfer_id,
    kind: row.kind,
    asset: row.asset,
    amountMinor: row.amount,
    postedAt: row.posted_at,
    meta: row.meta,
    groupId: row.group_id,
    holdId: row.hold_id,
    reverses: row.reverses,
    quoteId: row.quote_id,
    effectiveAt: row.effective_at,
    debit: { accountId: row.debit, owner: { kind: row.debit_kind, id: row.debit_owner } },
    credit: { accountId: row.credit, owner: { kind: row.credit_kind, id: row.credit_owner } },
  };
}

export async function transfer(db: Database, transferId: string): Promise<PostedTransfer | undefined> {
  const { rows } = await sql<TransferRow>`
    select ${transferColumns}
    from ledger.transfer t
    ${transferOwners}
    where t.id = ${transferId}::uuid`.execute(db);
  return rows[0] && toTransfer(rows[0]);
}

/** All transfers of a group. */
export async function transfersOfGroup(db: Database, groupId: string): Promise<readonly PostedTransfer[]> {
  const { rows } = await sql<TransferRow>`
    select ${transferColumns}
    from ledger.transfer t
    ${transferOwners}
    where t.group_id = ${groupId}::uuid
    order by t.id`.execute(db);
  return rows.map(toTransfer);
}

/** All transfers of some groups, in no promised order. One round trip. */
export async function transfersOfGroups(
  db: Database,
  groupIds: readonly string[],
): Promise<readonly PostedTransfer[]> {
  const { rows } = await sql<TransferRow>`
    select ${transferColumns}
    from ledger.transfer t
    ${transferOwners}
    where t.group_id = any(${groupIds}::uuid[])`.execute(db);
  return rows.map(toTransfer);
}

/** All reversals of a transfer, oldest first. */
export async function reversalsOf(db: Database, transferId: string): Promise<readonly PostedTransfer[]> {
  const { rows } = await sql<TransferRow>`
    select ${transferColumns}
    from ledger.transfer t
    ${transferOwners}
    where t.reverses = ${transferId}::uuid
    order by t.debit_version`.execute(db);
  return rows.map(toTransfer);
}

interface EntryRow extends TransferRow {
  readonly account_id: string;
  readonly version: bigint;
  readonly change: bigint;
  readonly balance: bigint;
}

const entryColumns = sql.raw('e.account_id, e.version, e.amount as change, e.balance');

function toEntry(row: EntryRow): Entry {
  return {
    accountId: row.account_id,
    version: row.version,
    amountMinor: row.change,
    balanceMinor: row.balance,
    transfer: toTransfer(row),
  };
}

/**
 * Newest first over all the accounts. Within one account time never goes back, so ordering by time and then by version keeps each
 * account's own order, and a page can be continued from the lowest version it showed of each account.
 */
export async function entries(db: Database, query: EntriesQuery): Promise<readonly Entry[]> {
  const { limit } = query;
  const { rows } = await sql<EntryRow>`
    select ${entryColumns}, ${transferColumns}
    from (${wantedVersions(query)}) wanted
    cross join lateral (
      select entry.account_id, entry.version, entry.amount, entry.balance, entry.transfer_id
      from ledger.entry entry
      join ledger.transfer of_kind on of_kind.id = entry.transfer_id
      where entry.account_id = wanted.account_id and entry.version > wanted.above and entry.version < wanted.below and ${filterOf(query)}
      order by entry.version desc
      limit ${limit}
    ) e
    join ledger.transfer t on t.id = e.transfer_id
    ${transferOwners}
    order by t.posted_at desc, e.account_id, e.version desc
    limit ${limit}`.execute(db);
  return rows.map(toEntry);
}

/** Times follow versions, so a period is a range of the primary key; "offset 0" keeps its ends from being found for each entry. */
function wantedVersions({ from: accounts, posted: { from, to } = {} }: EntriesQuery): RawBuilder<unknown> {
  const accountIds = accounts.map((one) => one.accountId);
  const bounds = accounts.map((one) => one.below.toString());
  const above = from ? sql`ledger.version_before(bound.account_id, ${from})` : sql`0`;
  const below = to
    ? sql`least(bound.below, ledger.version_before(bound.account_id, ${to}) + 1)`
    : sql`bound.below`;
  return sql`
    select bound.account_id, ${above} as above, ${below} as below
    from unnest(${accountIds}::uuid[], ${bounds}::bigint[]) as bound (account_id, below)
    offset 0`;
}

function filterOf({ kinds, direction, amountMinor }: EntriesQuery): RawBuilder<unknown> {
  const { min, max } = amountMinor ?? {};
  const conditions = [
    kinds && sql`of_kind.kind = any (${[...kinds]}::text[])`,
    direction && (direction === 'in' ? sql`entry.amount > 0` : sql`entry.amount < 0`),
    min !== undefined && sql`abs(entry.amount) >= ${min.toString()}::bigint`,
    max !== undefined && sql`abs(entry.amount) <= ${max.toString()}::bigint`,
  ].filter((condition) => typeof condition === 'object');
  return sql.join([sql`true`, ...conditions], sql` and `);
}

/** Entries of one account in a period, oldest first. */
export async function entriesBetween(
  db: Database,
  accountId: string,
  { from, to, after = 0n, limit }: Period & { readonly after?: bigint; readonly limit: number },
): Promise<readonly Entry[]> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns}, ${transferColumns}
    from ledger.entry e
    join ledger.transfer t on t.id = e.transfer_id
    ${transferOwners}
    where e.account_id = ${accountId}::uuid
      and e.version > (select greatest(${after.toString()}::bigint, ledger.version_before(${accountId}::uuid, ${from})))
      and e.version <= (select ledger.version_before(${accountId}::uuid, ${to}))
    order by e.version
    limit ${limit}`.execute(db);
  return rows.map(toEntry);
}
