import { told } from '@egcr/server-kit/event-kinds';
import { userConfirmed } from '../contract/events.ts';
import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { RECENT_CODE_SESSION_S } from '../contract/limits.ts';
import type { IdentityContext } from './context.ts';
import { endSessionsOf } from './end-sessions.ts';
import { isUnused } from './hold/judge-release.ts';
import { openSession } from './open-session.ts';
import { recordAudit } from './store/audit.ts';
import { endTokens, type Pending, type TokenRow } from './store/one-time-tokens.ts';
import { addResetGrant } from './store/pins.ts';
import type { SessionChannel, SessionRow } from './store/sessions.ts';
import { changeUser, type UserChange, type UserRow } from './store/users.ts';
import { isVerified } from './user-facts.ts';

interface Spent {
  readonly user: UserRow;
  readonly token: TokenRow;
}

/** A spent code or link: confirms the address it was sent to. Answers the channel of the session it may open. */
export async function confirmBySpent(
  work: Work,
  { user, token }: Spent,
): Promise<{ readonly user: UserRow; readonly channel: SessionChannel }> {
  const address = token.sent_to === user.email ? 'email' : 'phone';
  const confirmed = await confirmAddress(work, { user, address, pending: pendingOf(token) });
  const isPhone = address === 'phone';
  const channel = isPhone && isVerified(user) && isUnused(user, work.now) ? 'phone_unproved' : address;
  const proved =
    channel === 'phone'
      ? await changeUser(work.db, { id: user.id, now: work.now, change: { phoneProvedAt: work.now } })
      : confirmed;
  return { user: proved, channel };
}

/** Opens the session of a spent code or link, and gives leave to reset a PIN where that was asked. */
export async function openBySpent(
  work: Work,
  context: IdentityContext,
  { user, channel, token }: Spent & { readonly channel: SessionChannel | null },
): Promise<{ readonly user: UserRow; readonly session: SessionRow }> {
  const opened = await openSession(work, context, { user, method: 'otp', channel });
  if (token.kind === 'pin_reset') {
    await addResetGrant(work.db, {
      id: work.newId(),
      userId: user.id,
      sessionId: opened.session.id,
      now: work.now,
      expiresAt: addSeconds(work.now, RECENT_CODE_SESSION_S),
    });
  }
  return opened;
}

/**
 * Marks an address as confirmed. On a person's first confirmation only what this very message was to bring comes into force:
 * a password another person may have set with the address before is dropped, with every other token and session.
 */
export async function confirmAddress(
  work: Work,
  {
    user,
    address,
    pending,
  }: { readonly user: UserRow; readonly address: 'email' | 'phone'; readonly pending: Pending },
): Promise<UserRow> {
  const isFirst = !isVerified(user);
  const isConfirmed =
    address === 'email' ? user.email_confirmed_at !== null : user.phone_confirmed_at !== null;
  if (isConfirmed) return user;
  const mark: UserChange =
    address === 'email' ? { emailConfirmedAt: work.now } : { phoneConfirmedAt: work.now };
  // What stands on an unconfirmed account was put there by an operator; a sign-up's password waits with its token.
  const first: UserChange = {
    ...(pending.password ? { password: pending.password } : {}),
    userMetadata: pending.metadata ?? {},
  };
  if (isFirst) {
    await endTokens(work.db, { userId: user.id, reason: 'confirmed_otherwise', now: work.now });
    await endSessionsOf(work, { userId: user.id, reason: 'confirmed_otherwise' });
  }
  const changed = await changeUser(work.db, {
    id: user.id,
    now: work.now,
    change: isFirst ? { ...mark, ...first } : mark,
  });
  await recordAudit(work, { action: 'user_confirmed', userId: user.id, details: { address } });
  if (isFirst) await work.emit(told(userConfirmed, { user_id: user.id }, [user.id]));
  return changed;
}

function pendingOf(token: TokenRow): Pending {
  const { pending_password_hash: hash, pending_password_key_id: keyId, pending_metadata: metadata } = token;
  return {
    ...(hash === null || keyId === null ? {} : { password: { hash, keyId } }),
    ...(metadata === null ? {} : { metadata }),
  };
}
