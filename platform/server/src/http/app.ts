import { randomUUID } from 'node:crypto';

import cors from '@fastify/cors';
import { ACTING_FOR } from '@egcr/contract/endpoint';
import { BODY_LIMIT_BYTES } from '@egcr/contract/limits';
import { fastify, type FastifyInstance } from 'fastify';

import type { ServerDomain } from '../domain.ts';
import type { Gatekeeper, Services } from '../services.ts';
import type { Throttle } from './throttle.ts';
import { answerUnread } from './answer-unread.ts';
import { noteMethods } from './allowed-methods.ts';
import { registerAccessLog } from './access-log.ts';
import { registerHealth } from './health.ts';
import { askLivingPages } from './living-pages.ts';
import { registerKeyRequests } from './key-requests.ts';
import { keepDoorsLocal } from './local-doors.ts';
import { mountCalls } from './mount.ts';
import { routeGuard } from './route-guard.ts';
import { registerPages } from './pages.ts';
import { problemOf, sendProblem, toRefusal } from './problem-reply.ts';
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts';

export interface AppOptions {
  readonly services: Services;
  readonly gatekeeper: Gatekeeper;
  readonly throttle: Throttle;
  readonly domains: readonly ServerDomain[];
  /** The built web app's folder; absent where only the API is served. */
  readonly webRoot?: string;
  readonly isKnownAddress: (path: string) => boolean;
  /** Facts of this installation that every document carries (see `withMetas`). */
  readonly pageMetas?: Readonly<Record<string, string>>;
  readonly connectOrigins?: readonly string[];
  /** Hooks that see every answer, such as the metrics'; called before any route is there. */
  readonly watch?: (app: FastifyInstance) => void;
  /** Further plain routes: documents, live events, the captured outbox. */
  readonly register?: (app: FastifyInstance) => void | Promise<void>;
}

/** A request that has not arrived whole by then is refused. */
const ARRIVES_WITHIN_MS = 30_000;
const LOOKS_EACH_MS = 1_000;

/** The HTTP server of one process, not yet listening. Nothing is read from the environment here. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, domains } = options;
  const headers = await securityHeaders({
    connectOrigins: options.connectOrigins ?? [],
    isTls: services.settings.publicUrl.startsWith('https:'),
  });
  const app: FastifyInstance = fastify({
    logger: false,
    trustProxy: trustedHops(services.settings.trustedProxies),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: ARRIVES_WITHIN_MS,
    // Node has more patience with headers than with the whole where nothing is said, and then exchanges the two; and it looks every 30 seconds only.
    http: { headersTimeout: ARRIVES_WITHIN_MS, connectionsCheckingInterval: LOOKS_EACH_MS },
    clientErrorHandler: (error, socket) => answerUnread(error, socket, headers),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => (services.settings.isWorkerOff === true ? withoutWorker(url) : url),
    // A stop lets running requests end, and those that arrive on open connections meanwhile.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
    // No hook runs for an address that cannot be read.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      sendProblem(request, reply, problemOf(toRefusal(error, services.log)));
    },
  });
  // Forms of other sites can send plain text without asking; nothing of ours is written in it.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('actor', undefined);
  app.decorateRequest('refusalCode', undefined);
  app.setErrorHandler((error, request, reply) =>
    sendProblem(request, reply, problemOf(toRefusal(error, services.log.child({ request_id: request.id })))),
  );
  noteMethods(app);
  registerSecurityHeaders(
    app,
    headers,
    domains.flatMap(({ screens = [] }) => screens),
  );
  registerAccessLog(app, services.log);
  registerKeyRequests(app, options.gatekeeper, services);
  keepDoorsLocal(app);
  options.watch?.(app);
  registerHealth(app, services.db);
  await app.register(async (scope) => {
    await registerCors(scope, services.settings.allowedOrigins);
    mountCalls(
      scope,
      domains.flatMap((domain) => domain.calls ?? []),
      options,
    );
  });
  const guard = routeGuard(options.gatekeeper, services);
  for (const domain of domains) {
    if (domain.routes) await app.register(async (scope) => domain.routes?.(scope, services, guard));
  }
  await options.register?.(app);
  await registerPages(app, {
    webRoot: options.webRoot,
    isKnownAddress: options.isKnownAddress,
    askLiving: askLivingPages(
      domains.flatMap(({ livingPages = [] }) => livingPages),
      services,
    ),
    origin: services.settings.publicUrl,
    metas: options.pageMetas,
  });
  return app;
}

/** The kill switch: who asks for the service worker gets the one that removes it. */
function withoutWorker(url: string): string {
  return url.replace(/^\/sw\.js(?=\?|$)/, '/sw-off.js');
}

/** Believes X-Forwarded-For for as many hops as proxies of ours stand in front, counted from our side. */
function trustedHops(proxies: number): false | ((address: string, hop: number) => boolean) {
  return proxies > 0 && ((_address, hop) => hop < proxies);
}

/** Other origins may call the API only where they are listed; none gets credentials beyond the bearer it holds. */
async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      ACTING_FOR,
      'x-user-idle',
      'accept-language',
      'last-event-id',
    ],
    exposedHeaders: ['retry-after', 'x-request-id', 'idempotency-hit'],
    maxAge: 10 * 60,
  });
}
