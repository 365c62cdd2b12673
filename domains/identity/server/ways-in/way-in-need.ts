import { PIN_FRESH_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { CONTACT_SETTLED_S, RECENT_CODE_SESSION_S } from '../../contract/limits.ts';
import { hasFactor } from '../store/factors.ts';
import type { ContactKind } from '../store/contact-changes.ts';
import { findPin, type PinRow } from '../store/pins.ts';
import { findSession, type SessionRow } from '../store/sessions.ts';
import { isInvited } from '../store/staff-invitations.ts';
import { findUser, type UserRow } from '../store/users.ts';
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

/** The same for calls of our own API. Refuses verification_required, second_factor_required, pin_required. */
export async function requireWayIn(work: Work, change: WayInChange): Promise<void> {
  const { userId, sessionId } = personOf(work);
  const user = await findUser(work.db, userId);
  const session = await findSession(work.db, sessionId);
  invariant(user && session, 'a signed-in person has an account and a session');
  const need = await wayInNeed(work.db, { user, session }, { change, now: work.now });
  if (need === 'account') throw new Refusal(platformRefusals.verification_required);
  if (need === 'second_factor') throw new Refusal(platformRefusals.second_factor_required);
  if (need) throw new Refusal(platformRefusals.pin_required);
}

/**
 * The channels that alone stand behind a change: a code opened the session, or comes with the change, and neither a second factor nor
 * the PIN was shown. None where more than that was shown. A factor added in such a session has held the money by itself.
 */
export async function channelsBehind(
  db: Database,
  { user, session }: { readonly user: UserRow; readonly session: SessionRow },
  { now, nonceBy }: { readonly now: Date; readonly nonceBy?: ContactKind | undefined },
): Promise<readonly ContactKind[]> {
  if (session.aal === 'aal2') return [];
  const pin = await findPin(db, session.user_id);
  if (pin && isPinFresh(session, pin, now)) return [];
  if (nonceBy) return settledChannels(user, nonceBy, now);
  // However old: who waits ten minutes in such a session has shown no more.
  if (!session.amr.some(({ method }) => method === 'otp')) return [];
  return settledChannels(user, channelOf(session), now);
}

/** The channel of a session that a code opened; undefined where the code confirmed a new address. */
export function channelOf({ channel }: Pick<SessionRow, 'channel'>): ContactKind | undefined {
  if (channel === null) return undefined;
  return channel === 'email' ? 'email' : 'phone';
}

/**
 * What a code by this channel shows: that channel, or both where the address was confirmed less than a day ago. Whoever holds one
 * mailbox can add a number, and end by the mailbox what the number began.
 */
export function settledChannels(
  user: Pick<UserRow, 'email_confirmed_at' | 'phone_confirmed_at'>,
  channel: ContactKind | undefined,
  now: Date,
): readonly ContactKind[] {
  const confirmedAt = channel === 'email' ? user.email_confirmed_at : user.phone_confirmed_at;
  const isSettled = confirmedAt !== null && confirmedAt <= addSeconds(now, -CONTACT_SETTLED_S);
  return channel !== undefined && isSettled ? [channel] : ['email', 'phone'];
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

function isPinFresh(session: SessionRow, { epoch }: PinRow, now: Date): boolean {
  const { pin_verified_at: verifiedAt, pin_expires_at: expiresAt } = session;
  if (session.pin_epoch !== epoch || verifiedAt === null || expiresAt === null) return false;
  return expiresAt > now && verifiedAt >= addSeconds(now, -PIN_FRESH_S);
}
