/** Events between domains: who listens is a table, so that the writing statement queues the jobs without knowing any domain. */
import { sql } from 'kysely';
import type pg from 'pg';

import type { Listener, ServerDomain } from './domain.ts';
import { readEventsFor } from './events.ts';
import { listenerJob } from './outbox.ts';
import type { Services, UnitOptions } from './services.ts';
import type { Work } from './work.ts';

export interface Hearing {
  readonly job: string;
  readonly topic: string;
  readonly listener: Listener;
}

/** Every listener of the domains with the job that runs it. */
export function hearingsOf(domains: readonly ServerDomain[]): Hearing[] {
  return domains.flatMap((domain) =>
    Object.entries(domain.listeners ?? {}).map(([topic, listener]) => ({
      job: listenerJob(domain.name, topic),
      topic,
      listener,
    })),
  );
}

/** Writes the table of listeners as the code has it, and their names into the queue; safe when several processes start at once. */
export async function registerListeners(pool: pg.Pool, domains: readonly ServerDomain[]): Promise<void> {
  const wanted = JSON.stringify(hearingsOf(domains).map(({ job, topic }) => ({ job, topic })));
  await pool.query(
    `with wanted as (select job, topic from jsonb_to_recordset($1::jsonb) as row(job text, topic text)),
          gone as (delete from platform.listener where job not in (select job from wanted)),
          named as (
            insert into graphile_worker._private_tasks (identifier)
            select job from wanted order by job
            on conflict do nothing
          )
     insert into platform.listener (job, topic)
     select job, topic from wanted order by job
     on conflict (job) do nothing`,
    [wanted],
  );
}

/** The payload of a listener's job; those queued before events were heard together name one. */
export type HeardPayload = { readonly event_ids: readonly string[] } | { readonly event_id: string };

/** Other jobs that one takes along; each holds the events of one transaction. */
const TAKEN_JOBS_MAX = 200;
const TAKEN_EVENTS_MAX = 2_000;

/**
 * Lets a listener hear its events in one unit of work, and with them those of its other jobs that wait, so that a crowd of events
 * costs few jobs. Where that fails it hears its own alone; where that fails too and there are several, each gets a job of its own, so that
 * one that cannot be heard holds up nobody else; where there is one, the queue repeats it.
 */
export async function hear(
  services: Services,
  { job, listener }: Hearing,
  payload: HeardPayload,
): Promise<void> {
  const ids = idsOf(payload);
  const as: UnitOptions = { actor: { kind: 'system', reason: job } };
  try {
    await services.unit(async (work) => {
      const others = await takeWaiting(work, job);
      await hearAll(work, { job, listener }, [...ids, ...others]);
    }, as);
    return;
  } catch (error) {
    services.log.warn({ job, error }, 'the events of a job will be heard without those of others');
  }
  try {
    await services.unit((work) => hearAll(work, { job, listener }, ids), as);
  } catch (error) {
    if (ids.length === 1) throw error;
    services.log.warn({ job, error }, 'events will be heard one by one');
    await services.unit(async (work) => {
      for (const id of ids) await work.enqueue(job, { event_ids: [id] });
    }, as);
  }
}

/**
 * Takes jobs of the same name out of the queue, and answers their events; what is taken comes back where the unit fails. Jobs that have
 * failed before keep their own times.
 */
async function takeWaiting({ db }: Work, job: string): Promise<readonly string[]> {
  const { rows } = await sql<{ payload: HeardPayload }>`
    with waiting as (
      select jobs.id, jobs.run_at, jobs.payload
      from graphile_worker._private_jobs as jobs
      where jobs.is_available
        and jobs.task_id = (select id from graphile_worker._private_tasks where identifier = ${job})
        and jobs.attempts = 0
        and jobs.job_queue_id is null
        and jobs.run_at <= now()
      order by jobs.run_at, jobs.id
      limit ${TAKEN_JOBS_MAX}
      for update skip locked
    ), counted as (
      select id, sum(coalesce(json_array_length(payload->'event_ids'), 1)) over (order by run_at, id) as events
      from waiting
    )
    delete from graphile_worker._private_jobs as jobs
    using counted
    where jobs.id = counted.id and counted.events <= ${TAKEN_EVENTS_MAX}
    returning jobs.payload`.execute(db);
  return rows.flatMap(({ payload }) => idsOf(payload));
}

function idsOf(payload: HeardPayload): readonly string[] {
  return 'event_ids' in payload ? payload.event_ids : [payload.event_id];
}

async function hearAll(
  work: Work,
  { job, listener }: Pick<Hearing, 'job' | 'listener'>,
  ids: readonly string[],
): Promise<void> {
  const events = await readEventsFor(work.db, ids);
  if (events.length < ids.length)
    work.log.warn({ job, event_ids: ids }, 'an event was purged before its listener could hear it');
  if (events.length > 1 && listener.together) await listener.together(work, events);
  else for (const event of events) await listener(work, event);
}
