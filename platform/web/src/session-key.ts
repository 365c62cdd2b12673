import { readStored } from './stored.ts';

/** Where the identity client keeps its session in this browser; other tabs are told through a channel of the same name. */
export const SESSION_STORAGE_KEY = 'egcr.session';

/** Is there a session to wake? The public pages ask this before they load the identity client. */
export function hasStoredSession(): boolean {
  return readStored(SESSION_STORAGE_KEY) !== null;
}
