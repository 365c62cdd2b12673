import { createHmac, timingSafeEqual } from 'node:crypto';

import { keyOf, type KeyRing } from './keys.ts';

const VERSION = 1;
const SESSION_BYTES = 16;
const LENGTH_BYTES = 1 + SESSION_BYTES + 4 + 32;
const TEXT = /^[A-Za-z0-9_-]+$/;

export interface RefreshToken {
  readonly sessionId: string;
  readonly counter: number;
}

/**
 * The refresh token of a session with this number: session id and counter, sealed under a key of ours. It is derived, so that
 * the active one can be handed out again; the database never holds a usable token.
 */
export function deriveRefreshToken(
  { sessionId, counter }: RefreshToken,
  { keys, keyId }: { readonly keys: KeyRing; readonly keyId: string },
): string {
  const head = headOf({ sessionId, counter });
  return Buffer.concat([head, seal(keyOf(keys, keyId), head)]).toString('base64url');
}

/** What a refresh token says, where one of our keys sealed it. */
export function readRefreshToken(text: string, keys: KeyRing): RefreshToken | undefined {
  if (!TEXT.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== LENGTH_BYTES || bytes[0] !== VERSION) return undefined;
  const head = bytes.subarray(0, -32);
  const isOurs = [...keys.keys.values()].some((key) => timingSafeEqual(seal(key, head), bytes.subarray(-32)));
  if (!isOurs) return undefined;
  return {
    sessionId: uuidOf(head.subarray(1, 1 + SESSION_BYTES)),
    counter: head.readUInt32BE(1 + SESSION_BYTES),
  };
}

function headOf({ sessionId, counter }: RefreshToken): Buffer {
  const head = Buffer.alloc(1 + SESSION_BYTES + 4);
  head[0] = VERSION;
  bytesOfUuid(sessionId).copy(head, 1);
  head.writeUInt32BE(counter, 1 + SESSION_BYTES);
  return head;
}

function seal(key: Uint8Array, head: Buffer): Buffer {
  return createHmac('sha256', key).update('refresh').update(head).digest();
}

export function bytesOfUuid(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

export function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
