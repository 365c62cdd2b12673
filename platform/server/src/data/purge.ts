/** What the platform forgets, every hour. */
import { addSeconds } from '@egcr/contract/time';
import { sql } from 'kysely';

import { forgetAnswers } from '../http/forget-answers.ts';
import { firstIdAt } from '../jobs/events.ts';
import { HEARING_ATTEMPTS_MAX } from '../jobs/hearings.ts';
import type { Work } from '../work.ts';

const DAY_S = 24 * 3600;
/** Longer than the queue retries a listener. */
const EVENT_KEEP_S = 10 * DAY_S;
const CAPTURED_KEEP_S = 30 * DAY_S;
/** Jobs, messages and hearings that failed for the last time. On the database's clock, as their times are. */
const FAILED_KEEP = sql`interval '90 days'`;

/** Deletes old events, captured messages, spent counters, stored answers, and what failed for good. Safe to repeat. */
export async function purge(work: Work): Promise<void> {
  await sql`delete from platform.event where id < ${firstIdAt(work.now, -EVENT_KEEP_S)}::uuid`.execute(
    work.db,
  );
  await sql`delete from platform.captured_message where at < ${addSeconds(work.now, -CAPTURED_KEEP_S)}`.execute(
    work.db,
  );
  await forgetAnswers(work);
  await sql`delete from platform.rate_counter where window_ends_at < ${work.now}`.execute(work.db);
  await sql`
    select graphile_worker.complete_jobs(array_agg(id))
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - ${FAILED_KEEP}`.execute(
    work.db,
  );
  await sql`delete from platform.message where given_up_at < now() - ${FAILED_KEEP}`.execute(work.db);
  await sql`
    delete from platform.hearing
    where attempts >= ${HEARING_ATTEMPTS_MAX} and due_at < now() - ${FAILED_KEEP}`.execute(work.db);
}
