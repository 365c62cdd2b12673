import { useSyncExternalStore } from 'react';

import type { CaptchaAction, CaptchaMode } from '../contract/index.ts';

/** A request that waits for a token. */
export interface CaptchaAsk {
  readonly id: number;
  readonly action: CaptchaAction;
  readonly mode: CaptchaMode;
  /** undefined where the person does not want to. */
  readonly answer: (token: string | undefined) => void;
}

let waiting: readonly CaptchaAsk[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly CaptchaAsk[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** The gate is fetched with the page; a request that was quicker waits this long for it. */
const GATE_WAIT_MS = 15_000;

/** Asks the person at the page's gate, once it stands; undefined where the page has none. */
export function askForToken(action: CaptchaAction, mode: CaptchaMode): Promise<string | undefined> {
  return new Promise((resolve) => {
    count += 1;
    const id = count;
    const answer = (token: string | undefined) => {
      change(waiting.filter((ask) => ask.id !== id));
      resolve(token);
    };
    change([...waiting, { id, action, mode, answer }]);
    if (listeners.size === 0) setTimeout(() => listeners.size === 0 && answer(undefined), GATE_WAIT_MS);
  });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The request whose turn it is. */
export function useFirstAsk(): CaptchaAsk | undefined {
  const read = () => waiting[0];
  return useSyncExternalStore(listen, read, read);
}
