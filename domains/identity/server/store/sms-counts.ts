import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface SmsCount {
  readonly sent: number;
  readonly returned: number;
}

interface SmsWindow {
  readonly bucket: string;
  readonly startsAt: Date;
}

/** Counts one more, unless the window is full or stopped. Race-free: of two at the last one, one is counted. */
export async function countSent(
  db: Database,
  { bucket, startsAt, max }: SmsWindow & { readonly max: number },
): Promise<SmsCount | undefined> {
  const { rows } = await sql<SmsCount>`
    insert into identity.sms_count as counted (bucket, window_starts_at, sent)
    select ${bucket}, ${startsAt}, 1 where ${max}::int > 0
    on conflict (bucket, window_starts_at) do update set sent = counted.sent + 1
    where counted.sent < ${max} and counted.stopped_at is null
    returning sent, returned`.execute(db);
  return rows[0];
}

export async function countReturned(db: Database, { bucket, startsAt }: SmsWindow): Promise<void> {
  await sql`
    update identity.sms_count set returned = returned + 1
    where bucket = ${bucket} and window_starts_at = ${startsAt}`.execute(db);
}

export async function stopSms(
  db: Database,
  { bucket, startsAt, now }: SmsWindow & { readonly now: Date },
): Promise<void> {
  await sql`
    update identity.sms_count set stopped_at = ${now}
    where bucket = ${bucket} and window_starts_at = ${startsAt}`.execute(db);
}

export async function deleteSmsCountsBefore(db: Database, before: Date): Promise<void> {
  await sql`delete from identity.sms_count where window_starts_at < ${before}`.execute(db);
}
