import { isPinOpen, isProfileComplete, type AuthState } from './auth-state.ts';

/** How much an address asks of the visitor, in the order of the checks. */
export const guardLevels = ['public', 'signed_in', 'profiled', 'pinned'] as const;
export type GuardLevel = (typeof guardLevels)[number];

export interface GuardLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly now_ms: number;
}

export interface GuardRedirect {
  readonly path: '/auth' | '/complete-profile' | '/pin-verification';
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

const requireSignedIn: Check = (state, at) => (state.isAuthenticated ? undefined : goTo('/auth', at));

/** The sign-in page asks for it. */
const requireSecondFactor: Check = (state, at) => (state.needsSecondFactor ? goTo('/auth', at) : undefined);

const requireProfile: Check = (state, at) => {
  if (state.userProfile === undefined)
    return state.hasProfileFailed ? { kind: 'failed' } : { kind: 'wait', for: 'profile' };
  if (isProfileComplete(state.userProfile) || at.pathname === '/complete-profile') return undefined;
  return goTo('/complete-profile', at);
};

const requirePin: Check = (state, at) =>
  isPinOpen(state, at.now_ms) ? undefined : goTo('/pin-verification', at);

function goTo(path: GuardRedirect['path'], { pathname, search }: GuardLocation): GuardVerdict {
  return { kind: 'redirect', to: { path, redirect: pathname + search } };
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
