import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isHostHere, isLoopbackAddress } from './network.ts';

export const DOORS = /^\/dev(\/|$)/;

/** What proxies and tunnels add to a request of another person. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/**
 * The doors of demonstrations and tests are for a browser or program on this machine. To a request from elsewhere they do not exist: one
 * that comes over the network, through a proxy or tunnel, or by a name that leads here through a foreign page (DNS rebinding).
 */
export function keepDoorsLocal(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (DOORS.test(request.routeOptions.url ?? '') && !isFromHere(request)) return reply.callNotFound();
  });
}

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    isHostHere(headers.host) &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}
