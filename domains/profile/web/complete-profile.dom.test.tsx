import { ToastProvider } from '@egcr/ui/toast';
import { CallRefusal } from '@egcr/web-kit/call-errors';
import { anonymousState, type AuthState, type UserProfile } from '@egcr/web-kit/auth-state';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { emptyPages, openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen } from './complete-profile-screen.tsx';
import { ProfileCallsProvider, type ProfileCalls } from './profile-calls.ts';

const ada: UserProfile = {
  user_id: 'u1',
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada',
  has_pin: true,
};
const user = {
  id: 'u1',
  email: 'ada@example.org',
  phone: null,
  isEmailVerified: true,
  isPhoneVerified: false,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

function signInWith(part: Partial<AuthState>) {
  act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user, ...part }));
}

async function pass(milliseconds: number) {
  await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
}

async function open(others: Partial<ProfileCalls> = {}, address = '/complete-profile') {
  const asked: unknown[][] = [];
  const calls: ProfileCalls = {
    isUsernameFree: (name) => Promise.resolve(name !== 'taken'),
    async saveNames(names) {
      asked.push(['saveNames', names]);
    },
    async setPin(pin) {
      asked.push(['setPin', pin]);
    },
    async reread() {
      changeAuthState({ userProfile: ada, hasPIN: true, isPINVerified: true });
    },
    signOut: () => Promise.resolve(),
    ...others,
  };
  const page = await openPages({
    address,
    pages: {
      ...emptyPages('/dashboard', '/wallet', '/pin-verification', '/auth'),
      '/complete-profile': Screen,
    },
    around: (shown) => (
      <ToastProvider regionLabel="toasts" closeLabel="close">
        <ProfileCallsProvider value={calls}>{shown}</ProfileCallsProvider>
      </ToastProvider>
    ),
  });
  vi.useRealTimers();
  // The guard around the page is fetched when it first shows.
  await screen.findAllByText(/./);
  await waitFor(() => expect(document.querySelector('h1, output, form')).not.toBeNull());
  vi.useFakeTimers();
  return { asked, address: page.address };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const says = (text: string | RegExp) => screen.queryAllByText(text).length > 0;

function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

async function save() {
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await pass(10);
}

function fillNames() {
  type('First name', ' Ada ');
  type('Last name', 'Lovelace');
  type('Username', '@Ada');
}

function fillPin() {
  type('PIN', '273918');
  type('PIN again', '273918');
}

describe('a profile to complete', () => {
  it('saves names and PIN, waits 100 ms and goes on [AUTH-22]', async () => {
    signInWith({ userProfile: null, hasPIN: false });
    const { asked, address } = await open();
    fillNames();
    fillPin();
    await save();
    expect(asked).toEqual([
      ['saveNames', { first_name: 'Ada', last_name: 'Lovelace', username: 'ada' }],
      ['setPin', '273918'],
    ]);
    expect(says('Setting up your profile...')).toBe(true);
    await pass(80);
    expect(address()).toBe('/complete-profile');
    await pass(20);
    expect(address()).toBe('/dashboard');
  });

  it('asks for the PIN twice and never a third time: the person who has set it is in', async () => {
    signInWith({ userProfile: null, hasPIN: false });
    const { address } = await open();
    expect(screen.getAllByLabelText(/^PIN/)).toHaveLength(2);
    fillNames();
    fillPin();
    await save();
    await pass(100);
    expect(address()).toBe('/dashboard');
    expect(screen.queryByLabelText(/PIN/)).toBeNull();
  });

  it('keeps the names that were typed over a reload, never the PIN, until they are saved', async () => {
    signInWith({ userProfile: null, hasPIN: false });
    await open();
    fillNames();
    fillPin();
    cleanup();
    await open();
    expect([field('First name').value, field('Username').value, field('PIN').value]).toEqual([
      ' Ada ',
      '@Ada',
      '',
    ]);
    expect(JSON.stringify(sessionStorage)).not.toContain('273918');
    fillPin();
    await save();
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes on by way of the PIN where it is not verified, and to where the visitor wanted', async () => {
    signInWith({ userProfile: null, hasPIN: false });
    const reread = async () => changeAuthState({ userProfile: ada, hasPIN: true, isPINVerified: false });
    const { address } = await open({ reread }, '/complete-profile?redirect=%2Fwallet');
    fillNames();
    fillPin();
    await save();
    await pass(100);
    expect(address()).toBe('/pin-verification?redirect=%2Fwallet');
  });

  it('asks for the PIN only where the names are there', async () => {
    signInWith({ userProfile: { ...ada, has_pin: false }, hasPIN: false });
    const { asked } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose your PIN');
    expect(screen.queryByLabelText('First name')).toBeNull();
    fillPin();
    await save();
    expect(asked).toEqual([['setPin', '273918']]);
  });

  it('names every problem at once and keeps the answers', async () => {
    signInWith({ userProfile: null, hasPIN: false });
    const { asked } = await open();
    type('First name', 'Ada');
    type('PIN', '123456');
    await save();
    const summary = screen.getByRole('region', { name: 'Check these fields' });
    expect(summary.querySelectorAll('a')).toHaveLength(4);
    expect(document.activeElement).toBe(summary);
    expect([field('First name').value, field('PIN').value]).toEqual(['Ada', '123456']);
    // In the summary and at the field, in no toast besides.
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('tells while typing whether a username is free', async () => {
    signInWith({ userProfile: null, hasPIN: false });
    await open();
    type('Username', 'taken');
    expect(says('Checking...')).toBe(true);
    await pass(400);
    expect(says('@taken is taken')).toBe(true);
    type('Username', 'ada.l');
    await pass(400);
    expect(says('@ada.l is free')).toBe(true);
  });

  it('brings a username another person took meanwhile back to its field', async () => {
    signInWith({ userProfile: null, hasPIN: false });
    const taken = () => Promise.reject(new CallRefusal({ code: 'username_taken', status: 409 }));
    const { asked } = await open({ saveNames: taken });
    fillNames();
    fillPin();
    await save();
    expect(says('Someone else has this username. Choose another one.')).toBe(true);
    expect(field('Username').getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
  });

  it('leads to sign-in where the person signed in too long ago for a first PIN, with the names saved (attack Z1)', async () => {
    signInWith({ userProfile: null, hasPIN: false });
    const signedOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { asked, address } = await open(
      {
        setPin: () => Promise.reject(new CallRefusal({ code: 'sign_in_again', status: 403 })),
        signOut: signedOut,
      },
      '/complete-profile?redirect=%2Fwallet',
    );
    fillNames();
    fillPin();
    await save();
    expect(asked).toEqual([['saveNames', { first_name: 'Ada', last_name: 'Lovelace', username: 'ada' }]]);
    expect(says(/Sign in again to choose your PIN/)).toBe(true);
    expect([field('First name').value, field('Username').value]).toEqual([' Ada ', '@Ada']);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    await pass(10);
    expect(signedOut).toHaveBeenCalledOnce();
    expect(address()).toBe('/auth?mode=signin&redirect=%2Fwallet');
  });

  it('is kept for verified people: it stands inside the guard named profile completion [ROUTE-12]', async () => {
    signInWith({ userProfile: null, user: { ...user, isEmailVerified: false } });
    await open();
    vi.useRealTimers();
    await screen.findByText('Email or phone verification is required to access profile completion.');
    expect(screen.queryByLabelText('First name')).toBeNull();
  });
});
