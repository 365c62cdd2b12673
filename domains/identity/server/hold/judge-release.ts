import { addSeconds } from '@egcr/contract/time';

import { CONTACT_SETTLED_S, PHONE_UNUSED_S } from '../../contract/limits.ts';
import type { ContactKind } from '../store/contact-changes.ts';
import type { UserRow } from '../store/users.ts';

type Held = Pick<
  UserRow,
  | 'email'
  | 'email_confirmed_at'
  | 'phone'
  | 'phone_confirmed_at'
  | 'phone_proved_at'
  | 'money_held_since'
  | 'money_held_until'
  | 'money_held_by'
>;

export function isHeld({ money_held_until: until }: Pick<UserRow, 'money_held_until'>, now: Date): boolean {
  return until !== null && until > now;
}

/**
 * The channel whose code ends a hold early: not one that a reset came by, confirmed a day before the hold began, because the person who can reset
 * can also add an address of their own just before; and a number in use.
 */
export function releasingChannel(user: Held, now: Date): ContactKind | undefined {
  const { money_held_since: since, money_held_by: by } = user;
  if (since === null || !isHeld(user, now)) return undefined;
  const settledBefore = addSeconds(since, -CONTACT_SETTLED_S);
  const isSettled = (confirmedAt: Date | null) => confirmedAt !== null && confirmedAt <= settledBefore;
  if (!by.includes('phone') && isSettled(user.phone_confirmed_at) && !isUnused(user, now)) return 'phone';
  return !by.includes('email') && isSettled(user.email_confirmed_at) ? 'email' : undefined;
}

/** Nobody has shown for half a year that the number is theirs: it may have been given to another person. */
export function isUnused(
  { phone_proved_at: provedAt }: Pick<UserRow, 'phone_proved_at'>,
  now: Date,
): boolean {
  return provedAt === null || provedAt < addSeconds(now, -PHONE_UNUSED_S);
}
