import { PIN_FRESH_S } from '@egcr/contract/limits';
import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';
import type * as z from 'zod/mini';

import { RECENT_CODE_SESSION_S } from '../../contract/limits.ts';
import { tidyEmail, tidyPhone } from '../../contract/rules.ts';
import { endSessionsOf } from '../end-sessions.ts';
import type { StoredHash } from '../hashing.ts';
import { notify } from '../notify.ts';
import { isCodeOf } from '../one-time-secret.ts';
import { weaknessOf } from '../passwords.ts';
import { recordAudit } from '../store/audit.ts';
import { endTokens, reserveGuess, spendToken } from '../store/one-time-tokens.ts';
import { findPin } from '../store/pins.ts';
import { changeUser, lockUser, type UserRow } from '../store/users.ts';
import { inUnit, limit, requireBearer, type Bearer, type Call } from './call.ts';
import { userDocument } from './documents.ts';
import { GoTrueError, gotrueErrors, invalid, unlessRefused, weakPassword, type Refused } from './errors.ts';
import { bodies, readBody, readMetadata, requireHashable } from './input.ts';

type Wish = z.output<typeof bodies.updateUser>;

/** GET /user: who the bearer is. */
export async function readUser(call: Call): Promise<object> {
  const { user } = await requireBearer(call);
  return userDocument(call.services.db, user);
}

/** PUT /user: the password and the person's own data. */
export async function updateUser(call: Call, given: unknown): Promise<object> {
  await limit(call, 'send');
  const bearer = await requireBearer(call);
  const wish = readBody(bodies.updateUser, given);
  refuseAddressChange(bearer.user, wish);
  const data = wish.data ? mergeMetadata(bearer.user, wish.data) : undefined;
  const password = await readNewPassword(call, bearer, wish);
  const outcome = await inUnit(call, async (work): Promise<object | Refused> => {
    if (password && wish.nonce && !(await isNonceRight(work, call, { bearer, nonce: wish.nonce }))) {
      return { refused: new GoTrueError(gotrueErrors.nonceInvalid) };
    }
    await lockUser(work.db, bearer.user.id);
    const changed = await changeUser(work.db, {
      id: bearer.user.id,
      now: work.now,
      change: { ...(password ? { password } : {}), ...(data ? { userMetadata: data } : {}) },
    });
    await recordAudit(work, { action: 'user_updated', userId: changed.id, sessionId: bearer.session.id });
    if (password) await afterPasswordChange(work, { user: changed, sessionId: bearer.session.id });
    return userDocument(work.db, changed);
  });
  return unlessRefused(outcome);
}

/** Other addresses need the confirmation of both sides, which is not open yet; the present ones may be repeated. */
function refuseAddressChange(user: UserRow, { email, phone }: Wish): void {
  const isSameEmail = !email || tidyEmail(email) === user.email;
  const isSamePhone = !phone || tidyPhone(phone).replace(/^\+/, '') === user.phone;
  if (!isSameEmail || !isSamePhone) throw new GoTrueError(gotrueErrors.addressChangeClosed);
}

/** Members are added or replaced; null takes one away. */
function mergeMetadata(
  user: UserRow,
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const merged = Object.entries({ ...user.user_metadata, ...data }).filter(([, value]) => value !== null);
  return readMetadata(Object.fromEntries(merged));
}

/** Hashed outside the unit: a transaction must not wait for argon2. Refuses what the account's owner would not do. */
async function readNewPassword(call: Call, bearer: Bearer, wish: Wish): Promise<StoredHash | undefined> {
  const { passwords, settings } = call.context;
  const { user } = bearer;
  if (wish.password === undefined || wish.password === null) return undefined;
  if (wish.password === '') throw invalid('Password cannot be empty');
  requireHashable(wish.password);
  const weakness = weaknessOf(wish.password, settings);
  if (weakness) throw weakPassword(weakness);
  const isReset = isRecentlyByCode(bearer, call.now);
  if (settings.reauthenticate && !wish.nonce && !isReset && !(await isPinFresh(call, bearer))) {
    throw new GoTrueError(gotrueErrors.reauthenticationNeeded);
  }
  const stored: StoredHash | undefined =
    user.password_hash === null || user.password_key_id === null
      ? undefined
      : { hash: user.password_hash, keyId: user.password_key_id };
  if (settings.currentPasswordRequired && stored && !isReset) {
    if (!wish.current_password) throw new GoTrueError(gotrueErrors.currentPasswordRequired);
    if (!(await passwords.matches(wish.current_password, stored))) {
      throw new GoTrueError(gotrueErrors.currentPasswordWrong);
    }
  }
  if (stored && (await passwords.matches(wish.password, stored)))
    throw new GoTrueError(gotrueErrors.samePassword);
  return passwords.make(wish.password);
}

/** The session was opened by a code or link a moment ago: a forgotten password is being replaced. */
function isRecentlyByCode({ session }: Bearer, now: Date): boolean {
  const newest = session.amr[0];
  return (
    newest?.method === 'otp' && newest.timestamp * 1000 >= addSeconds(now, -RECENT_CODE_SESSION_S).getTime()
  );
}

/** Whoever has a PIN must have entered it within two minutes; whoever has none yet has nothing to protect with it. */
async function isPinFresh(call: Call, { user, session }: Bearer): Promise<boolean> {
  const pin = await findPin(call.services.db, user.id);
  if (!pin) return true;
  if (session.pin_epoch !== pin.epoch || session.pin_verified_at === null || session.pin_expires_at === null)
    return false;
  return session.pin_expires_at > call.now && session.pin_verified_at >= addSeconds(call.now, -PIN_FRESH_S);
}

async function isNonceRight(
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

/** Whoever knew the old password is out: other sessions, outstanding links and codes; the owner is told. */
async function afterPasswordChange(
  work: Work,
  { user, sessionId }: { readonly user: UserRow; readonly sessionId: string },
): Promise<void> {
  await endTokens(work.db, { userId: user.id, reason: 'password_changed', now: work.now });
  await endSessionsOf(work, { userId: user.id, except: sessionId, reason: 'password_changed' });
  await recordAudit(work, { action: 'password_changed', userId: user.id, sessionId });
  await notify(work, user, 'password_changed');
}
