/** Events between domains: who listens is a table, so that the writing statement queues the jobs without knowing any domain. */
import type pg from 'pg';

import type { Listener, ServerDomain } from './domain.ts';
import { listenerJob } from './outbox.ts';

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
