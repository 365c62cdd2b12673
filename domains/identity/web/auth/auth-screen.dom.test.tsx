import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openPage, pass, signedInAda, signInAs } from '../testing/open-page.tsx';
import { sayingYes } from '../testing/auth-calls-said.ts';
import { SecurityCallsProvider, securityCalls, type SecurityCalls } from '../security/security-calls.ts';
import { AuthCallsProvider, type AuthCalls } from './auth-calls.ts';
import { AuthFailure } from './auth-failure.ts';
import { Screen } from './auth-screen.tsx';

beforeEach(() => signInAs());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

/** What the person who has connected an app can answer with. */
const withApp: SecurityCalls = {
  ...securityCalls,
  apps: async () => [{ id: 'a1', name: 'Phone', createdAt: '2026-11-20T12:00:00.000Z' }],
  recoveryLeft: async () => undefined,
  passkeys: async () => [],
};

async function open(address: string, others: Partial<AuthCalls> = {}, slow?: '/wallet') {
  const { calls, asked } = sayingYes(others);
  // Fetched when it is reached; here it is at hand.
  await import('./sign-up-form.tsx');
  const page = await openPage({
    address,
    Screen,
    ...(slow === undefined ? {} : { slow }),
    around: (inside) => (
      <AuthCallsProvider value={calls}>
        <SecurityCallsProvider value={withApp}>{inside}</SecurityCallsProvider>
      </AuthCallsProvider>
    ),
  });
  return { ...page, asked, user: userEvent.setup() };
}

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });

function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

describe('the sign-in page', () => {
  it('switches between sign-in and sign-up by two links [AUTH-01]', async () => {
    await open('/auth');
    const links = ['Sign in', 'Sign up'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/auth?mode=signin',
      '/auth?mode=signup',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  });

  it('has no tabs while a password is reset, but says so [AUTH-01]', async () => {
    await open('/auth?mode=reset-password');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reset Your Password');
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('treats an unknown mode as sign-in [ROUTE-02]', async () => {
    await open('/auth?mode=abracadabra');
    expect(button('Sign in')).toBeTruthy();
    expect(screen.queryByLabelText('Confirm password')).toBeNull();
  });

  it('asks for a password by e-mail or phone, at sign-up twice and with the legal agreement [AUTH-04]', async () => {
    const { user } = await open('/auth?mode=signup');
    expect([field('Password').autocomplete, field('Confirm password').autocomplete]).toEqual([
      'new-password',
      'new-password',
    ]);
    expect(field('Email address').type).toBe('email');
    await user.click(screen.getByLabelText('Phone'));
    expect(screen.queryByLabelText('Email address')).toBeNull();
    expect(field('Phone number').type).toBe('tel');
  });

  it('opens the legal documents in a new tab [AUTH-12]', async () => {
    await open('/auth?mode=signup');
    const link = screen.getByRole('link', { name: /legal documents/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/legals', '_blank']);
  });

  it('measures a new password and compares its repetition while typing [AUTH-13] [AUTH-14]', async () => {
    await open('/auth?mode=signup');
    const said = (text: string) => screen.queryByText(text) !== null;
    expect(said('0/2 complete')).toBe(true);
    type('Password', 'harbour');
    expect([said('0/2 complete'), said('Weak')]).toEqual([true, true]);
    type('Password', 'Harbour');
    expect([said('0/2 complete'), said('Medium')]).toEqual([true, true]);
    type('Password', 'harbourlamp');
    expect(said('1/2 complete')).toBe(true);
    type('Password', 'Harbour-4');
    expect([said('2/2 complete'), said('Strong')]).toEqual([true, true]);
    type('Confirm password', 'Harbour');
    expect(said('Passwords do not match')).toBe(true);
    type('Confirm password', 'Harbour-4');
    expect(said('Passwords match perfectly')).toBe(true);
  });

  it('shows every problem at once, on top and at its field, in no toast besides [VAL-01]', async () => {
    const { user, asked } = await open('/auth');
    await user.click(button('Sign in'));
    const summary = await screen.findByRole('region', { name: 'Check these fields' });
    expect(document.activeElement).toBe(summary);
    expect(summary.querySelectorAll('a')).toHaveLength(2);
    expect(field('Email address').getAttribute('aria-invalid')).toBe('true');
    expect(summary.textContent).toContain('Email Required');
    expect(summary.textContent).toContain('Password Required');
    expect([...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')]).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('shows every problem of a sign-up once in the summary and once at its field, in no toast', async () => {
    const { user, asked } = await open('/auth?mode=signup');
    await user.type(field('Email address'), 'ada');
    await user.type(field('Password'), 'short');
    await user.click(button('Create account'));
    const summary = await screen.findByRole('region', { name: 'Check these fields' });
    expect(document.activeElement).toBe(summary);
    const said = field('Email address').getAttribute('aria-describedby') ?? '';
    const atField = document.getElementById(said.split(' ').at(-1) ?? '')?.textContent ?? 'nothing';
    expect(summary.textContent).toContain(atField);
    expect(screen.getAllByText(atField)).toHaveLength(2);
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('tells who signed in by password to enter the PIN [AUTH-17]', async () => {
    const { user, asked } = await open('/auth');
    await user.type(field('Email address'), 'Ada@Example.org');
    await user.type(field('Password'), 'secret');
    await user.click(button('Sign in'));
    expect(await screen.findByText('Enter your PIN to finish signing in.')).toBeTruthy();
    expect(asked).toEqual([['signIn', { method: 'email', email: 'ada@example.org' }, 'secret']]);
  });

  it('signs in by passkey where the browser has them, and says so when none was accepted', async () => {
    const answers = [
      () => Promise.reject(new AuthFailure('The operation was not allowed.')),
      () => Promise.resolve(),
    ];
    const { user } = await open('/auth', {
      canUsePasskeys: () => true,
      signInByPasskey: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    });
    await user.click(button('Sign in with a passkey'));
    expect(await screen.findByText(/No passkey was accepted/)).toBeTruthy();
    await user.click(button('Sign in with a passkey'));
    expect(await screen.findByText('Enter your PIN to finish signing in.')).toBeTruthy();
  });

  it('offers no passkey where the browser has none', async () => {
    await open('/auth');
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });

  it('asks the person who has connected an app for its code, and lets them go back', async () => {
    signInAs({ ...signedInAda, needsSecondFactor: true });
    const { user, address, asked } = await open('/auth');
    expect(await screen.findByRole('heading', { name: 'Confirm with your second factor' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Code')));
    await user.click(button('Back to Sign In'));
    expect([address(), asked]).toEqual(['/auth', [['signOut']]]);
  });

  it('goes to sign-up two seconds after an unknown account, the address kept [ERR-02]', async () => {
    const failing = () =>
      Promise.reject(
        new AuthFailure('Invalid login credentials', { code: 'invalid_credentials', status: 400 }),
      );
    const { address } = await open('/auth', { signIn: failing });
    vi.useFakeTimers();
    type('Email address', 'ada@example.org');
    type('Password', 'secret');
    fireEvent.click(button('Sign in'));
    await pass(10, advance);
    expect(screen.getByText('Account Not Found')).toBeTruthy();
    await pass(1900, advance);
    expect(address()).toBe('/auth');
    await pass(200, advance);
    expect(address()).toBe('/auth?mode=signup');
    expect(field('Email address').value).toBe('ada@example.org');
  });

  it.each([
    ['incorrect_password', 'Incorrect Password'],
    ['undisclosed', 'Sign In Failed'],
  ])('stays after a wrong password (%s), the way to reset it in sight [ERR-02]', async (code, title) => {
    const failing = () => Promise.reject(new AuthFailure('Invalid login credentials', { code, status: 400 }));
    const { address } = await open('/auth', { signIn: failing });
    vi.useFakeTimers();
    type('Email address', 'ada@example.org');
    type('Password', 'secret');
    fireEvent.click(button('Sign in'));
    await pass(10, advance);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(/reset (it|your password) below/)).toBeTruthy();
    await pass(3000, advance);
    expect(address()).toBe('/auth');
    expect(screen.getByRole('link', { name: /forgot/i })).toBeTruthy();
  });
});

describe('the way on', () => {
  it('waits with words, then leaves after 100 ms without a way back [AUTH-02] [AUTH-21]', async () => {
    const { address, entries } = await open('/auth');
    vi.useFakeTimers();
    signInAs({ ...signedInAda, userProfile: undefined });
    expect(screen.getByText('Loading your profile...')).toBeTruthy();
    signInAs(signedInAda);
    expect(screen.getByText('Welcome back! Taking you to your dashboard...')).toBeTruthy();
    await pass(90, advance);
    expect(address()).toBe('/auth');
    await pass(20, advance);
    expect([address(), entries()]).toEqual(['/pin-verification', 1]);
  });

  it('leaves once, for the page that was wanted, also while that page is still on its way [GUARD-01]', async () => {
    const { address } = await open('/auth?redirect=%2Fwallet', {}, '/wallet');
    vi.useFakeTimers();
    signInAs({ ...signedInAda, isPINVerified: true });
    await pass(110, advance);
    expect(address()).toBe('/wallet');
    for (const wait of [110, 500, 1000]) await pass(wait, advance);
    expect(address()).toBe('/wallet');
  });

  it.each([
    ['a missing profile', { ...signedInAda, userProfile: null }, '', 'Setting up your profile...'],
    ['a session that is being read', { loading: true }, '', 'Loading...'],
    [
      'a waiting portal',
      signedInAda,
      'https://build.example.org/',
      'Redirecting to AI Build or Partnership or Ambassador Portal...',
    ],
  ])('%s is waited for in its own words [AUTH-02]', async (_, state, portal, words) => {
    if (portal) sessionStorage.setItem('aiBuildRedirectTo', portal);
    signInAs(state);
    await open('/auth');
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('offers Retry where the profile cannot be read [AUTH-03]', async () => {
    signInAs({ ...signedInAda, userProfile: undefined, hasProfileFailed: true });
    await open('/auth');
    expect(screen.getByText('Failed to load profile information. Please try again.')).toBeTruthy();
    expect(button('Retry')).toBeTruthy();
  });
});
