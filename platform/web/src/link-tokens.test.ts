import { describe, expect, it } from 'vitest';

import { readLink } from './link-tokens.ts';
import { safePartnerTarget, safeRedirect } from './safe-redirect.ts';

const rules = {
  isKnownPath: (path: string) => ['/', '/auth', '/wallet', '/dashboard', '/wallet/send'].includes(path),
  origins: ['https://build.example.org', 'http://127.0.0.1:4000'],
};
const tokens = { access_token: 'head.body.sign', refresh_token: 'refresh-token-1' };
const pair = 'access_token=head.body.sign&refresh_token=refresh-token-1';

function read(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://egcr.test');
  return readLink({ pathname, search, hash }, rules);
}

describe('a mail link', () => {
  it.each([
    ['a recovery link on another page', `/dashboard#${pair}&type=recovery`],
    ['a recovery link on the home page', `/#${pair}&type=recovery&expires_in=900&token_type=bearer`],
    ['a recovery link on /auth', `/auth#${pair}&type=recovery`],
    ['a recovery link in the query', `/auth?${pair}&type=recovery`],
    ['a recovery link that comes back with its mode', `/auth?mode=reset-password#${pair}&type=recovery`],
  ])('%s goes to the reset page with its tokens in memory only [LINK-01] [AUTH-10]', (_, address) => {
    expect(read(address)).toEqual({
      kind: 'tokens',
      purpose: 'recovery',
      tokens,
      address: '/auth?mode=reset-password',
    });
  });

  it('of a sign-up for which no password stands goes to the reset page as the first one (attack P1)', () => {
    expect(read(`/auth#${pair}&type=recovery&first_password=yes`)).toEqual({
      kind: 'tokens',
      purpose: 'recovery',
      tokens,
      isFirstPassword: true,
      address: '/auth?mode=reset-password',
    });
    expect(read(`/wallet?first_password=yes#${pair}&type=signup`)).not.toHaveProperty('isFirstPassword');
  });

  it.each([`/#${pair}`, `/wallet#${pair}`, `/auth#${pair}`, `/#${pair}&type=`])(
    'without a type, as in %s, goes to the reset page [LINK-04]',
    (address) => {
      expect(read(address)).toMatchObject({
        kind: 'tokens',
        purpose: 'recovery',
        address: '/auth?mode=reset-password',
      });
    },
  );

  it.each([
    ['/auth', `/auth#${pair}&type=signup`],
    ['/auth', `/auth?${pair}&type=signup`],
    ['/auth', `/#${pair}&type=signup`],
    ['/auth', `/auth#${pair}&type=invite`],
  ])('of a sign-up leaves %s in the address [AUTH-10]', (clean, address) => {
    expect(read(address)).toEqual({ kind: 'tokens', purpose: 'signup', tokens, address: clean });
  });

  it.each([
    ['/', `/#${pair}&type=magiclink`],
    ['/wallet', `/wallet#${pair}&type=magiclink`],
    ['/wallet?tab=1', `/wallet?tab=1#${pair}&type=magiclink`],
    ['/auth', `/auth?type=magiclink&${pair}`],
  ])('that is magic stays at %s until its user has been looked at [LINK-02]', (clean, address) => {
    expect(read(address)).toEqual({ kind: 'tokens', purpose: 'magiclink', tokens, address: clean });
  });

  it('marked verify_email_magic_link is left to normal routing [LINK-03]', () => {
    expect(read('/wallet?flow_step=verify_email_magic_link')).toEqual({ kind: 'none' });
    expect(read(`/wallet?flow_step=verify_email_magic_link#${pair}&type=magiclink`)).toEqual({
      kind: 'tokens',
      purpose: 'session',
      tokens,
      address: '/wallet?flow_step=verify_email_magic_link',
    });
  });

  it('that changed the e-mail signs in where it is', () => {
    expect(read(`/dashboard#${pair}&type=email_change`)).toMatchObject({
      purpose: 'session',
      address: '/dashboard',
    });
  });

  it.each([
    '/auth#access_token=head.body.sign&type=signup',
    '/auth#refresh_token=refresh-token-1&type=signup',
    '/auth#access_token=&refresh_token=&type=signup',
    '/auth#access_token=%3Cscript%3E&refresh_token=refresh-token-1&type=signup',
    `/auth#access_token=${'x'.repeat(9000)}&refresh_token=refresh-token-1&type=signup`,
  ])('with half a pair or nonsense is incomplete, and cleared: %.60s', (address) => {
    expect(read(address)).toEqual({ kind: 'incomplete', address: '/auth' });
  });

  it('of a recovery without any token is incomplete', () => {
    expect(read('/#type=recovery')).toEqual({ kind: 'incomplete', address: '/auth?mode=reset-password' });
  });

  it('leaves no token in the address, wherever it came from [AUTH-10] (threat 1)', () => {
    for (const type of ['recovery', 'signup', 'magiclink', 'invite', 'email_change', '', 'odd']) {
      for (const place of [`/wallet?${pair}&type=${type}`, `/auth?a=1#${pair}&type=${type}&sb=`]) {
        const link = read(place);
        expect('address' in link && link.address).not.toMatch(/token|sign|sb=/);
      }
    }
  });
});

describe('what the server says through a link', () => {
  it.each([
    ['/auth#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', '/auth'],
    [
      '/auth?mode=reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
      '/auth?mode=reset-password',
    ],
    ['/wallet#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', '/auth'],
    ['/auth?error_code=otp_expired&error_description=Email+link+is+invalid', '/auth'],
  ])('is read from %s and cleared', (address, clean) => {
    expect(read(address)).toEqual({
      kind: 'error',
      code: 'otp_expired',
      description: 'Email link is invalid',
      address: clean,
    });
  });

  it.each(['/wallet#message', '/#error', '/auth#message', '/wallet#error_code=', '/auth?error'])(
    'is not one where only a place on the page is named: %s',
    (address) => {
      expect(read(address)).toEqual({ kind: 'none' });
    },
  );

  it('may be a message', () => {
    expect(read('/auth#message=Email+already+verified')).toEqual({
      kind: 'message',
      message: 'Email already verified',
      address: '/auth',
    });
  });

  it('is cut to a length that fits on a page', () => {
    const link = read(`/auth#error_code=x&error_description=${'long '.repeat(500)}`);
    expect(link.kind === 'error' && link.description.length).toBe(300);
  });

  it('is not looked for in the query of other pages', () => {
    expect(read('/wallet?error=1&message=hello')).toEqual({ kind: 'none' });
  });
});

describe('a partner’s link', () => {
  it.each([
    ['ambassador', 'ambassadorRedirectTo'],
    ['partnership', 'partnershipRedirectTo'],
  ])('%s keeps its target for the tab and goes on to the PIN [LINK-05]', (partner, key) => {
    expect(read(`/?redirect=${partner}&redirectTo=https://build.example.org/start`)).toEqual({
      kind: 'partner',
      memory: { [key]: 'https://build.example.org/start' },
      address: '/pin-verification',
    });
  });

  it('ai-build keeps its prompt, or clears an older one [LINK-05]', () => {
    const address = '/?redirect=ai-build&redirectTo=%2Fdashboard';
    expect(read(`${address}&prompt=a%20shop`)).toMatchObject({
      memory: { aiBuildRedirectTo: '/dashboard', aiBuildPrompt: 'a shop' },
    });
    expect(read(address)).toMatchObject({ memory: { aiBuildRedirectTo: '/dashboard', aiBuildPrompt: null } });
  });

  it('stays on /auth, which reads it too [ROUTE-03]', () => {
    const address = '/auth?mode=signup&redirect=ai-build&redirectTo=/dashboard';
    expect(read(address)).toMatchObject({ kind: 'partner', address });
  });

  it.each([
    '/auth?redirect=%2Fwallet',
    '/auth?redirect=ai-build',
    '/?redirect=other&redirectTo=/dashboard',
    '/?redirect=constructor&redirectTo=/dashboard',
    '/?redirectTo=/dashboard',
  ])('%s is none', (address) => {
    expect(read(address)).toEqual({ kind: 'none' });
  });

  it.each([
    'https://evil.example',
    'https://build.example.org.evil.example/',
    'https://build.example.org@evil.example/',
    'https://user:secret@build.example.org/',
    'http://build.example.org/',
    'https://build.example.org:8443/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    ' https://evil.example',
    '/unknown',
    '/auth',
    '',
  ])('with the hostile target %j is refused and cleared away (threat 2)', (target) => {
    expect(safePartnerTarget(target, rules)).toBeUndefined();
    expect(read(`/?a=1&redirect=ai-build&redirectTo=${encodeURIComponent(target)}&prompt=x`)).toEqual({
      kind: 'refused',
      address: '/?a=1',
    });
  });
});

describe('the redirect a guard carried', () => {
  it.each([
    ['/wallet', '/wallet'],
    ['/wallet?tab=in#last', '/wallet?tab=in#last'],
    ['/wallet/send?to=amina', '/wallet/send?to=amina'],
    ['/', '/'],
  ])('%s is followed [ROUTE-04]', (given, expected) => {
    expect(safeRedirect(given, rules.isKnownPath)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    'wallet',
    '//evil.example/wallet',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/wallet',
    '/wallet\\..\\..',
    'https://egcr.test/wallet',
    'https:wallet',
    'javascript:alert(1)',
    '/%2F%2Fevil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/unknown',
    '/auth',
    '/auth?redirect=/wallet',
    '/wallet/../../auth',
  ])('%j is not', (given) => {
    expect(safeRedirect(given, rules.isKnownPath)).toBeUndefined();
  });
});
