import { guardLevels, type GuardLevel } from '@egcr/contract/screen';
import { describe, expect, it } from 'vitest';

import { anonymousState, isProfileComplete, isVerified, pinStatus, type AuthState } from './auth-state.ts';
import { judge, redirectAddress } from './guards.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const profile = { user_id: 'u', first_name: 'Amina', last_name: 'Diallo', username: 'amina', has_pin: true };
const user = {
  id: 'u',
  email: 'amina@example.org',
  phone: null,
  isEmailVerified: true,
  isPhoneVerified: false,
};

const people = {
  'not known yet': { ...anonymousState, loading: true },
  anonymous: anonymousState,
  'signed in, second factor to come': {
    ...anonymousState,
    isAuthenticated: true,
    user,
    needsSecondFactor: true,
    userProfile: profile,
    hasPIN: true,
  },
  'signed in, profile not loaded': { ...anonymousState, isAuthenticated: true, user },
  'signed in, profile failed': { ...anonymousState, isAuthenticated: true, user, hasProfileFailed: true },
  'signed in, no profile': { ...anonymousState, isAuthenticated: true, user, userProfile: null },
  'signed in, incomplete': {
    ...anonymousState,
    isAuthenticated: true,
    user,
    userProfile: { ...profile, has_pin: false },
  },
  complete: { ...anonymousState, isAuthenticated: true, user, userProfile: profile, hasPIN: true },
  'complete, PIN open': {
    ...anonymousState,
    isAuthenticated: true,
    user,
    userProfile: profile,
    hasPIN: true,
    isPINVerified: true,
    pinExpiresAt: NOW + 1,
  },
  'complete, PIN run out': {
    ...anonymousState,
    isAuthenticated: true,
    user,
    userProfile: profile,
    hasPIN: true,
    isPINVerified: true,
    pinExpiresAt: NOW,
  },
} as const satisfies Record<string, AuthState>;

function say(level: GuardLevel, state: AuthState, pathname = '/wallet', search = '?tab=in'): string {
  const verdict = judge(level, state, { pathname, search, now_ms: NOW });
  if (verdict.kind === 'redirect') return redirectAddress(verdict.to);
  return verdict.kind === 'wait' ? `wait for ${verdict.for}` : verdict.kind;
}

describe('the guards', () => {
  it('judge in order: session, sign-in, second factor, profile known, profile complete, PIN [GUARD-01] [GUARD-08]', () => {
    const table = Object.entries(people).map(([name, state]) => [
      name,
      ...guardLevels.map((level) => `${level}: ${say(level, state)}`),
    ]);
    expect(table.map((row) => row.join('\n  ')).join('\n')).toMatchInlineSnapshot(`
      "not known yet
        public: enter
        signed_in: wait for session
        profiled: wait for session
        pinned: wait for session
      anonymous
        public: enter
        signed_in: /auth?redirect=%2Fwallet%3Ftab%3Din
        profiled: /auth?redirect=%2Fwallet%3Ftab%3Din
        pinned: /auth?redirect=%2Fwallet%3Ftab%3Din
      signed in, second factor to come
        public: enter
        signed_in: /auth?redirect=%2Fwallet%3Ftab%3Din
        profiled: /auth?redirect=%2Fwallet%3Ftab%3Din
        pinned: /auth?redirect=%2Fwallet%3Ftab%3Din
      signed in, profile not loaded
        public: enter
        signed_in: enter
        profiled: wait for profile
        pinned: wait for profile
      signed in, profile failed
        public: enter
        signed_in: enter
        profiled: failed
        pinned: failed
      signed in, no profile
        public: enter
        signed_in: enter
        profiled: /complete-profile?redirect=%2Fwallet%3Ftab%3Din
        pinned: /complete-profile?redirect=%2Fwallet%3Ftab%3Din
      signed in, incomplete
        public: enter
        signed_in: enter
        profiled: /complete-profile?redirect=%2Fwallet%3Ftab%3Din
        pinned: /complete-profile?redirect=%2Fwallet%3Ftab%3Din
      complete
        public: enter
        signed_in: enter
        profiled: enter
        pinned: /pin-verification?redirect=%2Fwallet%3Ftab%3Din
      complete, PIN open
        public: enter
        signed_in: enter
        profiled: enter
        pinned: enter
      complete, PIN run out
        public: enter
        signed_in: enter
        profiled: enter
        pinned: /pin-verification?redirect=%2Fwallet%3Ftab%3Din"
    `);
  });

  it('carry the path that was asked for, with its search [ROUTE-04]', () => {
    expect(say('pinned', anonymousState, '/dashboard', '?tool=fraud-reportingdetection')).toBe(
      '/auth?redirect=%2Fdashboard%3Ftool%3Dfraud-reportingdetection',
    );
  });

  it('do not send anyone from /complete-profile to /complete-profile [GUARD-01]', () => {
    expect(say('profiled', people['signed in, no profile'], '/complete-profile', '')).toBe('enter');
  });
});

describe('a profile', () => {
  it.each(['first_name', 'last_name', 'username'] as const)('without %s is incomplete [PROF-01]', (field) => {
    expect(isProfileComplete({ ...profile, [field]: null })).toBe(false);
    expect(isProfileComplete({ ...profile, [field]: '' })).toBe(false);
  });

  it('is complete only with all four; absent or not loaded is not [PROF-01]', () => {
    expect(isProfileComplete(profile)).toBe(true);
    expect(isProfileComplete({ ...profile, has_pin: false })).toBe(false);
    expect(isProfileComplete(null)).toBe(false);
    expect(isProfileComplete(undefined)).toBe(false);
  });
});

describe('the state of a person', () => {
  it('is verified by e-mail or phone [GUARD-07] [PROF-03]', () => {
    expect(isVerified(user)).toBe(true);
    expect(isVerified({ ...user, isEmailVerified: false, isPhoneVerified: true })).toBe(true);
    expect(isVerified({ ...user, isEmailVerified: false })).toBe(false);
    expect(isVerified(null)).toBe(false);
  });

  it('has one PIN status', () => {
    const complete = people.complete;
    expect([
      pinStatus(anonymousState, NOW),
      pinStatus(people['signed in, no profile'], NOW),
      pinStatus({ ...complete, hasPIN: false }, NOW),
      pinStatus({ ...complete, hasPIN: undefined }, NOW),
      pinStatus(complete, NOW),
      pinStatus(people['complete, PIN run out'], NOW),
      pinStatus(people['complete, PIN open'], NOW),
    ]).toEqual([
      'not_authenticated',
      'no_profile',
      'setup_required',
      'unknown',
      'not_verified',
      'expired',
      'verified',
    ]);
  });
});
