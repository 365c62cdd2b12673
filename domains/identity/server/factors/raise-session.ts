import type { Work } from '@egcr/server-kit/work';

import type { IdentityContext } from '../context.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { raiseSession, type AmrEntry, type SessionRow } from '../store/sessions.ts';

/** The session has proved a second factor: it goes on as aal2, and sessions of the same person that have not proved one end. */
export async function raiseToSecondLevel(
  work: Work,
  context: IdentityContext,
  { session, method }: { readonly session: SessionRow; readonly method: AmrEntry['method'] },
): Promise<SessionRow> {
  const raised = await raiseSession(work.db, {
    id: session.id,
    entry: { method, timestamp: Math.floor(work.now.getTime() / 1000) },
    keyId: context.keys.refresh.current,
    now: work.now,
  });
  await endSessionsOf(work, {
    userId: session.user_id,
    except: session.id,
    aal: 'aal1',
    reason: 'factor_verified',
  });
  return raised;
}
