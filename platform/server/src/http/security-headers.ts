import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface HeaderSettings {
  /** Origins besides our own that pages may call: a hosted identity server. */
  readonly connectOrigins: readonly string[];
  readonly isTls: boolean;
}

const PRIVATE_PATHS = ['/auth', '/pin-reset'];

/** Security headers on every answer, errors included. Pages get no inline script, no inline style element, no foreign host. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { connectOrigins, isTls }: HeaderSettings,
): Promise<void> {
  await app.register(helmet, {
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
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(self), microphone=(), payment=()');
    reply.header('x-request-id', request.id);
    const path = request.url.split('?', 1)[0] ?? '';
    if (PRIVATE_PATHS.some((secret) => path === secret || path.startsWith(`${secret}/`))) {
      reply.header('referrer-policy', 'no-referrer');
    }
  });
}
