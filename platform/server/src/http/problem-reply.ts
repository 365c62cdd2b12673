import { OVERLOADED_RETRY_S } from '@egcr/contract/limits';
import type { Problem } from '@egcr/contract/problem';
import { platformRefusals, type RefusalKind } from '@egcr/contract/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isConnectionLost, isDatabaseError, SQL_STATE } from '../postgres/database.ts';
import type { Logger } from '../log.ts';
import { Refusal } from '../refusal.ts';

/** A refusal as it travels: status, headers and the problem document without its request id. */
export interface ProblemAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Omit<Problem, 'request_id'> & Readonly<Record<string, unknown>>;
}

/** RFC 9457 document of a refusal; `type` is a stable address of the API reference. */
export function problemOf(refusal: Refusal): ProblemAnswer {
  const { kind, extras } = refusal;
  const errors =
    extras.errors ?? (extras.field === undefined ? undefined : [{ field: extras.field, code: kind.code }]);
  const headers: Record<string, string> = { ...extras.headers };
  if (extras.retryAfter_s !== undefined)
    headers['retry-after'] = String(Math.max(1, Math.ceil(extras.retryAfter_s)));
  if (kind.code === 'pin_required') headers['www-authenticate'] = PIN_CHALLENGE;
  else if (kind.status === 401) headers['www-authenticate'] = 'Bearer';
  return {
    status: kind.status,
    headers,
    body: {
      type: `/api/reference#refusal-${kind.code}`,
      title: kind.meaning,
      status: kind.status,
      code: kind.code,
      ...(errors === undefined ? {} : { errors: [...errors] }),
      ...extras.members,
    },
  };
}

/** RFC 9470: tells a client that the same call works after a PIN check. */
const PIN_CHALLENGE =
  'Bearer error="insufficient_user_authentication", acr_values="urn:egcr:pin", max_age=300';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the problem that answers it; read by the log of what API keys ask for. */
    refusalCode: string | undefined;
  }
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ProblemAnswer,
): FastifyReply {
  request.refusalCode = answer.body.code;
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ ...answer.body, request_id: request.id }));
}

/** Whatever was thrown, as a refusal; what nobody expected becomes `internal` and is logged whole. */
export function toRefusal(error: unknown, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  const busy = overloaded(error);
  if (busy) {
    log.warn({ error }, 'refused for load');
    return new Refusal(platformRefusals.overloaded, { retryAfter_s: OVERLOADED_RETRY_S });
  }
  const kind = clientFault(error);
  if (kind) return new Refusal(kind);
  log.error({ error }, 'request failed');
  return new Refusal(platformRefusals.internal);
}

const BUSY_STATES = [
  SQL_STATE.lockNotAvailable,
  SQL_STATE.deadlock,
  SQL_STATE.serializationFailure,
  SQL_STATE.tooManyConnections,
  SQL_STATE.diskFull,
  SQL_STATE.queryCanceled,
];

/** The database is busy, or its connection broke: the same call is right a moment later. */
function overloaded(error: unknown): boolean {
  return isConnectionLost(error) || BUSY_STATES.some((state) => isDatabaseError(error, state));
}

/** Fastify's own 4xx: unreadable bodies, headers and addresses. */
function clientFault(error: unknown): RefusalKind | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number')
    return undefined;
  if (error.statusCode < 400 || error.statusCode >= 500) return undefined;
  if (error.statusCode === 413) return platformRefusals.too_large;
  if (error.statusCode === 415) return platformRefusals.unsupported_media_type;
  if (error.statusCode === 404) return platformRefusals.not_found;
  return platformRefusals.malformed_request;
}
