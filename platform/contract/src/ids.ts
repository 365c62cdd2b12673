import * as z from 'zod/mini';

import { named } from './schema-names.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A UUID in lower case. */
export const uuid = named('Uuid', z.string().check(z.regex(UUID, 'id_format')));

/** The random source of an id: fills the given bytes. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void;

/** UUID version 7 (RFC 9562 §5.7): 48 bits of Unix milliseconds, then random bits. */
export function uuidv7(
  now_ms: number,
  fillRandom: FillRandom = (bytes) => void crypto.getRandomValues(bytes),
): string {
  const bytes = new Uint8Array(16);
  fillRandom(bytes);
  let rest = now_ms;
  for (let at = 5; at >= 0; at -= 1) {
    bytes[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return [
    hexOf(bytes, 0, 4),
    hexOf(bytes, 4, 6),
    hexOf(bytes, 6, 8),
    hexOf(bytes, 8, 10),
    hexOf(bytes, 10, 16),
  ].join('-');
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hexOf(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += 1) text += HEX[bytes[at] ?? 0];
  return text;
}

/** The Unix milliseconds in a UUID of version 7; undefined for any other text. */
export function uuidv7Time_ms(id: string): number | undefined {
  if (!UUID.test(id) || id[14] !== '7') return undefined;
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
