/**
 * Schedules follow the product's clock: when it jumps (a test, a night without power), each schedule whose time has passed runs
 * once, however many times it was missed, and its job catches up from what it finds in the database. Exactly one
 * process queues it.
 */
import { parseCronItem, type ParsedCronItem } from 'graphile-worker';
import { sql } from 'kysely';

import type { Clock } from '../clock.ts';
import type { Database } from '../postgres/database.ts';
import type { Schedule } from '../domain.ts';

const MINUTE_MS = 60_000;
/** How far back a missed time is looked for. */
const LOOK_BACK_MINUTES_MAX = 400 * 24 * 60;

interface PreparedSchedule extends Schedule {
  readonly match: ParsedCronItem['match'];
}

export interface Scheduler {
  /** Queues what has become due since it was last asked. Costs nothing while the minute is the same. */
  tick(): Promise<void>;
}

/** Makes the scheduler; a schedule seen for the first time starts from now. */
export async function createScheduler(
  source: { readonly db: Database; readonly clock: Clock },
  schedules: readonly Schedule[],
): Promise<Scheduler> {
  const prepared = schedules.map((schedule) => ({
    ...schedule,
    match: parseCronItem({ task: schedule.job, match: schedule.cron }).match,
  }));
  const checkedUntil = await readChecked(source, prepared);
  let minuteChecked = 0;
  return {
    async tick() {
      const now_ms = source.clock.now().getTime();
      const minute = Math.floor(now_ms / MINUTE_MS);
      if (minute === minuteChecked) return;
      for (const schedule of prepared) {
        const key = keyOf(schedule);
        const dueAt = lastMatch(schedule, checkedUntil.get(key) ?? now_ms, now_ms);
        if (dueAt !== undefined) await claim(source.db, schedule, dueAt);
        checkedUntil.set(key, now_ms);
      }
      minuteChecked = minute;
    },
  };
}

function keyOf({ job, cron }: Pick<Schedule, 'job' | 'cron'>): string {
  return `${job} ${cron}`;
}

async function readChecked(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  schedules: readonly Schedule[],
): Promise<Map<string, number>> {
  const named = schedules.map(({ job, cron }) => ({ job, cron }));
  // All at once, and in the same order in every process: each alone would be a commit of its own.
  const { rows } = await sql<{ job: string; cron: string; due_at: Date }>`
    insert into platform.schedule (job, cron, due_at)
    select distinct job, cron, ${clock.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as given (job text, cron text)
    order by job, cron
    on conflict (job, cron) do update set due_at = platform.schedule.due_at
    returning job, cron, due_at`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row.due_at.getTime()]));
}

/** The latest minute after `after_ms` and not after `until_ms` that the schedule names. */
function lastMatch(schedule: PreparedSchedule, after_ms: number, until_ms: number): Date | undefined {
  const first = Math.max(
    Math.floor(after_ms / MINUTE_MS) + 1,
    Math.floor(until_ms / MINUTE_MS) - LOOK_BACK_MINUTES_MAX,
  );
  for (let minute = Math.floor(until_ms / MINUTE_MS); minute >= first; minute -= 1) {
    const at = new Date(minute * MINUTE_MS);
    if (schedule.match(digestOf(at))) return at;
  }
  return undefined;
}

function digestOf(at: Date): Parameters<ParsedCronItem['match']>[0] {
  return {
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  };
}

/** Queues the job unless another process has done so for this time or a later one. */
async function claim(db: Database, { job, cron }: Schedule, dueAt: Date): Promise<void> {
  await sql`
    with claimed as (
      update platform.schedule set due_at = ${dueAt}
      where job = ${job} and cron = ${cron} and due_at < ${dueAt}
      returning job, due_at
    )
    select graphile_worker.add_job(job, payload := json_build_object('due_at', ${dueAt.toISOString()}::text), job_key := 'schedule.' || job)
    from claimed`.execute(db);
}
