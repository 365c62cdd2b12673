import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

import { currentKey, keyOf, type KeyRing } from './keys.ts';

/** PKCE: what a mail link gives instead of tokens, and what may be stored of it. */
export interface AuthCode {
  /** 122 random bits in the form the protocol has for them: a UUID. */
  readonly text: string;
  readonly keyId: string;
  readonly hash: Buffer;
}

export function makeAuthCode(keys: KeyRing): AuthCode {
  const text = randomUUID();
  const { id: keyId, key } = currentKey(keys);
  return { text, keyId, hash: hashOf(key, text) };
}

/** The hashes under which a code may be stored: with each key of the ring. */
export function hashesOfAuthCode(text: string, keys: KeyRing): readonly Buffer[] {
  return [...keys.keys.values()].map((key) => hashOf(key, text));
}

/** In constant time, with the key the row names: the index that found it promises nothing of the kind. */
export function isAuthCodeOf(
  text: string,
  row: { readonly key_id: string; readonly code_hash: Buffer },
  keys: KeyRing,
): boolean {
  return timingSafeEqual(hashOf(keyOf(keys, row.key_id), text), row.code_hash);
}

function hashOf(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update('auth_code').update(text).digest();
}

/** RFC 7636, section 4.1. */
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;

/** Whether this is the secret behind a challenge: its SHA-256 in base64url (RFC 7636, section 4.6). Compared in constant time. */
export function isVerifierOf(verifier: string, challenge: string): boolean {
  if (!VERIFIER.test(verifier)) return false;
  const hash = createHash('sha256').update(verifier).digest();
  const wanted = Buffer.from(challenge, 'base64url');
  return wanted.length === hash.length && timingSafeEqual(hash, wanted);
}
