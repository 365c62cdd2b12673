import { useSyncExternalStore } from 'react';

import { readStored, writeStored } from './stored.ts';

export const CONCEALMENT_KEY = 'egcr.wallet.concealed';
const listeners = new Set<() => void>();
let isConcealed: boolean | undefined;

function read(): boolean {
  isConcealed ??= readStored(CONCEALMENT_KEY) === 'yes';
  return isConcealed;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether amounts are hidden on this device, for people who pay in company. Kept until it is switched back. */
export function useConcealment(): { readonly isConcealed: boolean; readonly toggle: () => void } {
  return {
    isConcealed: useSyncExternalStore(subscribe, read, () => false),
    toggle: () => {
      isConcealed = !read();
      writeStored(CONCEALMENT_KEY, isConcealed ? 'yes' : null);
      for (const listener of listeners) listener();
    },
  };
}
