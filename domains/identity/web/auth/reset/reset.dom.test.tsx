import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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
import { pass, signInAs } from '../../testing/open-page.tsx';
import { AuthFailure } from '../auth-failure.ts';

beforeAll(partsOfReset);
beforeEach(() => signInAs());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

async function byPhone() {
  fireEvent.click(screen.getByLabelText('Phone'));
  await pass(5, advance);
  vi.useRealTimers();
  // The country's rules are fetched when the field first shows.
  await waitFor(() => expect(screen.getByRole('combobox').textContent).toContain('United States +1'));
  vi.useFakeTimers();
  type('Phone number', '2025550123');
}

const again =
  'You can request another reset email in 55 seconds. This helps prevent spam and protects your account.';

describe('a password reset by e-mail', () => {
  it('sends a link, waits for it, and counts down to another [AUTH-06] [AUTH-19] [ERR-05]', async () => {
    const { asked } = await openAuth(RESET);
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
    const { asked, address } = await openAuth(RESET);
    type('Email address', 'ada@example.org');
    await press('Send reset link');
    await press('Use a different email');
    expect(address()).toBe('/auth?mode=signin');
    await pass(5000, advance);
    expect(field('Email address').value).toBe('');
    cleanup();
    const later = await openAuth(RESET);
    type('Email address', 'ada@example.org');
    await press('Send reset link');
    expect(says('Please Wait')).toBe(true);
    expect(says(again)).toBe(true);
    expect([...asked, ...later.asked]).toEqual([['sendResetMail', 'ada@example.org']]);
  });

  it('that fails says why [ERR-04]', async () => {
    await openAuth(RESET, {
      sendResetMail: () => Promise.reject(new AuthFailure('Mail is down', { status: 500 })),
    });
    type('Email address', 'ada@example.org');
    await press('Send reset link');
    expect([says('Reset Failed'), says('Mail is down')]).toEqual([true, true]);
  });

  it('closes with Back to Sign In [AUTH-06]', async () => {
    const { address, asked } = await openAuth(RESET);
    await press('Back to Sign In');
    expect(address()).toBe('/auth?mode=signin');
    expect(asked).toEqual([]);
  });
});

describe('a password reset by phone', () => {
  it('can send a code only when the phone is chosen [AUTH-08]', async () => {
    await openAuth(RESET);
    expect(button('Send Verification Code').disabled).toBe(true);
    await byPhone();
    expect(button('Send Verification Code').disabled).toBe(false);
  });

  it('goes from the number to the code, back to another number, and on to the new password [AUTH-06] [AUTH-07]', async () => {
    const { asked } = await openAuth(RESET);
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
    await openAuth(RESET, { sendCode: () => Promise.reject(soon) });
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
    await openAuth(RESET, { verifyPhone: () => Promise.reject(failure) });
    await byPhone();
    await press('Send Verification Code');
    type('Verification code', '123456');
    await press('Verify Code');
    expect([says('Verification Failed'), says(text)]).toEqual([true, true]);
  });
});
