import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { RECENT_CODE_SESSION_S } from '../../contract/limits.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import { hasFactor } from '../store/factors.ts';
import { findPin } from '../store/pins.ts';
import { findSession, type SessionRow } from '../store/sessions.ts';
import { isInvited } from '../store/staff-invitations.ts';
import { findUser, type UserRow } from '../store/users.ts';
import { isPinFresh } from './channels-behind.ts';
import { isStaff } from './staff-invitation.ts';
import { judgeWayIn, type WayInChange, type WayInNeed } from './judge.ts';

export interface WayInOwner {
  readonly user: Pick<UserRow, 'id' | 'is_anonymous' | 'roles'>;
  readonly session: SessionRow;
}

/**
 * What is missing before a person may change a way in; undefined where nothing is. Asked in the unit that makes the change, with the
 * person locked: two changes at once are judged one after the other.
 */
export async function wayInNeed(
  db: Database,
  { user, session }: WayInOwner,
  { change, now }: { readonly change: WayInChange; readonly now: Date },
): Promise<WayInNeed | undefined> {
  const pin = await findPin(db, user.id);
  // The caller may have read the session before it waited for the person's lock.
  const current = (await findSession(db, session.id)) ?? session;
  // Another request may have ended it meanwhile: a new password, for example, ends all sessions but its own.
  if (current.ended_at !== null) return 'session';
  return judgeWayIn(change, {
    isAnonymous: user.is_anonymous,
    isStaffUninvited: isStaff(user) && !(await isInvited(db, { sessionId: session.id, now })),
    hasFactor: await hasFactor(db, user.id),
    isProved: current.aal === 'aal2',
    hasPin: pin !== undefined,
    isPinFresh: pin !== undefined && isPinFresh(current, pin, now),
    isRecent: isRecent(current, now),
    isYoungByCode: isYoungByCode(current, now),
    isByUnprovedPhone: current.channel === 'phone_unproved',
  });
}

/** The same for calls of our own API. Refuses session_expired, verification_required, second_factor_required, pin_required, or sign_in_again where there is no PIN. */
export async function requireWayIn(work: Work, change: WayInChange): Promise<void> {
  const { userId, sessionId } = personOf(work);
  const user = await findUser(work.db, userId);
  const session = await findSession(work.db, sessionId);
  invariant(user && session, 'a signed-in person has an account and a session');
  const need = await wayInNeed(work.db, { user, session }, { change, now: work.now });
  if (need === 'session') throw new Refusal(platformRefusals.session_expired);
  if (need === 'account') throw new Refusal(platformRefusals.verification_required);
  if (need === 'second_factor') throw new Refusal(platformRefusals.second_factor_required);
  if (!need) return;
  const hasPin = (await findPin(work.db, userId)) !== undefined;
  throw new Refusal(hasPin ? platformRefusals.pin_required : identityRefusals.sign_in_again);
}

/** The session was opened a moment ago, by a code or link to an address that was the person's before. */
export function isYoungByCode({ amr, channel }: SessionRow, now: Date): boolean {
  if (channel !== 'email' && channel !== 'phone') return false;
  const since = addSeconds(now, -RECENT_CODE_SESSION_S).getTime();
  return amr.some(({ method, timestamp }) => method === 'otp' && timestamp * 1000 >= since);
}

/** The session was opened, or a factor proved in it, a moment ago. */
function isRecent({ amr }: SessionRow, now: Date): boolean {
  const since = addSeconds(now, -RECENT_CODE_SESSION_S).getTime();
  return amr.some(({ timestamp }) => timestamp * 1000 >= since);
}
