import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { endSessionCall, readSessionsCall } from '../../contract/endpoints.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import type { IdentityContext } from '../context.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { openSessionsOf } from '../store/sessions.ts';
import { requireWayIn } from '../ways-in/way-in-need.ts';

const SESSIONS_SHOWN_MAX = 100;

/** GET /sessions: where the person is signed in now. */
export async function readSessions(
  work: Work,
  { settings }: IdentityContext,
): Promise<ReplyOf<typeof readSessionsCall>> {
  const { userId, sessionId } = personOf(work);
  const rows = await openSessionsOf(work.db, {
    userId,
    activeAfter: addSeconds(work.now, -settings.idle_s),
    createdAfter: addSeconds(work.now, -settings.sessionMax_s),
    limit: SESSIONS_SHOWN_MAX,
  });
  return {
    items: rows.map((row) => ({
      id: row.id,
      is_current: row.id === sessionId,
      created_at: toInstant(row.created_at),
      last_active_at: toInstant(row.last_active_at),
      user_agent: row.user_agent,
      ip: row.ip,
    })),
  };
}

/**
 * DELETE /sessions/:id: signs one out, another one only as the policy of ways in allows: who has taken over a session must not lock its
 * owner out. Refuses second_factor_required, pin_required, sign_in_again, and session_unknown for everything that is not an open session of this person.
 */
export async function endSession(
  work: Work,
  { params }: CallInput<typeof endSessionCall>,
): Promise<undefined> {
  const { userId, sessionId } = personOf(work);
  const ended = await endSessionsOf(work, { userId, only: params.id, reason: 'ended_by_person' });
  if (ended.length === 0) throw new Refusal(identityRefusals.session_unknown);
  // A refusal undoes the ending.
  if (params.id !== sessionId) await requireWayIn(work, { way: 'sessions' });
  return undefined;
}
