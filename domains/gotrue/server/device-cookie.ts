import { randomBytes } from 'node:crypto';

import { DEVICE_KNOWN_S } from '@egcr/identity/contract';
import type { IdentitySettings } from '@egcr/identity/server';
import { DEVICE_COOKIE, deviceCookieOf, hashOfDevice } from '@egcr/server-kit/http/request-facts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Calls by which a person signs up or in, or asks for a code: from then on their account can know the browser again. */
const GIVING: ReadonlySet<string> = new Set([
  'POST /signup',
  'POST /token',
  'POST /otp',
  'POST /magiclink',
  'POST /resend',
  'POST /recover',
  'POST /verify',
  'GET /verify',
]);

const given = new WeakMap<FastifyRequest, string>();

/**
 * Gives a browser that signs in or asks for a code a cookie with a random number, or keeps the one it has for another ninety days. The
 * number opens nothing: it keeps wrong guesses of strangers apart from those of devices that the account knows. Scripts cannot read
 * it, and other sites do not send it.
 */
export function registerDeviceCookie(scope: FastifyInstance, { basePath, siteUrl }: IdentitySettings): void {
  const attributes = `Path=/; Max-Age=${DEVICE_KNOWN_S}; HttpOnly; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`;
  scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.routeOptions.url ?? '').slice(basePath.replace(/\/$/, '').length);
    if (!GIVING.has(`${request.method} ${path}`)) return;
    const cookie = deviceCookieOf(request.headers.cookie) ?? randomBytes(16).toString('base64url');
    given.set(request, cookie);
    reply.header('set-cookie', `${DEVICE_COOKIE}=${cookie}; ${attributes}`);
  });
}

/** The hash of a request's device, also where its cookie is only now on its way. */
export function deviceOfRequest(request: FastifyRequest): string | undefined {
  return hashOfDevice(given.get(request) ?? deviceCookieOf(request.headers.cookie));
}
