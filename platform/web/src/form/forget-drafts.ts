import { DRAFT_KEY, UNSENT_KEY } from './kept-key.ts';

/** At sign-out: the person who takes the device next finds nothing that was typed. */
export function forgetDrafts(): void {
  forget(() => sessionStorage, DRAFT_KEY);
  forget(() => localStorage, UNSENT_KEY);
}

function forget(storage: () => Storage, beginning: string): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(beginning)) storage().removeItem(key);
  } catch {
    // A storage that refuses has kept nothing.
  }
}
