/**
 * Mail and text messages on their way. They hold links, codes and addresses, so the queue holds them sealed as a whole: while they wait, and
 * after the last attempt, when the job stays for the operator to look at.
 */
import { sql } from 'kysely';

import type { Database } from './database.ts';
import type { FieldCipher, SealedPlace } from './field-encryption.ts';
import { messageJobs, type MessageJob } from './platform-jobs.ts';
import type { Services } from './services.ts';

/** The payload of a job that delivers. */
export interface SealedMessage {
  /** The id of the message, the same for each attempt; the carrier is told it. */
  readonly id: string;
  readonly sealed: string;
}

interface Message {
  readonly id: string;
}

export function sealMessage(cipher: FieldCipher, job: MessageJob, message: Message): SealedMessage {
  const { id } = message;
  return { id, sealed: cipher.seal(placeOf(job, id), JSON.stringify(message)) };
}

export function openMessage(cipher: FieldCipher, job: MessageJob, { id, sealed }: SealedMessage): unknown {
  return JSON.parse(cipher.open(placeOf(job, id), sealed));
}

function placeOf(job: MessageJob, id: string): SealedPlace {
  return { table: 'graphile_worker.job', column: job, row: id };
}

const ROWS_AT_ONCE = 200;

/** The messages that wait in the queue; those that an older release has queued are not sealed at all yet. */
export async function sealWaitingMessages(
  { unit, cipher }: Pick<Services, 'unit' | 'cipher'>,
  note: (rows: number) => void = () => undefined,
): Promise<void> {
  for (let rows = -1; rows !== 0; note(rows)) rows = await unit(({ db }) => resealMessages(db, cipher));
}

/**
 * Seals some of the messages in the queue that are not sealed with the current key, be it with an earlier one, be it not at all: releases
 * before this one left them readable. Answers how many.
 */
async function resealMessages(db: Database, cipher: FieldCipher): Promise<number> {
  const { rows } = await sql<{ id: string; task: MessageJob; payload: SealedMessage | Message }>`
    select job.id::text as id, task.identifier as task, job.payload
    ${toReseal(cipher)}
    order by job.id
    limit ${ROWS_AT_ONCE}
    for no key update of job`.execute(db);
  const anew = rows.map(({ task, payload }) => {
    const open = 'sealed' in payload ? openMessage(cipher, task, payload) : payload;
    return JSON.stringify(sealMessage(cipher, task, open as Message));
  });
  await sql`
    update graphile_worker._private_jobs as job
    set payload = given.payload::json
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${anew}::text[]) as given (id, payload)
    where job.id = given.id`.execute(db);
  return rows.length;
}

export async function countMessagesToReseal(db: Database, cipher: FieldCipher): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count ${toReseal(cipher)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function toReseal({ currentPrefix }: FieldCipher) {
  return sql`
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = any(${messageJobs})
      and not starts_with(coalesce(job.payload ->> 'sealed', ''), ${currentPrefix})`;
}
