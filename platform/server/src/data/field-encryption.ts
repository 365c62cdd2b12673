/**
 * Fields that the person who reads the database, a dump or a backup must not be able to read. A sealed text is
 *
 *     v1.<key id>.<base64url of nonce (12 bytes), tag (16 bytes), ciphertext>
 *
 * under AES-256-GCM with a random nonce. Table, column and row are authenticated with it: a sealed text that is moved to another row
 * does not open there. NIST SP 800-38D allows 2^32 random nonces under one key; turn the key before (docs/operations.md).
 */
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto';

import type { DataKeys } from './data-keys.ts';
import { invariant } from '../refusal.ts';

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([A-Za-z0-9_-]{8})\.([A-Za-z0-9_-]{38,})$/;

/** Where a sealed text stands. It opens there and nowhere else. */
export interface SealedPlace {
  /** With its schema: `banking.payout_account`. */
  readonly table: string;
  readonly column: string;
  /** The primary key of the row; several columns joined by `|`. */
  readonly row: string;
}

/** Seals and opens fields. Keys never leave it. */
export interface FieldCipher {
  seal(place: SealedPlace, text: string): string;
  /** Throws where the text was changed, belongs to another place, or its key is gone: never an answer for a person. */
  open(place: SealedPlace, sealed: string): string;
  /** A keyed hash, to find a sealed value or keep it unique. Of the same text it is another one for each purpose. */
  lookup(purpose: string, text: string): Buffer;
  /** What everything sealed under the current key begins with. */
  readonly currentPrefix: string;
}

export function createFieldCipher({ current, keys, lookup }: DataKeys): FieldCipher {
  // Prepared once: a key that is prepared at each call takes most of the time of ten thousand look-ups.
  const lookupKey = createSecretKey(lookup);
  const keyOf = (id: string) => {
    const key = keys.get(id);
    invariant(key !== undefined, `the data key ${id} is missing`);
    return key;
  };
  const currentKey = keyOf(current);
  const currentPrefix = `${VERSION}.${current}.`;
  return {
    currentPrefix,
    seal(place, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', currentKey, nonce);
      cipher.setAAD(bytesOfPlace(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return currentPrefix + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(place, sealed) {
      const [, id = '', body = ''] = SEALED.exec(sealed) ?? [];
      invariant(id !== '', `${nameOf(place)} holds something that is not sealed`);
      return unseal(place, keyOf(id), Buffer.from(body, 'base64url'));
    },
    lookup: (purpose, text) =>
      createHmac('sha256', lookupKey)
        .update(JSON.stringify([purpose, text]))
        .digest(),
  };
}

function unseal(place: SealedPlace, key: Uint8Array, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(bytesOfPlace(place));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    throw new Error(`invariant broken: ${nameOf(place)} was changed, or belongs to another row`);
  }
}

/** Unambiguous: no part can run into the next. */
function bytesOfPlace({ table, column, row }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify([VERSION, table, column, row]));
}

/** For the log: which column, never which row, whose name may hold a secret itself. */
function nameOf({ table, column }: SealedPlace): string {
  return `${table}.${column}`;
}
