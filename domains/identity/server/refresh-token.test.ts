import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import type { KeyRing } from './keys.ts';
import { makeIdentityKeys, readIdentityKeys } from './keys.ts';
import { isCodeOf, isLinkOf, makeOneTimeSecret, rowIdOfLink } from './one-time-secret.ts';
import { deriveRefreshToken, readRefreshToken } from './refresh-token.ts';

const sessionId = '01937b6a-0000-7000-8000-000000000001';
const ring = (...ids: string[]): KeyRing => ({
  current: ids[0] ?? '',
  keys: new Map(ids.map((id) => [id, randomBytes(32)])),
});

describe('a refresh token', () => {
  it('is the same each time it is derived, and says session and counter', () => {
    const keys = ring('a');
    const token = deriveRefreshToken({ sessionId, counter: 7 }, { keys, keyId: 'a' });
    expect(deriveRefreshToken({ sessionId, counter: 7 }, { keys, keyId: 'a' })).toBe(token);
    expect(readRefreshToken(token, keys)).toEqual({ sessionId, counter: 7 });
  });

  it('of an older key is read as long as the key is kept', () => {
    const keys = ring('new', 'old');
    const token = deriveRefreshToken({ sessionId, counter: 7 }, { keys, keyId: 'old' });
    expect(readRefreshToken(token, keys)).toEqual({ sessionId, counter: 7 });
    expect(readRefreshToken(token, ring('new'))).toBeUndefined();
  });

  it('is refused with any single byte changed', () => {
    const keys = ring('a');
    const bytes = Buffer.from(
      deriveRefreshToken({ sessionId, counter: 7 }, { keys, keyId: 'a' }),
      'base64url',
    );
    for (let at = 0; at < bytes.length; at += 1) {
      const bent = Buffer.from(bytes);
      bent[at] = (bent[at] ?? 0) ^ 0x40;
      expect(readRefreshToken(bent.toString('base64url'), keys)).toBeUndefined();
    }
  });
});

describe('a one-time secret', () => {
  it('is recognised by its own row and purpose alone', () => {
    const keys = ring('a');
    const secret = makeOneTimeSecret(sessionId, keys);
    const row = { id: sessionId, key_id: 'a', code_hash: secret.codeHash, link_hash: secret.linkHash };
    const other = { ...row, id: '01937b6a-0000-7000-8000-000000000002' };
    expect(secret.code).toMatch(/^\d{6}$/);
    expect(rowIdOfLink(secret.linkToken)).toBe(sessionId);
    expect(isCodeOf(secret.code, row, keys)).toBe(true);
    expect(isCodeOf(secret.code, other, keys)).toBe(false);
    expect(isLinkOf(secret.linkToken, row, keys)).toBe(true);
    expect(isLinkOf(secret.linkToken, { ...row, link_hash: secret.codeHash }, keys)).toBe(false);
    expect(rowIdOfLink('short')).toBeUndefined();
  });
});

describe('keys in a file', () => {
  it('are read back as they were made, and refused when anything is missing', () => {
    const stored = makeIdentityKeys();
    const keys = readIdentityKeys(JSON.parse(JSON.stringify(stored)));
    expect(keys.signing[0].kid).toBe(stored.signing[0]?.kid);
    expect(JSON.stringify(keys.signing[0].publicJwk)).not.toContain(stored.signing[0]?.d);
    expect(() => readIdentityKeys({ ...stored, signing: [] })).toThrow('too_small');
    expect(() => readIdentityKeys({ ...stored, refresh: { ...stored.refresh, current: 'gone' } })).toThrow(
      'missing',
    );
  });
});
