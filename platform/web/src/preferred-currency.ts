import { useSyncExternalStore } from 'react';

let preferred: string | undefined;
const listeners = new Set<() => void>();

/** Says in which currency the person wants sums to be shown; the preferences do. */
export function announcePreferredCurrency(code: string): void {
  if (code === preferred) return;
  preferred = code;
  for (const listener of listeners) listener();
}

/** The same outside React. */
export function preferredCurrency(): string | undefined {
  return preferred;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The code of the currency the person wants sums in; undefined until the preferences are known. */
export function usePreferredCurrency(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => preferred,
    () => undefined,
  );
}
