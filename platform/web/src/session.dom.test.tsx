import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DRAFT_KEY } from './form/kept-key.ts';
import { SESSION_STORAGE_KEY } from './session-key.ts';
import {
  acceptTokens,
  adoptPin,
  authClient,
  authState,
  clearPIN,
  ensureProfile,
  noteActivity,
  refreshPin,
  sessionEnded,
  signOut,
  startSession,
  wakeSession,
  whenProfileKnown,
} from './session.ts';
import { profile, SessionServer, tokenFor } from './testing/session-server.ts';

let server: SessionServer;
beforeEach(() => {
  server = new SessionServer();
  startSession(server.ports);
});
afterEach(async () => {
  await signOut('local');
  server.close();
});

async function signIn() {
  await acceptTokens({ access_token: tokenFor('u1'), refresh_token: 'refresh-token-1' });
}

describe('the session', () => {
  it('is anonymous where nothing is stored, without asking anybody [PROF-02]', () => {
    expect(authState()).toMatchObject({
      isAuthenticated: false,
      loading: false,
      userProfile: undefined,
      hasPIN: undefined,
      isPINVerified: false,
      pinExpiresAt: null,
    });
    expect(server.calls).toEqual([]);
  });

  it('takes the tokens of a link, then ensures profile and PIN [PROF-02] [PROF-04] [CALL-05]', async () => {
    await signIn();
    expect(authState().isAuthenticated).toBe(true);
    expect(authState().userProfile).toBeUndefined();
    await whenProfileKnown();
    expect(authState()).toMatchObject({ userProfile: profile, hasPIN: true, isPINVerified: false });
    expect(authState().lastActiveTimestamp).toBeGreaterThan(0);
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
  });

  it('knows who is verified, with the plus of the phone [PROF-03]', async () => {
    await signIn();
    expect(authState().user).toEqual({
      id: 'u1',
      email: 'amina@example.org',
      hasRoles: false,
      phone: '+22177',
      isEmailVerified: true,
      isPhoneVerified: false,
    });
  });

  it.each([
    ['nobody without an app', [], 'aal1', false],
    ['nobody whose app was never confirmed', [{ factor_type: 'totp', status: 'unverified' }], 'aal1', false],
    ['a person who has connected an app', [{ factor_type: 'totp', status: 'verified' }], 'aal1', true],
    ['nobody twice', [{ factor_type: 'totp', status: 'verified' }], 'aal2', false],
  ])('asks %s for a second factor', async (_, factors, aal, isDue) => {
    server.user = { factors };
    await acceptTokens({ access_token: tokenFor('u1', aal), refresh_token: 'refresh-token-1' });
    expect(authState().needsSecondFactor).toBe(isDue);
  });

  it('ensures the profile once: null where there is none, undefined where it failed, and tries again when asked [PROF-04] [ERR-08]', async () => {
    server.profile = () => Promise.reject(new Error('down'));
    await signIn();
    await whenProfileKnown();
    expect(authState()).toMatchObject({ userProfile: undefined, hasProfileFailed: true });
    server.profile = () => Promise.resolve(null);
    expect(await ensureProfile({ again: true })).toBeNull();
    expect(authState()).toMatchObject({ userProfile: null, hasProfileFailed: false });
    server.profile = () => Promise.resolve(profile);
    expect(await ensureProfile()).toBeNull();
    expect(await ensureProfile({ again: true })).toEqual(profile);
  });

  it('clears the PIN here at once and on the server, and does not find it open meanwhile [PROF-04] [GUARD-06]', async () => {
    await signIn();
    await whenProfileKnown();
    const open = {
      has_pin: true,
      verified: true,
      pin_expires_at: new Date(Date.now() + 300_000).toISOString(),
    };
    server.pin = open;
    adoptPin(open);
    expect(authState().isPINVerified).toBe(true);
    const clearing = clearPIN();
    expect(authState()).toMatchObject({ isPINVerified: false, pinExpiresAt: null });
    expect(await refreshPin()).toBe(false);
    await clearing;
    expect(server.calls).toContain('clear pin');
  });

  it('slides the PIN window with activity while it is open, never after [GUARD-06]', async () => {
    await signIn();
    await whenProfileKnown();
    const end = Date.now() + 10_000;
    adoptPin({ has_pin: true, verified: true, pin_expires_at: new Date(end).toISOString() });
    noteActivity(end - 1);
    expect(authState().pinExpiresAt).toBe(end - 1 + 300_000);
    noteActivity(end + 400_000);
    expect(authState().pinExpiresAt).toBe(end - 1 + 300_000);
  });

  it('signs out and forgets everything, also what is stored [PROF-04]', async () => {
    await signIn();
    await whenProfileKnown();
    await signOut();
    expect(authState()).toMatchObject({
      isAuthenticated: false,
      user: null,
      userProfile: undefined,
      isPINVerified: false,
    });
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  });

  it('that ends without the wish of its person leaves what was typed for them; a sign-out leaves nothing', async () => {
    const typed = `${DRAFT_KEY}contact`;
    await signIn();
    sessionStorage.setItem(typed, 'for u1');
    await sessionEnded();
    expect([authState().isAuthenticated, sessionStorage.getItem(typed)]).toEqual([false, 'for u1']);
    await signIn();
    await signOut();
    expect(sessionStorage.getItem(typed)).toBeNull();
  });

  it('wakes what is stored in this browser [CALL-05]', async () => {
    await signIn();
    await wakeSession();
    expect(authState()).toMatchObject({ isAuthenticated: true, loading: false });
    expect((await (await authClient()).getSession()).data.session?.user.id).toBe('u1');
  });
});
