import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { OpenProgramme } from '../contract/open-calls.ts';

/**
 * How a programme kept the times that it promised, counted from its applications: how many were looked at and decided, how many of them in time, and how
 * many wait although their time is over. Invented ones count where the programme is invented, and those that were withdrawn before count nowhere.
 */
export async function timesKept(
  db: Database,
  { id, isSample, now }: { readonly id: string; readonly isSample: boolean; readonly now: Date },
): Promise<OpenProgramme['times']> {
  const { rows } = await sql<
    Record<'screened' | 'screened_late' | 'decided' | 'decided_late' | 'unscreened' | 'undecided', number>
  >`
    select
      count(*) filter (where screened_at is not null)::integer as screened,
      count(*) filter (where screened_at > screen_by)::integer as screened_late,
      count(*) filter (where screened_at is null and state = 'submitted' and screen_by < ${now})::integer as unscreened,
      count(*) filter (where decided_at is not null)::integer as decided,
      count(*) filter (where decided_at > decide_by)::integer as decided_late,
      count(*) filter (where decided_at is null and state in ('submitted', 'under_review') and decide_by < ${now})::integer as undecided
    from grants.application
    where programme_id = ${id} and screen_by is not null and (not is_sample or ${isSample}::boolean)`.execute(
    db,
  );
  const [found] = rows;
  const of = (done = 0, late = 0, waiting = 0) => ({ done, kept: done - late, late: waiting });
  return {
    screening: of(found?.screened, found?.screened_late, found?.unscreened),
    decision: of(found?.decided, found?.decided_late, found?.undecided),
  };
}
