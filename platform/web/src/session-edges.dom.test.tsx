import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { DRAFT_KEY } from './form/kept-key.ts';
import { SESSION_STORAGE_KEY } from './session-key.ts';
import { changeAuthState } from './session-state.ts';
import {
  acceptTokens,
  accessToken,
  adoptPin,
  authState,
  clearPIN,
  distrustPin,
  ensureProfile,
  leave,
  noteActivity,
  onAuthState,
  refreshAccess,
  refreshPin,
  reportActivity,
  signOut,
  startSession,
  takeLeaving,
  wakeSession,
  whenProfileKnown,
  whenSessionKnown,
} from './session.ts';
import { closedPin, openPin, profile, SessionServer, tokenFor } from './testing/session-server.ts';

const NOW = Date.parse('2026-06-15T12:00:00.000Z');
let server: SessionServer;
let warned: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((said) => void warned.push(String(said)));
  server = new SessionServer();
  startSession(server.ports);
});
afterEach(async () => {
  server.instead.clear();
  await signOut('local');
  sessionStorage.clear();
  server.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function signIn(userId = 'u1') {
  server.user = { ...server.user, id: userId };
  await acceptTokens({ access_token: tokenFor(userId), refresh_token: 'refresh-token-1' });
}
async function signInWhole() {
  await signIn();
  await whenProfileKnown();
  server.calls.length = 0;
}
/** A promise that the test keeps or breaks. */
function held<Answer>() {
  const settle: { keep: (answer: Answer) => void; fail: (failure: Error) => void } = {
    keep: () => undefined,
    fail: () => undefined,
  };
  const promise = new Promise<Answer>((keep, fail) => Object.assign(settle, { keep, fail }));
  return { promise, ...settle };
}

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
    server.user = user;
    await signIn();
    expect(authState().user).toMatchObject(known);
  });

  it('is the same after their tokens came anew: profile, PIN and last activity stay', async () => {
    await signInWhole();
    adoptPin(openPin(NOW + 1000));
    vi.setSystemTime(NOW + 500);
    server.user = { email: 'new@example.org' };
    await signIn();
    expect(authState()).toMatchObject({
      user: { email: 'new@example.org' },
      userProfile: profile,
      isPINVerified: true,
      pinExpiresAt: NOW + 1000,
      lastActiveTimestamp: NOW,
    });
    expect(server.calls).toEqual(['/auth/v1/user']);
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
    server.profile = () => Promise.resolve({ ...profile, user_id: 'u2' });
    expect((await whenProfileKnown()).userProfile?.user_id).toBe('u2');
  });

  it('whose tokens are refused is not signed in, and learns why', async () => {
    server.instead.set('/auth/v1/user', () => Response.json({ code: 'bad_jwt', msg: 'no' }, { status: 403 }));
    await expect(signIn()).rejects.toMatchObject({ status: 403 });
    expect([authState().isAuthenticated, accessToken()]).toEqual([false, undefined]);
  });
});

describe('the profile of a session', () => {
  it('that failed is read again when it is needed again; one that is known is not', async () => {
    server.profile = () => Promise.reject(new Error('down'));
    await signInWhole();
    expect(warned).toEqual(['the profile could not be read']);
    server.profile = () => Promise.resolve(profile);
    expect(await ensureProfile()).toEqual(profile);
    expect(authState().hasProfileFailed).toBe(false);
    await ensureProfile();
    expect(server.calls).toEqual(['profile', 'read pin']);
  });

  it('is read for nobody where nobody is signed in', async () => {
    expect(await ensureProfile({ again: true })).toBeUndefined();
    expect(server.calls).toEqual([]);
  });

  it('that comes, or fails, once another person is signed in is not theirs', async () => {
    const [late, broken] = [held<typeof profile>(), held<typeof profile>()];
    await signInWhole();
    server.profile = () => late.promise;
    const first = ensureProfile({ again: true });
    server.profile = () => broken.promise;
    const second = ensureProfile({ again: true });
    server.profile = () => new Promise<never>(() => undefined);
    await signIn('u2');
    late.keep(profile);
    broken.fail(new Error('down'));
    expect([await first, await second]).toEqual([undefined, undefined]);
    expect(authState()).toMatchObject({ userProfile: undefined, hasProfileFailed: false, hasPIN: undefined });
  });
});

describe('what waits for a session', () => {
  it('goes on once it is known who is there, or that it cannot be known', async () => {
    server.profile = () => new Promise<never>(() => undefined);
    changeAuthState({ loading: true });
    const [session, known] = [vi.fn<() => void>(), vi.fn<() => void>()];
    void whenSessionKnown().then(session);
    void whenProfileKnown().then(known);
    await Promise.resolve();
    changeAuthState({ lastActiveTimestamp: 1 });
    await Promise.resolve();
    expect([session.mock.calls, known.mock.calls]).toEqual([[], []]);
    changeAuthState({ loading: false, isAuthenticated: true });
    await vi.waitFor(() => expect(session).toHaveBeenCalledOnce());
    expect(known).not.toHaveBeenCalled();
    changeAuthState({ hasProfileFailed: true });
    await vi.waitFor(() => expect(known).toHaveBeenCalledOnce());
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

describe('the PIN of a session', () => {
  it('is asked of the server, which opens and closes the window', async () => {
    await signInWhole();
    server.pin = openPin(NOW + 1);
    expect(await refreshPin()).toBe(true);
    expect(authState().pinExpiresAt).toBe(NOW + 1);
    server.pin = openPin(NOW);
    expect(await refreshPin()).toBe(false);
    server.pin = { has_pin: false, verified: false, pin_expires_at: null };
    expect([await refreshPin(), authState().hasPIN]).toEqual([false, false]);
  });

  it('is what it was where the server does not answer, and is not asked for where nobody is signed in', async () => {
    expect(await refreshPin()).toBe(false);
    expect(server.calls).toEqual([]);
    await signInWhole();
    adoptPin(openPin(NOW + 1000));
    server.readPin = () => Promise.reject(new Error('down'));
    expect(await refreshPin()).toBe(true);
    expect(warned).toEqual(['the state of the PIN could not be read']);
    distrustPin();
    expect(authState()).toMatchObject({ isPINVerified: false, pinExpiresAt: null });
    expect(await refreshPin()).toBe(false);
  });

  it('is read only once its closing has arrived', async () => {
    await signInWhole();
    const closing = held<void>();
    server.pin = openPin(NOW + 1000);
    server.clearPin = async () => {
      await closing.promise;
      server.pin = closedPin;
    };
    const cleared = clearPIN();
    const read = refreshPin();
    await new Promise((turn) => setImmediate(turn));
    expect(server.calls).toEqual(['clear pin']);
    closing.keep();
    expect(await read).toBe(false);
    await cleared;
    expect(server.calls).toEqual(['clear pin', 'read pin']);
  });

  it('is closed here also where the server does not hear of it', async () => {
    await signInWhole();
    adoptPin(openPin(NOW + 1000));
    server.clearPin = () => Promise.reject(new Error('down'));
    await clearPIN();
    expect([authState().isPINVerified, warned]).toEqual([false, ['the PIN was not cleared']]);
  });
});

describe('what a person does', () => {
  it('is the last that is known, whatever order it is told in', () => {
    noteActivity(NOW + 10);
    noteActivity(NOW + 5);
    expect(authState()).toMatchObject({ lastActiveTimestamp: NOW + 10, pinExpiresAt: null });
  });

  it('moves the end of the PIN window forward, never back', async () => {
    await signInWhole();
    adoptPin(openPin(NOW + 400_000));
    noteActivity(NOW);
    expect(authState().pinExpiresAt).toBe(NOW + 400_000);
    noteActivity(NOW + 100_001);
    expect(authState().pinExpiresAt).toBe(NOW + 400_001);
    noteActivity(NOW + 400_001);
    expect(authState().pinExpiresAt).toBe(NOW + 400_001);
  });

  it('is told to the server, which says until when the PIN holds', async () => {
    await reportActivity(3);
    expect(server.calls).toEqual([]);
    await signInWhole();
    server.reportActivity = async () => ({ pin_expires_at: new Date(NOW + 7).toISOString() });
    await reportActivity(4);
    expect(authState().pinExpiresAt).toBeNull();
    adoptPin(openPin(NOW + 1));
    await reportActivity(5);
    expect(authState().pinExpiresAt).toBe(NOW + 7);
    server.reportActivity = async () => ({ pin_expires_at: null });
    await reportActivity(6);
    expect(authState().pinExpiresAt).toBe(NOW + 7);
    server.reportActivity = () => Promise.reject(new Error('down'));
    await reportActivity(7);
    expect(warned).toEqual(['activity could not be reported']);
    expect(server.calls).toEqual(['idle for 4', 'idle for 5', 'idle for 6', 'idle for 7']);
  });
});

describe('the access token', () => {
  it('comes anew from the identity server, and is none where the session is over', async () => {
    await signInWhole();
    const [first, second] = [accessToken(), tokenFor('u1', 'aal2')];
    expect(first).toBe(tokenFor('u1'));
    const user = { id: 'u1', aud: 'authenticated', app_metadata: {}, user_metadata: {} };
    const again = { access_token: second, refresh_token: 'r2', token_type: 'bearer', expires_in: 900, user };
    server.instead.set('/auth/v1/token', () => Response.json(again));
    expect([await refreshAccess(), accessToken()]).toEqual([second, second]);
    server.instead.set('/auth/v1/token', () =>
      Response.json({ code: 'refresh_token_not_found', msg: 'no' }, { status: 400 }),
    );
    expect(await refreshAccess()).toBeUndefined();
  });
});

describe('who signs out', () => {
  it('elsewhere stays here, with what they were typing', async () => {
    await signInWhole();
    sessionStorage.setItem(`${DRAFT_KEY}contact`, 'typed');
    await signOut('others');
    expect(server.calls).toEqual(['/auth/v1/logout?scope=others']);
    expect(sessionStorage.getItem(`${DRAFT_KEY}contact`)).toBe('typed');
    expect(authState().isAuthenticated).toBe(true);
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
  });

  it('everywhere is signed out here also where the server does not hear of it', async () => {
    await signInWhole();
    vi.setSystemTime(NOW + 500);
    server.instead.set('/auth/v1/logout', () => Response.json({ code: 'down' }, { status: 500 }));
    await signOut('global');
    expect(server.calls).toEqual(['/auth/v1/logout?scope=global']);
    expect(warned).toEqual(['sign-out was not confirmed by the server']);
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
    server.calls.length = 0;
    return stored;
  };
  const hears = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('wakes the session that is stored', async () => {
    await store();
    const page = await fresh();
    page.startSession(server.ports);
    expect(page.authState().loading).toBe(true);
    expect(await page.woken()).toBe('u1');
  });

  it('without one waits for nobody, and takes over a sign-in of another tab', async () => {
    const stored = await store();
    localStorage.removeItem(SESSION_STORAGE_KEY);
    const page = await fresh();
    page.startSession(server.ports);
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
      passed.push(String(given[0]));
      return send(...given);
    });
    page.startSession(server.ports);
    await page.acceptTokens({ access_token: tokenFor('u1'), refresh_token: 'refresh-token-1' });
    expect(passed).toEqual([new URL('/auth/v1/user', location.origin).href]);
    await page.signOut();
  });
});
