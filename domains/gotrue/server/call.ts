import { createHash } from 'node:crypto';

import type { RateClass } from '@egcr/contract/endpoint';
import {
  findSession,
  findUser,
  type IdentityContext,
  isBanned,
  judgeIdle,
  readAccessToken,
  type SessionRow,
  type UserRow,
} from '@egcr/identity/server';
import type { Services } from '@egcr/server-kit/services';
import type { Throttle } from '@egcr/server-kit/throttle';
import type { RequestFacts, Work } from '@egcr/server-kit/work';

import { GoTrueError, gotrueErrors } from './errors.ts';

/** One request of the protocol, with everything its use case needs. */
export interface Call {
  readonly context: IdentityContext;
  readonly services: Services;
  readonly throttle: Throttle;
  readonly facts: RequestFacts;
  readonly now: Date;
  readonly authorization: string | undefined;
  /** Where links of this request may lead in the end. */
  readonly redirectTo: string;
}

export function inUnit<Answer>(call: Call, body: (work: Work) => Promise<Answer>): Promise<Answer> {
  return call.services.unit(body, { request: call.facts });
}

/** Counts the request against a network, an account or a session. Refuses over_request_rate_limit. */
export async function limit(call: Call, rateClass: RateClass, caller = `ip:${call.facts.ip}`): Promise<void> {
  const verdict = await call.throttle(caller, rateClass, call.now);
  if (!verdict.allowed) {
    throw new GoTrueError(gotrueErrors.tooManyRequests, { retryAfter_s: verdict.retryAfter_s });
  }
}

/** An account as the counters know it: they hold no address. */
export function accountKey(address: string): string {
  return `account:${createHash('sha256').update(address).digest('base64url').slice(0, 22)}`;
}

export interface Bearer {
  readonly user: UserRow;
  readonly session: SessionRow;
}

const BEARER = /^Bearer\s+(\S+)$/i;

/** Who sends the request. Refuses no_authorization, bad_jwt, session_not_found, user_banned. Is no activity of the person. */
export async function requireBearer(call: Call): Promise<Bearer> {
  const token = BEARER.exec(call.authorization ?? '')?.[1];
  if (token === undefined) throw new GoTrueError(gotrueErrors.noBearer);
  const reading = await readAccessToken(call.context, token, call.now);
  if (reading.state === 'expired') throw new GoTrueError(gotrueErrors.expiredToken);
  if (reading.state === 'invalid') throw new GoTrueError(gotrueErrors.badToken);
  const { db } = call.services;
  const session = await findSession(db, reading.claims.session_id);
  const user = await findUser(db, reading.claims.sub);
  const isLive =
    session?.ended_at === null &&
    judgeIdle(session, { now: call.now, settings: call.context.settings }) === 'active';
  if (!isLive || !user || session.user_id !== user.id) throw new GoTrueError(gotrueErrors.sessionUnknown);
  if (isBanned(user, call.now)) throw new GoTrueError(gotrueErrors.bearerBanned);
  return { user, session };
}
