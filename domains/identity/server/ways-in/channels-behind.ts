import { PIN_FRESH_S } from '@egcr/contract/limits';
import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';

import { CONTACT_SETTLED_S } from '../../contract/limits.ts';
import type { ContactKind } from '../store/contact-changes.ts';
import { findPin, type PinRow } from '../store/pins.ts';
import type { SessionRow } from '../store/sessions.ts';
import type { UserRow } from '../store/users.ts';

/**
 * The channels that alone stand behind a change: a code opened the session, or comes with the change, and neither a second factor nor
 * the PIN was shown. None where more than that was shown. A factor added in such a session has held the money already.
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
 * What a code by this channel shows: that channel, or both where the address was confirmed less than a day ago. A thief with one
 * mailbox could otherwise add a number, begin a hold by that number and end it by the mailbox.
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

/** The PIN was entered in this session a moment ago, and has not been changed since. */
export function isPinFresh(session: SessionRow, { epoch }: PinRow, now: Date): boolean {
  const { pin_verified_at: verifiedAt, pin_expires_at: expiresAt } = session;
  if (session.pin_epoch !== epoch || verifiedAt === null || expiresAt === null) return false;
  return expiresAt > now && verifiedAt >= addSeconds(now, -PIN_FRESH_S);
}
