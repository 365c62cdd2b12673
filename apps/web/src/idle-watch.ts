import { matchAddress } from '@egcr/site/contract';
import { redirectAddress } from '@egcr/web-kit/guards';
import {
  judgeIdleness,
  openActivityChannel,
  watchInactivity,
  windowClock,
  type Warning,
} from '@egcr/web-kit/inactivity';
import {
  authState,
  clearPIN,
  noteActivity,
  onAuthState,
  reportActivity,
  signOut,
} from '@egcr/web-kit/session';

import type { OwnRouter } from './own-router.ts';

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

/** Watches while somebody is signed in, and stops when nobody is. */
export function keepIdleWatch(router: OwnRouter): void {
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

function startWatch(router: OwnRouter): () => void {
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
      leaveFor(router, '/pin-verification');
    },
    onSessionEnd: () => {
      change({ ended: 'session' });
      leaveFor(router, '/auth');
      void signOut('local');
    },
    report: (idle_s) => void reportActivity(idle_s),
  });
  return () => {
    stop();
    channel.close();
  };
}

/** Away from a page that asks for more than there now is; a public page stays where it is, and only a sign-out leaves it. */
function leaveFor(router: OwnRouter, path: '/auth' | '/pin-verification'): void {
  const { pathname, searchStr } = router.state.location;
  const guard = matchAddress(pathname)?.address.guard ?? 'public';
  if (guard !== 'public' && pathname !== path) {
    // Who comes back is led on to where they were, also from the question for the PIN.
    router.history.push(redirectAddress({ path, redirect: pathname + searchStr }));
  } else if (path === '/auth') router.history.push(path);
}
