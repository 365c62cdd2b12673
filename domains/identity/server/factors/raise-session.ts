import type { Work } from '@egcr/server-kit/work';

import type { IdentityContext } from '../context.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { raiseSession, rotateSession, type AmrEntry, type SessionRow } from '../store/sessions.ts';

/** The session has proved a second factor: it goes on as aal2 with new tokens, and sessions of the same person that have not proved one end. */
export async function raiseToSecondLevel(
  work: Work,
  context: IdentityContext,
  { session, method }: { readonly session: SessionRow; readonly method: AmrEntry['method'] },
): Promise<SessionRow> {
  await raiseInPlace(work, { session, method });
  return rotateSession(work.db, { id: session.id, keyId: context.keys.refresh.current, now: work.now });
}

/** The same where the answer carries no tokens: the ones the browser holds stay good, and say aal2 from their next refresh on. */
export async function raiseInPlace(
  work: Work,
  {
    session: { id, user_id: userId },
    method,
  }: { readonly session: Pick<SessionRow, 'id' | 'user_id'>; readonly method: AmrEntry['method'] },
): Promise<void> {
  const entry = { method, timestamp: Math.floor(work.now.getTime() / 1000) };
  await raiseSession(work.db, { id, entry });
  await endSessionsOf(work, { userId, except: id, aal: 'aal1', reason: 'factor_verified' });
}
