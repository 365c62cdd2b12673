/** What leaves a unit of work: rows written in its transaction, so that nothing leaves unless it commits. Messages: messages.ts. */
import { sql, type RawBuilder } from 'kysely';

import { noteEvent, noteHearings } from '../data/after-commit.ts';
import type { LastStatement } from '../data/batch-lane.ts';
import type { Database } from '../postgres/database.ts';
import { prepared } from '../postgres/prepared.ts';
import type { DomainEvent, JobOptions } from '../work.ts';

export interface WrittenEvent {
  readonly id: string;
  readonly now: Date;
  readonly event: DomainEvent;
}

/** Records events, and for each listener that it has to hear them, in one round trip however many. */
export async function writeEvents(db: Database, written: readonly WrittenEvent[]): Promise<void> {
  if (written.length === 0) return;
  const { rows } = await eventsStatement(written).execute(db);
  noteEvents(db, written, rows[0]?.listeners ?? []);
}

/** As `writeEvents`, for a batch lane to send last. */
export function eventsLast(db: Database, written: readonly WrittenEvent[]): LastStatement {
  const { sql: text, parameters: values } = eventsStatement(written).compile(db);
  const onRows = ([row]: readonly unknown[]) => noteEvents(db, written, (row as Heard).listeners);
  return { text, values, onRows };
}

/** The listeners that have something to hear. */
interface Heard {
  readonly listeners: readonly string[];
}

/** Who listens is looked up by the statement itself. */
function eventsStatement(written: readonly WrittenEvent[]): RawBuilder<Heard> {
  return sql<Heard>`${prepared('platform_events')}
    with recorded as (
      insert into platform.event (id, topic, payload, audience, happened_at)
      select id, topic, payload::jsonb, audience::uuid[], happened_at
      from unnest(
        ${written.map(({ id }) => id)}::uuid[],
        ${written.map(({ event }) => event.topic)}::text[],
        ${written.map(({ event }) => JSON.stringify(event.payload))}::text[],
        ${written.map(({ event }) => `{${audienceOf(event).join(',')}}`)}::text[],
        ${written.map(({ now }) => now)}::timestamptz[]
      ) as given (id, topic, payload, audience, happened_at)
      returning id, topic
    ), queued as (
      insert into platform.hearing (listener, event_id)
      select listener.name, recorded.id
      from recorded
      join platform.listener on listener.topic = recorded.topic
      returning listener
    )
    select array(select distinct listener from queued) as listeners`;
}

function noteEvents(db: Database, written: readonly WrittenEvent[], listeners: readonly string[]): void {
  noteHearings(db, listeners);
  for (const { id, event } of written) noteEvent(db, id, audienceOf(event));
}

function audienceOf({ audience = [] }: DomainEvent): readonly string[] {
  return [...new Set(audience)];
}

interface WrittenJob extends JobOptions {
  readonly job: string;
  readonly payload: object;
  readonly now: Date;
}

const ATTEMPTS_MAX = 25;

/**
 * Queues a job; one that waits under the same key is replaced. The queue runs on the database's own clock, so a time to run at becomes a delay
 * from the work's instant: with a moved clock it still comes after the right number of seconds.
 */
export async function writeJob(
  db: Database,
  { job, payload, key, line, runAt, now }: WrittenJob,
): Promise<void> {
  const delay_s = runAt === undefined ? 0 : Math.max(0, (runAt.getTime() - now.getTime()) / 1000);
  await sql`
    select graphile_worker.add_job(
      ${job}::text,
      payload := ${JSON.stringify(payload)}::json,
      queue_name := ${line ?? null}::text,
      run_at := now() + ${delay_s}::double precision * interval '1 second',
      max_attempts := ${ATTEMPTS_MAX}::integer,
      job_key := ${key ?? null}::text
    )`.execute(db);
}
