import { DRAFT_KEY } from './kept-key.ts';

/** At sign-out: the person who takes the device next finds nothing that was typed. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_KEY)) sessionStorage.removeItem(key);
  } catch {
    // A storage that refuses has kept nothing.
  }
}
