import { told } from '@egcr/server-kit/event-kinds';
import { sessionEnded } from '../contract/events.ts';
import type { Work } from '@egcr/server-kit/work';

import { recordAudit } from './store/audit.ts';
import { dropContactChanges } from './store/contact-changes.ts';
import { endSessions, type AmrEntry, type EndReason } from './store/sessions.ts';

/** For these reasons a session ends that another person may hold. */
const MISTRUSTED: readonly EndReason[] = ['ended_by_person', 'pin_guessed', 'refresh_reused'];

/**
 * Ends a person's sessions, one, all or all but one, and tells their open pages. Where another person may hold one of them, an address
 * that waits for its code is called off: the code would open a new session to the one who asked for it.
 */
export async function endSessionsOf(
  work: Work,
  end: {
    readonly userId: string;
    readonly only?: string;
    readonly except?: string;
    /** Those of this level only. */
    readonly aal?: 'aal1' | 'aal2';
    /** Those that were opened or raised by this method only. */
    readonly method?: AmrEntry['method'];
    readonly reason: EndReason;
  },
): Promise<readonly string[]> {
  const isMistrusted =
    MISTRUSTED.includes(end.reason) || (end.reason === 'signed_out' && end.only === undefined);
  // Also where the session that asked has ended meanwhile in another way.
  if (isMistrusted) await dropContactChanges(work.db, { userId: end.userId });
  const ended = await endSessions(work.db, { ...end, now: work.now });
  for (const sessionId of ended) {
    await recordAudit(work, {
      action: end.reason === 'idle' ? 'session_idle_end' : 'session_ended',
      userId: end.userId,
      sessionId,
      details: { reason: end.reason },
    });
    const ending = { user_id: end.userId, session_id: sessionId, reason: end.reason };
    await work.emit(told(sessionEnded, ending, [end.userId]));
  }
  return ended;
}
