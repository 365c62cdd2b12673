/**
 * Bytes of files at rest. Each file has a random key of its own, which is sealed in its row (field-encryption.ts); each piece is
 *
 *     nonce (12 bytes), tag (16 bytes), ciphertext
 *
 * under AES-256-GCM. What the piece belongs to is authenticated with it: a piece that is moved, swapped, left out, or cut off the end does
 * not open, because the number of all pieces is part of it.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { invariant } from '../refusal.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

/** What a piece belongs to: unambiguous, and another one for each place. */
export type PiecePlace = readonly (string | number)[];

/** A new key, as text that can be sealed. */
export function newPieceKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

export function sealPiece(key: string, place: PiecePlace, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', bytesOfKey(key), nonce);
  cipher.setAAD(bytesOfPlace(place));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Throws where the piece was changed or belongs elsewhere: never an answer for a person. */
export function openPiece(key: string, place: PiecePlace, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', bytesOfKey(key), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(bytesOfPlace(place));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new Error('invariant broken: a piece of a file was changed, or belongs to another place');
  }
}

function bytesOfKey(key: string): Buffer {
  const bytes = Buffer.from(key, 'base64url');
  invariant(bytes.length === KEY_BYTES, 'the key of a file has another length');
  return bytes;
}

function bytesOfPlace(place: PiecePlace): Buffer {
  return Buffer.from(JSON.stringify([VERSION, ...place]));
}
