import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import { CODE_LENGTH } from '../contract/limits.ts';
import { currentKey, keyOf, type KeyRing } from './keys.ts';
import { bytesOfUuid, uuidOf } from './refresh-token.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/**
 * Before the token of a link whose client uses PKCE, as GoTrue has it: an error of the link goes where such a client looks for it. What
 * the link gives is decided by its row, so that nothing is won by taking it away.
 */
export const PKCE_PREFIX = 'pkce_';

export interface OneTimeSecret {
  /** Six digits, zeros in front included. */
  readonly code: string;
  /** The token of a link: the row's id and 256 random bits. */
  readonly linkToken: string;
  readonly keyId: string;
  readonly codeHash: Buffer;
  readonly linkHash: Buffer;
}

export interface HashedSecret {
  readonly id: string;
  readonly key_id: string;
  readonly code_hash: Buffer;
  readonly link_hash: Buffer;
}

/** A new code and link for the row with this id, with the keyed hashes that may be stored. */
export function makeOneTimeSecret(id: string, keys: KeyRing): OneTimeSecret {
  const code = randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
  const secret = randomBytes(SECRET_BYTES);
  const { id: keyId, key } = currentKey(keys);
  return {
    code,
    linkToken: Buffer.concat([bytesOfUuid(id), secret]).toString('base64url'),
    keyId,
    codeHash: hashOf(key, { id, purpose: 'code', secret: Buffer.from(code) }),
    linkHash: hashOf(key, { id, purpose: 'link', secret }),
  };
}

export function isCodeOf(code: string, row: HashedSecret, keys: KeyRing): boolean {
  const key = keyOf(keys, row.key_id);
  return timingSafeEqual(
    hashOf(key, { id: row.id, purpose: 'code', secret: Buffer.from(code) }),
    row.code_hash,
  );
}

/** The row a link's token names; undefined where the text cannot be a token. */
export function rowIdOfLink(linkToken: string): string | undefined {
  const bytes = bytesOfLink(linkToken);
  return bytes.length === ID_BYTES + SECRET_BYTES ? uuidOf(bytes.subarray(0, ID_BYTES)) : undefined;
}

export function isLinkOf(
  linkToken: string,
  row: Pick<HashedSecret, 'id' | 'key_id' | 'link_hash'>,
  keys: KeyRing,
): boolean {
  const secret = bytesOfLink(linkToken).subarray(ID_BYTES);
  const key = keyOf(keys, row.key_id);
  return timingSafeEqual(hashOf(key, { id: row.id, purpose: 'link', secret }), row.link_hash);
}

function bytesOfLink(linkToken: string): Buffer {
  const bare = linkToken.startsWith(PKCE_PREFIX) ? linkToken.slice(PKCE_PREFIX.length) : linkToken;
  return Buffer.from(bare, 'base64url');
}

/** Bound to its row and purpose, so that no hash can stand in for another. */
function hashOf(
  key: Uint8Array,
  {
    id,
    purpose,
    secret,
  }: { readonly id: string; readonly purpose: 'code' | 'link'; readonly secret: Buffer },
): Buffer {
  return createHmac('sha256', key).update(purpose).update(bytesOfUuid(id)).update(secret).digest();
}
