import type { FastifyInstance } from 'fastify';

import type { Gatekeeper, Services } from '../services.ts';

/** Has each request of an API key noted for its owner, after the answer has left. What cannot be noted is only logged: the request is done. */
export function registerKeyRequests(
  app: FastifyInstance,
  { noteKeyRequest: note }: Pick<Gatekeeper, 'noteKeyRequest'>,
  { log, clock }: Pick<Services, 'log' | 'clock'>,
): void {
  if (note === undefined) return;
  app.addHook('onResponse', async (request, reply) => {
    const { actor } = request;
    if (actor?.kind !== 'key') return;
    await note({
      key: actor,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      code: request.refusalCode ?? null,
      duration_ms: Math.round(reply.elapsedTime),
      requestId: request.id,
      now: clock.now(),
    }).catch((error: unknown) =>
      log.warn({ error, key_id: actor.keyId }, 'the request of a key was not noted'),
    );
  });
}
