/** Mail and text messages of an installation without carriers: kept in a table, so that every process sees the same outbox. */
import { toInstant } from '@egcr/contract/time';
import { sql } from 'kysely';

import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { EmailToDeliver } from './mail.ts';
import type { SmsToDeliver } from './sms.ts';

/** One captured message as `GET /dev/outbox.json` answers it. */
export interface CapturedMessage {
  readonly id: string;
  readonly kind: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  /** The six digits in the message; null where there are none. */
  readonly code: string | null;
  readonly at: string;
}

interface CaptureSource {
  readonly db: Database;
  readonly clock: Clock;
}

interface Row {
  readonly id: string;
  readonly kind: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: Date;
}

const NEWEST_MAX = 100;

export async function captureEmail(
  source: CaptureSource,
  { id, to, subject, text, html }: EmailToDeliver,
): Promise<void> {
  await write(source, { id, kind: 'email', recipient: to, subject, text, html });
}

export async function captureSms(source: CaptureSource, { id, to, text }: SmsToDeliver): Promise<void> {
  await write(source, { id, kind: 'sms', recipient: to, subject: '', text, html: '' });
}

async function write({ db, clock }: CaptureSource, row: Omit<Row, 'at'>): Promise<void> {
  await sql`
    insert into platform.captured_message (id, kind, recipient, subject, text, html, at)
    values (${row.id}, ${row.kind}, ${row.recipient}, ${row.subject}, ${row.text}, ${row.html}, ${clock.now()})
    on conflict (id) do nothing`.execute(db);
}

/** The newest hundred messages, newest first; with `to`, those to one address. Upper and lower case count as the same. */
export async function readCaptured(db: Database, to?: string): Promise<CapturedMessage[]> {
  const recipient = to === undefined ? null : asWritten(to);
  const { rows } = await sql<Row>`
    select id, kind, recipient, subject, text, html, at
    from platform.captured_message
    where ${recipient}::text is null or lower(recipient) = lower(${recipient}::text)
    order by at desc, id desc
    limit ${NEWEST_MAX}`.execute(db);
  return rows.map(({ recipient, at, ...row }) => ({
    ...row,
    to: recipient,
    links: linksIn(row),
    code: codeIn(row),
    at: toInstant(at),
  }));
}

/** Forgets every captured message. */
export async function forgetCaptured(db: Database): Promise<void> {
  await sql`delete from platform.captured_message`.execute(db);
}

/** A plus sign in a query string arrives as a space, and people leave it out. */
function asWritten(to: string): string {
  return /^\s*\d{6,15}$/.test(to) ? `+${to.trim()}` : to.trim();
}

const ADDRESS = /https?:\/\/[^\s"'<>]+/g;
const SIX_DIGITS = /(?<![\d./=&-])\d{6}(?![\d./=&-]*\d)/;

/** Every web address of the message once, in order. */
export function linksIn({ text, html }: { readonly text: string; readonly html: string }): string[] {
  const inHtml = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, address = '']) =>
    address.replace(/&(?:amp|#38|#x26);/gi, '&'),
  );
  const inText = [...text.matchAll(ADDRESS)].map(([address]) => address.replace(/[.,;:!?)]+$/, ''));
  return [...new Set([...inHtml, ...inText])];
}

/** The six-digit code a person would type, never digits inside an address. */
export function codeIn({ text }: { readonly text: string }): string | null {
  return SIX_DIGITS.exec(text.replace(ADDRESS, ' '))?.[0] ?? null;
}
