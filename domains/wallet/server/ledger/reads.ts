import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { Account, EntriesQuery, Entry, Owner, OwnerKind, PostedTransfer } from './ledger.ts';

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
}

const accountColumns = sql.raw('id, owner_kind, owner_id, asset, purpose, status, balance, held, version');

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
  readonly debit: string;
  readonly debit_kind: OwnerKind;
  readonly debit_owner: string;
  readonly credit: string;
  readonly credit_kind: OwnerKind;
  readonly credit_owner: string;
}

const transferColumns = sql.raw(`
  t.id as transfer_id, t.kind, t.asset, t.amount, t.posted_at, t.meta,
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

interface EntryRow extends TransferRow {
  readonly account_id: string;
  readonly version: bigint;
  readonly change: bigint;
  readonly balance: bigint;
}

/**
 * Newest first over all the accounts. Within one account time never goes back, so ordering by time and then by version keeps each
 * account's own order, and a page can be continued from the lowest version it showed of each account.
 */
export async function entries(db: Database, { from, kinds, limit }: EntriesQuery): Promise<readonly Entry[]> {
  const accountIds = from.map((one) => one.accountId);
  const bounds = from.map((one) => one.below.toString());
  const ofKinds = kinds === undefined ? sql`true` : sql`of_kind.kind = any (${[...kinds]}::text[])`;
  const { rows } = await sql<EntryRow>`
    select e.account_id, e.version, e.amount as change, e.balance, ${transferColumns}
    from unnest(${accountIds}::uuid[], ${bounds}::bigint[]) as wanted (account_id, below)
    cross join lateral (
      select entry.account_id, entry.version, entry.amount, entry.balance, entry.transfer_id
      from ledger.entry entry
      join ledger.transfer of_kind on of_kind.id = entry.transfer_id
      where entry.account_id = wanted.account_id and entry.version < wanted.below and ${ofKinds}
      order by entry.version desc
      limit ${limit}
    ) e
    join ledger.transfer t on t.id = e.transfer_id
    ${transferOwners}
    order by t.posted_at desc, e.account_id, e.version desc
    limit ${limit}`.execute(db);
  return rows.map((row) => ({
    accountId: row.account_id,
    version: row.version,
    amountMinor: row.change,
    balanceMinor: row.balance,
    transfer: toTransfer(row),
  }));
}
