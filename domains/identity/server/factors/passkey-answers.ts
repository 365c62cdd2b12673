import { isIP } from 'node:net';

import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';

import type { IdentityContext } from '../context.ts';
import type { PasskeyRow } from '../store/passkeys.ts';

/** Whom passkeys are made for: they work on this host and from this origin, and nowhere else. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/** Read from the site's address; undefined where passkeys are switched off, or the site has no name but a number. */
export function relyingPartyOf({ settings }: IdentityContext): RelyingParty | undefined {
  const { hostname, origin } = new URL(settings.siteUrl);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (!settings.passkeys || isNumber) return undefined;
  return { id: hostname, name: 'EGCR', origin };
}

const text = z.string().check(z.maxLength(16_384));
const head = { id: text, rawId: text, type: z.literal('public-key') };
const registration = z.object({
  ...head,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.optional(z.array(z.string())),
  }),
});
const authentication = z.object({
  ...head,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.optional(text),
  }),
});

/** COSE numbers of ES256 and RS256: what every device speaks. */
export const PASSKEY_ALGORITHMS = [-7, -257] as const;

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export interface RegisteredKey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly isBackedUp: boolean;
}

/** What a device answers to a registration; undefined where it is not right in every point. */
export async function judgeRegistration(
  given: unknown,
  { party, challenge }: { readonly party: RelyingParty; readonly challenge: string },
): Promise<RegisteredKey | undefined> {
  const read = z.safeParse(registration, given);
  if (!read.success) return undefined;
  const { id, rawId, type, response } = read.data;
  const answer: RegistrationResponseJSON = {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
  };
  const { verified, registrationInfo } = await unlessWrong(() =>
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    }),
  );
  if (!verified || !registrationInfo) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: TRANSPORTS.filter((known) => response.transports?.includes(known)),
    isBackedUp: credentialBackedUp,
  };
}

export interface PasskeyUse {
  readonly signCount: number;
  readonly isBackedUp: boolean;
}

/** What a device answers to a sign-in; undefined where it is not right in every point, its counter included. */
export async function judgeAuthentication(
  given: unknown,
  asked: { readonly party: RelyingParty; readonly challenge: string; readonly passkey: PasskeyRow },
): Promise<PasskeyUse | undefined> {
  const read = z.safeParse(authentication, given);
  if (!read.success) return undefined;
  const { id, rawId, type, response } = read.data;
  const { userHandle, ...signed } = response;
  const answer: AuthenticationResponseJSON = {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
  };
  const { party, challenge, passkey } = asked;
  const { verified, authenticationInfo } = await unlessWrong(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id.toString('base64url'),
        publicKey: Uint8Array.from(passkey.public_key),
        counter: Number(passkey.sign_count),
      },
    }),
  );
  if (!verified || !authenticationInfo) return undefined;
  return { signCount: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
}

/** The library throws plain errors at answers that do not fit: wrong origin, challenge, host, counter, bytes. All mean no. */
async function unlessWrong<Verdict extends { readonly verified: boolean }>(
  verify: () => Promise<Verdict>,
): Promise<
  | Verdict
  | { readonly verified: false; readonly registrationInfo?: never; readonly authenticationInfo?: never }
> {
  try {
    return await verify();
  } catch {
    return { verified: false };
  }
}
