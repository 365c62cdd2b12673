import { isDatabaseError, SQL_STATE } from '@egcr/server-kit/database';
import { otherMethods } from '@egcr/server-kit/http/allowed-methods';
import type { Logger } from '@egcr/server-kit/log';
import { Refusal } from '@egcr/server-kit/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { GoTrueError, gotrueErrors } from './errors.ts';

/** From this version of the protocol on, errors carry a text code. */
export const API_VERSION = '2024-01-01';

/** Whatever was thrown, as the protocol's error; what nobody expected is logged whole and told to nobody. */
export function toGoTrueError(error: unknown, log: Pick<Logger, 'error'>): GoTrueError {
  if (error instanceof GoTrueError) return error;
  if (error instanceof Refusal && error.kind.status === 503) {
    return new GoTrueError(gotrueErrors.overloaded, { retryAfter_s: error.extras.retryAfter_s ?? 1 });
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new GoTrueError(gotrueErrors.tooLarge);
  if (typeof status === 'number' && status < 500) return new GoTrueError(gotrueErrors.badJson);
  const isBusy = [SQL_STATE.lockNotAvailable, SQL_STATE.tooManyConnections, SQL_STATE.queryCanceled].some(
    (state) => isDatabaseError(error, state),
  );
  if (isBusy) return new GoTrueError(gotrueErrors.overloaded, { retryAfter_s: 1 });
  log.error({ error }, 'identity request failed');
  return new GoTrueError(gotrueErrors.unexpected);
}

/** Answers in the new form where the client names a version, in the old one where it does not. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: GoTrueError): FastifyReply {
  const { status, code, message, extras } = error;
  void reply.code(status).header('x-sb-error-code', code).header('cache-control', 'no-store');
  if (extras.retryAfter_s !== undefined) void reply.header('retry-after', String(extras.retryAfter_s));
  if (extras.allow !== undefined) void reply.header('allow', extras.allow);
  const more = {
    ...(extras.weakReasons && { weak_password: { reasons: extras.weakReasons } }),
    ...(extras.reason && { reason: extras.reason }),
  };
  if (isNewClient(request)) {
    return reply.header('x-supabase-api-version', API_VERSION).send({ code, message, ...more });
  }
  return reply.send({ code: status, error_code: code, msg: message, ...more });
}

/** The "no" to a request that no route takes, by the rule of the whole product. */
export function noRouteError(request: FastifyRequest): GoTrueError {
  const allow = otherMethods(request);
  return allow === undefined
    ? new GoTrueError(gotrueErrors.notFound)
    : new GoTrueError(gotrueErrors.methodNotAllowed, { allow });
}

function isNewClient(request: FastifyRequest): boolean {
  const version = request.headers['x-supabase-api-version'];
  return typeof version === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION;
}
