import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { PauseReason, RailName } from '../../contract/rails.ts';

export interface PauseRow {
  readonly rail: string;
  readonly reason: PauseReason;
  readonly from_at: Date;
  readonly until_at: Date | null;
  readonly is_sample: boolean;
}

/** The rails that are paused now. */
export async function pausedRails(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<Pick<PauseRow, 'rail'>>`
    select rail from payments.rail_pause where until_at is null`.execute(db);
  return new Set(rows.map(({ rail }) => rail));
}

/** Pauses that lasted into the time since an instant, the newest first. */
export async function pausesSince(db: Database, since: Date): Promise<readonly PauseRow[]> {
  const { rows } = await sql<PauseRow>`
    select rail, reason, from_at, until_at, is_sample
    from payments.rail_pause
    where until_at is null or until_at >= ${since}
    order by from_at desc, id desc`.execute(db);
  return rows;
}

interface Paused {
  readonly id: string;
  readonly rail: RailName;
  readonly reason: PauseReason;
  readonly now: Date;
}

/** Begins a pause, or gives the one that lasts another reason. Answers whether anything changed. */
export async function pauseRail(db: Database, { id, rail, reason, now }: Paused): Promise<boolean> {
  const { rows } = await sql<Pick<PauseRow, 'rail'>>`
    insert into payments.rail_pause (id, rail, reason, from_at)
    values (${id}::uuid, ${rail}, ${reason}, ${now})
    on conflict (rail) where until_at is null do update set reason = excluded.reason
      where rail_pause.reason <> excluded.reason
    returning rail`.execute(db);
  return rows.length > 0;
}

/** Ends the pause of a rail. Answers whether there was one. */
export async function resumeRail(db: Database, rail: RailName, now: Date): Promise<boolean> {
  const { rows } = await sql<Pick<PauseRow, 'rail'>>`
    update payments.rail_pause set until_at = greatest(from_at, ${now}::timestamptz)
    where rail = ${rail} and until_at is null
    returning rail`.execute(db);
  return rows.length > 0;
}

/** A pause of a demonstration that is over. */
export async function insertSamplePause(
  db: Database,
  row: Omit<PauseRow, 'is_sample'> & { readonly id: string },
): Promise<void> {
  await sql`
    insert into payments.rail_pause (id, rail, reason, from_at, until_at, is_sample)
    values (${row.id}::uuid, ${row.rail}, ${row.reason}, ${row.from_at}, ${row.until_at}, true)`.execute(db);
}
