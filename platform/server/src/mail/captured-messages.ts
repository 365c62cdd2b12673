/** Mail and text messages of an installation without carriers: kept sealed in a table, so that every process sees the same outbox. */
import { toInstant } from '@egcr/contract/time';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { Clock } from '../clock.ts';
import type { Database } from '../postgres/database.ts';
import type { FieldCipher } from '../data/field-encryption.ts';
import type { EmailToDeliver } from './mail.ts';
import type { SealedColumn } from '../data/reseal.ts';
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
  readonly cipher: FieldCipher;
}

/** What is sealed of a message. */
const content = z.object({ recipient: z.string(), subject: z.string(), text: z.string(), html: z.string() });
type Content = z.output<typeof content>;

interface Row {
  readonly id: string;
  readonly kind: 'email' | 'sms';
  readonly sealed: string;
  readonly at: Date;
}

export const capturedColumn: SealedColumn = {
  table: 'platform.captured_message',
  column: 'sealed',
  key: ['id'],
};
const placeOf = (row: string) => ({ ...capturedColumn, row });
const hashOf = (cipher: FieldCipher, recipient: string) =>
  cipher.lookup('platform.captured_message', recipient.toLowerCase());

const NEWEST_MAX = 100;

export async function captureEmail(
  source: CaptureSource,
  { id, to, subject, text, html }: EmailToDeliver,
): Promise<void> {
  await write(source, { id, kind: 'email' }, { recipient: to, subject, text, html });
}

export async function captureSms(source: CaptureSource, { id, to, text }: SmsToDeliver): Promise<void> {
  await write(source, { id, kind: 'sms' }, { recipient: to, subject: '', text, html: '' });
}

async function write(
  { db, clock, cipher }: CaptureSource,
  { id, kind }: Pick<Row, 'id' | 'kind'>,
  message: Content,
): Promise<void> {
  const hash = hashOf(cipher, message.recipient);
  const sealed = cipher.seal(placeOf(id), JSON.stringify(message));
  await sql`
    insert into platform.captured_message (id, kind, recipient_hash, sealed, at)
    values (${id}, ${kind}, ${hash}, ${sealed}, ${clock.now()})
    on conflict (id) do nothing`.execute(db);
}

/** The newest hundred messages, newest first; with `to`, those to one address. Upper and lower case count as the same. */
export async function readCaptured(
  { db, cipher }: Pick<CaptureSource, 'db' | 'cipher'>,
  to?: string,
): Promise<CapturedMessage[]> {
  const wanted = to === undefined ? null : hashOf(cipher, asWritten(to));
  const { rows } = await sql<Row>`
    select id, kind, sealed, at
    from platform.captured_message
    where ${wanted}::bytea is null or recipient_hash = ${wanted}::bytea
    order by at desc, id desc
    limit ${NEWEST_MAX}`.execute(db);
  return rows.map(({ id, kind, sealed, at }) => {
    const message = content.parse(JSON.parse(cipher.open(placeOf(id), sealed)));
    const { recipient, subject, text, html } = message;
    const found = { links: linksIn(message), code: codeIn(message) };
    return { id, kind, to: recipient, subject, text, html, ...found, at: toInstant(at) };
  });
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
