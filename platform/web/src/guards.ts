import { addressFor } from '@egcr/contract/screen-roles';
import type { GuardLevel, ScreenRole } from '@egcr/contract/screen';

import { isPinOpen, isProfileComplete, type AuthState } from './auth-state.ts';

export interface GuardLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly now_ms: number;
}

export interface GuardRedirect {
  readonly path: string;
  /** Where the visitor wanted to go; carried in the query parameter `redirect`. */
  readonly redirect: string;
}

/** What a guard says: let in, wait (and for what), go elsewhere, or show the error card. */
export type GuardVerdict =
  | { readonly kind: 'enter' }
  | { readonly kind: 'wait'; readonly for: 'session' | 'profile' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'redirect'; readonly to: GuardRedirect };

/** The whole order: session known → signed in → second factor where there is one → profile known → profile complete → PIN valid → content. */
export function judge(level: GuardLevel, state: AuthState, at: GuardLocation): GuardVerdict {
  if (level === 'public') return { kind: 'enter' };
  if (state.loading) return { kind: 'wait', for: 'session' };
  const checks = [
    requireSignedIn,
    requireSecondFactor,
    ...(level === 'signed_in' ? [] : [requireProfile]),
    ...(level === 'pinned' ? [requirePin] : []),
  ];
  for (const check of checks) {
    const verdict = check(state, at);
    if (verdict) return verdict;
  }
  return { kind: 'enter' };
}

type Check = (state: AuthState, at: GuardLocation) => GuardVerdict | undefined;

const requireSignedIn: Check = (state, at) => (state.isAuthenticated ? undefined : goTo('sign_in', at));

/** The sign-in page asks for it. */
const requireSecondFactor: Check = (state, at) => (state.needsSecondFactor ? goTo('sign_in', at) : undefined);

const requireProfile: Check = (state, at) => {
  if (state.userProfile === undefined)
    return state.hasProfileFailed ? { kind: 'failed' } : { kind: 'wait', for: 'profile' };
  if (isProfileComplete(state.userProfile) || at.pathname === addressFor('complete_profile'))
    return undefined;
  return goTo('complete_profile', at);
};

const requirePin: Check = (state, at) => (isPinOpen(state, at.now_ms) ? undefined : goTo('enter_pin', at));

function goTo(role: ScreenRole, { pathname, search }: GuardLocation): GuardVerdict {
  return { kind: 'redirect', to: { path: addressFor(role), redirect: pathname + search } };
}

/** The address of a redirect, with where the visitor wanted to go. */
export function redirectAddress({ path, redirect }: GuardRedirect): string {
  return `${path}?redirect=${encodeURIComponent(redirect)}`;
}

/** The profile could not be read: the error card says so and offers to retry. */
export class ProfileUnreadable extends Error {
  constructor() {
    super('the profile could not be read');
    this.name = 'ProfileUnreadable';
  }
}
