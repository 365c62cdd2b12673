import { useSyncExternalStore } from 'react';

import { anonymousState, type AuthState } from './auth-state.ts';
import { hasStoredSession } from './session-key.ts';

let state: AuthState = anonymousState;
const listeners = new Set<() => void>();

/** The auth state now, outside React. */
export function authState(): AuthState {
  return state;
}

/** Calls back after every change; returns how to stop. */
export function onAuthState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes a part of the auth state; for the session only. */
export function changeAuthState(part: Partial<AuthState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

/** A stored session makes the page wait until it is known whose it is. Call before the first paint. */
export function expectStoredSession(): boolean {
  if (!hasStoredSession()) return false;
  changeAuthState({ loading: true });
  return true;
}

/** A part of the auth state; the component draws again when that part changes. `select` must return something stable. */
export function useSession<Part>(select: (now: AuthState) => Part): Part {
  return useSyncExternalStore(
    onAuthState,
    () => select(state),
    // A page drawn ahead of time is a stranger's.
    () => select(anonymousState),
  );
}
