/**
 * Bytes of files at rest. Each file has a random key of its own, which is sealed in its row (field-encryption.ts); each piece is
 *
 *     nonce (12 bytes), tag (16 bytes), ciphertext
 *
 * under AES-256-GCM. What the piece belongs to is authenticated with it: a piece that is moved, swapped, left out, or cut off the end does
 * not open, because the number of all pieces is part of it.
 */
import { createCipheriv, createDecipheriv, randomBytes, type Cipheriv, type Decipheriv } from 'node:crypto';

import { release } from '../data/release.ts';
import { invariant } from '../refusal.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = NONCE_BYTES + TAG_BYTES;
const VERSION = 'v1';
/** What the cipher takes at once: its own copy is as large. */
const STEP_BYTES = 16_384;
/** A sealed piece is so much longer than its bytes. */
export const SEAL_BYTES = HEAD_BYTES;

/** What a piece belongs to: unambiguous, and another one for each place. */
export type PiecePlace = readonly (string | number)[];

/** A new key, as text that can be sealed. */
export function newPieceKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** In memory of its own: release it when it is kept. */
export function sealPiece(key: string, place: PiecePlace, bytes: Uint8Array): Buffer<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', bytesOfKey(key), nonce);
  cipher.setAAD(bytesOfPlace(place));
  const sealed = Buffer.allocUnsafeSlow(HEAD_BYTES + bytes.length);
  pass(cipher, bytes, sealed.subarray(HEAD_BYTES));
  cipher.final();
  sealed.set(nonce);
  sealed.set(cipher.getAuthTag(), NONCE_BYTES);
  return sealed;
}

/** In memory of its own: release it when it was used. Throws where the piece was changed or belongs elsewhere: never an answer for a person. */
export function openPiece(key: string, place: PiecePlace, sealed: Uint8Array): Buffer<ArrayBuffer> {
  const decipher = createDecipheriv('aes-256-gcm', bytesOfKey(key), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(bytesOfPlace(place));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, HEAD_BYTES));
  const bytes = Buffer.allocUnsafeSlow(sealed.length - HEAD_BYTES);
  pass(decipher, sealed.subarray(HEAD_BYTES), bytes);
  try {
    decipher.final();
    return bytes;
  } catch {
    release(bytes);
    throw new Error('invariant broken: a piece of a file was changed, or belongs to another place');
  }
}

/** Through a cipher that answers as much as it is given. */
function pass(cipher: Cipheriv | Decipheriv, from: Uint8Array, to: Uint8Array): void {
  for (let at = 0; at < from.length; at += STEP_BYTES) {
    const passed = cipher.update(from.subarray(at, at + STEP_BYTES));
    to.set(passed, at);
    release(passed);
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
