import type { FastifyInstance } from 'fastify';

import type { Logger } from '../log.ts';

/** One line a request: route pattern (never the query), status, duration, who. */
export function registerAccessLog(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const { actor } = request;
    log.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime),
        ...(actor?.kind === 'person' ? { user_id: actor.userId } : {}),
        ...(actor?.kind === 'key' ? { user_id: actor.ownerId, key_id: actor.keyId } : {}),
      },
      'request',
    );
  });
}
