import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

import { invariant } from '@egcr/server-kit/refusal';
import { CompactSign } from 'jose';
import * as z from 'zod/mini';

/** The key that signs certificates. Only its public half leaves the process. */
export interface CertificateKey {
  readonly id: string;
  /** Raw Ed25519 key, base64url. */
  readonly x: string;
  /** A compact JWS over the text. */
  sign(text: string): Promise<string>;
}

/** As it is kept in the file of keys: PKCS #8, base64. */
export const storedCertificateKey = z.object({ ed25519: z.string() });
export type StoredCertificateKey = z.infer<typeof storedCertificateKey>;

export function makeCertificateKey(): StoredCertificateKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { ed25519: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64') };
}

export function readCertificateKey({ ed25519 }: StoredCertificateKey): CertificateKey {
  const key = createPrivateKey({ key: Buffer.from(ed25519, 'base64'), type: 'pkcs8', format: 'der' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  invariant(typeof x === 'string', 'the key of certificates is not an Ed25519 key');
  const id = createHash('sha256').update(x).digest('base64url').slice(0, 16);
  return {
    id,
    x,
    sign: (text) =>
      new CompactSign(Buffer.from(text)).setProtectedHeader({ alg: 'EdDSA', kid: id }).sign(key),
  };
}
