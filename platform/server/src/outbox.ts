/** What leaves a unit of work: rows written in its transaction, so that nothing leaves unless it commits. */
import { sql } from 'kysely';

import type { Database } from './database.ts';
import { invariant } from './refusal.ts';
import type { DomainEvent, EmailMessage, JobOptions, SmsMessage } from './work.ts';

/** The jobs of the platform itself. */
export const platformJobs = {
  deliverEmail: 'platform.deliver_email',
  deliverSms: 'platform.deliver_sms',
  purge: 'platform.purge',
} as const;

/** The channel on which new events with an audience are told, as `id userId,userId…`. */
export const EVENT_CHANNEL = 'platform_event';

/** A notification holds 8,000 bytes; a larger audience is read from the table. */
const TOLD_AUDIENCE_MAX = 150;

/** A listener's job is named after its domain and topic: one job for each pair. */
export function listenerJob(domain: string, topic: string): string {
  return `listen.${domain}.${topic}`;
}

interface WrittenEvent {
  readonly id: string;
  readonly now: Date;
  readonly event: DomainEvent;
}

/** Records an event, queues a job for each registered listener and tells the processes that hold open pages. One round trip. */
export async function writeEvent(db: Database, { id, now, event }: WrittenEvent): Promise<void> {
  const audience = [...new Set(event.audience ?? [])];
  await sql`
    with recorded as (
      insert into platform.event (id, topic, payload, audience, happened_at)
      values (${id}::uuid, ${event.topic}, ${JSON.stringify(event.payload)}::jsonb, ${audience}::uuid[], ${now})
      returning id, topic, audience
    )
    select
      (select count(graphile_worker.add_job(listener.job, json_build_object('event_id', recorded.id)))
       from platform.listener where listener.topic = recorded.topic),
      case
        when cardinality(audience) between 1 and ${TOLD_AUDIENCE_MAX}
          then pg_notify(${EVENT_CHANNEL}, recorded.id || ' ' || array_to_string(audience, ','))
        when cardinality(audience) > 0 then pg_notify(${EVENT_CHANNEL}, recorded.id::text)
      end
    from recorded`.execute(db);
}

interface WrittenJob extends JobOptions {
  readonly job: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/**
 * Queues a job. The queue runs on the database's own clock, so a time to run at becomes a delay from the work's instant: with a
 * moved clock it still comes after the right number of seconds.
 */
export async function writeJob(db: Database, { job, payload, now, runAt, key }: WrittenJob): Promise<void> {
  const delay_s = runAt === undefined ? 0 : Math.max(0, (runAt.getTime() - now.getTime()) / 1000);
  await sql`
    select graphile_worker.add_job(
      ${job}::text,
      payload := ${JSON.stringify(payload)}::json,
      run_at := now() + ${delay_s}::double precision * interval '1 second',
      job_key := ${key ?? null}::text
    )`.execute(db);
}

const EMAIL_ATTEMPTS_MAX = 15;
const SMS_ATTEMPTS_MAX = 6;
const LINE_BREAK = /[\r\n]/;

/** Queues an e-mail. `id` becomes its Message-ID: the same for each attempt. */
export async function writeEmail(
  db: Database,
  { id, message }: { readonly id: string; readonly message: EmailMessage },
): Promise<void> {
  invariant(
    !LINE_BREAK.test(message.to) && !LINE_BREAK.test(message.subject),
    'a mail header holds a line break',
  );
  await writeDelivery(db, platformJobs.deliverEmail, {
    payload: { id, ...message },
    attemptsMax: EMAIL_ATTEMPTS_MAX,
  });
}

/** Queues a text message. */
export async function writeSms(
  db: Database,
  { id, message }: { readonly id: string; readonly message: SmsMessage },
): Promise<void> {
  await writeDelivery(db, platformJobs.deliverSms, {
    payload: { id, ...message },
    attemptsMax: SMS_ATTEMPTS_MAX,
  });
}

async function writeDelivery(
  db: Database,
  job: string,
  { payload, attemptsMax }: { readonly payload: object; readonly attemptsMax: number },
): Promise<void> {
  // People wait for codes and links: before everything else in the queue.
  await sql`
    select graphile_worker.add_job(
      ${job}::text,
      payload := ${JSON.stringify(payload)}::json,
      max_attempts := ${attemptsMax}::integer,
      priority := -10
    )`.execute(db);
}
