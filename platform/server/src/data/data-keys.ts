import { hkdfSync, randomBytes } from 'node:crypto';

import * as z from 'zod/mini';

const KEY_BYTES = 32;
const ID_BYTES = 6;

const secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'secret_of_32_bytes'));
const keyId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8}$/, 'key_id'));

/** The keys for fields of the database as they lie in the key file. */
export const storedDataKeys = z.object({
  /** Seals from now on. */
  current: keyId,
  /** Seals after the next turn. It is known ahead, so that a server that was not started again yet can read what the others seal. */
  next: keyId,
  keys: z.record(keyId, secret),
  /** Makes the hashes by which sealed values are found. It stays: another key would make every hash useless. */
  lookup: secret,
});
export type StoredDataKeys = z.output<typeof storedDataKeys>;

export interface DataKeys {
  readonly current: string;
  readonly keys: ReadonlyMap<string, Uint8Array>;
  readonly lookup: Uint8Array;
}

/** Random keys for a new installation. */
export function makeDataKeys(): StoredDataKeys {
  const [current, next] = [newId(), newId()];
  return { current, next, keys: { [current]: newKey(), [next]: newKey() }, lookup: newKey() };
}

/**
 * The first keys of an installation that is older than they are, derived from a secret it has. Servers that start together, each with
 * its own copy of the key file, come to the same keys; random ones would lock out all but the last to write them.
 */
export function deriveDataKeys(secretOfInstallation: string): StoredDataKeys {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secretOfInstallation, '', `egcr data keys, ${purpose}`, bytes)).toString(
      'base64url',
    );
  const [current, next] = [derive('id of the first', ID_BYTES), derive('id of the second', ID_BYTES)];
  return {
    current,
    next,
    keys: { [current]: derive('the first', KEY_BYTES), [next]: derive('the second', KEY_BYTES) },
    lookup: derive('look-up', KEY_BYTES),
  };
}

/** Throws where the current or the next key is missing. */
export function readDataKeys(stored: StoredDataKeys): DataKeys {
  for (const id of [stored.current, stored.next]) {
    if (!Object.hasOwn(stored.keys, id)) throw new Error(`the data key ${id} is missing in its ring`);
  }
  const keys = Object.entries(stored.keys).map(([id, text]) => [id, bytesOf(text)] as const);
  return { current: stored.current, keys: new Map(keys), lookup: bytesOf(stored.lookup) };
}

/** The next key seals, a new one becomes the next, and every earlier one stays readable. */
export function turnDataKeys(stored: StoredDataKeys): StoredDataKeys {
  const next = newId();
  return { ...stored, current: stored.next, next, keys: { ...stored.keys, [next]: newKey() } };
}

/** Keeps the current key and the next. What an earlier one has sealed can never be read again. */
export function dropEarlierDataKeys(stored: StoredDataKeys): StoredDataKeys {
  const kept = [stored.current, stored.next];
  const keys = Object.fromEntries(Object.entries(stored.keys).filter(([id]) => kept.includes(id)));
  return { ...stored, keys };
}

function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, 'base64url');
}
