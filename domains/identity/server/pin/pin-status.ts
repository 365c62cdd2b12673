import { toInstant } from '@egcr/contract/time';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { readPinCall } from '../../contract/endpoints.ts';
import { PIN_ATTEMPTS_MAX, PIN_DAY_FAILS_MAX } from '../../contract/limits.ts';
import { findPin, type PinRow } from '../store/pins.ts';
import { findSession } from '../store/sessions.ts';

export type PinStatus = ReplyOf<typeof readPinCall>;

/** GET /pin. The guard has just slid the window; it writes that down only now and then, so its word is the newer one. */
export async function readPin(work: Work): Promise<PinStatus> {
  const status = await pinStatus(work);
  const { expiresAt } = personOf(work).pin;
  return status.verified && expiresAt ? { ...status, pin_expires_at: toInstant(expiresAt) } : status;
}

/** What the rows say now, after whatever this call has changed. */
export async function pinStatus(work: Work): Promise<PinStatus> {
  const { userId, sessionId } = personOf(work);
  const pin = await findPin(work.db, userId);
  if (!pin) {
    return { has_pin: false, verified: false, pin_expires_at: null, locked_until: null, attempts_left: null };
  }
  const session = await findSession(work.db, sessionId);
  const expiresAt = session?.pin_epoch === pin.epoch ? session.pin_expires_at : null;
  const isOpen = expiresAt !== null && expiresAt > work.now;
  return {
    has_pin: true,
    verified: isOpen,
    pin_expires_at: isOpen ? toInstant(expiresAt) : null,
    locked_until: isLocked(pin, work.now) && pin.locked_until ? toInstant(pin.locked_until) : null,
    attempts_left: attemptsLeft(pin, work.now),
  };
}

/** A PIN that has to be reset is not locked: no waiting helps it. */
export function isLocked(pin: PinRow, now: Date): boolean {
  return !pin.must_reset && pin.locked_until !== null && pin.locked_until > now;
}

/** Tries before the next lock or, where that is nearer, before the PIN has to be reset. */
export function attemptsLeft(pin: PinRow, now: Date): number {
  if (pin.must_reset || isLocked(pin, now)) return 0;
  return Math.min(PIN_ATTEMPTS_MAX - (pin.fails % PIN_ATTEMPTS_MAX), PIN_DAY_FAILS_MAX - pin.day_fails);
}
