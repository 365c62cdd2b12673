import { PIN_WINDOW_S } from '@egcr/contract/limits';
import { addSeconds } from '@egcr/contract/time';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { setPinCall } from '../../contract/endpoints.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import { holdForFirst } from '../hold/hold-for-first.ts';
import { notify } from '../notify.ts';
import { recordAudit } from '../store/audit.ts';
import { addPin, findPin, replacePin } from '../store/pins.ts';
import { findSession, openPinWindow } from '../store/sessions.ts';
import { lockUser, findUser } from '../store/users.ts';
import { requireWayIn } from '../ways-in/way-in-need.ts';
import { checkPin } from './check-pin.ts';
import type { NewPin } from './hash-ahead.ts';
import { pinStatus, type PinStatus } from './pin-status.ts';

/**
 * PUT /pin: the first PIN, or another one against the current one. The first opens this session's window: the person has just entered it.
 * Sessions other than this lose their PIN state with a change.
 */
export async function setPin(
  work: Work,
  { body }: CallInput<typeof setPinCall>,
  ahead: NewPin,
): Promise<PinStatus> {
  const { userId, sessionId } = personOf(work);
  const now = work.now;
  const user = await lockUser(work.db, userId);
  invariant(user, 'a signed-in person exists');
  await requireWayIn(work, { way: 'pin' });
  if (await findPin(work.db, userId)) {
    await changePin(work, body, ahead);
    return pinStatus(work);
  }
  // Of two first PINs at once one is written; the other finds a PIN it does not know.
  const epoch = await addPin(work.db, { userId, pin: ahead.pin, now });
  if (epoch === undefined) throw new Refusal(identityRefusals.current_pin_required);
  await recordAudit(work, { action: 'pin_set', userId, sessionId });
  const session = await findSession(work.db, sessionId);
  if (session) await holdForFirst(work, { user, session }, 'first_pin');
  // After the hold, which looks for a PIN that was shown before this one was set.
  await openPinWindow(work.db, { sessionId, epoch, expiresAt: addSeconds(now, PIN_WINDOW_S), now });
  return pinStatus(work);
}

async function changePin(
  work: Work,
  { current_pin: current }: CallInput<typeof setPinCall>['body'],
  { pin, proof }: NewPin,
): Promise<void> {
  const { userId, sessionId } = personOf(work);
  if (current === undefined) throw new Refusal(identityRefusals.current_pin_required);
  const old = await checkPin(work, proof);
  const session = await findSession(work.db, sessionId);
  const epoch = await replacePin(work.db, { userId, pin, now: work.now });
  const expiresAt = session?.pin_epoch === old.epoch ? session.pin_expires_at : null;
  if (expiresAt !== null && expiresAt > work.now) {
    await openPinWindow(work.db, { sessionId, epoch, expiresAt, now: work.now });
  }
  await recordAudit(work, { action: 'pin_changed', userId, sessionId });
  const user = await findUser(work.db, userId);
  if (user) await notify(work, user, 'pin_changed');
}
