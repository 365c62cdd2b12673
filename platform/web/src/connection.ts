import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function isOnline(): boolean {
  return navigator.onLine;
}

/** Whether the browser believes it has a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** How long a part that did not come waits each time before it is asked for again. */
const AGAIN_AFTER_MS = [1_000, 3_000, 9_000];

/**
 * Fetches a part of a page that stands already. A bad line loses a request now and then, and the page must not go for that: it is asked again a few
 * times, and without a connection as soon as there is one. Rejects with the last failure.
 */
export async function fetchPart<T>(load: () => Promise<T>, [wait_ms, ...later] = AGAIN_AFTER_MS): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    if (!isOnline()) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return fetchPart(load);
    }
    if (wait_ms === undefined) throw failure;
    await new Promise((resolve) => setTimeout(resolve, wait_ms));
    return fetchPart(load, later);
  }
}
