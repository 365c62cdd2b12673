import { randomBytes } from 'node:crypto';

import { addSeconds, secondsUntil } from '@egcr/contract/time';
import {
  FACTOR_CHALLENGE_S,
  FACTOR_LOCK_S,
  FACTOR_NAME_LENGTH_MAX,
  FACTORS_MAX,
} from '@egcr/identity/contract';
import {
  acceptFactor,
  addFactor,
  addFactorChallenge,
  deleteFactor,
  deleteUnverifiedFactors,
  type FactorRow,
  factorsOf,
  findFactor,
  findFactorChallenge,
  hasBudget,
  hasFactor,
  holdForFirst,
  isKnownDevice,
  lockUser,
  lowerSessions,
  notify,
  openSecret,
  raiseToSecondLevel,
  recordAudit,
  reserveFactorAttempt,
  sealSecret,
  type SessionRow,
  spendBudget,
  spendFactorChallenge,
  type Spending,
  untilTomorrow_s,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';
import QRCode from 'qrcode';

import { describeAuthenticator, stepOfCode, TOTP_SECRET_BYTES } from './factors/authenticator.ts';
import { inUnit, limit, requireBearer, type Bearer, type Call } from './call.ts';
import { sessionDocument, type SessionDocument } from './documents.ts';
import { GoTrueError, gotrueErrors, invalid, refuse, unlessRefused, type Refused } from './errors.ts';
import { bodies, readBody, readId } from './input.ts';
import { requireStepUp } from './step-up.ts';

/** POST /factors: a new authenticator app; it counts once its first code was right. */
export async function enrollFactor(call: Call, given: unknown): Promise<object> {
  await limit(call, 'secret');
  const bearer = await requireBearer(call);
  const body = readBody(bodies.enrollFactor, given);
  if (body.factor_type === 'phone') throw new GoTrueError(gotrueErrors.mfaPhoneDisabled);
  if (body.factor_type === 'webauthn') throw new GoTrueError(gotrueErrors.mfaWebauthnDisabled);
  if (body.factor_type !== 'totp') throw invalid('factor_type needs to be totp');
  const friendlyName = readFactorName(body.friendly_name);
  const issuer = body.issuer ? body.issuer : new URL(call.context.settings.siteUrl).host;
  const { user, session } = bearer;
  return inUnit(call, async (work) => {
    await lockUser(work.db, user.id);
    const isStaffInvited = call.context.settings.staffSecondFactor;
    const change = { way: 'authenticator', isNew: true, isStaffInvited } as const;
    await requireStepUp(work, bearer, { change, aal2: gotrueErrors.aal2ForEnroll });
    const before = addSeconds(work.now, -FACTOR_CHALLENGE_S);
    await deleteUnverifiedFactors(work.db, { userId: user.id, before });
    const factors = await factorsOf(work.db, user.id);
    if (factors.length >= FACTORS_MAX) throw new GoTrueError(gotrueErrors.tooManyFactors);
    const id = work.newId();
    const secret = randomBytes(TOTP_SECRET_BYTES);
    const added = await addFactor(work.db, {
      id,
      userId: user.id,
      kind: 'totp',
      friendlyName,
      sealed: sealSecret(id, secret, call.context.keys.oneTime),
      verifiedAt: null,
      begunIn: session.id,
      now: work.now,
    });
    if (!added) throw new GoTrueError(gotrueErrors.factorNameTaken);
    await recordAudit(work, { action: 'factor_enrolled', userId: user.id, sessionId: session.id });
    const account = user.email ?? user.phone ?? user.id;
    const shown = describeAuthenticator(secret, { issuer, account });
    const totp = { qr_code: await qrCodeOf(shown.uri), ...shown };
    return { id, type: 'totp', ...(friendlyName === '' ? {} : { friendly_name: friendlyName }), totp };
  });
}

/** Clients put it behind `data:image/svg+xml;utf-8,`, where a # would begin a fragment. */
async function qrCodeOf(uri: string): Promise<string> {
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 });
  return svg.trim().replaceAll('#ffffff', 'white').replaceAll('#000000', 'black');
}

/** POST /factors/:id/challenge. */
export async function challengeFactor(call: Call, factorId: string): Promise<object> {
  await limit(call, 'secret');
  const { user, session } = await requireBearer(call);
  const id = readId(factorId, gotrueErrors.factorUnknown);
  return inUnit(call, async (work) => {
    const factor = await findFactor(work.db, { id, userId: user.id });
    if (!isAppOf(factor, session)) throw new GoTrueError(gotrueErrors.factorUnknown);
    const challenge = {
      id: work.newId(),
      factorId: id,
      sessionId: session.id,
      now: work.now,
      expiresAt: addSeconds(work.now, FACTOR_CHALLENGE_S),
    };
    await addFactorChallenge(work.db, challenge);
    return {
      id: challenge.id,
      type: 'totp',
      expires_at: Math.floor(challenge.expiresAt.getTime() / 1000),
    };
  });
}

/** POST /factors/:id/verify: the session goes on as aal2. Wrong codes are counted before they are compared: five lock five minutes. */
export async function verifyFactor(call: Call, factorId: string, given: unknown): Promise<object> {
  await limit(call, 'secret');
  const bearer = await requireBearer(call);
  const id = readId(factorId, gotrueErrors.factorUnknown);
  const body = readBody(bodies.verifyFactor, given);
  const challengeId = readId(body.challenge_id ?? '', gotrueErrors.factorChallengeUnknown);
  const answer = { id, challengeId, code: body.code ?? '' };
  return unlessRefused(await inUnit(call, (work) => judgeCode(work, call, { bearer, answer })));
}

async function judgeCode(
  work: Work,
  call: Call,
  {
    bearer: { user, session },
    answer,
  }: {
    readonly bearer: Bearer;
    readonly answer: { readonly id: string; readonly challengeId: string; readonly code: string };
  },
): Promise<SessionDocument | Refused> {
  const { id, challengeId } = answer;
  const current = await lockUser(work.db, user.id);
  const factor = await findFactor(work.db, { id, userId: user.id });
  if (!current || !isAppOf(factor, session)) return refuse(gotrueErrors.factorUnknown);
  if (factor.verified_at === null) {
    // Another factor may have been added since this one was begun.
    const isStaffInvited = call.context.settings.staffSecondFactor;
    const change = { way: 'authenticator', isNew: true, isUnderWay: true, isStaffInvited } as const;
    await requireStepUp(work, { user: current, session }, { change, aal2: gotrueErrors.aal2ForEnroll });
  }
  const challenge = await findFactorChallenge(work.db, {
    id: challengeId,
    factorId: id,
    sessionId: session.id,
  });
  if (!challenge) return refuse(gotrueErrors.factorChallengeUnknown);
  const isOver = challenge.verified_at !== null || challenge.expires_at <= work.now;
  if (isOver) return refuse(gotrueErrors.factorChallengeExpired);
  const guess = await factorGuessOf(work, user.id);
  if (!(await hasBudget(work.db, guess)))
    return refuse(gotrueErrors.factorLocked, { retryAfter_s: untilTomorrow_s(work.now) });
  const reserved = await reserveFactorAttempt(work.db, { id, now: work.now });
  if (!reserved) return refuse(gotrueErrors.factorLocked, { retryAfter_s: lockLeft_s(factor, work.now) });
  const step = stepOf(call, reserved, { code: answer.code, now: work.now });
  if (step === undefined || !(await spendFactorChallenge(work.db, { id: challengeId, now: work.now }))) {
    await spendBudget(work.db, guess);
    await recordAudit(work, { action: 'factor_failed', userId: user.id, sessionId: session.id });
    return refuse(gotrueErrors.totpWrong);
  }
  await acceptFactor(work.db, { id, step, now: work.now });
  await recordAudit(work, { action: 'factor_verified', userId: user.id, sessionId: session.id });
  if (factor.verified_at === null) {
    await deleteUnverifiedFactors(work.db, { userId: user.id });
    await notify(work, current, 'factor_added');
    await holdForFirst(work, { user: current, session }, 'first_factor');
  }
  const raised = await raiseToSecondLevel(work, call.context, { session, method: 'totp' });
  return sessionDocument(work.db, call.context, { user: current, session: raised, now: work.now });
}

/** An app the person has confirmed, or one that this very session is connecting. */
function isAppOf(factor: FactorRow | undefined, session: SessionRow): factor is FactorRow {
  return factor?.kind === 'totp' && (factor.verified_at !== null || factor.begun_in === session.id);
}

/** The account's budget of wrong second factors: a thief of the password has another than devices that proved a factor before. */
export async function factorGuessOf({ db, request: facts, now }: Work, userId: string): Promise<Spending> {
  const isKnown = await isKnownDevice(db, { userId, facts, now, aal: 'aal2' });
  return { userId, pool: isKnown ? 'known' : 'strangers', what: 'factor_guess', now };
}

function stepOf(
  call: Call,
  factor: FactorRow,
  { code, now }: { readonly code: string; readonly now: Date },
): number | undefined {
  const { id, sealed_secret: bytes, key_id: keyId, last_step: lastStep } = factor;
  if (bytes === null || keyId === null) throw new Error('an authenticator app without a secret');
  const secret = openSecret(id, { bytes, keyId }, call.context.keys.oneTime);
  return stepOfCode(code, { secret, lastStep: lastStep === null ? null : Number(lastStep), now });
}

/** How long a factor stays locked, for Retry-After. */
export function lockLeft_s({ locked_until: until }: FactorRow, now: Date): number {
  return until === null ? FACTOR_LOCK_S : Math.max(1, secondsUntil(until, now));
}

/** DELETE /factors/:id. With the last factor and passkey the recovery codes go, and aal2 with them. */
export async function unenrollFactor(call: Call, factorId: string): Promise<object> {
  await limit(call, 'write');
  const bearer = await requireBearer(call);
  const { user, session } = bearer;
  const id = readId(factorId, gotrueErrors.factorUnknown);
  return inUnit(call, async (work) => {
    const current = await lockUser(work.db, user.id);
    const factor = await findFactor(work.db, { id, userId: user.id });
    if (!current || !factor) throw new GoTrueError(gotrueErrors.factorUnknown);
    // What this session has begun and nobody has confirmed opens nothing yet.
    const isOwnBeginning = factor.verified_at === null && factor.begun_in === session.id;
    if (!isOwnBeginning) {
      const change = { way: 'authenticator' } as const;
      await requireStepUp(work, bearer, { change, aal2: gotrueErrors.aal2ForUnenroll });
    }
    await removeFactor(work, { factor, sessionId: session.id });
    if (isVerifiedTotp(factor)) await notify(work, current, 'factor_removed');
    return { id };
  });
}

/** Takes a factor away, with what hangs on it. */
export async function removeFactor(
  work: Work,
  { factor, sessionId }: { readonly factor: FactorRow; readonly sessionId?: string },
): Promise<void> {
  const { id, user_id: userId } = factor;
  await deleteFactor(work.db, { id, userId });
  await recordAudit(work, {
    action: 'factor_removed',
    userId,
    ...(sessionId === undefined ? {} : { sessionId }),
    details: { kind: factor.kind },
  });
  await settleAfterRemoval(work, userId);
}

/**
 * Recovery codes stand in for an app or a passkey: they go with the last of them, and so does what sessions had proved. Without an app,
 * what apps had raised falls back, where no passkey has opened the session.
 */
export async function settleAfterRemoval(work: Work, userId: string): Promise<void> {
  const left = await factorsOf(work.db, userId);
  if (left.some(isVerifiedTotp)) return;
  const hasPasskey = await hasFactor(work.db, userId);
  if (!hasPasskey) {
    for (const codes of left.filter(({ kind }) => kind === 'recovery_code')) {
      await deleteFactor(work.db, { id: codes.id, userId });
    }
  }
  await lowerSessions(work.db, { userId, keepsPasskeys: hasPasskey });
}

function isVerifiedTotp({ kind, verified_at: verifiedAt }: FactorRow): boolean {
  return kind === 'totp' && verifiedAt !== null;
}

export function readFactorName(name: string | null | undefined): string {
  const tidy = (name ?? '').trim();
  if (tidy.length > FACTOR_NAME_LENGTH_MAX) throw invalid('friendly_name is too long');
  return tidy;
}
