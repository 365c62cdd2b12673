import { createHash } from 'node:crypto';

import { tidyEmail } from '@egcr/identity/contract';
import {
  type Address,
  type EndReason,
  endSessionsOf,
  findToken,
  findUser,
  findUserAt,
  isBanned,
  isVerified,
  judgeIdle,
  lockSession,
  lockUser,
  notify,
  openSession,
  readRefreshToken,
  recordAudit,
  type RefreshToken,
  rotateSession,
  type SessionRow,
  spendBudget,
  type Spending,
  spendingOf,
  type StoredHash,
  untilTomorrow_s,
  type UserRow,
  uuidOf,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';
import type * as z from 'zod/mini';

import { weaknessOf } from './passwords.ts';
import { inUnit, limit, type Call } from './call.ts';
import { sessionDocument, type SessionDocument } from './documents.ts';
import {
  GoTrueError,
  gotrueErrors,
  invalid,
  refuse,
  unlessRefused,
  type ErrorKind,
  type Refused,
} from './errors.ts';
import { bodies, readAddress, readBody, requireHashable, requireProvider, textOf } from './input.ts';

/**
 * POST /token?grant_type=password. Unknown, passwordless and wrong get the protocol's one code and message, after the same work; where
 * the operator lets answers tell that an account exists, `reason` names the password.
 */
export async function signInWithPassword(call: Call, given: unknown): Promise<object> {
  await limit(call, 'write');
  const body = readBody(bodies.passwordGrant, given);
  const { context } = call;
  const name = readName(call, body);
  const password = body.password ?? '';
  requireHashable(password);
  const user = await findNamed(call, name);
  const isSecret = context.settings.enumeration === 'strict';
  const guess = await guessOf(
    call,
    user?.id ?? idOfNobody(typeof name === 'string' ? `@${name}` : textOf(name)),
  );
  await limit(call, 'secret', `${guess.pool}:${guess.userId}`);
  const stored = user && (await passwordOf(call, user));
  const isRight = await context.passwords.matches(password, stored);
  // A stranger who signed up with an address and tries that password would learn whether the address had an account before.
  if (!isRight || !user || (isSecret && !isVerified(user))) {
    await inUnit(call, async (work) => {
      await spendBudget(work.db, guess);
      await recordAudit(work, { action: 'sign_in_failed', ...(user ? { userId: user.id } : {}) });
    });
    const reason = isSecret ? 'undisclosed' : user && 'incorrect_password';
    throw new GoTrueError(gotrueErrors.badCredentials, reason ? { reason } : {});
  }
  if (!isVerified(user)) {
    throw new GoTrueError(
      typeof name === 'object' && 'email' in name
        ? gotrueErrors.emailNotConfirmed
        : gotrueErrors.phoneNotConfirmed,
    );
  }
  if (isBanned(user, call.now)) throw new GoTrueError(gotrueErrors.userBanned);
  const session = await inUnit(call, (work) => enter(work, call, { user, stored }));
  const weakness = weaknessOf(password, context.settings);
  return weakness ? { ...session, weak_password: weakness } : session;
}

/**
 * The account's budget of wrong passwords that this attempt would use; a known device has its own. Refuses over_request_rate_limit where
 * today's is used up.
 */
async function guessOf({ services, facts, now }: Call, userId: string): Promise<Spending> {
  const { spending, isLeft } = await spendingOf(services.db, { userId, facts, now }, 'password_guess');
  if (isLeft) return spending;
  throw new GoTrueError(gotrueErrors.tooManyRequests, { retryAfter_s: untilTomorrow_s(now) });
}

/**
 * The id under which tries at a name without an account are counted. They are counted as those at an account are: else the hundred-and-first
 * wrong password, and the time that counting takes, would tell which of two addresses has one.
 */
function idOfNobody(name: string): string {
  return uuidOf(createHash('sha256').update(name).digest().subarray(0, 16));
}

/** An address, or where usernames are known, an e-mail without @: a username. */
function readName(call: Call, body: z.output<typeof bodies.passwordGrant>): Address | string {
  const { settings, findUserIdByUsername } = call.context;
  const typed = tidyEmail(body.email ?? '');
  if (findUserIdByUsername && body.email && !body.phone && !typed.includes('@')) {
    return typed.slice(0, USERNAME_READ_MAX);
  }
  const address = readAddress(body, 'sign in');
  if (!address) throw invalid('missing email or phone');
  requireProvider(address, settings);
  return address;
}

/** Longer than any username; what is cut off could only be no username. */
const USERNAME_READ_MAX = 100;

async function findNamed({ context, services }: Call, name: Address | string): Promise<UserRow | undefined> {
  if (typeof name !== 'string') return findUserAt(services.db, name);
  const userId = await context.findUserIdByUsername?.(services.db, name);
  return userId === undefined ? undefined : findUser(services.db, userId);
}

/** Opens the session unless the password was changed while it was being compared. */
async function enter(
  work: Work,
  call: Call,
  { user, stored }: { readonly user: UserRow; readonly stored: StoredHash | undefined },
): Promise<SessionDocument> {
  const current = await lockUser(work.db, user.id);
  if (!current || current.password_hash !== stored?.hash) throw new GoTrueError(gotrueErrors.badCredentials);
  const opened = await openSession(work, call.context, { user: current, method: 'password' });
  return sessionDocument(work.db, call.context, { ...opened, now: work.now });
}

/** The account's password, or before any confirmation the one that waits for it. */
async function passwordOf(call: Call, user: UserRow): Promise<StoredHash | undefined> {
  if (user.password_hash !== null && user.password_key_id !== null) {
    return { hash: user.password_hash, keyId: user.password_key_id };
  }
  if (isVerified(user)) return undefined;
  const kind = user.email === null ? 'phone_signup' : 'email_signup';
  const waiting = await findToken(call.services.db, { userId: user.id, kind });
  const { pending_password_hash: hash = null, pending_password_key_id: keyId = null } = waiting ?? {};
  return hash === null || keyId === null ? undefined : { hash, keyId };
}

/** POST /token?grant_type=refresh_token: rotation with the tolerance that several tabs need. Never counts as activity. */
export async function refresh(call: Call, given: unknown): Promise<object> {
  const { refresh_token: text } = readBody(bodies.refreshGrant, given);
  if (!text) throw invalid('refresh_token required');
  const token = readRefreshToken(text, call.context.keys.refresh);
  if (!token) {
    await limit(call, 'public');
    throw new GoTrueError(gotrueErrors.refreshUnknown);
  }
  await limit(call, 'write', `session:${token.sessionId}`);
  return unlessRefused(await inUnit(call, (work) => exchange(work, call, token)));
}

async function exchange(work: Work, call: Call, token: RefreshToken): Promise<SessionDocument | Refused> {
  const { context } = call;
  const session = await lockSession(work.db, token.sessionId);
  const user = session && (await findUser(work.db, session.user_id));
  if (!session || !user || token.counter > session.refresh_counter)
    return refuse(gotrueErrors.refreshUnknown);
  if (session.ended_at !== null) return refuse(errorOfEnd(session.end_reason));
  const { settings } = context;
  const life = judgeIdle(session, { now: work.now, settings, grace_s: settings.idleGrace_s });
  if (life !== 'active') return endAndRefuse(work, session, life);
  if (isBanned(user, work.now)) return refuse(gotrueErrors.userBanned);
  const verdict = judgeToken(session, token, { now: work.now, reuse_s: settings.refreshReuse_s });
  if (verdict === 'reused') {
    await recordAudit(work, { action: 'refresh_reused', userId: user.id, sessionId: session.id });
    await notify(work, user, 'session_reused');
    return endAndRefuse(work, session, 'refresh_reused');
  }
  const active =
    verdict === 'active'
      ? await rotateSession(work.db, { id: session.id, keyId: context.keys.refresh.current, now: work.now })
      : session;
  return sessionDocument(work.db, context, { user, session: active, now: work.now });
}

/**
 * `active`: to be replaced. `tolerated`: gets the active token, because tabs refresh at once and answers get lost; for the reuse interval
 * after it was replaced, and no longer. `reused`: a copy, by the person who holds it. A browser whose answer was lost asks again within
 * seconds; one that comes later has to sign in again, because nothing tells it from a thief.
 */
function judgeToken(
  session: SessionRow,
  token: RefreshToken,
  { now, reuse_s }: { readonly now: Date; readonly reuse_s: number },
): 'active' | 'tolerated' | 'reused' {
  const behind = session.refresh_counter - token.counter;
  if (behind === 0) return 'active';
  const replacedAt = session.rotated_at.at(-behind);
  const isRecent = replacedAt !== undefined && now.getTime() - replacedAt.getTime() <= reuse_s * 1000;
  return isRecent ? 'tolerated' : 'reused';
}

async function endAndRefuse(work: Work, session: SessionRow, reason: EndReason): Promise<Refused> {
  await endSessionsOf(work, { userId: session.user_id, only: session.id, reason });
  return refuse(errorOfEnd(reason));
}

function errorOfEnd(reason: string | null): ErrorKind {
  if (reason === 'idle') return gotrueErrors.sessionIdle;
  if (reason === 'too_old') return gotrueErrors.sessionTooOld;
  if (reason === 'refresh_reused') return gotrueErrors.refreshReused;
  return gotrueErrors.refreshUnknown;
}
