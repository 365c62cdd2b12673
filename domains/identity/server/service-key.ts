import { createSecretKey } from 'node:crypto';

import { errors, jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import * as z from 'zod/mini';

import { issuerOf } from './access-token.ts';
import type { IdentityContext } from './context.ts';

const SERVICE_ROLES = ['service_role', 'supabase_admin'] as const;
const claims = z.object({ role: z.string() });

/** A bearer for the admin API, signed by our own key. It does not expire: the person who may hold it may do everything to accounts. */
export async function makeServiceKey(context: IdentityContext, now: Date): Promise<string> {
  const [{ kid, alg, privateKey }] = context.keys.signing;
  return new SignJWT({ role: SERVICE_ROLES[0] })
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuer(issuerOf(context))
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .sign(privateKey);
}

/**
 * What a bearer of the admin API is: `service`, another person's valid token, or nothing we know. Each algorithm has its own keys, so
 * that a public key is never taken for a secret.
 */
export async function readServiceKey(
  context: IdentityContext,
  token: string,
  now: Date,
): Promise<'service' | 'other' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, (header) => keyFor(context, header), {
      algorithms: ['ES256', 'RS256', 'HS256'],
      currentDate: now,
    });
    const read = z.safeParse(claims, payload);
    const isService = read.success && SERVICE_ROLES.some((role) => role === read.data.role);
    return isService ? 'service' : 'other';
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return 'invalid';
    throw error;
  }
}

function keyFor({ settings, keys, serviceKeys }: IdentityContext, { alg, kid }: JWTHeaderParameters) {
  if (alg === 'HS256') {
    if (settings.serviceSecret === '') throw new errors.JWKSNoMatchingKey();
    return createSecretKey(Buffer.from(settings.serviceSecret));
  }
  const fitting = [...keys.signing, ...serviceKeys].filter((key) => key.alg === alg);
  const key = kid === undefined && fitting.length === 1 ? fitting[0] : fitting.find((one) => one.kid === kid);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key.publicKey;
}
