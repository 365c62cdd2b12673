import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

import { invariant } from '@egcr/server-kit/refusal';
import * as z from 'zod/mini';

/** The key that signs the log's roots, and whose log it is. Only the public half ever reaches the database. */
export interface LogKey {
  /** `egcr.ledger/` and the installation's id. */
  readonly origin: string;
  /** Raw Ed25519 key, 32 bytes. */
  readonly publicKey: Buffer;
  /** Public halves of the keys that signed before this one, newest first: what they have signed stays right. */
  readonly earlierKeys: readonly Buffer[];
  sign(text: string): Buffer;
}

/** As it is kept in the file of keys: PKCS #8, base64; of earlier keys the raw public half, base64, newest first. */
export const storedLogKey = z.object({ ed25519: z.string(), earlier: z.optional(z.array(z.string())) });
export type StoredLogKey = z.infer<typeof storedLogKey>;

export function makeLogKey(): StoredLogKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { ed25519: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64') };
}

/** A new key; of the one before only the public half is kept, so that nobody can sign with it any more. */
export function turnLogKey(stored: StoredLogKey): StoredLogKey {
  const last = rawPublicKey(privateKeyOf(stored)).toString('base64');
  return { ...makeLogKey(), earlier: [last, ...(stored.earlier ?? [])] };
}

export function readLogKey(stored: StoredLogKey, installation: string): LogKey {
  const key = privateKeyOf(stored);
  return {
    origin: `egcr.ledger/${installation}`,
    publicKey: rawPublicKey(key),
    earlierKeys: (stored.earlier ?? []).map((earlier) => Buffer.from(earlier, 'base64')),
    sign: (text) => sign(null, Buffer.from(text), key),
  };
}

function privateKeyOf({ ed25519 }: StoredLogKey): KeyObject {
  return createPrivateKey({ key: Buffer.from(ed25519, 'base64'), type: 'pkcs8', format: 'der' });
}

function rawPublicKey(key: KeyObject): Buffer {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  invariant(typeof x === 'string', 'the key of the log is not an Ed25519 key');
  return Buffer.from(x, 'base64url');
}
