import { anonymousState, type AuthState, type UserProfile } from '@egcr/web-kit/auth-state';
import { describe, expect, it } from 'vitest';

import { nextStep, type Arrival, type NextStep } from './after-authentication.ts';

const whole: UserProfile = {
  user_id: 'u1',
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada',
  has_pin: true,
};
const signedIn: AuthState = { ...anonymousState, isAuthenticated: true, userProfile: whole, hasPIN: true };
const verified: AuthState = { ...signedIn, isPINVerified: true };

function step(part: Partial<Arrival>): NextStep {
  return nextStep({
    mode: 'signin',
    state: anonymousState,
    isTakingLink: false,
    isPasswordNeeded: false,
    hasPartner: false,
    redirect: undefined,
    ...part,
  });
}

describe('after authentication', () => {
  it.each<[string, Partial<Arrival>, NextStep]>([
    ['a stranger sees the form', {}, { kind: 'form' }],
    [
      'the page waits while the session is read',
      { state: { ...anonymousState, loading: true } },
      { kind: 'wait', for: 'session' },
    ],
    [
      'the page waits while the profile is read',
      { state: { ...signedIn, userProfile: undefined } },
      { kind: 'wait', for: 'profile' },
    ],
    [
      'a profile that cannot be read shows the error card',
      { state: { ...signedIn, userProfile: undefined, hasProfileFailed: true } },
      { kind: 'failed' },
    ],
    [
      'nobody without a profile goes further than completing it',
      { state: { ...signedIn, userProfile: null } },
      { kind: 'go', to: '/complete-profile', saying: 'setup' },
    ],
    [
      'a profile without a PIN is not complete',
      { state: { ...signedIn, userProfile: { ...whole, has_pin: false } } },
      { kind: 'go', to: '/complete-profile', saying: 'setup' },
    ],
    [
      'the person who has connected an app gives its code first',
      { state: { ...signedIn, needsSecondFactor: true } },
      { kind: 'second_factor' },
    ],
    [
      'the code of the app comes before a new password, too',
      { mode: 'reset-password', state: { ...signedIn, needsSecondFactor: true } },
      { kind: 'second_factor' },
    ],
    [
      'the code of the app waits for the link to be taken',
      { isTakingLink: true, state: { ...signedIn, needsSecondFactor: true } },
      { kind: 'wait', for: 'session' },
    ],
    [
      'a complete profile goes to the PIN',
      { state: signedIn },
      { kind: 'go', to: '/pin-verification', saying: 'welcome' },
    ],
    [
      'a verified PIN goes to the dashboard',
      { state: verified },
      { kind: 'go', to: '/dashboard', saying: 'welcome' },
    ],
  ])('%s [AUTH-20]', (_, part, expected) => {
    expect(step(part)).toEqual(expected);
  });

  it.each([anonymousState, signedIn, verified])(
    'a new password keeps the person on the page [AUTH-20]',
    (state) => {
      expect(step({ mode: 'reset-password', state })).toEqual({ kind: 'form' });
    },
  );

  it('leads to the page the visitor wanted, by way of what is missing [ROUTE-04]', () => {
    expect(step({ state: verified, redirect: '/wallet' })).toMatchObject({ to: '/wallet' });
    expect(step({ state: signedIn, redirect: '/wallet' })).toMatchObject({
      to: '/pin-verification?redirect=%2Fwallet',
    });
    expect(step({ state: { ...signedIn, userProfile: null }, redirect: '/wallet' })).toMatchObject({
      to: '/complete-profile?redirect=%2Fwallet',
    });
  });

  it('asks for the PIN again when a partner portal waits, whatever was verified [AUTH-21]', () => {
    expect(step({ state: verified, hasPartner: true })).toEqual({
      kind: 'go',
      to: '/pin-verification',
      saying: 'portal',
    });
  });

  it('waits while the tokens of a link are taken', () => {
    expect(step({ state: verified, isTakingLink: true })).toEqual({ kind: 'wait', for: 'session' });
    expect(step({ mode: 'reset-password', isTakingLink: true })).toEqual({ kind: 'wait', for: 'session' });
  });

  it('is the choice of a password first where a confirmed sign-up has none (attack P1)', () => {
    const arrival = { isPasswordNeeded: true, state: signedIn };
    expect(step({ ...arrival, redirect: '/wallet' })).toEqual({
      kind: 'go',
      to: '/auth?mode=reset-password&redirect=%2Fwallet',
      saying: 'session',
    });
    expect(step({ ...arrival, mode: 'reset-password' })).toEqual({ kind: 'form' });
  });
});
