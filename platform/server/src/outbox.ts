/** What leaves a unit of work: rows written in its transaction, so that nothing leaves unless it commits. */
import { sql, type RawBuilder } from 'kysely';

import { noteEvent, noteJobs } from './after-commit.ts';
import type { LastStatement } from './batch-lane.ts';
import type { Database } from './database.ts';
import type { FieldCipher } from './field-encryption.ts';
import { messageJobs, platformJobs } from './platform-jobs.ts';
import { invariant } from './refusal.ts';
import { sealMessage } from './sealed-messages.ts';
import type { DomainEvent, EmailMessage, JobOptions, SmsMessage } from './work.ts';

/** A listener's job is named after its domain and topic: one job for each pair. */
export function listenerJob(domain: string, topic: string): string {
  return `listen.${domain}.${topic}`;
}

export interface WrittenEvent {
  readonly id: string;
  readonly now: Date;
  readonly event: DomainEvent;
}

/** Records events and queues one job for each registered listener, in one round trip however many. */
export async function writeEvents(db: Database, written: readonly WrittenEvent[]): Promise<void> {
  if (written.length === 0) return;
  const { rows } = await eventsStatement(written).execute(db);
  noteEvents(db, written, rows[0]?.count ?? 0);
}

/** As `writeEvents`, for a batch lane to send last. */
export function eventsLast(db: Database, written: readonly WrittenEvent[]): LastStatement {
  const { sql: text, parameters: values } = eventsStatement(written).compile(db);
  const onRows = ([row]: readonly unknown[]) => noteEvents(db, written, (row as { count: number }).count);
  return { text, values, onRows };
}

/** Who listens, and which of its rows in the queue is meant, is looked up by the statement itself. */
function eventsStatement(written: readonly WrittenEvent[]): RawBuilder<{ count: number }> {
  return sql<{ count: number }>`
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
      insert into graphile_worker._private_jobs (task_id, payload)
      select task.id, json_build_object('event_ids', json_agg(recorded.id order by recorded.id))
      from recorded
      join platform.listener on listener.topic = recorded.topic
      join graphile_worker._private_tasks as task on task.identifier = listener.job
      group by task.id
      returning 1
    )
    select count(*)::integer as count from queued`;
}

function noteEvents(db: Database, written: readonly WrittenEvent[], jobs: number): void {
  noteJobs(db, jobs);
  for (const { id, event } of written) noteEvent(db, id, audienceOf(event));
}

function audienceOf({ audience = [] }: DomainEvent): readonly string[] {
  return [...new Set(audience)];
}

interface WrittenJob extends JobOptions {
  readonly job: string;
  readonly payload: object;
  readonly now: Date;
  readonly attemptsMax?: number;
  readonly priority?: number;
}

const ATTEMPTS_MAX = 25;

/**
 * Queues a job. The queue runs on the database's own clock, so a time to run at becomes a delay from the work's instant: with a
 * moved clock it still comes after the right number of seconds.
 *
 * A job without a key is written straight into the table: `add_job` costs four times as much and tells the workers inside the
 * transaction (see after-commit.ts). Both know graphile-worker's table, whose version is pinned; a test would notice a change.
 */
export async function writeJob(db: Database, job: WrittenJob): Promise<void> {
  const isWritten = job.key === undefined && (await insertJob(db, job));
  if (isWritten) noteJobs(db, 1);
  else await addJob(db, job);
}

function runAtOf({ runAt, now }: WrittenJob): RawBuilder<unknown> {
  const delay_s = runAt === undefined ? 0 : Math.max(0, (runAt.getTime() - now.getTime()) / 1000);
  return sql`now() + ${delay_s}::double precision * interval '1 second'`;
}

/** False where no worker has made the job's name known yet. */
async function insertJob(db: Database, written: WrittenJob): Promise<boolean> {
  const { job, payload, attemptsMax = ATTEMPTS_MAX, priority = 0 } = written;
  const { rows } = await sql`
    insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, priority)
    select id, ${JSON.stringify(payload)}::json, ${runAtOf(written)}, ${attemptsMax}::smallint, ${priority}::smallint
    from graphile_worker._private_tasks
    where identifier = ${job}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Makes the name known, and replaces a waiting job of the same key. */
async function addJob(db: Database, written: WrittenJob): Promise<void> {
  const { job, payload, key = null, attemptsMax = ATTEMPTS_MAX, priority = 0 } = written;
  await sql`
    select graphile_worker.add_job(
      ${job}::text,
      payload := ${JSON.stringify(payload)}::json,
      run_at := ${runAtOf(written)},
      max_attempts := ${attemptsMax}::integer,
      job_key := ${key}::text,
      priority := ${priority}::integer
    )`.execute(db);
}

const EMAIL_ATTEMPTS_MAX = 15;
const SMS_ATTEMPTS_MAX = 6;
const LINE_BREAK = /[\r\n]/;

/** People wait for codes and links: before everything else in the queue. */
const MESSAGE_PRIORITY = -10;

interface WrittenMessage<Message> {
  readonly id: string;
  readonly now: Date;
  readonly message: Message;
  readonly cipher: FieldCipher;
}

/** Queues an e-mail, sealed. `id` becomes its Message-ID: the same for each attempt. */
export async function writeEmail(
  db: Database,
  { id, now, message, cipher }: WrittenMessage<EmailMessage>,
): Promise<void> {
  const isOneLine = !LINE_BREAK.test(message.to) && !LINE_BREAK.test(message.subject);
  invariant(isOneLine, 'a mail header holds a line break');
  const rules = { attemptsMax: EMAIL_ATTEMPTS_MAX, priority: MESSAGE_PRIORITY, now };
  const job = platformJobs.deliverEmail;
  await writeJob(db, { job, payload: sealMessage(cipher, job, { id, ...message }), ...rules });
}

/** Queues a text message, sealed. */
export async function writeSms(
  db: Database,
  { id, now, message, cipher }: WrittenMessage<SmsMessage>,
): Promise<void> {
  const rules = { attemptsMax: SMS_ATTEMPTS_MAX, priority: MESSAGE_PRIORITY, now };
  const job = platformJobs.deliverSms;
  await writeJob(db, { job, payload: sealMessage(cipher, job, { id, ...message }), ...rules });
}

/** Mails and SMS that have not left yet; those given up after their last attempt are not among them. */
export async function countWaitingMessages(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = any(${messageJobs}) and job.attempts < job.max_attempts`.execute(db);
  return rows[0]?.count ?? 0;
}
