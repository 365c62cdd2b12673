import { PIN_WINDOW_S } from '@egcr/contract/limits';
import { addSeconds } from '@egcr/contract/time';
import { personOf, type Work } from '@egcr/server-kit/work';

import { recordAudit } from '../store/audit.ts';
import { closePinWindow, findSession, openPinWindow } from '../store/sessions.ts';
import { changeUser } from '../store/users.ts';
import { checkPin } from './check-pin.ts';
import type { Compared } from './hash-ahead.ts';
import { pinStatus, type PinStatus } from './pin-status.ts';

/** POST /pin/verify: a right PIN opens this session's window for five minutes. */
export async function verifyPin(work: Work, compared: Compared | undefined): Promise<PinStatus> {
  const { userId, sessionId } = personOf(work);
  const { epoch } = await checkPin(work, compared);
  const expiresAt = addSeconds(work.now, PIN_WINDOW_S);
  await openPinWindow(work.db, { sessionId, epoch, expiresAt, now: work.now });
  await recordAudit(work, { action: 'pin_verified', userId, sessionId });
  await proveNumber(work);
  return pinStatus(work);
}

/** The person who signed in by a code to a long unused number, and knows the PIN, is the one who has had it all along. */
async function proveNumber(work: Work): Promise<void> {
  const { userId, sessionId } = personOf(work);
  if ((await findSession(work.db, sessionId))?.channel !== 'phone_unproved') return;
  await changeUser(work.db, { id: userId, now: work.now, change: { phoneProvedAt: work.now } });
}

/** DELETE /pin/verification: closes the window; safe to repeat. */
export async function clearPin(work: Work): Promise<undefined> {
  await closePinWindow(work.db, personOf(work).sessionId);
  return undefined;
}
