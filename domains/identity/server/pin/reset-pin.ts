import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { requestPinResetCall, resetPinCall } from '../../contract/endpoints.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import type { IdentityContext } from '../context.ts';
import { holdMoney } from '../hold/hold-money.ts';
import { isUnused } from '../hold/judge-release.ts';
import { notify } from '../notify.ts';
import { sendToken } from '../send-token.ts';
import { recordAudit } from '../store/audit.ts';
import { findPin, replacePin, reserveGrant, useGrant } from '../store/pins.ts';
import { findSession } from '../store/sessions.ts';
import { changeUser, lockUser, type UserRow } from '../store/users.ts';
import { channelOf, settledChannels } from '../ways-in/channels-behind.ts';
import { isYoungByCode, requireWayIn } from '../ways-in/way-in-need.ts';
import { type Compared, isRightFor, type NewPin } from './hash-ahead.ts';
import { pinStatus, type PinStatus } from './pin-status.ts';

/** A hint for the page that the link leads to; rights come from the grant alone. */
const PURPOSE = { purpose: 'pin_reset' } as const;

/**
 * POST /pin/reset-request: a link by mail where an address is confirmed, else a code by SMS. Refuses pin_not_set, carrier_missing,
 * phone_unproved, resend_too_soon, in that order.
 */
export async function requestPinReset(
  work: Work,
  context: IdentityContext,
): Promise<ReplyOf<typeof requestPinResetCall>> {
  const { userId } = personOf(work);
  const user = await lockUser(work.db, userId);
  invariant(user, 'a signed-in person exists');
  if (!(await findPin(work.db, userId))) throw new Refusal(identityRefusals.pin_not_set);
  const channel = user.email_confirmed_at === null ? 'sms' : 'email';
  if (!context.carriers[channel]) throw new Refusal(identityRefusals.carrier_missing);
  if (channel === 'sms' && isUnused(user, work.now)) throw new Refusal(identityRefusals.phone_unproved);
  const redirectTo = new URL('/pin-reset', context.settings.siteUrl).href;
  const sent = await sendToken(work, context, { user, kind: 'pin_reset', channel, redirectTo });
  if (!sent.isSent) throw new Refusal(identityRefusals.resend_too_soon, { retryAfter_s: sent.retryAfter_s });
  await changeUser(work.db, {
    id: userId,
    now: work.now,
    change: { userMetadata: { ...user.user_metadata, ...PURPOSE } },
  });
  return { sent_by: channel };
}

/**
 * POST /pin/reset: a new PIN without the old one. Takes the unused grant of a session that the link or code opened at most ten
 * minutes ago, and the password where there is one; five wrong passwords use the grant up.
 */
export async function resetPin(
  work: Work,
  { body }: CallInput<typeof resetPinCall>,
  ahead: NewPin,
): Promise<PinStatus> {
  const { userId, sessionId } = personOf(work);
  const user = await lockUser(work.db, userId);
  invariant(user, 'a signed-in person exists');
  await requireWayIn(work, { way: 'pin' });
  const session = await findSession(work.db, sessionId);
  invariant(session, 'a signed-in person has a session');
  const grant =
    isYoungByCode(session, work.now) && (await reserveGrant(work.db, { sessionId, now: work.now }));
  if (!grant) throw new Refusal(identityRefusals.pin_reset_not_granted);
  requirePassword(user, body.password, ahead.proof);
  await replacePin(work.db, { userId, pin: ahead.pin, now: work.now });
  await useGrant(work.db, { id: grant.id, now: work.now });
  const { purpose: _done, ...metadata } = user.user_metadata;
  await changeUser(work.db, { id: userId, now: work.now, change: { userMetadata: metadata } });
  await recordAudit(work, { action: 'pin_reset', userId, sessionId });
  if (session.aal !== 'aal2') {
    const by = settledChannels(user, channelOf(session), work.now);
    await holdMoney(work, user, { reason: 'pin_reset', by });
  }
  await notify(work, user, 'pin_changed');
  return pinStatus(work);
}

function requirePassword(
  { password_hash: hash, password_key_id: keyId }: UserRow,
  password: string | undefined,
  compared: Compared | undefined,
): void {
  if (hash === null || keyId === null) return;
  if (password === undefined) throw new Refusal(identityRefusals.password_required);
  if (!isRightFor(compared, hash)) {
    throw new Refusal(identityRefusals.password_incorrect, { keepsWork: true });
  }
}
