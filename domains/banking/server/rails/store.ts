import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { stateAfter, type EventOf } from '@egcr/contract/machine';
import { invariant } from '@egcr/server-kit/refusal';
import type { AccountScheme } from '../../contract/payouts.ts';
import { withdrawalMachine, type WithdrawalState } from '../../contract/withdrawal-machine.ts';
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
    from banking.payout_account
    where user_id = ${userId}::uuid and removed_at is null
    order by id`.execute(db);
  return rows.map(({ details, ...row }) => ({ ...row, ...openPayout(cipher, row.id, details) }));
}

export async function insertPayoutAccount({ db, cipher }: Sealing, row: PayoutRow): Promise<void> {
  const details = sealPayout(cipher, row.id, row);
  await sql`
    insert into banking.payout_account (id, user_id, scheme, details, created_at)
    values (${row.id}::uuid, ${row.user_id}::uuid, ${row.scheme}, ${details}, ${row.created_at})`.execute(db);
}

/** Two accounts that one person adds at the same time follow each other, so that neither passes the limit nor is saved twice. */
export async function lockPayoutAccounts(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('banking.payout_account ' || ${userId}, 0))`.execute(
    db,
  );
}

/** False where the person has no such account. */
export async function removePayoutRow(db: Database, userId: string, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update banking.payout_account set removed_at = ${at}
    where id = ${id}::uuid and user_id = ${userId}::uuid and removed_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

/** Of `banking.withdrawal w`, with its `banking.payout_account p`. */
export const withdrawalColumns = sql.raw(`
  w.id, w.user_id, w.asset, w.amount, w.reference, w.state, w.sealed_reason, w.transfer_id, w.created_at,
  w.payout_account_id, p.scheme, p.details`);

const withdrawalSelect = sql`
  select ${withdrawalColumns}
  from banking.withdrawal w
  join banking.payout_account p on p.id = w.payout_account_id`;

export async function insertWithdrawal(
  db: Database,
  row: Pick<WithdrawalRow, 'id' | 'user_id' | 'asset' | 'amount' | 'reference' | 'created_at'> & {
    readonly payout_account_id: string;
  },
): Promise<void> {
  await sql`
    insert into banking.withdrawal (id, user_id, payout_account_id, asset, amount, reference, state, created_at)
    values (
      ${row.id}::uuid, ${row.user_id}::uuid, ${row.payout_account_id}::uuid, ${row.asset}, ${row.amount.toString()}::bigint,
      ${row.reference}, ${withdrawalMachine.first}, ${row.created_at})`.execute(db);
  await addStep(db, row.id, withdrawalMachine.first, row.created_at);
}

/** Newest first, below an id where one is given. */
export async function withdrawalsOf(
  db: Database,
  userId: string,
  {
    below,
    limit,
    part,
  }: {
    readonly below: string | undefined;
    readonly limit: number;
    readonly part: 'open' | 'ended' | undefined;
  },
): Promise<readonly WithdrawalRow[]> {
  const bound = below === undefined ? sql`true` : sql`w.id < ${below}::uuid`;
  const wanted = part === undefined ? sql`true` : sql`(w.state in ('waiting', 'sent')) = ${part === 'open'}`;
  const { rows } = await sql<WithdrawalRow>`
    ${withdrawalSelect}
    where w.user_id = ${userId}::uuid and ${bound} and ${wanted}
    order by w.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** One withdrawal, to be read only. */
export async function findWithdrawal(db: Database, id: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    ${withdrawalSelect}
    where w.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** One withdrawal, locked: two that would change it follow each other. */
export async function lockWithdrawal(db: Database, id: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    ${withdrawalSelect}
    where w.id = ${id}::uuid
    for no key update of w`.execute(db);
  return rows[0];
}

/** A person's withdrawals in a currency that wait for the bank, newest first, locked. */
export async function lockWaitingOf(
  db: Database,
  { userId, asset }: { readonly userId: string; readonly asset: string },
): Promise<readonly Pick<WithdrawalRow, 'id' | 'amount'>[]> {
  const { rows } = await sql<Pick<WithdrawalRow, 'id' | 'amount'>>`
    select id, amount
    from banking.withdrawal
    where user_id = ${userId}::uuid and asset = ${asset} and state = 'waiting'
    order by id desc
    for no key update`.execute(db);
  return rows;
}

/** Lets an event happen to a withdrawal that the caller has locked. That it may happen is the caller's to have asked its machine. */
export async function moveWithdrawal(
  db: Database,
  id: string,
  event: EventOf<typeof withdrawalMachine>,
  of: { readonly at: Date; readonly sealedReason?: string; readonly transferId?: string },
): Promise<void> {
  const { rows } = await sql<{ state: WithdrawalState }>`
    select state
    from banking.withdrawal
    where id = ${id}::uuid
    for no key update`.execute(db);
  const [found] = rows;
  const state = found && stateAfter(withdrawalMachine, found.state, event);
  invariant(state !== undefined, `a withdrawal that is ${found?.state ?? 'gone'} takes no ${event}`);
  await sql`
    update banking.withdrawal
    set state = ${state}, sealed_reason = ${of.sealedReason ?? null}, transfer_id = coalesce(${of.transferId ?? null}::uuid, transfer_id)
    where id = ${id}::uuid`.execute(db);
  await addStep(db, id, state, of.at);
}

async function addStep(db: Database, id: string, state: WithdrawalState, at: Date): Promise<void> {
  await sql`
    insert into banking.withdrawal_step (withdrawal_id, state, at)
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
    from banking.withdrawal_step
    where withdrawal_id = any (${[...ids]}::uuid[])
    order by at, state desc`.execute(db);
  return rows;
}

/** The person's own reference; the one offered is kept where they have none yet. */
export async function depositReferenceOf(db: Database, userId: string, offered: string): Promise<string> {
  const { rows } = await sql<{ reference: string }>`
    insert into banking.deposit_reference as kept (user_id, reference)
    values (${userId}::uuid, ${offered})
    on conflict (user_id) do update set reference = kept.reference
    returning reference`.execute(db);
  return rows[0]?.reference ?? offered;
}
