import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { AccountScheme, WithdrawalState } from '../../contract/rails/payouts.ts';
import { openPayout, sealPayout, type PayoutDetails } from './payout-details.ts';

export interface PayoutRow extends PayoutDetails {
  readonly id: string;
  readonly user_id: string;
  readonly scheme: AccountScheme;
  readonly created_at: Date;
}

export interface WithdrawalRow {
  readonly id: string;
  readonly user_id: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly reference: string;
  readonly state: WithdrawalState;
  /** Sealed: see sealed-entries.ts. */
  readonly sealed_reason: string | null;
  readonly transfer_id: string | null;
  readonly created_at: Date;
  readonly scheme: AccountScheme;
  readonly payout_account_id: string;
  /** Sealed: see payout-details.ts. */
  readonly details: string;
}

export interface BatchRow {
  readonly id: string;
  readonly asset: string;
  readonly count: number;
  readonly total: bigint;
  readonly created_at: Date;
}

type Sealing = Pick<Work, 'db' | 'cipher'>;

export async function payoutAccountsOf(
  { db, cipher }: Sealing,
  userId: string,
): Promise<readonly PayoutRow[]> {
  const { rows } = await sql<Omit<PayoutRow, keyof PayoutDetails> & { readonly details: string }>`
    select id, user_id, scheme, details, created_at
    from wallet.payout_account
    where user_id = ${userId}::uuid and removed_at is null
    order by id`.execute(db);
  return rows.map(({ details, ...row }) => ({ ...row, ...openPayout(cipher, row.id, details) }));
}

export async function insertPayoutAccount({ db, cipher }: Sealing, row: PayoutRow): Promise<void> {
  const details = sealPayout(cipher, row.id, row);
  await sql`
    insert into wallet.payout_account (id, user_id, scheme, details, created_at)
    values (${row.id}::uuid, ${row.user_id}::uuid, ${row.scheme}, ${details}, ${row.created_at})`.execute(db);
}

/** False where the person has no such account. */
export async function removePayoutRow(db: Database, userId: string, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update wallet.payout_account set removed_at = ${at}
    where id = ${id}::uuid and user_id = ${userId}::uuid and removed_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

/** Of `wallet.withdrawal w`, with its `wallet.payout_account p`. */
export const withdrawalColumns = sql.raw(`
  w.id, w.user_id, w.asset, w.amount, w.reference, w.state, w.sealed_reason, w.transfer_id, w.created_at,
  w.payout_account_id, p.scheme, p.details`);

const withdrawalSelect = sql`
  select ${withdrawalColumns}
  from wallet.withdrawal w
  join wallet.payout_account p on p.id = w.payout_account_id`;

export async function insertWithdrawal(
  db: Database,
  row: Pick<WithdrawalRow, 'id' | 'user_id' | 'asset' | 'amount' | 'reference' | 'created_at'> & {
    readonly payout_account_id: string;
  },
): Promise<void> {
  await sql`
    insert into wallet.withdrawal (id, user_id, payout_account_id, asset, amount, reference, state, created_at)
    values (
      ${row.id}::uuid, ${row.user_id}::uuid, ${row.payout_account_id}::uuid, ${row.asset}, ${row.amount.toString()}::bigint,
      ${row.reference}, 'waiting', ${row.created_at})`.execute(db);
  await addStep(db, row.id, 'waiting', row.created_at);
}

/** Newest first, below an id where one is given. */
export async function withdrawalsOf(
  db: Database,
  userId: string,
  { below, limit }: { readonly below: string | undefined; readonly limit: number },
): Promise<readonly WithdrawalRow[]> {
  const bound = below === undefined ? sql`true` : sql`w.id < ${below}::uuid`;
  const { rows } = await sql<WithdrawalRow>`
    ${withdrawalSelect}
    where w.user_id = ${userId}::uuid and ${bound}
    order by w.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** One withdrawal, locked: two that would change it follow each other. */
export async function lockWithdrawal(db: Database, id: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    ${withdrawalSelect}
    where w.id = ${id}::uuid
    for no key update of w`.execute(db);
  return rows[0];
}

export async function moveWithdrawal(
  db: Database,
  id: string,
  to: {
    readonly state: WithdrawalState;
    readonly at: Date;
    readonly sealedReason?: string;
    readonly transferId?: string;
  },
): Promise<void> {
  await sql`
    update wallet.withdrawal
    set state = ${to.state}, sealed_reason = ${to.sealedReason ?? null}, transfer_id = coalesce(${to.transferId ?? null}::uuid, transfer_id)
    where id = ${id}::uuid`.execute(db);
  await addStep(db, id, to.state, to.at);
}

async function addStep(db: Database, id: string, state: WithdrawalState, at: Date): Promise<void> {
  await sql`
    insert into wallet.withdrawal_step (withdrawal_id, state, at)
    values (${id}::uuid, ${state}, ${at})`.execute(db);
}

export interface Step {
  readonly withdrawal_id: string;
  readonly state: WithdrawalState;
  readonly at: Date;
}

export async function stepsOf(db: Database, ids: readonly string[]): Promise<readonly Step[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Step>`
    select withdrawal_id, state, at
    from wallet.withdrawal_step
    where withdrawal_id = any (${[...ids]}::uuid[])
    order by at, state desc`.execute(db);
  return rows;
}

/** The person's own reference; the one offered is kept where they have none yet. */
export async function depositReferenceOf(db: Database, userId: string, offered: string): Promise<string> {
  const { rows } = await sql<{ reference: string }>`
    insert into wallet.deposit_reference as kept (user_id, reference)
    values (${userId}::uuid, ${offered})
    on conflict (user_id) do update set reference = kept.reference
    returning reference`.execute(db);
  return rows[0]?.reference ?? offered;
}
