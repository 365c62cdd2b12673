import { keepArrivedLink } from '@egcr/web-kit/arrived-link';
import type { Link } from '@egcr/web-kit/link-tokens';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  advance,
  button,
  field,
  openAuth,
  partsOfReset,
  press,
  RESET,
  says,
  type,
} from '../../testing/auth-page.tsx';
import { pass, signedInAda, signInAs } from '../../testing/open-page.tsx';
import { AuthFailure } from '../auth-failure.ts';

beforeAll(partsOfReset);
beforeEach(() => signInAs());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

describe('the link of a mail', () => {
  const tokens = { access_token: 'head.body.sign', refresh_token: 'refresh-token' };
  const arrive = (link: Link) => keepArrivedLink(link);

  it('for a new password leads to it, and from there to the dashboard after 1.5 seconds [AUTH-11] [AUTH-19]', async () => {
    arrive({ kind: 'tokens', purpose: 'recovery', tokens, address: RESET });
    const { asked, address, entries } = await openAuth(RESET);
    await pass(5, advance);
    signInAs(signedInAda);
    expect(asked).toEqual([['acceptTokens', tokens]]);
    type('New password', 'Harbour-Lamp-41');
    type('Confirm password', 'Harbour-Lamp-41');
    await press('Update password');
    expect(asked.at(-1)).toEqual(['updatePassword', 'Harbour-Lamp-41']);
    expect(says('Taking you to your dashboard...')).toBe(true);
    await pass(1400, advance);
    expect(address()).toBe(RESET);
    await pass(150, advance);
    expect([address(), entries()]).toEqual(['/dashboard', 1]);
  });

  it('of a sign-up for which no password stands asks for the first one, in its own words (attack P1)', async () => {
    arrive({ kind: 'tokens', purpose: 'recovery', tokens, isFirstPassword: true, address: RESET });
    const { asked } = await openAuth(RESET);
    await pass(5, advance);
    expect([says('Choose your password'), says(/used to sign up more than once/)]).toEqual([true, true]);
    type('New password', 'Harbour-Lamp-41');
    type('Confirm password', 'Harbour-Lamp-41');
    await press('Update password');
    expect(asked.at(-1)).toEqual(['updatePassword', 'Harbour-Lamp-41']);
  });

  it.each([
    ['Password Update Failed', 'Too old', new AuthFailure('Too old', { status: 422 })],
    ['Update Failed', 'An error occurred while updating your password.', new AuthFailure('fetch failed')],
  ])('may still end in %s [ERR-04]', async (title, text, failure) => {
    arrive({ kind: 'tokens', purpose: 'recovery', tokens, address: RESET });
    await openAuth(RESET, { updatePassword: () => Promise.reject(failure) });
    await pass(5, advance);
    type('New password', 'Harbour-Lamp-41');
    type('Confirm password', 'Harbour-Lamp-41');
    await press('Update password');
    expect([says(title), says(text)]).toEqual([true, true]);
  });

  it('for a new account sets the session, says so, waits 500 ms and refreshes it [AUTH-18]', async () => {
    arrive({ kind: 'tokens', purpose: 'signup', tokens, address: '/auth' });
    const { asked } = await openAuth('/auth');
    await pass(5, advance);
    expect(says('Email Verified')).toBe(true);
    expect(asked).toEqual([['acceptTokens', tokens]]);
    await pass(480, advance);
    expect(asked).toHaveLength(1);
    await pass(30, advance);
    expect(asked.at(-1)).toEqual(['refreshSession']);
  });

  const expired = (address: string): Link => ({
    kind: 'error',
    code: 'otp_expired',
    description: '',
    address,
  });
  it.each<[string, string, Link]>([
    ['Recovery Link Error', RESET, expired(RESET)],
    ['Recovery Link Issue', RESET, { kind: 'incomplete', address: RESET }],
    ['Verification Error', '/auth', expired('/auth')],
    ['Email Verified', '/auth', { kind: 'message', message: 'Email already verified', address: '/auth' }],
    [
      'One more link to open',
      '/auth',
      { kind: 'message', message: 'Confirmation link accepted. Please proceed', address: '/auth' },
    ],
  ])(
    'that cannot be used is told as %s, on the page and there to stay [ERR-03]',
    async (title, address, link) => {
      arrive(link);
      const { asked } = await openAuth(address);
      expect(screen.getAllByText(title)).toHaveLength(1);
      await pass(60_000, advance);
      expect(says(title)).toBe(true);
      expect(asked).toEqual([]);
    },
  );

  it('that has expired has the form for another beside it, and is forgotten once that is on its way', async () => {
    arrive(expired(RESET));
    await openAuth(RESET);
    expect(says('Recovery Link Error')).toBe(true);
    type('Email address', 'ada@example.org');
    await press('Send reset link');
    expect(says('Recovery Link Error')).toBe(false);
  });

  it('that was to confirm an address leads to another link, and on to its code', async () => {
    arrive(expired('/auth'));
    const { asked } = await openAuth('/auth');
    await press('Get a new link');
    await press('Send link');
    expect(says('Email Required')).toBe(true);
    type('Email address', 'Ada@Example.org');
    await press('Send link');
    expect(asked).toEqual([['resendMail', 'ada@example.org']]);
    expect(says('Use the code or the link we sent to ada@example.org.')).toBe(true);
  });

  it('that cannot be sent again now says why, and keeps what was typed', async () => {
    arrive(expired('/auth'));
    await openAuth('/auth', {
      resendMail: () => Promise.reject(new AuthFailure('Mail is down', { status: 500 })),
    });
    await press('Get a new link');
    type('Email address', 'ada@example.org');
    await press('Send link');
    expect(says('Mail is down')).toBe(true);
    expect(field('Email address').value).toBe('ada@example.org');
  });

  /** The page ends as a reload ends it: what it holds in memory is gone, and nothing in it is put away first. */
  async function reload(address: string) {
    const left = Object.entries(sessionStorage);
    cleanup();
    for (const [key, value] of left) sessionStorage.setItem(key, value);
    return openAuth(address);
  }

  it.each([
    ['/auth', 'Verification Error'],
    [RESET, 'Recovery Link Error'],
  ])('that has expired is still told at %s when the page is loaded again', async (address, title) => {
    arrive(expired(address));
    await openAuth(address);
    await reload(address);
    expect(says(title)).toBe(true);
    await reload(address);
    expect(says(title)).toBe(true);
  });

  it('that failed is still to be read after a reload where a person is signed in, until they go on', async () => {
    signInAs({ ...signedInAda, isPINVerified: true });
    arrive(expired('/auth'));
    await openAuth('/auth');
    await pass(50, advance);
    const { address } = await reload('/auth');
    await pass(5000, advance);
    expect([says('Verification Error'), address()]).toEqual([true, '/auth']);
    await press('Continue');
    expect(address()).toBe('/dashboard');
    const { address: later } = await reload('/auth');
    await pass(200, advance);
    expect([says('Verification Error'), later()]).toEqual([false, '/dashboard']);
  });

  it('is told no more after a reload once another is on its way', async () => {
    arrive(expired(RESET));
    await openAuth(RESET);
    type('Email address', 'ada@example.org');
    await press('Send reset link');
    await reload(RESET);
    expect(says('Recovery Link Error')).toBe(false);
  });

  it('that nobody opened here is not told: the tab holds no words, and an old or strange note says nothing', async () => {
    for (const note of [
      'broken signin 0',
      'constructor signin 1',
      '<b>Call us</b> signin',
      'broken signup 1',
    ]) {
      sessionStorage.setItem('linkNotice', note.replace(/ 1$/, ` ${Date.now()}`));
      await openAuth('/auth');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(says('Verification Error')).toBe(false);
      cleanup();
    }
  });

  it('that was read before signing in is not told again after it', async () => {
    arrive(expired('/auth'));
    const { address } = await openAuth('/auth');
    expect(says('Verification Error')).toBe(true);
    signInAs({ ...signedInAda, isPINVerified: true });
    await pass(200, advance);
    expect(says('Verification Error')).toBe(false);
    expect(address()).toBe('/dashboard');
  });

  it('that failed while a person is signed in is read before the page goes on', async () => {
    signInAs({ ...signedInAda, isPINVerified: true });
    arrive(expired('/auth'));
    const { address } = await openAuth('/auth');
    await pass(5000, advance);
    expect(address()).toBe('/auth');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verification Error');
    expect(says(/If you still need one/)).toBe(true);
    expect(screen.getByRole('link', { name: 'Email and phone' })).toBeTruthy();
    await press('Continue');
    expect(address()).toBe('/dashboard');
  });

  it('for a new account whose tokens nobody can read is told in words of ours [ERR-03]', async () => {
    arrive({ kind: 'tokens', purpose: 'signup', tokens, address: '/auth' });
    const unread = new AuthFailure('Invalid JWT structure', { code: 'invalid_jwt', status: 400 });
    await openAuth('/auth', { acceptTokens: () => Promise.reject(unread) });
    await pass(5, advance);
    expect(says('Verification Error')).toBe(true);
    expect(says('Invalid JWT structure')).toBe(false);
  });

  it('whose tokens cannot be checked is a Recovery Error [ERR-03]', async () => {
    arrive({ kind: 'tokens', purpose: 'recovery', tokens, address: RESET });
    await openAuth(RESET, { acceptTokens: () => Promise.reject(new AuthFailure('fetch failed')) });
    await pass(5, advance);
    expect(says('Recovery Error')).toBe(true);
    expect(button('Send reset link')).toBeTruthy();
  });

  it('says nothing that a stranger wrote into the address', async () => {
    arrive({ kind: 'message', message: 'Call 555-0100 now', address: '/auth' });
    await openAuth('/auth');
    expect(says(/555-0100/)).toBe(false);
  });
});
