import type { FastifyInstance } from 'fastify';

import { API_VERSION } from './error-reply.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS =
  'Accept, Authorization, Content-Type, X-Client-IP, X-Client-Info, X-JWT-AUD, X-Supabase-Api-Version, apikey';
/** Without the first of these a page of another origin would lose the error's code. */
const EXPOSED = 'X-Supabase-Api-Version, X-Sb-Error-Code, X-Total-Count, Link, Retry-After';

/** Pages of the listed origins may call; nobody is given credentials beyond the bearer they hold. */
export function registerCors(scope: FastifyInstance, origins: ReadonlySet<string>): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    void reply.header('vary', 'Origin');
    if (origin === undefined || !origins.has(origin)) return;
    void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', EXPOSED);
  });
  scope.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', REQUEST_HEADERS)
      .header('access-control-max-age', '600')
      .header('x-supabase-api-version', API_VERSION)
      .send(),
  );
}
