import { keepArrivedLink } from '@egcr/web-kit/arrived-link';
import type { Link } from '@egcr/web-kit/link-tokens';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { sayingYes } from '../../testing/auth-calls-said.ts';
import { openPage, pass, signedInAda, signInAs } from '../../testing/open-page.tsx';
import { AuthCallsProvider, type AuthCalls } from '../auth-calls.ts';
import { AuthFailure } from '../auth-failure.ts';
import { Screen } from '../auth-screen.tsx';

// What is fetched when it first shows is at hand; a stopped clock would keep it away.
beforeAll(() =>
  Promise.all([
    import('./reset-panel.tsx'),
    import('../new-link-card.tsx'),
    import('../link-page.tsx'),
    import('../code-cards.tsx'),
  ]),
);
beforeEach(() => signInAs());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

async function open(address: string, others: Partial<AuthCalls> = {}) {
  const { calls, asked } = sayingYes(others);
  vi.useFakeTimers();
  const page = await openPage({
    address,
    Screen,
    around: (inside) => <AuthCallsProvider value={calls}>{inside}</AuthCallsProvider>,
  });
  await pass(5, advance);
  return { ...page, asked };
}

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const says = (text: string | RegExp) => screen.queryAllByText(text).length > 0;

function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

async function press(name: string | RegExp) {
  fireEvent.click(button(name));
  await pass(5, advance);
}

async function byPhone() {
  fireEvent.click(screen.getByLabelText('Phone'));
  await pass(5, advance);
  vi.useRealTimers();
  // The country's rules are fetched when the field first shows.
  await waitFor(() => expect(screen.getByRole('combobox').textContent).toContain('United States +1'));
  vi.useFakeTimers();
  type('Phone number', '2025550123');
}

const RESET = '/auth?mode=reset-password';
const again =
  'You can request another reset email in 55 seconds. This helps prevent spam and protects your account.';

describe('a password reset by e-mail', () => {
  it('sends a link, waits for it, and counts down to another [AUTH-06] [AUTH-19] [ERR-05]', async () => {
    const { asked } = await open(RESET);
    type('Email address', 'ada@example.org');
    await press('Send reset link');
    expect(asked).toEqual([['sendResetMail', 'ada@example.org']]);
    expect(says('Password Reset Email Sent!')).toBe(true);
    expect(button(/Resend Email in 60 s/).disabled).toBe(true);
    await pass(5900, advance);
    expect(says('Password Reset Email Sent!')).toBe(true);
    await pass(200, advance);
    expect(says('Password Reset Email Sent!')).toBe(false);
    await pass(55_000, advance);
    await press('Resend Email');
    expect(asked).toHaveLength(2);
  });

  it('is asked for once in 60 seconds, also after it was cancelled [VAL-06] [ERR-04]', async () => {
    const { asked, address } = await open(RESET);
    type('Email address', 'ada@example.org');
    await press('Send reset link');
    await press('Use a different email');
    expect(address()).toBe('/auth?mode=signin');
    await pass(5000, advance);
    expect(field('Email address').value).toBe('');
    cleanup();
    const later = await open(RESET);
    type('Email address', 'ada@example.org');
    await press('Send reset link');
    expect(says('Please Wait')).toBe(true);
    expect(says(again)).toBe(true);
    expect([...asked, ...later.asked]).toEqual([['sendResetMail', 'ada@example.org']]);
  });

  it('that fails says why [ERR-04]', async () => {
    await open(RESET, {
      sendResetMail: () => Promise.reject(new AuthFailure('Mail is down', { status: 500 })),
    });
    type('Email address', 'ada@example.org');
    await press('Send reset link');
    expect([says('Reset Failed'), says('Mail is down')]).toEqual([true, true]);
  });

  it('closes with Back to Sign In [AUTH-06]', async () => {
    const { address, asked } = await open(RESET);
    await press('Back to Sign In');
    expect(address()).toBe('/auth?mode=signin');
    expect(asked).toEqual([]);
  });
});

describe('a password reset by phone', () => {
  it('can send a code only when the phone is chosen [AUTH-08]', async () => {
    await open(RESET);
    expect(button('Send Verification Code').disabled).toBe(true);
    await byPhone();
    expect(button('Send Verification Code').disabled).toBe(false);
  });

  it('goes from the number to the code, back to another number, and on to the new password [AUTH-06] [AUTH-07]', async () => {
    const { asked } = await open(RESET);
    await byPhone();
    await press('Send Verification Code');
    expect(asked).toEqual([['sendCode', '+12025550123', 'reset']]);
    await press('Use a different phone number');
    expect(field('Phone number')).toBeTruthy();
    await press('Send Verification Code');
    type('Verification code', '123456');
    await press('Verify Code');
    expect(asked.at(-1)).toEqual(['verifyPhone', '+12025550123', '123456']);
    expect(says('Phone Verified!')).toBe(true);
    expect(field('New password').autocomplete).toBe('new-password');
    await pass(3100, advance);
    expect(says('Phone Verified!')).toBe(false);
  });

  it('too soon after another names the seconds [ERR-04]', async () => {
    const soon = new AuthFailure('For security purposes, you can only request this after 33 seconds.', {
      status: 429,
    });
    await open(RESET, { sendCode: () => Promise.reject(soon) });
    await byPhone();
    await press('Send Verification Code');
    expect([says('Please Wait'), says('You can request another code in 33 seconds.')]).toEqual([true, true]);
  });

  it.each([
    ['in the server’s words', new AuthFailure('Code is spent', { status: 403 }), 'Code is spent'],
    [
      'in ours where it has none',
      new AuthFailure('', { status: 403 }),
      'The verification code is incorrect or expired. Please try again.',
    ],
    [
      'as an error where no answer came',
      new AuthFailure('fetch failed'),
      'An error occurred during verification. Please try again.',
    ],
  ])('says of a wrong code %s [ERR-03]', async (_, failure, text) => {
    await open(RESET, { verifyPhone: () => Promise.reject(failure) });
    await byPhone();
    await press('Send Verification Code');
    type('Verification code', '123456');
    await press('Verify Code');
    expect([says('Verification Failed'), says(text)]).toEqual([true, true]);
  });
});

describe('the link of a mail', () => {
  const tokens = { access_token: 'head.body.sign', refresh_token: 'refresh-token' };
  const arrive = (link: Link) => keepArrivedLink(link);

  it('for a new password leads to it, and from there to the dashboard after 1.5 seconds [AUTH-11] [AUTH-19]', async () => {
    arrive({ kind: 'tokens', purpose: 'recovery', tokens, address: RESET });
    const { asked, address, entries } = await open(RESET);
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
    const { asked } = await open(RESET);
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
    await open(RESET, { updatePassword: () => Promise.reject(failure) });
    await pass(5, advance);
    type('New password', 'Harbour-Lamp-41');
    type('Confirm password', 'Harbour-Lamp-41');
    await press('Update password');
    expect([says(title), says(text)]).toEqual([true, true]);
  });

  it('for a new account sets the session, says so, waits 500 ms and refreshes it [AUTH-18]', async () => {
    arrive({ kind: 'tokens', purpose: 'signup', tokens, address: '/auth' });
    const { asked } = await open('/auth');
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
      const { asked } = await open(address);
      expect(screen.getAllByText(title)).toHaveLength(1);
      await pass(60_000, advance);
      expect(says(title)).toBe(true);
      expect(asked).toEqual([]);
    },
  );

  it('that has expired has the form for another beside it, and is forgotten once that is on its way', async () => {
    arrive(expired(RESET));
    await open(RESET);
    expect(says('Recovery Link Error')).toBe(true);
    type('Email address', 'ada@example.org');
    await press('Send reset link');
    expect(says('Recovery Link Error')).toBe(false);
  });

  it('that was to confirm an address leads to another link, and on to its code', async () => {
    arrive(expired('/auth'));
    const { asked } = await open('/auth');
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
    await open('/auth', {
      resendMail: () => Promise.reject(new AuthFailure('Mail is down', { status: 500 })),
    });
    await press('Get a new link');
    type('Email address', 'ada@example.org');
    await press('Send link');
    expect(says('Mail is down')).toBe(true);
    expect(field('Email address').value).toBe('ada@example.org');
  });

  it('that was read before signing in is not told again after it', async () => {
    arrive(expired('/auth'));
    const { address } = await open('/auth');
    expect(says('Verification Error')).toBe(true);
    signInAs({ ...signedInAda, isPINVerified: true });
    await pass(200, advance);
    expect(says('Verification Error')).toBe(false);
    expect(address()).toBe('/dashboard');
  });

  it('that failed while a person is signed in is read before the page goes on', async () => {
    signInAs({ ...signedInAda, isPINVerified: true });
    arrive(expired('/auth'));
    const { address } = await open('/auth');
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
    await open('/auth', { acceptTokens: () => Promise.reject(unread) });
    await pass(5, advance);
    expect(says('Verification Error')).toBe(true);
    expect(says('Invalid JWT structure')).toBe(false);
  });

  it('whose tokens cannot be checked is a Recovery Error [ERR-03]', async () => {
    arrive({ kind: 'tokens', purpose: 'recovery', tokens, address: RESET });
    await open(RESET, { acceptTokens: () => Promise.reject(new AuthFailure('fetch failed')) });
    await pass(5, advance);
    expect(says('Recovery Error')).toBe(true);
    expect(button('Send reset link')).toBeTruthy();
  });

  it('says nothing that a stranger wrote into the address', async () => {
    arrive({ kind: 'message', message: 'Call 555-0100 now', address: '/auth' });
    await open('/auth');
    expect(says(/555-0100/)).toBe(false);
  });
});
