/**
 * Mail and text messages on their way. They hold links, codes and addresses, so they are sealed as a whole: while they wait, and after the
 * last attempt, when they stay for the operator to look at. The queue knows their ids alone.
 */
import { sql } from 'kysely';

import type { Database } from '../postgres/database.ts';
import type { FieldCipher, SealedPlace } from '../data/field-encryption.ts';
import { platformJobs, type MessageJob } from '../jobs/platform-jobs.ts';
import { invariant } from '../refusal.ts';
import type { SealedColumn } from '../data/reseal.ts';
import type { EmailMessage, SmsMessage } from '../work.ts';

const EMAIL_ATTEMPTS_MAX = 15;
const SMS_ATTEMPTS_MAX = 6;
const LINE_BREAK = /[\r\n]/;

/** People wait for codes and links: before everything else in the queue. */
const MESSAGE_PRIORITY = -10;

export const messageColumn: SealedColumn = { table: 'platform.message', column: 'sealed', key: ['id'] };

function placeOf(id: string): SealedPlace {
  return { table: messageColumn.table, column: messageColumn.column, row: id };
}

interface WrittenMessage<Message> {
  /** The same for each attempt; an e-mail's Message-ID, and what the carrier of text messages is told. */
  readonly id: string;
  readonly now: Date;
  readonly message: Message;
  readonly cipher: FieldCipher;
}

/** Queues an e-mail, sealed. */
export async function writeEmail(db: Database, written: WrittenMessage<EmailMessage>): Promise<void> {
  const { to, subject, recallKey } = written.message;
  invariant(!LINE_BREAK.test(to) && !LINE_BREAK.test(subject), 'a mail header holds a line break');
  await writeMessage(db, platformJobs.deliverEmail, {
    ...written,
    recallKey,
    attemptsMax: EMAIL_ATTEMPTS_MAX,
  });
}

/** Queues a text message, sealed. */
export async function writeSms(db: Database, written: WrittenMessage<SmsMessage>): Promise<void> {
  await writeMessage(db, platformJobs.deliverSms, { ...written, attemptsMax: SMS_ATTEMPTS_MAX });
}

async function writeMessage(
  db: Database,
  job: MessageJob,
  {
    id,
    now,
    message,
    cipher,
    attemptsMax,
    recallKey,
  }: WrittenMessage<object> & { readonly attemptsMax: number; readonly recallKey?: string | undefined },
): Promise<void> {
  const sealed = cipher.seal(placeOf(id), JSON.stringify({ id, ...message }));
  await sql`
    with kept as (
      insert into platform.message (id, job, sealed, queued_at, recall_key)
      values (${id}, ${job}, ${sealed}, ${now}, ${recallKey ?? null})
      returning id
    )
    select graphile_worker.add_job(
      ${job}::text,
      payload := json_build_object('id', id),
      max_attempts := ${attemptsMax}::integer,
      priority := ${MESSAGE_PRIORITY}::integer
    )
    from kept`.execute(db);
}

/** Takes back mails that wait under a key, also those that were given up. One that a carrier is taking at this moment still leaves. */
export async function recallEmails(db: Database, recallKey: string): Promise<void> {
  await sql`delete from platform.message where recall_key = ${recallKey}`.execute(db);
}

export interface Attempt {
  readonly id: string;
  readonly isLast: boolean;
}

/** Hands a message to its carrier and forgets it. Where the carrier throws, it stays and the error goes on to the queue, which calls again. */
export async function deliverMessage(
  { db, cipher }: { readonly db: Database; readonly cipher: FieldCipher },
  { id, isLast }: Attempt,
  deliver: (message: unknown) => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ sealed: string }>`
    select sealed from platform.message where id = ${id}`.execute(db);
  const sealed = rows[0]?.sealed;
  // Delivered by an attempt that died before it could say so to the queue, or taken back.
  if (sealed === undefined) return;
  try {
    await deliver(JSON.parse(cipher.open(placeOf(id), sealed)));
  } catch (error) {
    if (isLast) await sql`update platform.message set given_up_at = now() where id = ${id}`.execute(db);
    throw error;
  }
  await sql`delete from platform.message where id = ${id}`.execute(db);
}

/** Mails and SMS that have not left yet; those given up after their last attempt are not among them. */
export async function countWaitingMessages(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from platform.message where given_up_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
