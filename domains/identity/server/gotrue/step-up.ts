import { PIN_FRESH_S } from '@egcr/contract/limits';
import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { RECENT_CODE_SESSION_S } from '../../contract/limits.ts';
import { isCodeOf } from '../one-time-secret.ts';
import { factorsOf } from '../store/factors.ts';
import { reserveGuess, spendToken } from '../store/one-time-tokens.ts';
import { findPin } from '../store/pins.ts';
import { lockUser } from '../store/users.ts';
import type { Bearer, Call } from './call.ts';
import { GoTrueError, gotrueErrors, type ErrorKind } from './errors.ts';

/**
 * What password, e-mail and phone are guarded by: a second factor in this session where the person has one, and a fresh PIN, a young
 * session by code, or a nonce, which is checked with `isNonceRight`. Refuses insufficient_aal, reauthentication_needed.
 */
export async function requireStepUp(
  call: Call,
  bearer: Bearer,
  { nonce, error }: { readonly nonce: string | null | undefined; readonly error: ErrorKind },
): Promise<void> {
  if (bearer.session.aal === 'aal1' && (await hasAuthenticator(call, bearer))) {
    throw new GoTrueError(gotrueErrors.aal2ForUpdate);
  }
  if (!call.context.settings.reauthenticate || nonce || isRecentlyByCode(bearer, call.now)) return;
  if (!(await isPinFresh(call, bearer))) throw new GoTrueError(error);
}

async function hasAuthenticator(call: Call, { user }: Bearer): Promise<boolean> {
  const factors = await factorsOf(call.services.db, user.id);
  return factors.some(({ kind, verified_at: verifiedAt }) => kind === 'totp' && verifiedAt !== null);
}

/** The session was opened by a code or link a moment ago: a forgotten password is being replaced. */
export function isRecentlyByCode({ session }: Bearer, now: Date): boolean {
  const since = addSeconds(now, -RECENT_CODE_SESSION_S).getTime();
  return session.amr.some(({ method, timestamp }) => method === 'otp' && timestamp * 1000 >= since);
}

/** Whoever has a PIN must have entered it within two minutes; whoever has none yet has nothing to protect with it. */
async function isPinFresh(call: Call, { user, session }: Bearer): Promise<boolean> {
  const pin = await findPin(call.services.db, user.id);
  if (!pin) return true;
  if (session.pin_epoch !== pin.epoch || session.pin_verified_at === null || session.pin_expires_at === null)
    return false;
  return session.pin_expires_at > call.now && session.pin_verified_at >= addSeconds(call.now, -PIN_FRESH_S);
}

/** Counts a guess of the code that `reauthenticate` sent for this session, and spends it where it is right. */
export async function isNonceRight(
  work: Work,
  call: Call,
  { bearer: { user, session }, nonce }: { readonly bearer: Bearer; readonly nonce: string },
): Promise<boolean> {
  await lockUser(work.db, user.id);
  const sentTo = (user.email_confirmed_at === null ? user.phone : user.email) ?? '';
  const guess = { userId: user.id, kinds: ['reauthentication'] as const, sentTo, now: work.now };
  const [row] = await reserveGuess(work.db, guess);
  if (row?.session_id !== session.id || !isCodeOf(nonce, row, call.context.keys.oneTime)) return false;
  return spendToken(work.db, { id: row.id, now: work.now });
}
