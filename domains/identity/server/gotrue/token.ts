import type { Work } from '@egcr/server-kit/work';
import type * as z from 'zod/mini';

import { tidyEmail } from '../../contract/rules.ts';
import { hasBudget, poolOf, spendBudget, untilTomorrow_s, type Spending } from '../budgets.ts';
import { endSessionsOf } from '../end-sessions.ts';
import type { StoredHash } from '../hashing.ts';
import { notify } from '../notify.ts';
import { openSession } from '../open-session.ts';
import { weaknessOf } from '../passwords.ts';
import { readRefreshToken, type RefreshToken } from '../refresh-token.ts';
import { judgeIdle } from '../session-life.ts';
import { recordAudit } from '../store/audit.ts';
import { findToken } from '../store/one-time-tokens.ts';
import { lockSession, rotateSession, type EndReason, type SessionRow } from '../store/sessions.ts';
import { findUser, findUserAt, lockUser, type Address, type UserRow } from '../store/users.ts';
import { isBanned, isVerified } from '../user-facts.ts';
import { accountKey, inUnit, limit, type Call } from './call.ts';
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

/** POST /token?grant_type=password. Unknown, passwordless and wrong answer alike, after the same work. */
export async function signInWithPassword(call: Call, given: unknown): Promise<object> {
  await limit(call, 'write');
  const body = readBody(bodies.passwordGrant, given);
  const { context } = call;
  const name = readName(call, body);
  const password = body.password ?? '';
  requireHashable(password);
  const user = await findNamed(call, name);
  const guess = user && (await guessOf(call, user.id));
  await limit(
    call,
    'secret',
    guess
      ? `${guess.pool}:${guess.userId}`
      : accountKey(typeof name === 'string' ? `@${name}` : textOf(name)),
  );
  const stored = user && (await passwordOf(call, user));
  if (!(await context.passwords.matches(password, stored)) || !user) {
    await inUnit(call, async (work) => {
      if (guess) await spendBudget(work.db, guess);
      await recordAudit(work, { action: 'sign_in_failed', ...(user ? { userId: user.id } : {}) });
    });
    throw new GoTrueError(gotrueErrors.badCredentials);
  }
  if (!isVerified(user)) {
    // Whoever signed up with somebody's address and tries that password would learn whether the address had an account.
    if (context.settings.enumeration === 'strict') throw new GoTrueError(gotrueErrors.badCredentials);
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
  const pool = await poolOf(services.db, { userId, facts, now });
  const guess: Spending = { userId, pool, what: 'password_guess', now };
  if (await hasBudget(services.db, guess)) return guess;
  throw new GoTrueError(gotrueErrors.tooManyRequests, { retryAfter_s: untilTomorrow_s(now) });
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
 * after it was replaced, and no longer. `reused`: a copy, by whoever holds it. A browser whose answer was lost asks again within
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
