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

/** Fetches a part of a page. Without a connection it waits for one, so that what is on the page already stays there. */
export async function fetchOnceOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    if (isOnline()) throw failure;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return fetchOnceOnline(load);
  }
}
