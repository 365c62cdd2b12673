import { describe, expect, it, vi } from 'vitest';

import { DRAFT_KEY } from './form/kept-key.ts';
import { SESSION_STORAGE_KEY } from './session-key.ts';
import { changeAuthState } from './session-state.ts';
import {
  accessToken,
  adoptPin,
  authState,
  ensureProfile,
  leave,
  onAuthState,
  signOut,
  takeLeaving,
  wakeSession,
  whenProfileKnown,
  whenSessionKnown,
} from './session.ts';
import { held, NOW, openPin, profile, serveSession, tokenFor } from './testing/session-server.ts';

const tests = serveSession();
const { signIn, signInWhole } = tests;

describe('the person of a session', () => {
  it.each<readonly [string, object, object]>([
    ['without an address', { email: '', email_confirmed_at: null }, { email: null, isEmailVerified: false }],
    ['without a phone', { phone: '' }, { phone: null, isPhoneVerified: false }],
    [
      'with a phone that has its plus',
      { phone: '+22177', phone_confirmed_at: '2026-01-01T00:00:00Z' },
      { phone: '+22177', isPhoneVerified: true },
    ],
    ['with a role', { app_metadata: { roles: ['auditor'] } }, { hasRoles: true }],
    ['with no role left', { app_metadata: { roles: [] } }, { hasRoles: false }],
    ['with a role that is none', { app_metadata: { roles: 'auditor' } }, { hasRoles: false }],
  ])('%s is known as such', async (_who, user, known) => {
    tests.server.user = user;
    await signIn();
    expect(authState().user).toMatchObject(known);
  });

  it('is the same after their tokens came anew: profile, PIN and last activity stay', async () => {
    await signInWhole();
    adoptPin(openPin(NOW + 1000));
    vi.setSystemTime(NOW + 500);
    tests.server.user = { email: 'new@example.org' };
    await signIn();
    expect(authState()).toMatchObject({
      user: { email: 'new@example.org' },
      userProfile: profile,
      isPINVerified: true,
      pinExpiresAt: NOW + 1000,
      lastActiveTimestamp: NOW,
    });
    expect(tests.server.calls).toEqual(['/auth/v1/user']);
  });

  it('has nothing of the one before', async () => {
    await signInWhole();
    adoptPin(openPin(NOW + 1000));
    vi.setSystemTime(NOW + 500);
    await signIn('u2');
    expect(authState()).toMatchObject({
      user: { id: 'u2' },
      userProfile: undefined,
      isPINVerified: false,
      hasPIN: undefined,
      pinExpiresAt: null,
      lastActiveTimestamp: NOW + 500,
    });
    tests.server.profile = () => Promise.resolve({ ...profile, user_id: 'u2' });
    expect((await whenProfileKnown()).userProfile?.user_id).toBe('u2');
  });

  it('whose tokens are refused is not signed in, and learns why', async () => {
    tests.server.instead.set('/auth/v1/user', () =>
      Response.json({ code: 'bad_jwt', msg: 'no' }, { status: 403 }),
    );
    await expect(signIn()).rejects.toMatchObject({ status: 403 });
    expect([authState().isAuthenticated, accessToken()]).toEqual([false, undefined]);
  });
});

describe('the profile of a session', () => {
  it('that failed is read again when it is needed again; one that is known is not', async () => {
    tests.server.profile = () => Promise.reject(new Error('down'));
    await signInWhole();
    expect(tests.warned).toEqual(['the profile could not be read']);
    tests.server.profile = () => Promise.resolve(profile);
    expect(await ensureProfile()).toEqual(profile);
    expect(authState().hasProfileFailed).toBe(false);
    await ensureProfile();
    expect(tests.server.calls).toEqual(['profile', 'read pin']);
  });

  it('is read for nobody where nobody is signed in', async () => {
    expect(await ensureProfile({ again: true })).toBeUndefined();
    expect(tests.server.calls).toEqual([]);
  });

  it('that comes, or fails, once another person is signed in is not theirs', async () => {
    const [late, broken] = [held<typeof profile>(), held<typeof profile>()];
    await signInWhole();
    tests.server.profile = () => late.promise;
    const first = ensureProfile({ again: true });
    tests.server.profile = () => broken.promise;
    const second = ensureProfile({ again: true });
    tests.server.profile = () => new Promise<never>(() => undefined);
    await signIn('u2');
    late.keep(profile);
    broken.fail(new Error('down'));
    expect([await first, await second]).toEqual([undefined, undefined]);
    expect(authState()).toMatchObject({ userProfile: undefined, hasProfileFailed: false, hasPIN: undefined });
  });
});

describe('what waits for a session', () => {
  it('goes on once it is known who is there, or that it cannot be known', async () => {
    tests.server.profile = () => new Promise<never>(() => undefined);
    changeAuthState({ loading: true });
    const [session, known] = [vi.fn<() => void>(), vi.fn<() => void>()];
    void whenSessionKnown().then(session);
    void whenProfileKnown().then(known);
    await Promise.resolve();
    changeAuthState({ lastActiveTimestamp: 1 });
    await Promise.resolve();
    expect([session.mock.calls, known.mock.calls]).toEqual([[], []]);
    changeAuthState({ loading: false, isAuthenticated: true });
    await expect.poll(() => session.mock.calls.length).toBe(1);
    expect(known).not.toHaveBeenCalled();
    changeAuthState({ hasProfileFailed: true });
    await expect.poll(() => known.mock.calls.length).toBe(1);
    changeAuthState({ isAuthenticated: false, hasProfileFailed: false });
    expect(await whenProfileKnown()).toMatchObject({ isAuthenticated: false });
  });
});

describe('a stored session', () => {
  it('leaves who is signed in already as they are while it is read', async () => {
    await signInWhole();
    const loading: boolean[] = [];
    const stop = onAuthState(() => loading.push(authState().loading));
    await wakeSession();
    stop();
    expect(loading).not.toContain(true);
    expect(authState()).toMatchObject({ isAuthenticated: true, userProfile: profile });
  });

  it('that is none any more ends the waiting, and leaves the last activity known', async () => {
    changeAuthState({ lastActiveTimestamp: NOW - 5 });
    const loading: boolean[] = [];
    const stop = onAuthState(() => loading.push(authState().loading));
    await wakeSession();
    stop();
    expect(loading).toEqual([true, false]);
    expect(authState()).toMatchObject({ isAuthenticated: false, lastActiveTimestamp: NOW - 5 });
  });
});

describe('who signs out', () => {
  it('elsewhere stays here, with what they were typing', async () => {
    await signInWhole();
    sessionStorage.setItem(`${DRAFT_KEY}contact`, 'typed');
    await signOut('others');
    expect(tests.server.calls).toEqual(['/auth/v1/logout?scope=others']);
    expect(sessionStorage.getItem(`${DRAFT_KEY}contact`)).toBe('typed');
    expect(authState().isAuthenticated).toBe(true);
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
  });

  it('everywhere is signed out here also where the server does not hear of it', async () => {
    await signInWhole();
    vi.setSystemTime(NOW + 500);
    tests.server.instead.set('/auth/v1/logout', () => Response.json({ code: 'down' }, { status: 500 }));
    await signOut('global');
    expect(tests.server.calls).toEqual(['/auth/v1/logout?scope=global']);
    expect(tests.warned).toEqual(['sign-out was not confirmed by the server']);
    expect(authState()).toMatchObject({ isAuthenticated: false, lastActiveTimestamp: NOW });
    expect([accessToken(), localStorage.getItem(SESSION_STORAGE_KEY)]).toEqual([undefined, null]);
  });

  it('by choice has left, which is told once', async () => {
    await signInWhole();
    await signOut();
    expect(takeLeaving()).toBe(false);
    await signIn();
    await leave();
    expect([authState().isAuthenticated, takeLeaving(), takeLeaving()]).toEqual([false, true, false]);
  });
});

describe('a page that is opened', () => {
  const fresh = async () => {
    vi.resetModules();
    const session = await import('./session.ts');
    const woken = async () => {
      await session.whenProfileKnown();
      return session.authState().user?.id;
    };
    return { ...session, woken };
  };
  const store = async () => {
    await signIn();
    const stored = localStorage.getItem(SESSION_STORAGE_KEY) ?? '';
    tests.server.calls.length = 0;
    return stored;
  };
  const hears = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('wakes the session that is stored', async () => {
    await store();
    const page = await fresh();
    page.startSession(tests.server.ports);
    expect(page.authState().loading).toBe(true);
    expect(await page.woken()).toBe('u1');
  });

  it('without one waits for nobody, and takes over a sign-in of another tab', async () => {
    const stored = await store();
    localStorage.removeItem(SESSION_STORAGE_KEY);
    const page = await fresh();
    page.startSession(tests.server.ports);
    expect(page.authState()).toMatchObject({ loading: false, isAuthenticated: false });
    localStorage.setItem(SESSION_STORAGE_KEY, stored);
    hears('another key', 'x');
    hears(SESSION_STORAGE_KEY, null);
    expect(page.authState().loading).toBe(false);
    hears(SESSION_STORAGE_KEY, stored);
    expect(page.authState().loading).toBe(true);
    expect(await page.woken()).toBe('u1');
  });

  it('brings to the identity server what every request has to bring', async () => {
    const page = await fresh();
    const passed: string[] = [];
    page.passAuthThrough((send) => (...given) => {
      passed.push(new Request(...given).url);
      return send(...given);
    });
    page.startSession(tests.server.ports);
    await page.acceptTokens({ access_token: tokenFor('u1'), refresh_token: 'refresh-token-1' });
    expect(passed).toEqual([new URL('/auth/v1/user', location.origin).href]);
    await page.signOut();
  });
});
