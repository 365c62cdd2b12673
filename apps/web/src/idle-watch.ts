import { redirectAddress } from '@egcr/web-kit/guards';
import {
  judgeIdleness,
  openActivityChannel,
  watchInactivity,
  windowClock,
  type Warning,
} from '@egcr/web-kit/inactivity';
import { screenAt } from '@egcr/contract/product-screens';
import { addressFor } from '@egcr/contract/screen-roles';
import {
  authState,
  clearPIN,
  noteActivity,
  onAuthState,
  reportActivity,
  sessionEnded,
} from '@egcr/web-kit/session';

import type { Router } from '@egcr/web-kit/router.tsx';

export interface IdleState {
  readonly warning: Warning | undefined;
  /** Why the person finds themselves elsewhere. */
  readonly ended: 'pin' | 'session' | 'over' | undefined;
}

let state: IdleState = { warning: undefined, ended: undefined };
const listeners = new Set<() => void>();

function change(part: Partial<IdleState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

export function idleState(): IdleState {
  return state;
}

export function onIdleState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The server knows of no session any more: it was ended elsewhere, or by the clock. */
export function noteSessionOver(): void {
  change({ ended: isIdleOver() ? 'session' : 'over' });
}

/** It has been told. */
export function forgetEnded(): void {
  change({ ended: undefined });
}

/** Tabs look at the clock a little after each other: the first signs all of them out, and each says why. */
const TABS_APART_S = 5;

function isIdleOver(): boolean {
  const idle_s = (Date.now() - authState().lastActiveTimestamp) / 1000;
  return judgeIdleness(idle_s + TABS_APART_S, false) === 'end_session';
}

/** Watches while someone is signed in, and stops when nobody is. */
export function keepIdleWatch(router: Router): void {
  let stop: (() => void) | undefined;
  let isWatched = false;
  function follow() {
    const { isAuthenticated } = authState();
    if (isAuthenticated === isWatched) return;
    // Known before the watch starts: it notes activity, which changes the state and calls here again.
    isWatched = isAuthenticated;
    stop?.();
    if (!isAuthenticated && isIdleOver()) change({ ended: 'session' });
    stop = isAuthenticated ? startWatch(router) : undefined;
  }
  onAuthState(follow);
  follow();
}

function startWatch(router: Router): () => void {
  const channel = openActivityChannel('egcr.activity');
  noteActivity(Date.now());
  const stop = watchInactivity({
    clock: windowClock,
    channel,
    target: document,
    isPinOpen: () => authState().isPINVerified,
    onActivity: noteActivity,
    onWarning: (warning) => change({ warning }),
    onPinEnd: () => {
      void clearPIN();
      change({ ended: 'pin' });
      leaveFor(router, 'enter_pin');
    },
    onSessionEnd: () => {
      change({ ended: 'session' });
      leaveFor(router, 'sign_in');
      void sessionEnded();
    },
    report: (idle_s) => void reportActivity(idle_s),
  });
  return () => {
    stop();
    channel.close();
  };
}

/** Away from a page that asks for more than there now is; a public page stays where it is, and only a sign-out leaves it. */
function leaveFor(router: Router, role: 'sign_in' | 'enter_pin'): void {
  const path = addressFor(role);
  const here = router.here();
  const guard = screenAt(here.path)?.guard ?? 'public';
  if (guard !== 'public' && here.path !== path) {
    // Who comes back is led on to where they were, also from the question for the PIN.
    router.go(redirectAddress({ path, redirect: here.path + here.search }));
  } else if (role === 'sign_in') router.go(path);
}
