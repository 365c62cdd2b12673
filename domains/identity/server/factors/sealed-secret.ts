import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

import { currentKey, keyOf, type KeyRing } from '../keys.ts';
import { bytesOfUuid } from '../refresh-token.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret that has to be read again, encrypted for the row with this id and for nothing else: AES-256-GCM under a key of ours. */
export function sealSecret(
  id: string,
  secret: Uint8Array,
  keys: KeyRing,
): { readonly bytes: Buffer; readonly keyId: string } {
  const { id: keyId, key } = currentKey(keys);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', purposeKey(key), nonce);
  cipher.setAAD(bytesOfUuid(id));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return { bytes: Buffer.concat([nonce, cipher.getAuthTag(), sealed]), keyId };
}

/** Throws where the bytes were changed or belong to another row. */
export function openSecret(
  id: string,
  sealed: { readonly bytes: Buffer; readonly keyId: string },
  keys: KeyRing,
): Buffer {
  const { bytes, keyId } = sealed;
  const decipher = createDecipheriv(
    'aes-256-gcm',
    purposeKey(keyOf(keys, keyId)),
    bytes.subarray(0, NONCE_BYTES),
  );
  decipher.setAAD(bytesOfUuid(id));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

function purposeKey(key: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', key, new Uint8Array(), 'identity.factor', 32));
}

/** The keyed hash of a recovery code of one person's set. */
export function recoveryCodeHash(factorId: string, code: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update('recovery').update(bytesOfUuid(factorId)).update(code).digest();
}
