import { ToastProvider } from '@egcr/ui/toast';
import { cleanup, fireEvent, render, screen, act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AuthCallsProvider, type AuthCalls } from './auth/auth-calls.ts';
import { AuthFailure } from './auth/auth-failure.ts';
import { sayingYes } from './testing/auth-calls-said.ts';
import { ada, pass, signedInAda, signInAs } from './testing/open-page.tsx';
import { VerificationGuard, type VerificationGuardProps } from './verification-guard.tsx';
import { isFirstTelling, type VerificationError } from './verification/verification-state.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  isFirstTelling(undefined);
});

const unverified = { ...signedInAda, user: { ...ada, isEmailVerified: false } };

function guard(part: Partial<VerificationGuardProps> = {}, others: Partial<AuthCalls> = {}) {
  const { calls, asked } = sayingYes(others);
  vi.useFakeTimers();
  render(
    <ToastProvider regionLabel="toasts" closeLabel="close">
      <AuthCallsProvider value={calls}>
        <VerificationGuard {...part}>the secret</VerificationGuard>
      </AuthCallsProvider>
    </ToastProvider>,
  );
  return asked;
}

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const says = (text: string) => screen.queryAllByText(text).length > 0;
const names = (role: 'button' | 'link') => screen.queryAllByRole(role).map((each) => each.textContent);

describe('the verification guard', () => {
  it('shows its content to verified people [GUARD-04]', () => {
    signInAs(signedInAda);
    guard();
    expect(says('the secret')).toBe(true);
  });

  it('says to strangers that they must sign in [GUARD-03]', () => {
    signInAs();
    guard({ resource: 'the ledger' });
    expect([
      says('Access Restricted'),
      says('You must be signed in to access the ledger.'),
      says('the secret'),
    ]).toEqual([true, true, false]);
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth?mode=signin');
    expect(says('Verification Required')).toBe(false);
  });

  it('shows the unverified what there is and how to verify it [GUARD-02]', () => {
    signInAs(unverified);
    guard({ hasToast: false });
    expect(says('Verification Required')).toBe(true);
    expect(says('Email or phone verification is required to access this content.')).toBe(true);
    expect([
      says('ada@example.org'),
      says('+12025550123'),
      screen.getAllByText('Not Verified').length,
    ]).toEqual([true, true, 2]);
    expect(names('button')).toEqual(['Resend Email Verification', 'Resend Phone Verification']);
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('offers a message only for an address that exists [GUARD-02]', () => {
    signInAs({ ...unverified, user: { ...unverified.user, phone: null } });
    guard({ hasToast: false, resource: 'the ledger' });
    expect(says('Email or phone verification is required to access the ledger.')).toBe(true);
    expect(names('button')).toEqual(['Resend Email Verification']);
  });

  it('puts a supplied fallback in the place of the cards [GUARD-04]', () => {
    signInAs(unverified);
    guard({ fallback: 'not yet' });
    expect([says('not yet'), says('the secret'), names('link')]).toEqual([true, false, []]);
  });

  it('tells each person once, for six seconds, and raises its error each time [GUARD-05] [ERR-06]', async () => {
    const errors: VerificationError[] = [];
    const toast = 'Please verify your email or phone number to access this content.';
    signInAs(unverified);
    guard({ onGuardError: (error) => errors.push(error) });
    expect(says(toast)).toBe(true);
    await pass(5900, advance);
    expect(says(toast)).toBe(true);
    await pass(200, advance);
    expect(says(toast)).toBe(false);
    cleanup();
    guard({ onGuardError: (error) => errors.push(error) });
    expect(says(toast)).toBe(false);
    signInAs({ ...unverified, user: { ...unverified.user, id: 'grace' } });
    expect(says(toast)).toBe(true);
    expect(errors.map(({ userId }) => userId)).toEqual(['u1', 'u1', 'grace']);
  });

  it('can be quiet [GUARD-05]', () => {
    signInAs(unverified);
    guard({ hasToast: false });
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  it('sends the message again and takes its code [ERR-05]', async () => {
    signInAs(unverified);
    const asked = guard({ hasToast: false });
    fireEvent.click(screen.getByRole('button', { name: 'Resend Phone Verification' }));
    await pass(5, advance);
    expect(says('A verification code has been sent to +12025550123')).toBe(true);
    fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '123456' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify Code' })));
    expect(asked).toEqual([
      ['sendCode', '+12025550123', 'resend'],
      ['verifyPhone', '+12025550123', '123456'],
    ]);
  });

  it.each([
    ['Mail is down', new AuthFailure('Mail is down', { status: 500 })],
    ['Please try again later.', new AuthFailure('', { status: 500 })],
  ])('says “%s” where the message cannot be sent [ERR-06]', async (text, failure) => {
    signInAs(unverified);
    guard({ hasToast: false }, { resendMail: () => Promise.reject(failure) });
    fireEvent.click(screen.getByRole('button', { name: 'Resend Email Verification' }));
    await pass(5, advance);
    expect([says('Failed to Send Verification'), says(text)]).toEqual([true, true]);
  });
});
