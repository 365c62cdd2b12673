import { identitySettings } from '@egcr/identity/server';
import { describe, expect, it } from 'vitest';

import { safeRedirect, withFragment } from './redirects.ts';

const SITE = 'https://egcr.example';
const settings = identitySettings.parse({
  siteUrl: SITE,
  redirectAllowList: ['https://partner.example/welcome', 'http://localhost:5173'],
});

describe('the target of a link (threat 2)', () => {
  it.each([
    'https://egcr.example/',
    'https://egcr.example/auth?mode=reset-password',
    'https://EGCR.example/auth',
    'https://partner.example/welcome',
    'https://partner.example/welcome/back?x=1',
    'http://localhost:5173/auth',
    'http://127.0.0.1:5173/auth',
  ])('may be %s', (wish) => {
    expect(safeRedirect(wish, settings)).toBe(new URL(wish).href);
  });

  it.each([
    '',
    '/auth',
    'auth',
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/\\evil.example',
    'https://egcr.example\\@evil.example',
    'https://egcr.example@evil.example',
    'https://user:word@egcr.example/',
    'https://egcr.example.evil.example',
    'https://evilegcr.example',
    'https://egcr.example:8443/',
    'http://egcr.example/',
    'https://egcr.example%2eevil.example',
    'https://egcr.example/\u202Egnp.exe',
    'https://egcr.example/\u0000',
    'https://egcr.example/ auth',
    ' https://egcr.example/auth',
    'https://egcr.example/\r\nSet-Cookie: x=1',
    'https://partner.example/',
    'https://partner.example/welcomed',
    'https://partner.example/welcome/../admin',
    'https://partner.example/welcome/%2e%2e/admin',
    'https://partner.example:444/welcome',
    'http://localhost:5174/',
    'http://127.0.0.1:5174/',
    'https://127.0.0.1:5173/',
    'http://127.0.0.2:5173/',
    'http://localhost.evil.example:5173/',
    'javascript:alert(1)',
    'JavaScript://egcr.example/%0aalert(1)',
    'data:text/html,x',
    'ftp://egcr.example/',
    'file:///etc/passwd',
    'https://',
    'https://[::1',
    'blob:https://egcr.example/x',
    'intent://egcr.example#Intent;end',
  ])('is never %j', (wish) => {
    expect(safeRedirect(wish, settings)).toBe(SITE);
  });

  it('is the site where nothing was wished', () => {
    expect(safeRedirect(undefined, settings)).toBe(SITE);
  });

  it('gets its values in the fragment, whatever fragment it had', () => {
    expect(withFragment('https://egcr.example/auth?mode=signin#old', { type: 'signup', a: '1 2' })).toBe(
      'https://egcr.example/auth?mode=signin#type=signup&a=1+2',
    );
  });
});
