import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { openRemittance } from './sealed-entries.ts';

export interface SuspenseRow {
  readonly id: string;
  readonly account: string;
  readonly entry: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly remittance: string;
  readonly reason: string | null;
  readonly taken_by: string;
  /** Null where it was taken before this was kept. */
  readonly approved_by: string | null;
  readonly taken_at: Date;
}

export interface DecisionRow {
  readonly id: string;
  readonly bank_entry_id: string;
  readonly outcome: 'assigned' | 'sent_back';
  readonly asset: string;
  readonly amount: bigint;
  readonly user_id: string | null;
  readonly reference: string;
  readonly reason: string;
  readonly transfer_id: string;
  readonly decided_by: string;
  readonly decided_at: Date;
}

type Sealing = Pick<Work, 'db' | 'cipher'>;
type SealedRow = Omit<SuspenseRow, 'remittance'> & { readonly sealed_remittance: string };

function opened({ cipher }: Sealing, { sealed_remittance: sealed, ...row }: SealedRow): SuspenseRow {
  return { ...row, remittance: openRemittance(cipher, row.id, sealed) };
}

const columns = sql.raw(
  'e.id, e.account, e.entry, e.asset, e.amount, e.sealed_remittance, e.reason, e.taken_by, e.approved_by, e.taken_at',
);

/** What waits, longest first. */
export async function waitingInSuspense(work: Sealing, limit: number): Promise<readonly SuspenseRow[]> {
  const { rows } = await sql<SealedRow>`
    select ${columns}
    from banking.bank_entry e
    where e.outcome = 'suspense'
      and not exists (select 1 from banking.suspense_decision d where d.bank_entry_id = e.id)
    order by e.taken_at, e.id
    limit ${limit}`.execute(work.db);
  return rows.map((row) => opened(work, row));
}

/** Money that came into suspense, locked: two who decide on it follow each other. */
export async function lockSuspense(work: Sealing, id: string): Promise<SuspenseRow | undefined> {
  const { rows } = await sql<SealedRow>`
    select ${columns}
    from banking.bank_entry e
    where e.id = ${id}::uuid and e.outcome = 'suspense'
    for no key update`.execute(work.db);
  const [row] = rows;
  return row && opened(work, row);
}

export async function isDecided(db: Database, bankEntryId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from banking.suspense_decision where bank_entry_id = ${bankEntryId}::uuid`.execute(db);
  return rows.length > 0;
}

export async function keepDecision(db: Database, row: DecisionRow): Promise<void> {
  await sql`
    insert into banking.suspense_decision
      (id, bank_entry_id, outcome, asset, amount, user_id, reference, reason, transfer_id, decided_by, decided_at)
    values (
      ${row.id}::uuid, ${row.bank_entry_id}::uuid, ${row.outcome}, ${row.asset}, ${row.amount.toString()}::bigint,
      ${row.user_id}::uuid, ${row.reference}, ${row.reason}, ${row.transfer_id}::uuid, ${row.decided_by}::uuid,
      ${row.decided_at})`.execute(db);
}
