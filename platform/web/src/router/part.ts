import type { ComponentType } from 'react';

import { readStored, writeStored } from '../stored.ts';
import { LOADED_ANEW_KEY } from './loaded-anew-key.ts';

/** A part of a page that is fetched when it is needed, and kept. */
export interface Part {
  /** Itself, once it is here. */
  readonly now: () => ComponentType | undefined;
  readonly load: () => Promise<ComponentType>;
}

/** A part that came with the page. */
export function partAtHand(component: ComponentType): Part {
  return { now: () => component, load: () => Promise.resolve(component) };
}

/** One that failed to come is asked for again the next time. */
export function partToFetch(fetch: () => Promise<ComponentType>): Part {
  let here: ComponentType | undefined;
  let coming: Promise<ComponentType> | undefined;
  const load = async () => {
    try {
      here = await fetch();
      return here;
    } finally {
      coming = undefined;
    }
  };
  return {
    now: () => here,
    load: () => (here ? Promise.resolve(here) : (coming ??= load())),
  };
}

const MISSING =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/**
 * Whether a script is gone, as after a new release, and the page was not loaded anew for it yet: loading it anew brings the new one.
 * Twice would not help, as where the network is away.
 */
export function isWorthLoadingAnew(error: unknown): boolean {
  if (!(error instanceof Error) || !MISSING.test(error.message)) return false;
  const isTried = () => readStored(LOADED_ANEW_KEY, () => sessionStorage) === error.message;
  if (isTried()) return false;
  writeStored(LOADED_ANEW_KEY, error.message, () => sessionStorage);
  // Where nothing can be kept, it would be tried for ever.
  return isTried();
}
