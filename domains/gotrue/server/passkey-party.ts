import { relyingPartyOf, type RelyingParty } from '@egcr/identity/server';

import type { Call } from './call.ts';
import { GoTrueError, gotrueErrors } from './errors.ts';

/** Whom passkeys are made for. Refuses passkey_disabled where this installation takes none. */
export function requireParty({ context }: Call): RelyingParty {
  const party = relyingPartyOf(context);
  if (!party) throw new GoTrueError(gotrueErrors.passkeysDisabled);
  return party;
}
