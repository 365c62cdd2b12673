import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** How many times the ledger has moved to another cluster of PostgreSQL. */
export async function currentEpoch(db: Database): Promise<number> {
  const { rows } = await sql<{ epoch: number }>`select max(epoch) as epoch from ledger.epoch`.execute(db);
  return rows[0]?.epoch ?? 0;
}

/** The epoch of each root: those after number `afterSeq` belong to it. Oldest first. */
export async function readEpochs(
  db: Database,
): Promise<readonly { readonly epoch: number; readonly afterSeq: bigint }[]> {
  const { rows } = await sql<{ epoch: number; afterSeq: bigint }>`
    select epoch, after_seq as "afterSeq" from ledger.epoch order by epoch`.execute(db);
  return rows;
}

/** Whether this database was loaded into another cluster than the one it was sealed in. */
export async function needsEpoch(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_needed: boolean }>`
    select coalesce(
      ledger.complete_below() < (select max(xid_to::text::bigint) from ledger.checkpoint)::text::xid8,
      ledger.complete_below() is null) as is_needed`.execute(db);
  return rows[0]?.is_needed === true;
}

/** For the owner: lets the ledger's transaction numbers go on in this cluster. Answers the number of the epoch. */
export async function startEpoch(
  db: Database,
  { strays, now }: { readonly strays: readonly string[]; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ epoch: number }>`
    select epoch from ledger.begin_epoch(${strays}::uuid[], ${now})`.execute(db);
  return rows[0]?.epoch ?? 0;
}
