import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** What came or went in one month for one reason. */
export interface SpendingRow {
  /** Of the month among `starts`, from 1. */
  readonly monthPlace: number;
  /** The ledger's word. */
  readonly kind: string;
  readonly isIn: boolean;
  /** The person's own; null where they have given none. */
  readonly category: string | null;
  readonly amountMinor: bigint;
  readonly entries: bigint;
}

interface Asked {
  readonly userId: string;
  readonly asset: string;
  /** When each month begins, the oldest first. */
  readonly starts: readonly Date[];
  readonly entriesMax: number;
}

export async function spendingRows(db: Database, asked: Asked): Promise<readonly SpendingRow[]> {
  const starts = asked.starts.map((at) => at.toISOString());
  const { rows } = await sql<{
    month_place: number;
    kind: string;
    is_in: boolean;
    category: string | null;
    amount: string;
    entries: bigint;
  }>`
    select month_place, kind, is_in, category, amount::text as amount, entries
    from wallet.spending(${asked.userId}::uuid, ${asked.asset}, ${starts}::timestamptz[], ${asked.entriesMax}::integer)`.execute(
    db,
  );
  return rows.map(({ month_place: monthPlace, kind, is_in: isIn, category, amount, entries }) => ({
    monthPlace,
    kind,
    isIn,
    category,
    amountMinor: BigInt(amount),
    entries,
  }));
}
