import type { ReplyOf } from '@egcr/contract/endpoint';
import { PIN_WINDOW_S } from '@egcr/contract/limits';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { reportActivityCall } from '../../contract/endpoints.ts';
import type { IdentityContext } from '../context.ts';
import { findSession, touchSession } from '../store/sessions.ts';

/**
 * POST /session/activity: writes down what the guard has believed already, exactly and at once. The call itself is activity of now
 * unless it says otherwise in X-User-Idle, as every call does.
 */
export async function reportActivity(
  work: Work,
  { settings }: IdentityContext,
  { body }: CallInput<typeof reportActivityCall>,
): Promise<ReplyOf<typeof reportActivityCall>> {
  const { sessionId, pin } = personOf(work);
  const activeAt = addSeconds(work.now, -body.idle_seconds);
  const isWithinWindow = pin.expiresAt !== null && activeAt < pin.expiresAt;
  await touchSession(work.db, {
    id: sessionId,
    activeAt,
    pinExpiresAt: isWithinWindow ? addSeconds(activeAt, PIN_WINDOW_S) : null,
  });
  const session = await findSession(work.db, sessionId);
  invariant(session, 'the session of a call exists');
  const pinExpiresAt = pin.expiresAt === null ? null : session.pin_expires_at;
  return {
    expires_at: toInstant(addSeconds(session.last_active_at, settings.idle_s)),
    pin_expires_at: pinExpiresAt && toInstant(pinExpiresAt),
  };
}
