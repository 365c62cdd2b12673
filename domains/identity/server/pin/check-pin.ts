import { secondsUntil, toInstant } from '@egcr/contract/time';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { identityRefusals } from '../../contract/refusals.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { notify } from '../notify.ts';
import { recordAudit } from '../store/audit.ts';
import { findPin, forgiveAttempt, reserveAttempt, type PinRow } from '../store/pins.ts';
import { findUser } from '../store/users.ts';
import { type Compared, isRightFor } from './hash-ahead.ts';
import { attemptsLeft, isLocked } from './pin-status.ts';

/**
 * Counts an attempt and says whether the PIN, compared before the transaction, was right. What was compared is told only for an attempt
 * that is counted, and the count outlives the refusal: a hundred guesses at once are five guesses. Refuses pin_not_set, pin_reset_required, pin_locked, pin_incorrect, in that order.
 */
export async function checkPin(work: Work, compared: Compared | undefined): Promise<PinRow> {
  const { userId, sessionId } = personOf(work);
  const reserved = await reserveAttempt(work.db, { userId, now: work.now });
  if (!reserved) throw await whyNot(work, userId);
  if (isRightFor(compared, reserved.hash)) {
    await forgiveAttempt(work.db, userId);
    return reserved;
  }
  await recordAudit(work, { action: 'pin_failed', userId, sessionId, details: { fails: reserved.fails } });
  if (reserved.must_reset) {
    await shutOut(work, userId);
    throw new Refusal(identityRefusals.pin_reset_required, { keepsWork: true });
  }
  const lockedUntil = isLocked(reserved, work.now) ? reserved.locked_until : null;
  if (lockedUntil) await recordAudit(work, { action: 'pin_locked', userId, sessionId });
  throw new Refusal(identityRefusals.pin_incorrect, {
    keepsWork: true,
    members: {
      attempts_left: attemptsLeft(reserved, work.now),
      locked_until: lockedUntil ? toInstant(lockedUntil) : null,
    },
  });
}

async function whyNot(work: Work, userId: string): Promise<Refusal> {
  const pin = await findPin(work.db, userId);
  if (!pin) return new Refusal(identityRefusals.pin_not_set);
  if (pin.must_reset) return new Refusal(identityRefusals.pin_reset_required);
  invariant(pin.locked_until, 'a PIN that takes no attempt is locked or has to be reset');
  return new Refusal(identityRefusals.pin_locked, {
    retryAfter_s: secondsUntil(pin.locked_until, work.now),
    members: { locked_until: toInstant(pin.locked_until) },
  });
}

/** Fifteen wrong PINs in a day: the person who guesses sits in a session of this person, so all of them end. */
async function shutOut(work: Work, userId: string): Promise<void> {
  await recordAudit(work, { action: 'pin_locked', userId, details: { must_reset: true } });
  await endSessionsOf(work, { userId, reason: 'pin_guessed' });
  const user = await findUser(work.db, userId);
  if (user) await notify(work, user, 'pin_locked');
}
