import {
  findAuthCode,
  hasBudget,
  hashesOfAuthCode,
  isAuthCodeOf,
  isBanned,
  isVerifierOf,
  lockUser,
  openSession,
  poolOf,
  recordAudit,
  reserveExchange,
  spendAuthCode,
  spendBudget,
  type Spending,
  untilTomorrow_s,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';

import { inUnit, limit, type Call } from './call.ts';
import { enteredDocument, type SessionDocument } from './documents.ts';
import { gotrueErrors, invalid, refuse, unlessRefused, type Refused } from './errors.ts';
import { bodies, readBody } from './input.ts';

interface Exchange {
  readonly code: string;
  readonly verifier: string;
}

/** POST /token?grant_type=pkce: the auth code of a link, with the secret behind the challenge the link was asked for with. */
export async function exchangeCode(call: Call, given: unknown): Promise<object> {
  // Servers exchange the codes of all their people from one address; a code cannot be guessed.
  await limit(call, 'write');
  const { auth_code: code, code_verifier: verifier } = readBody(bodies.pkceGrant, given);
  if (!code || !verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  return unlessRefused(await inUnit(call, (work) => exchange(work, call, { code, verifier })));
}

/**
 * Counted before anything is compared, as with typed codes: five exchanges a code, and wrong ones use the account's budget of wrong
 * codes. Of any number at once one opens a session.
 */
async function exchange(
  work: Work,
  call: Call,
  { code, verifier }: Exchange,
): Promise<SessionDocument | Refused> {
  const { oneTime } = call.context.keys;
  const row = await findAuthCode(work.db, hashesOfAuthCode(code, oneTime));
  if (!row || !isAuthCodeOf(code, row, oneTime)) return refuse(gotrueErrors.flowStateUnknown);
  const user = await lockUser(work.db, row.user_id);
  if (!user) return refuse(gotrueErrors.flowStateUnknown);
  const guess = await guessOf(work, user.id);
  if (!(await hasBudget(work.db, guess))) {
    return refuse(gotrueErrors.tooManyRequests, { retryAfter_s: untilTomorrow_s(work.now) });
  }
  if (!(await reserveExchange(work.db, row.id))) return refuse(gotrueErrors.flowStateUnknown);
  if (row.expires_at <= work.now) return refuse(gotrueErrors.flowStateExpired);
  if (!isVerifierOf(verifier, row.code_challenge)) {
    await spendBudget(work.db, guess);
    await recordAudit(work, { action: 'code_failed', userId: user.id });
    return refuse(gotrueErrors.verifierWrong);
  }
  if (isBanned(user, work.now)) return refuse(gotrueErrors.userBanned);
  if (!(await spendAuthCode(work.db, { id: row.id, now: work.now }))) {
    return refuse(gotrueErrors.flowStateUnknown);
  }
  const opened = await openSession(work, call.context, { user, method: 'otp', channel: row.channel });
  return enteredDocument(work, call.context, { ...opened, by: row.kind });
}

async function guessOf({ db, request: facts, now }: Work, userId: string): Promise<Spending> {
  return { userId, pool: await poolOf(db, { userId, facts, now }), what: 'code_guess', now };
}
