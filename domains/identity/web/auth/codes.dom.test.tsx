import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ownPageTitle } from '@egcr/web-kit/page-title';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { openPage, pass, signInAs } from '../testing/open-page.tsx';
import { sayingYes } from '../testing/auth-calls-said.ts';
import { AuthCallsProvider, type AuthCalls } from './auth-calls.ts';
import { AuthFailure } from './auth-failure.ts';
import { Screen } from './auth-screen.tsx';
import { readStep } from './kept-step.ts';

// Fetched beforehand: the clock stands still in these tests, and a busy machine takes long to fetch.
beforeAll(() =>
  Promise.all([import('./code-cards.tsx'), import('./sign-up-form.tsx'), import('./reset/reset-panel.tsx')]),
);
beforeEach(() => signInAs());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

async function open(address: string, others: Partial<AuthCalls> = {}) {
  const { calls, asked } = sayingYes(others);
  const page = await openPage({
    address,
    Screen,
    around: (inside) => <AuthCallsProvider value={calls}>{inside}</AuthCallsProvider>,
  });
  // Forms are fetched when they are reached, which the standing clock would not let them be.
  await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0));
  vi.useFakeTimers();
  return { ...page, asked };
}

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });

function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

async function press(name: string | RegExp) {
  fireEvent.click(button(name));
  await pass(5, advance);
}

async function signUpByMail() {
  type('Email address', 'ada@example.org');
  type('Password', 'Harbour-Lamp-41');
  type('Confirm password', 'Harbour-Lamp-41');
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Create account');
}

/** Loads the page anew, as a phone does with one that was left for another app. */
async function reload(address: string): Promise<void> {
  vi.useRealTimers();
  cleanup();
  await open(address);
}

async function askForPhoneCode() {
  fireEvent.click(screen.getByLabelText('Phone'));
  await pass(5, advance);
  vi.useRealTimers();
  // The country's rules are fetched when the field first shows.
  await waitFor(() => expect(screen.getByRole('combobox').textContent).toContain('United States +1'));
  vi.useFakeTimers();
  type('Phone number', '2025550123');
}

/** What the field of the code says is wrong. */
function saidAtCode(): string {
  const input = field('Verification code');
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error')) ?? '';
  return document.getElementById(error)?.textContent ?? '';
}

describe('the title of the page', () => {
  it.each([
    ['/auth', undefined],
    ['/auth?mode=signup', 'Open your account'],
    ['/auth?mode=reset-password', 'Reset Your Password'],
  ])('%s is that of what is done there', async (address, title) => {
    await open(address);
    expect(ownPageTitle()).toBe(title);
  });

  it('is that of the step while a code is asked for', async () => {
    await open('/auth?mode=signup');
    await signUpByMail();
    expect(ownPageTitle()).toBe('Check your email');
    await press('Back');
    expect(ownPageTitle()).toBe('Open your account');
  });
});

describe('the step of the code', () => {
  it('is there again after a reload, for the same address, until the person goes back', async () => {
    await open('/auth?mode=signup');
    await signUpByMail();
    await reload('/auth?mode=signup');
    expect(screen.getByText(/ada@example.org/)).toBeTruthy();
    expect(field('Verification code').value).toBe('');
    await press('Back');
    await reload('/auth?mode=signup');
    expect(button('Create account')).toBeTruthy();
  });

  it('is over once the code was right, and after an hour', async () => {
    await open('/auth?mode=signup');
    await signUpByMail();
    type('Verification code', '123456');
    await press('Verify Code');
    await reload('/auth?mode=signup');
    expect(button('Create account')).toBeTruthy();
    await signUpByMail();
    vi.setSystemTime(Date.now() + 3_600_001);
    cleanup();
    expect(readStep('signup', Date.now())).toEqual({ kind: 'form' });
  });
});

describe('a code by SMS', () => {
  it('is asked for over the form, with its countdown and a way back [AUTH-05] [AUTH-16]', async () => {
    const { asked } = await open('/auth?mode=signup');
    await askForPhoneCode();
    type('Password', 'Harbour-Lamp-41');
    type('Confirm password', 'Harbour-Lamp-41');
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    expect(asked).toEqual([['signUp', { method: 'phone', phone: '+12025550123' }, 'Harbour-Lamp-41']]);
    expect(field('Verification code').autocomplete).toBe('one-time-code');
    expect(button(/Resend Code in 60 s/).disabled).toBe(true);
    await press('Back');
    expect(button('Create account')).toBeTruthy();
  });

  it('signs in where the password was right but the number waits for its code [AUTH-05]', async () => {
    const unconfirmed = () =>
      Promise.reject(new AuthFailure('Phone not confirmed', { code: 'phone_not_confirmed', status: 400 }));
    const { asked } = await open('/auth', { signIn: unconfirmed });
    await askForPhoneCode();
    type('Password', 'secret');
    await press('Sign in');
    expect(asked).toEqual([['sendCode', '+12025550123', 'resend']]);
    expect(screen.getByText('A verification code has been sent to +12025550123')).toBeTruthy();
    expect(button('Verify Code')).toBeTruthy();
  });
});

describe('a code', () => {
  it('takes digits only, six at most, and verifies with exactly six [AUTH-09]', async () => {
    const { asked } = await open('/auth?mode=signup');
    await signUpByMail();
    type('Verification code', '12a3-4');
    expect(field('Verification code').value).toBe('1234');
    expect(button('Verify Code').disabled).toBe(true);
    type('Verification code', '12345678');
    expect(field('Verification code').value).toBe('123456');
    await press('Verify Code');
    expect(asked.at(-1)).toEqual(['verifyEmail', 'ada@example.org', '123456', 'signup']);
    expect(screen.getByText('Email Verified')).toBeTruthy();
  });

  it('that is too short is explained when Enter is pressed [VAL-05]', async () => {
    await open('/auth?mode=signup');
    await signUpByMail();
    type('Verification code', '12');
    fireEvent.keyDown(field('Verification code'), { key: 'Enter' });
    expect(saidAtCode()).toBe('Invalid OTPPlease enter a 6-digit verification code.');
    expect(screen.getAllByText('Invalid OTP')).toHaveLength(1);
  });

  it('that is wrong is said so at its field, in no toast besides, and can be typed anew there [ERR-03]', async () => {
    const wrong = () =>
      Promise.reject(
        new AuthFailure('Token has expired or is invalid', { code: 'otp_expired', status: 403 }),
      );
    await open('/auth?mode=signup', { verifyEmail: wrong });
    await signUpByMail();
    type('Verification code', '123456');
    await press('Verify Code');
    expect(saidAtCode()).toBe('Verification FailedInvalid verification code. Please try again.');
    expect(screen.getAllByText('Verification Failed')).toHaveLength(1);
    expect(field('Verification code').value).toBe('');
    expect(document.activeElement).toBe(field('Verification code'));
    type('Verification code', '1');
    expect(screen.queryByText('Verification Failed')).toBeNull();
  });

  it('can be sent again after 60 seconds, and then not for another 60 [CALL-09] [ERR-05]', async () => {
    const { asked } = await open('/auth?mode=signup');
    await signUpByMail();
    await pass(59_000, advance);
    expect(button(/Resend Email in/).disabled).toBe(true);
    await pass(1500, advance);
    await press('Resend Email');
    expect(asked.at(-1)).toEqual(['resendMail', 'ada@example.org']);
    expect(screen.getByText('A verification link has been sent to ada@example.org')).toBeTruthy();
    expect(button(/Resend Email in 60 s/).disabled).toBe(true);
    await pass(4900, advance);
    expect(screen.queryByText('Verification Email Sent')).not.toBeNull();
    await pass(200, advance);
    expect(screen.queryByText('Verification Email Sent')).toBeNull();
  });

  it('that cannot be sent again says why [ERR-03]', async () => {
    const later = () => Promise.reject(new AuthFailure('', { status: 500 }));
    await open('/auth?mode=signup', { resendMail: later });
    await signUpByMail();
    await pass(61_000, advance);
    await press('Resend Email');
    expect(screen.getByText('Failed to Resend')).toBeTruthy();
    expect(button('Resend Email').disabled).toBe(false);
  });
});
