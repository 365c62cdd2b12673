import { hrefOf } from '@egcr/contract/product-screens';
import { isProfileComplete, type AuthState } from '@egcr/web-kit/session';
import { carrying } from '@egcr/web-kit/way';

import { authAddress, type AuthMode } from './auth-mode.ts';

export interface Arrival {
  readonly mode: AuthMode;
  readonly state: AuthState;
  /** The tokens of a link are being taken. */
  readonly isTakingLink: boolean;
  /** The address is confirmed, and the person has still to choose the first password. */
  readonly isPasswordNeeded: boolean;
  /** An ai-build, partnership or ambassador target is waiting. */
  readonly hasPartner: boolean;
  /** A known address of ours where the visitor wanted to go. */
  readonly redirect: string | undefined;
}

/** What the full-page loader says. */
export type Waiting = 'portal' | 'welcome' | 'setup' | 'profile' | 'session';

/** `form`: nobody is signed in, or the page is for a new password. `second_factor`: the code of an app is still to come. */
export type NextStep =
  | { readonly kind: 'form' }
  | { readonly kind: 'second_factor' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'wait'; readonly for: Waiting }
  | { readonly kind: 'go'; readonly to: string; readonly saying: Waiting };

/**
 * Where the sign-in page leads: it waits while the session or the profile is being read, asks for a second factor where there is one
 * (a new password takes it too), stays for a new password, goes there where none stands yet, then the profile, then the PIN (always when a portal is waiting), then the dashboard or the address the visitor wanted.
 */
export function nextStep(arrival: Arrival): NextStep {
  const { mode, state, isTakingLink, isPasswordNeeded, hasPartner, redirect } = arrival;
  if (state.needsSecondFactor && !isTakingLink && !state.loading) return { kind: 'second_factor' };
  if (mode === 'reset-password')
    return isTakingLink || state.loading ? { kind: 'wait', for: 'session' } : { kind: 'form' };
  if (isTakingLink || state.loading)
    return { kind: 'wait', for: hasPartner && state.isAuthenticated ? 'portal' : 'session' };
  if (!state.isAuthenticated) return { kind: 'form' };
  if (isPasswordNeeded) return { kind: 'go', to: authAddress('reset-password', redirect), saying: 'session' };
  if (state.userProfile === undefined) {
    return state.hasProfileFailed
      ? { kind: 'failed' }
      : { kind: 'wait', for: hasPartner ? 'portal' : 'profile' };
  }
  if (!isProfileComplete(state.userProfile)) {
    return {
      kind: 'go',
      to: carrying(hrefOf('complete-profile'), redirect),
      saying: hasPartner ? 'portal' : 'setup',
    };
  }
  const saying = hasPartner ? 'portal' : 'welcome';
  // The window may have run out since it was last looked at: the guard of the next page knows.
  if (hasPartner || !state.isPINVerified)
    return { kind: 'go', to: carrying('/pin-verification', redirect), saying };
  return { kind: 'go', to: redirect ?? hrefOf('dashboard'), saying };
}
