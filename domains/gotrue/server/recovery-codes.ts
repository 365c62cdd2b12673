import {
  acceptFactor,
  addFactor,
  countRecoveryCodes,
  deleteFactor,
  type FactorRow,
  factorsOf,
  hasBudget,
  lockUser,
  notify,
  raiseToSecondLevel,
  recordAudit,
  replaceRecoveryCodes,
  reserveFactorAttempt,
  spendBudget,
  spendRecoveryCode,
  untilTomorrow_s,
  type UserRow,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';

import { hashesOfRecoveryCode, makeRecoveryCodes } from './factors/recovery-codes.ts';
import { inUnit, limit, requireBearer, type Bearer, type Call } from './call.ts';
import { sessionDocument, type SessionDocument } from './documents.ts';
import { GoTrueError, gotrueErrors, refuse, unlessRefused, type Refused } from './errors.ts';
import { factorGuessOf, lockLeft_s, readFactorName } from './factors.ts';
import { bodies, readBody } from './input.ts';
import { requireStepUp } from './step-up.ts';

/** GET /factors/recovery-codes: how many are left. */
export async function readRecoveryCodes(call: Call): Promise<object> {
  const { user } = await requireBearer(call);
  const { db } = call.services;
  const set = setOf(await factorsOf(db, user.id));
  if (!set) throw new GoTrueError(gotrueErrors.factorUnknown);
  return { id: set.id, type: 'recovery_code', ...(await countRecoveryCodes(db, set.id)) };
}

/** POST /factors/recovery-codes: the first set, shown once. */
export async function generateRecoveryCodes(call: Call, given: unknown): Promise<object> {
  const friendlyName = readFactorName(readBody(bodies.nameFactor, given).friendly_name);
  return manage(call, async (work, { user }) => {
    const set = await addFactor(work.db, {
      id: work.newId(),
      userId: user.id,
      kind: 'recovery_code',
      friendlyName,
      verifiedAt: work.now,
      now: work.now,
    });
    if (!set) throw new GoTrueError(gotrueErrors.recoveryCodesExist);
    return fill(work, call, { user, set });
  });
}

/** POST /factors/recovery-codes/regenerate: a new set in the place of the old one. */
export function regenerateRecoveryCodes(call: Call): Promise<object> {
  return manage(call, async (work, { user, factors }) => {
    const set = setOf(factors);
    if (!set) throw new GoTrueError(gotrueErrors.factorUnknown);
    await acceptFactor(work.db, { id: set.id, now: work.now });
    return fill(work, call, { user, set });
  });
}

/** DELETE /factors/recovery-codes. */
export function removeRecoveryCodes(call: Call): Promise<object> {
  return manage(call, async (work, { user, factors }) => {
    const set = setOf(factors);
    if (!set) throw new GoTrueError(gotrueErrors.factorUnknown);
    await deleteFactor(work.db, { id: set.id, userId: user.id });
    await recordAudit(work, {
      action: 'factor_removed',
      userId: user.id,
      details: { kind: 'recovery_code' },
    });
    return { id: set.id };
  });
}

/** POST /factors/recovery-codes/verify: a code on paper in the place of the app's; each works once. */
export async function verifyRecoveryCode(call: Call, given: unknown): Promise<object> {
  await limit(call, 'secret');
  const bearer = await requireBearer(call);
  const typed = readBody(bodies.verifyFactor, given).code ?? '';
  return unlessRefused(await inUnit(call, (work) => judge(work, call, { bearer, typed })));
}

async function judge(
  work: Work,
  call: Call,
  { bearer: { user, session }, typed }: { readonly bearer: Bearer; readonly typed: string },
): Promise<SessionDocument | Refused> {
  const current = await lockUser(work.db, user.id);
  const set = setOf(await factorsOf(work.db, user.id));
  if (!current || !set) return refuse(gotrueErrors.factorUnknown);
  // One budget for all second factors; without it a thief of the password could keep the codes locked for good.
  const guess = await factorGuessOf(work, user.id);
  if (!(await hasBudget(work.db, guess))) {
    return refuse(gotrueErrors.recoveryCodesLocked, { retryAfter_s: untilTomorrow_s(work.now) });
  }
  const reserved = await reserveFactorAttempt(work.db, { id: set.id, now: work.now });
  if (!reserved) {
    return refuse(gotrueErrors.recoveryCodesLocked, { retryAfter_s: lockLeft_s(set, work.now) });
  }
  const hashes = hashesOfRecoveryCode(set.id, typed, call.context.keys.oneTime);
  if (!(await spendRecoveryCode(work.db, { factorId: set.id, hashes, now: work.now }))) {
    await spendBudget(work.db, guess);
    await recordAudit(work, { action: 'factor_failed', userId: user.id, sessionId: session.id });
    return refuse(gotrueErrors.recoveryCodeWrong);
  }
  await acceptFactor(work.db, { id: set.id, now: work.now });
  await recordAudit(work, { action: 'recovery_code_used', userId: user.id, sessionId: session.id });
  await notify(work, current, 'recovery_code_used');
  const raised = await raiseToSecondLevel(work, call.context, { session, method: 'mfa/recovery_code' });
  return sessionDocument(work.db, call.context, { user: current, session: raised, now: work.now });
}

interface Owner {
  readonly user: UserRow;
  readonly factors: readonly FactorRow[];
}

/** Sets are made and removed in aal2 only: a stolen password must not bring its own way around the second factor. */
async function manage(call: Call, change: (work: Work, owner: Owner) => Promise<object>): Promise<object> {
  await limit(call, 'secret');
  const bearer = await requireBearer(call);
  // Without a factor there is nothing that codes could stand in for, and no session that has proved one.
  if (bearer.session.aal !== 'aal2') throw new GoTrueError(gotrueErrors.aal2ForRecoveryCodes);
  return inUnit(call, async (work) => {
    const current = await lockUser(work.db, bearer.user.id);
    if (!current) throw new GoTrueError(gotrueErrors.sessionUnknown);
    const step = { change: { way: 'recovery_codes' }, aal2: gotrueErrors.aal2ForRecoveryCodes } as const;
    await requireStepUp(work, bearer, step);
    return change(work, { user: current, factors: await factorsOf(work.db, current.id) });
  });
}

async function fill(
  work: Work,
  call: Call,
  { user, set }: { readonly user: UserRow; readonly set: FactorRow },
): Promise<object> {
  const { codes, stored } = makeRecoveryCodes(set.id, call.context.keys.oneTime, () => work.newId());
  await replaceRecoveryCodes(work.db, { factorId: set.id, codes: stored });
  await recordAudit(work, { action: 'recovery_codes_made', userId: user.id });
  await notify(work, user, 'recovery_codes_made');
  const name = set.friendly_name === '' ? {} : { friendly_name: set.friendly_name };
  return { id: set.id, type: 'recovery_code', ...name, total: codes.length, codes };
}

function setOf(factors: readonly FactorRow[]): FactorRow | undefined {
  return factors.find(({ kind }) => kind === 'recovery_code');
}
