import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import type { Screen } from '@egcr/contract/screen';

export interface HeaderSettings {
  /** Origins besides our own that pages may call: a hosted identity server. */
  readonly connectOrigins: readonly string[];
  readonly isTls: boolean;
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/** What any answer has. */
const NOT_OURS = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive']);

/** What every answer says of itself, errors included. Pages get no inline script, no inline style element, no foreign host. */
export async function securityHeaders({ connectOrigins, isTls }: HeaderSettings): Promise<SecurityHeaders> {
  const headers = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // The captcha's spoken digits.
        mediaSrc: ["'self'"],
        connectSrc: ["'self'", ...connectOrigins],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isTls ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  return {
    ...headers,
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
  };
}

/** Puts them on every answer that reaches the app's hooks. From screens that take secrets nothing is told of where a visitor came from. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  headers: SecurityHeaders,
  screens: readonly Screen[],
): void {
  const secrets = screens.filter(({ takesSecrets }) => takesSecrets).map(({ path }) => path);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    const path = request.url.split('?', 1)[0] ?? '';
    if (secrets.some((secret) => path === secret || path.startsWith(`${secret}/`))) {
      reply.header('referrer-policy', 'no-referrer');
    }
    done();
  });
}

/** The same for every answer, so helmet is asked once: it would put them together anew for each request. */
async function headersOf(options: FastifyHelmetOptions): Promise<SecurityHeaders> {
  const app = fastify();
  await app.register(helmet, options);
  app.get('/', (_request, reply) => reply.code(204).send());
  const answer = await app.inject('/');
  await app.close();
  const own = Object.entries(answer.headers).filter(([name]) => !NOT_OURS.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
