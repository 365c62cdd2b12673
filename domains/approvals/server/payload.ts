import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { canonicalJson } from '@egcr/server-kit/canonical-json';
import { giveWay } from '@egcr/server-kit/give-way';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';

import type { ShownRow } from './store.ts';

const TABLE = 'approvals.proposal';
const COLUMN = 'sealed_payload';

/** What will run may name accounts at banks: it is sealed in the database. */
export const sealedPayload: SealedColumn = { table: TABLE, column: COLUMN, key: ['id'] };

/** From so many characters on a payload is kept compressed: a file of the bank is ten times as short then. */
const LONG = 65_536;
/** Before a compressed payload, in base64. No JSON begins like this. */
const COMPRESSED = 'gzip:';
/** Some of the time of the processor is worth more than the last tenth of the room. */
const LEVEL = 3;
/** More than any payload has: what would become longer was not written here. */
const OPENED_BYTES_MAX = 16_777_216;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

export interface KeptPayload {
  readonly sealed: string;
  /** SHA-256 of the canonical JSON: of exactly what will run. */
  readonly sha256: Buffer;
}

/** A payload as it is kept with the proposal of this id. A long one takes several steps, and others have their turn in between. */
export async function keepPayload(
  { cipher }: Pick<Work, 'cipher'>,
  id: string,
  payload: unknown,
): Promise<KeptPayload> {
  const text = canonicalJson(payload);
  if (text.length >= LONG) await giveWay();
  const sha256 = createHash('sha256').update(text).digest();
  const short = text.length >= LONG ? await compressed(text) : text;
  return { sealed: cipher.seal({ table: TABLE, column: COLUMN, row: id }, short), sha256 };
}

/** What will run; undefined where it is not what was hashed when it was proposed. */
export async function openPayload(
  { cipher }: Pick<Work, 'cipher'>,
  { id, payload_sha256: sha256 }: Pick<ShownRow, 'id' | 'payload_sha256'>,
  sealed: string,
): Promise<{ readonly payload: unknown } | undefined> {
  const kept = cipher.open({ table: TABLE, column: COLUMN, row: id }, sealed);
  const text = kept.startsWith(COMPRESSED) ? await opened(kept.slice(COMPRESSED.length)) : kept;
  if (!createHash('sha256').update(text).digest().equals(sha256)) return undefined;
  return { payload: JSON.parse(text) };
}

/** Compressing has a thread of its own. A text that hardly becomes shorter stays as it is. */
async function compressed(text: string): Promise<string> {
  const short = COMPRESSED + (await compress(text, { level: LEVEL })).toString('base64');
  return short.length < text.length ? short : text;
}

async function opened(base64: string): Promise<string> {
  const bytes = await decompress(Buffer.from(base64, 'base64'), { maxOutputLength: OPENED_BYTES_MAX });
  return bytes.toString('utf8');
}
