import { randomBytes } from 'node:crypto';

import type { FieldCipher } from '@egcr/server-kit/field-encryption';

/** 256 random bits: nobody finds one by trying, so that one hash, without a salt, is enough. */
const SECRET_BYTES = 32;
const BEARER = /^bearer +(sk_.*)$/i;
const HINT_TAIL = 4;

export function makeSecret(isLive: boolean): string {
  return `sk_${isLive ? 'live' : 'test'}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** What is kept of a key: without the server's own key nobody checks a guess against it. */
export function hashOfSecret(cipher: FieldCipher, secret: string): Buffer {
  return cipher.lookup('developers.api_key.secret_hash', secret);
}

/** `sk_live_…w3Qa` */
export function hintOf(secret: string): string {
  return `${secret.slice(0, 'sk_test_'.length)}…${secret.slice(-HINT_TAIL)}`;
}

/** What an Authorization header says is an API key, right or wrong; undefined where it holds something else. */
export function secretIn(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}
