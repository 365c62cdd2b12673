import { CallRefusal } from '@egcr/web-kit/call-errors';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openPage, pass, signedInAda, signInAs } from '../testing/open-page.tsx';
import { PinCallsProvider, type PinCalls, type PinStatus } from './pin-calls.ts';
import { PinStatusPanel } from './pin-status-panel.tsx';
import { Screen as PinReset } from './pin-reset-screen.tsx';
import { Screen as PinVerification } from './pin-verification-screen.tsx';

beforeEach(() => signInAs(signedInAda));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

const start = Date.parse('2026-11-20T12:00:00Z');
const closed: PinStatus = {
  has_pin: true,
  verified: false,
  pin_expires_at: null,
  locked_until: null,
  attempts_left: 5,
};
const opened: PinStatus = { ...closed, verified: true, pin_expires_at: '2026-11-20T12:05:00.000Z' };

async function open(address: string, others: Partial<PinCalls> = {}) {
  const tried: unknown[] = [];
  const calls: PinCalls = {
    readPin: () => Promise.resolve(closed),
    verifyPin(pin) {
      tried.push(pin);
      return Promise.resolve(opened);
    },
    requestReset: () => Promise.resolve('email'),
    verifyResetCode: () => Promise.resolve(),
    resetPin(...given) {
      tried.push(given);
      return Promise.resolve(opened);
    },
    isResetGranted: () => Promise.resolve(false),
    signOut: () => Promise.resolve(signInAs()),
    ...others,
  };
  vi.useFakeTimers({ now: start });
  const Screen = address.startsWith('/pin-reset') ? PinReset : PinVerification;
  const page = await openPage({
    address,
    Screen,
    around: (inside) => <PinCallsProvider value={calls}>{inside}</PinCallsProvider>,
  });
  await pass(5, advance);
  return { ...page, tried };
}

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const says = (text: string | RegExp) => screen.queryAllByText(text).length > 0;

async function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
  await pass(5, advance);
}

function refusing(code: string, status: number, members: Readonly<Record<string, string | number>> = {}) {
  return () => Promise.reject(new CallRefusal({ code, status, members }));
}

describe('the PIN', () => {
  it('is checked at the sixth digit and opens the dashboard', async () => {
    const { tried, address } = await open('/pin-verification');
    await type('PIN', '27391');
    expect([tried, button('Verify PIN').disabled]).toEqual([[], true]);
    await type('PIN', '273918');
    expect([tried, address()]).toEqual([['273918'], '/dashboard']);
  });

  it('opens the page the visitor wanted [ROUTE-04]', async () => {
    const { address } = await open('/pin-verification?redirect=%2Fwallet');
    await type('PIN', '273918');
    expect(address()).toBe('/wallet');
  });

  it('opens a portal of ours that waits, once [AUTH-21]', async () => {
    sessionStorage.setItem('ambassadorRedirectTo', '/wallet');
    const { address } = await open('/pin-verification');
    await type('PIN', '273918');
    expect([address(), sessionStorage.getItem('ambassadorRedirectTo')]).toEqual(['/wallet', null]);
  });

  it('that is wrong tells how many attempts are left, and empties the field', async () => {
    await open('/pin-verification', { verifyPin: refusing('pin_incorrect', 403, { attempts_left: 2 }) });
    await type('PIN', '111222');
    expect(says('This PIN is not right. 2 attempts are left before a pause.')).toBe(true);
    expect(field('PIN').value).toBe('');
  });

  it('that is locked counts down and can be tried afterwards', async () => {
    const locked_until = '2026-11-20T12:05:00.000Z';
    await open('/pin-verification', { verifyPin: refusing('pin_locked', 423, { locked_until }) });
    await type('PIN', '111222');
    expect(screen.getByRole('timer').textContent).toBe('5:00');
    await pass(4 * 60_000 + 1000, advance);
    expect(screen.getByRole('timer').textContent).toBe('0:59');
    await pass(60_000, advance);
    expect(field('PIN')).toBeTruthy();
  });

  it('shows a lock at once, that the last attempt brought or the server knows of', async () => {
    const locked: PinStatus = { ...closed, locked_until: '2026-11-20T12:05:00.000Z', attempts_left: 0 };
    let reads = 0;
    await open('/pin-verification', {
      verifyPin: refusing('pin_incorrect', 403, { attempts_left: 0 }),
      readPin: () => Promise.resolve((reads += 1) === 1 ? closed : locked),
    });
    await type('PIN', '111222');
    expect(says('Too many wrong PINs')).toBe(true);
  });

  it('that was the last of the day says so also where the session has ended with it', async () => {
    let reads = 0;
    await open('/pin-verification', {
      verifyPin: refusing('pin_reset_required', 403),
      readPin: () => ((reads += 1) === 1 ? Promise.resolve(closed) : refusing('session_expired', 401)()),
    });
    await type('PIN', '111222');
    expect(screen.getAllByText('You need a new PIN')).toHaveLength(2);
  });

  it('that must be renewed says so before anybody tries it', async () => {
    await open('/pin-verification', { readPin: () => Promise.resolve({ ...closed, attempts_left: 0 }) });
    expect(says('You need a new PIN')).toBe(true);
    expect(screen.queryByLabelText('PIN')).toBeNull();
  });

  it('need not be entered: signing out leads back to the sign-in page', async () => {
    const { address } = await open('/pin-verification');
    fireEvent.click(button('Sign out'));
    await pass(5, advance);
    expect(address()).toBe('/auth?mode=signin');
  });

  it('that must be renewed leads to its reset', async () => {
    await open('/pin-verification', { verifyPin: refusing('pin_reset_required', 403) });
    await type('PIN', '111222');
    expect(screen.getByRole('link', { name: 'Choose a new PIN' }).getAttribute('href')).toBe('/pin-reset');
  });
});

describe('a PIN reset', () => {
  it('sends a message, takes its code, and sets a new PIN with the password', async () => {
    const { tried, address } = await open('/pin-reset');
    fireEvent.click(button('Send me a link or code'));
    await pass(5, advance);
    expect(says(/We sent a link to ada@example\.org/)).toBe(true);
    await type('Verification code', '123456');
    fireEvent.click(button('Verify Code'));
    await pass(5, advance);
    await type('New PIN', '918273');
    await type('New PIN again', '918273');
    await type('Your password', 'Harbour-Lamp-41');
    fireEvent.click(button('Set new PIN'));
    await pass(5, advance);
    expect(tried).toEqual([['918273', 'Harbour-Lamp-41']]);
    expect(address()).toBe('/dashboard');
  });

  it('begins with the new PIN for a page the mail’s link has opened [LINK-02]', async () => {
    await open('/pin-reset', { isResetGranted: () => Promise.resolve(true) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose a new PIN');
  });

  it('names every problem at once, the server’s too', async () => {
    await open('/pin-reset', {
      isResetGranted: () => Promise.resolve(true),
      resetPin: refusing('password_incorrect', 403),
    });
    await type('New PIN', '123456');
    fireEvent.click(button('Set new PIN'));
    await pass(5, advance);
    expect(screen.getAllByText('This PIN is easy to guess. Choose another one.')).toHaveLength(2);
    expect(screen.getAllByText('The two PINs are not the same.')).toHaveLength(2);
    await type('New PIN', '918273');
    await type('New PIN again', '918273');
    fireEvent.click(button('Set new PIN'));
    await pass(5, advance);
    expect(screen.getAllByText('This password isn’t right.').length).toBeGreaterThan(0);
  });
});

describe('the PIN status panel', () => {
  it('is hidden by default [SHELL-08]', () => {
    const { container } = render(<PinStatusPanel />);
    expect(container.textContent).toBe('');
  });

  it.each([
    ['Not Authenticated', {}],
    ['No Profile', { ...signedInAda, userProfile: null }],
    ['PIN Setup Required', { ...signedInAda, hasPIN: false }],
    ['PIN Not Verified', signedInAda],
    ['PIN Verification Expired', { ...signedInAda, isPINVerified: true, pinExpiresAt: start - 1 }],
    ['PIN Verified', { ...signedInAda, isPINVerified: true, pinExpiresAt: start + 60_000 }],
    ['Unknown Status', { ...signedInAda, hasPIN: undefined }],
  ])('says %s [SHELL-08]', (label, state) => {
    vi.useFakeTimers({ now: start });
    signInAs(state);
    render(<PinStatusPanel showInDevelopment={false} />);
    expect(says(label)).toBe(true);
  });
});
