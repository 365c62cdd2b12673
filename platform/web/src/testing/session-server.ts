import { afterEach, beforeEach, vi } from 'vitest';

import {
  acceptTokens,
  signOut,
  startSession,
  whenProfileKnown,
  type PinReading,
  type SessionPorts,
  type UserProfile,
} from '../session.ts';

/** When everything happens. */
export const NOW = Date.parse('2026-06-15T12:00:00.000Z');

const base64 = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** An access token of this person, for a quarter of an hour, as far as a browser reads it. */
export function tokenFor(userId: string, aal = 'aal1'): string {
  const exp = Math.floor(Date.now() / 1000) + 900;
  return `${base64({ alg: 'ES256', typ: 'JWT' })}.${base64({ sub: userId, exp, aal })}.${base64({ s: 1 })}`;
}

export const profile: UserProfile = {
  user_id: 'u1',
  first_name: 'Amina',
  last_name: 'Diallo',
  username: 'amina',
  has_pin: true,
};

export const closedPin: PinReading = { has_pin: true, verified: false, pin_expires_at: null };
export const openPin = (until_ms: number): PinReading => ({
  has_pin: true,
  verified: true,
  pin_expires_at: new Date(until_ms).toISOString(),
});

const amina = {
  id: 'u1',
  aud: 'authenticated',
  email: 'amina@example.org',
  phone: '22177',
  email_confirmed_at: '2026-01-01T00:00:00Z',
  app_metadata: {},
  user_metadata: {},
  factors: [],
};

/** What the servers know of a session: the identity protocol is answered by hand, everything else by the session's ports. */
export class SessionServer {
  readonly #usualFetch = globalThis.fetch;
  profile = (): Promise<UserProfile | null> => Promise.resolve(profile);
  readPin = (): Promise<PinReading> => Promise.resolve(this.pin);
  clearPin = (): Promise<void> => {
    this.pin = closedPin;
    return Promise.resolve();
  };
  reportActivity = (): Promise<{ readonly pin_expires_at: string | null }> =>
    Promise.resolve({ pin_expires_at: null });
  pin = closedPin;
  /** What the identity server has of the person beside what it has of Amina. */
  user: object = {};
  /** What the identity server answers instead, by path. */
  readonly instead = new Map<string, () => Response>();
  /** Paths and searches that were asked of the identity server, and the ports that were asked, in order. */
  readonly calls: string[] = [];

  constructor() {
    globalThis.fetch = async (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      this.calls.push(`${pathname}${search}`);
      const instead = this.instead.get(pathname);
      if (instead !== undefined) return instead();
      if (pathname === '/auth/v1/logout') return new Response(null, { status: 204 });
      return Response.json({ ...amina, ...this.user });
    };
  }

  readonly ports: SessionPorts = {
    loadProfile: () => this.#asked('profile', () => this.profile()),
    readPin: () => this.#asked('read pin', () => this.readPin()),
    clearPin: () => this.#asked('clear pin', () => this.clearPin()),
    reportActivity: (idle_s) => this.#asked(`idle for ${idle_s}`, () => this.reportActivity()),
  };

  #asked<Answer>(what: string, answer: () => Answer): Answer {
    this.calls.push(what);
    return answer();
  }

  close(): void {
    globalThis.fetch = this.#usualFetch;
  }
}

/** A promise that the test keeps or breaks. */
export function held<Answer>() {
  const settle: { keep: (answer: Answer) => void; fail: (failure: Error) => void } = {
    keep: () => undefined,
    fail: () => undefined,
  };
  const promise = new Promise<Answer>((keep, fail) => Object.assign(settle, { keep, fail }));
  return { promise, ...settle };
}

/** For the tests of a file: each begins with a server of its own, nobody signed in, and a clock that stands still. */
export function serveSession() {
  const tests = {
    server: new SessionServer(),
    /** What was warned of. */
    warned: [] as string[],
    signIn: async (userId = 'u1'): Promise<void> => {
      tests.server.user = { ...tests.server.user, id: userId };
      await acceptTokens({ access_token: tokenFor(userId), refresh_token: 'refresh-token-1' });
    },
    /** Signs in, and waits for the profile. */
    signInWhole: async (): Promise<void> => {
      await tests.signIn();
      await whenProfileKnown();
      tests.server.calls.length = 0;
    },
  };
  tests.server.close();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    tests.warned = [];
    vi.spyOn(console, 'warn').mockImplementation((said) => void tests.warned.push(String(said)));
    tests.server = new SessionServer();
    startSession(tests.server.ports);
  });
  afterEach(async () => {
    tests.server.instead.clear();
    await signOut('local');
    sessionStorage.clear();
    tests.server.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return tests;
}
