import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

export interface RecoveryRow {
  readonly id: string;
  readonly fund_id: string;
  readonly user_id: string;
  readonly asset: string;
  readonly amount_minor: bigint;
  readonly returned_minor: bigint;
  readonly held_back_minor: bigint;
  readonly given_up_minor: bigint;
}

/** How a debt grows smaller without money coming in: a later payment held it back, or it is given up. */
export type Lessened = 'held_back' | 'given_up';

/** Adds a recovery; false where its id is taken. */
export async function insertRecovery(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: Omit<RecoveryRow, 'returned_minor' | 'held_back_minor' | 'given_up_minor'>,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into disbursements.recovery (id, fund_id, user_id, asset, amount_minor, made_at)
    values (${row.id}, ${row.fund_id}, ${row.user_id}, ${row.asset}, ${row.amount_minor}, ${now})
    on conflict (id) do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

/** A recovery, locked until the transaction ends. */
export async function lockRecovery(db: Database, id: string): Promise<RecoveryRow | undefined> {
  const { rows } = await sql<RecoveryRow>`
    select id, fund_id, user_id, asset, amount_minor, returned_minor, held_back_minor, given_up_minor
    from disbursements.recovery
    where id = ${id}
    for no key update`.execute(db);
  return rows[0];
}

export async function addReturned(db: Database, id: string, amountMinor: bigint): Promise<void> {
  await sql`
    update disbursements.recovery
    set returned_minor = returned_minor + ${amountMinor}
    where id = ${id}`.execute(db);
}

/** A debt grows smaller without money coming in. */
export async function addLessened(
  db: Database,
  { id, how, amountMinor }: { readonly id: string; readonly how: Lessened; readonly amountMinor: bigint },
): Promise<void> {
  const [heldBack, givenUp] = how === 'held_back' ? [amountMinor, 0n] : [0n, amountMinor];
  await sql`
    update disbursements.recovery
    set held_back_minor = held_back_minor + ${heldBack}, given_up_minor = given_up_minor + ${givenUp}
    where id = ${id}`.execute(db);
}

export async function addRecovered(db: Database, paymentId: string, amountMinor: bigint): Promise<void> {
  await sql`
    update disbursements.disbursement
    set recovered_minor = recovered_minor + ${amountMinor}
    where id = ${paymentId}`.execute(db);
}
