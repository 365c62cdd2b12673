import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { PlacementDirection } from '../contract/index.ts';

interface ByTwo {
  readonly id: string;
  readonly fund_id: string;
  readonly amount_minor: bigint;
  readonly proposedBy: string;
  readonly approvedBy: string;
}

export async function insertPlacement(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: ByTwo & { readonly direction: PlacementDirection },
): Promise<void> {
  await sql`
    insert into funds.placement (id, fund_id, direction, amount_minor, proposed_by, approved_by, moved_at)
    values (${row.id}, ${row.fund_id}, ${row.direction}, ${row.amount_minor}, ${row.proposedBy}, ${row.approvedBy}, ${now})`.execute(
    db,
  );
}

/** What was moved into the investments of each fund after an instant, less what came back. */
export async function placedSince(db: Database, at: Date): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ fund_id: string; placed_minor: bigint }>`
    select fund_id, sum(case direction when 'invest' then amount_minor else -amount_minor end)::bigint as placed_minor
    from funds.placement
    where moved_at > ${at}
    group by fund_id`.execute(db);
  return new Map(rows.map((row) => [row.fund_id, row.placed_minor]));
}

export async function insertSpending(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: ByTwo & { readonly budget_id: string },
): Promise<void> {
  await sql`
    insert into funds.spending (id, fund_id, budget_id, year, amount_minor, proposed_by, approved_by, spent_at)
    values (${row.id}, ${row.fund_id}, ${row.budget_id}, ${now.getUTCFullYear()}, ${row.amount_minor}, ${row.proposedBy},
      ${row.approvedBy}, ${now})`.execute(db);
}

export interface Spent {
  readonly year_minor: bigint;
  readonly total_minor: bigint;
}

/** What a fund has spent in a year, and since the beginning. */
export async function spentOf(
  db: Database,
  { fund, year }: { readonly fund: string; readonly year: number },
): Promise<Spent> {
  const { rows } = await sql<Spent>`
    select coalesce(sum(amount_minor) filter (where year = ${year}), 0)::bigint as year_minor,
      coalesce(sum(amount_minor), 0)::bigint as total_minor
    from funds.spending
    where fund_id = ${fund}`.execute(db);
  return rows[0] ?? { year_minor: 0n, total_minor: 0n };
}
