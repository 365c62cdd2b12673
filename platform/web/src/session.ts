import { PIN_WINDOW_S } from '@egcr/contract/limits';

import { isSecondFactorDue } from './assurance.ts';
import { withReason } from './auth-reason.ts';
import { anonymousState, isPinOpen, type AuthState, type AuthUser, type UserProfile } from './auth-state.ts';
import { forgetDrafts } from './form/forget-drafts.ts';
import { hasStoredSession, SESSION_STORAGE_KEY } from './session-key.ts';
import { authState, changeAuthState, onAuthState } from './session-state.ts';
import { writeStored } from './stored.ts';

import type { AuthClient as AuthClientClass, Session, User } from '@supabase/auth-js';

type AuthClient = InstanceType<typeof AuthClientClass>;

export { authState, onAuthState, useSession } from './session-state.ts';
export { isPinOpen, isProfileComplete, isVerified, pinStatus } from './auth-state.ts';
export type { AuthState, AuthUser, PinStatus, UserProfile } from './auth-state.ts';

export interface PinReading {
  readonly has_pin: boolean;
  readonly verified: boolean;
  readonly pin_expires_at: string | null;
}

/** The calls that the session needs; domains declare them, and the app hands them in. */
export interface SessionPorts {
  /** null where there is no profile yet. */
  readonly loadProfile: () => Promise<UserProfile | null>;
  readonly readPin: () => Promise<PinReading>;
  readonly clearPin: () => Promise<void>;
  readonly reportActivity: (idle_s: number) => Promise<{ readonly pin_expires_at: string | null }>;
}

let ports: SessionPorts | undefined;
let client: Promise<AuthClient> | undefined;
let token: string | undefined;
let profileRun: Promise<UserProfile | null | undefined> | undefined;

/** The access token of the last known session; calls refresh it themselves when the server says it has expired. */
export function accessToken(): string | undefined {
  return token;
}

let authFetch: typeof fetch = (...given) => fetch(...given);

/** Lets every request to the identity server pass here, for what it may have to bring. Call before anybody signs in. */
export function passAuthThrough(wrap: (send: typeof fetch) => typeof fetch): void {
  authFetch = wrap((...given) => fetch(...given));
}

/** The identity client, loaded when first asked for. It never looks at the address: the shell does, before it is made. */
export function authClient(): Promise<AuthClient> {
  client ??= openClient();
  return client;
}

async function openClient(): Promise<AuthClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  const opened = new AuthClient({
    url: new URL('/auth/v1', location.origin).href,
    storageKey: SESSION_STORAGE_KEY,
    flowType: 'implicit',
    detectSessionInUrl: false,
    persistSession: true,
    autoRefreshToken: true,
    fetch: async (...given) => withReason(await authFetch(...given)),
    experimental: { recoveryCodes: true },
  });
  opened.onAuthStateChange((_event, session) => adopt(session));
  return opened;
}

function adopt(session: Session | null): void {
  token = session?.access_token;
  if (!session) {
    if (authState().isAuthenticated || authState().loading)
      changeAuthState({ ...anonymousState, lastActiveTimestamp: authState().lastActiveTimestamp });
    return;
  }
  const user = readUser(session.user);
  const needsSecondFactor = isSecondFactorDue(session);
  const isSame = authState().user?.id === user.id && authState().isAuthenticated;
  if (isSame) {
    changeAuthState({ user, needsSecondFactor });
    return;
  }
  profileRun = undefined;
  const lastActiveTimestamp = Date.now();
  changeAuthState({ ...anonymousState, isAuthenticated: true, user, needsSecondFactor, lastActiveTimestamp });
  // Outside the client's own callback: calls made inside it would wait for it.
  setTimeout(() => void ensureProfile(), 0);
}

function readUser(user: User): AuthUser {
  return {
    id: user.id,
    email: user.email || null,
    phone: user.phone ? `+${user.phone.replace(/^\+/, '')}` : null,
    isEmailVerified: Boolean(user.email_confirmed_at),
    isPhoneVerified: Boolean(user.phone_confirmed_at),
    hasRoles: Array.isArray(user.app_metadata['roles']) && user.app_metadata['roles'].length > 0,
  };
}

/** Wakes a stored session, if there is one, and follows sign-ins of other tabs. Call once at start. */
export function startSession(given: SessionPorts): void {
  ports = given;
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_STORAGE_KEY && event.newValue !== null && !client) void wakeSession();
  });
  if (hasStoredSession()) void wakeSession();
}

/** Loads the client and waits until it knows whether someone is signed in. */
export async function wakeSession(): Promise<void> {
  if (!authState().isAuthenticated) changeAuthState({ loading: true });
  try {
    const { data } = await (await authClient()).getSession();
    adopt(data.session);
  } catch (failure) {
    console.warn('the stored session could not be read', failure);
    changeAuthState({ loading: false });
  }
}

/** Resolves when it is known whether someone is signed in. */
export function whenSessionKnown(): Promise<AuthState> {
  return when((now) => !now.loading);
}

/** Resolves when the profile is known, has failed, or nobody is signed in. */
export function whenProfileKnown(): Promise<AuthState> {
  return when(
    (now) => !now.loading && (!now.isAuthenticated || now.userProfile !== undefined || now.hasProfileFailed),
  );
}

function when(isSo: (now: AuthState) => boolean): Promise<AuthState> {
  return new Promise((resolve) => {
    if (isSo(authState())) return resolve(authState());
    const stop = onAuthState(() => {
      if (!isSo(authState())) return;
      stop();
      resolve(authState());
    });
  });
}

/**
 * Reads the profile and the PIN's state unless they are known (`again` reads them anyway).
 * undefined when they could not be read; that is only logged, the screens show a way to retry.
 */
export function ensureProfile({ again = false } = {}): Promise<UserProfile | null | undefined> {
  if (again || authState().hasProfileFailed) profileRun = undefined;
  profileRun ??= loadProfile();
  return profileRun;
}

async function loadProfile(): Promise<UserProfile | null | undefined> {
  if (!ports || !authState().isAuthenticated) return undefined;
  const userId = authState().user?.id;
  try {
    const [userProfile, pin] = await Promise.all([ports.loadProfile(), ports.readPin()]);
    if (authState().user?.id !== userId) return undefined;
    changeAuthState({ userProfile, hasProfileFailed: false, ...pinPart(pin) });
    return userProfile;
  } catch (failure) {
    console.warn('the profile could not be read', failure);
    if (authState().user?.id === userId) changeAuthState({ hasProfileFailed: true });
    return undefined;
  }
}

function pinPart(pin: PinReading): Pick<AuthState, 'hasPIN' | 'isPINVerified' | 'pinExpiresAt'> {
  return {
    hasPIN: pin.has_pin,
    isPINVerified: pin.verified,
    pinExpiresAt: pin.pin_expires_at === null ? null : Date.parse(pin.pin_expires_at),
  };
}

/** Takes over what a call has just said about the PIN (after setting or verifying it). */
export function adoptPin(pin: PinReading): void {
  changeAuthState(pinPart(pin));
}

let pinClosing: Promise<void> = Promise.resolve();

/** Asks the server for the PIN's state: it is the one who knows. True when the window is open. */
export async function refreshPin(): Promise<boolean> {
  if (!ports || !authState().isAuthenticated) return false;
  try {
    // A window that is just being closed must not be found still open.
    await pinClosing;
    changeAuthState(pinPart(await ports.readPin()));
  } catch (failure) {
    console.warn('the state of the PIN could not be read', failure);
  }
  return isPinOpen(authState(), Date.now());
}

/** Closes the PIN window here at once, and on the server. */
export function clearPIN(): Promise<void> {
  pinClosing =
    ports?.clearPin().catch((failure: unknown) => console.warn('the PIN was not cleared', failure)) ??
    pinClosing;
  distrustPin();
  return pinClosing;
}

/** The page must not believe its own clock any longer: the server wants the PIN. */
export function distrustPin(): void {
  changeAuthState({ isPINVerified: false, pinExpiresAt: null });
}

/** Takes the tokens of a mail link or another client. Throws the client's error when the server refuses them. */
export async function acceptTokens(tokens: {
  readonly access_token: string;
  readonly refresh_token: string;
}): Promise<void> {
  const { data, error } = await (await authClient()).setSession(tokens);
  if (error) throw error;
  adopt(data.session);
}

/** Refreshes the access token, once however many ask; undefined when the session is over. */
export async function refreshAccess(): Promise<string | undefined> {
  const { data, error } = await (await authClient()).refreshSession();
  if (error || !data.session) return undefined;
  token = data.session.access_token;
  return token;
}

/** Signs out; `local` forgets the session in this browser without asking a server that no longer knows it. */
export async function signOut(scope: 'global' | 'local' | 'others' = 'local'): Promise<void> {
  if (scope !== 'others') forgetDrafts();
  return endSession(scope);
}

/** The session has ended without the person's wish: what they were typing is there for them, and for nobody else, when they sign in again. */
export function sessionEnded(): Promise<void> {
  return endSession('local');
}

async function endSession(scope: 'global' | 'local' | 'others'): Promise<void> {
  const opened = await authClient();
  const { error } = await opened.signOut({ scope });
  if (error) console.warn('sign-out was not confirmed by the server', error);
  if (scope === 'others') return;
  writeStored(SESSION_STORAGE_KEY, null);
  adopt(null);
}

let hasLeft = false;

/** The person chose to sign out: the sign-in page they come to has no way back to what they were doing. */
export function leave(): Promise<void> {
  hasLeft = true;
  return signOut();
}

/** Whether the person has just left by choice; told once. */
export function takeLeaving(): boolean {
  const taken = hasLeft;
  hasLeft = false;
  return taken;
}

/** The person did something: slides the times that are mirrored here, as the server does. */
export function noteActivity(at_ms: number): void {
  const { lastActiveTimestamp, pinExpiresAt } = authState();
  const part = { lastActiveTimestamp: Math.max(lastActiveTimestamp, at_ms) };
  if (pinExpiresAt === null || !isPinOpen(authState(), at_ms)) return changeAuthState(part);
  changeAuthState({ ...part, pinExpiresAt: Math.max(pinExpiresAt, at_ms + PIN_WINDOW_S * 1000) });
}

/** Tells the server how long ago the person last did something, and takes over until when the PIN now holds. */
export async function reportActivity(idle_s: number): Promise<void> {
  if (!ports || !authState().isAuthenticated) return;
  try {
    const { pin_expires_at } = await ports.reportActivity(idle_s);
    const pinExpiresAt = pin_expires_at === null ? null : Date.parse(pin_expires_at);
    if (authState().isPINVerified && pinExpiresAt !== null) changeAuthState({ pinExpiresAt });
  } catch (failure) {
    console.warn('activity could not be reported', failure);
  }
}
