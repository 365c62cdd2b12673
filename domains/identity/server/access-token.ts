import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

import type { IdentityContext } from './context.ts';
import type { SessionRow } from './store/sessions.ts';
import type { UserRow } from './store/users.ts';
import { appMetadataOf } from './user-facts.ts';

const AUDIENCE = 'authenticated';

const claims = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number(), role: z.string() });
export type AccessClaims = z.output<typeof claims>;

export type TokenReading =
  | { readonly state: 'valid'; readonly claims: AccessClaims }
  | { readonly state: 'expired' }
  | { readonly state: 'invalid' };

/** Who signs here, for `iss`. */
export function issuerOf({ settings }: IdentityContext): string {
  return `${settings.siteUrl.replace(/\/$/, '')}${settings.basePath}`;
}

/** Signs what the bearer may show for the next minutes: with the claims of the GoTrue protocol. */
export async function signAccessToken(
  context: IdentityContext,
  { user, session, now }: { readonly user: UserRow; readonly session: SessionRow; readonly now: Date },
): Promise<string> {
  const [{ kid, alg, privateKey }] = context.keys.signing;
  const issuedAt_s = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: appMetadataOf(user),
    user_metadata: user.user_metadata,
    role: AUDIENCE,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuer(issuerOf(context))
    .setAudience(AUDIENCE)
    .setSubject(user.id)
    .setIssuedAt(issuedAt_s)
    .setExpirationTime(issuedAt_s + context.settings.accessToken_s)
    .sign(privateKey);
}

/** A signature costs half a millisecond to check, and a page makes many calls with one token. */
const REMEMBERED_MAX = 4000;

/** Verifies signature, algorithm, issuer, audience and time with our own public keys. Says nothing of the session. */
export async function readAccessToken(
  context: IdentityContext,
  token: string,
  now: Date,
): Promise<TokenReading> {
  const { verifiedTokens } = context;
  const known = verifiedTokens.get(token);
  if (known)
    return now.getTime() < known.exp * 1000 ? { state: 'valid', claims: known } : { state: 'expired' };
  const reading = await verifyAccessToken(context, token, now);
  if (reading.state === 'valid') {
    if (verifiedTokens.size >= REMEMBERED_MAX) verifiedTokens.clear();
    verifiedTokens.set(token, reading.claims);
  }
  return reading;
}

async function verifyAccessToken(context: IdentityContext, token: string, now: Date): Promise<TokenReading> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid, alg }) => {
        const key = context.keys.signing.find((known) => known.kid === kid && known.alg === alg);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key.publicKey;
      },
      {
        algorithms: ['ES256', 'RS256'],
        typ: 'JWT',
        issuer: issuerOf(context),
        audience: AUDIENCE,
        currentDate: now,
        requiredClaims: ['exp', 'sub', 'session_id'],
      },
    );
    const read = z.safeParse(claims, payload);
    return read.success ? { state: 'valid', claims: read.data } : { state: 'invalid' };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { state: 'expired' };
    if (error instanceof errors.JOSEError || error instanceof TypeError) return { state: 'invalid' };
    throw error;
  }
}
