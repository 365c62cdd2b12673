import {
  APP_METADATA_BYTES_MAX,
  emailIssue,
  PASSWORD_LENGTH_MAX,
  tidyEmail,
  tidyPhone,
  USER_METADATA_BYTES_MAX,
} from '@egcr/identity/contract';
import {
  type Address,
  type IdentityContext,
  type IdentitySettings,
  isSendable,
  phoneNumberIssue,
} from '@egcr/identity/server';
import * as z from 'zod/mini';

import { GoTrueError, gotrueErrors, invalid, type ErrorKind } from './errors.ts';

const text = z.nullish(z.string());
const metadata = z.nullish(z.record(z.string(), z.unknown()));
const challenge = { code_challenge: text, code_challenge_method: text };

/** Bodies of the protocol. Unknown members are let pass: clients send more than is read. */
export const bodies = {
  signUp: z.object({ email: text, phone: text, password: text, data: metadata, ...challenge }),
  passwordGrant: z.object({ email: text, phone: text, password: text }),
  refreshGrant: z.object({ refresh_token: text }),
  pkceGrant: z.object({ auth_code: text, code_verifier: text }),
  otherGrant: z.object({ id_token: text, provider: text, issuer: text }),
  sendCode: z.object({
    email: text,
    phone: text,
    data: metadata,
    create_user: z.nullish(z.boolean()),
    ...challenge,
  }),
  resend: z.object({ email: text, phone: text, type: text, ...challenge }),
  recover: z.object({ email: text, ...challenge }),
  verify: z.object({
    email: text,
    phone: text,
    token: text,
    token_hash: text,
    type: text,
    redirect_to: text,
  }),
  updateUser: z.object({
    email: text,
    phone: text,
    password: text,
    current_password: text,
    nonce: text,
    data: metadata,
    ...challenge,
  }),
  enrollFactor: z.object({ factor_type: text, friendly_name: text, issuer: text }),
  nameFactor: z.object({ friendly_name: text }),
  verifyFactor: z.object({ challenge_id: text, code: text }),
  passkeyAnswer: z.object({ challenge_id: text, credential: z.nullish(z.record(z.string(), z.unknown())) }),
} as const;

/** Reads a body; an absent one counts as empty. Refuses bad_json and validation_failed. */
export function readBody<const Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  if (given !== null && given !== undefined && (typeof given !== 'object' || Array.isArray(given))) {
    throw new GoTrueError(gotrueErrors.badJson);
  }
  const read = z.safeParse(schema, given ?? {});
  if (!read.success) throw invalid(`Could not read ${read.error.issues[0]?.path.join('.') ?? 'body'}`);
  return read.data;
}

/** An id in an address or a body. Whatever is no id names nothing: refuses with `unknown`. */
export function readId(given: string, unknown: ErrorKind): string {
  const read = z.safeParse(z.uuid(), given);
  if (!read.success) throw new GoTrueError(unknown);
  return read.data;
}

interface GivenAddress {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** The one address of a request, tidied and judged; undefined where it has none. Refuses both at once and malformed ones. */
export function readAddress({ email, phone }: GivenAddress, purpose: string): Address | undefined {
  if (email && phone)
    throw invalid(`Only an email address or phone number should be provided on ${purpose}.`);
  if (email) {
    if (emailIssue(email)) throw invalid('Unable to validate email address: invalid format');
    return { email: tidyEmail(email) };
  }
  if (!phone) return undefined;
  const tidy = tidyPhone(phone);
  const international = tidy.startsWith('+') ? tidy : `+${tidy}`;
  if (phoneNumberIssue(international)) {
    throw invalid('Invalid phone number format (E.164 required)');
  }
  return { phone: international.slice(1) };
}

/** Refuses addresses of a kind the operator has switched off. */
export function requireProvider(address: Address, { emailEnabled, phoneEnabled }: IdentitySettings): void {
  if ('email' in address && !emailEnabled) throw new GoTrueError(gotrueErrors.emailDisabled);
  if ('phone' in address && !phoneEnabled) throw new GoTrueError(gotrueErrors.phoneDisabled);
}

/** Refuses what no carrier would take to its address: a production server without a smarthost or an SMS gateway sends nothing. */
export function requireCarrier(address: Address, { carriers }: IdentityContext): void {
  if ('email' in address && !carriers.email) throw new GoTrueError(gotrueErrors.emailDisabled);
  if ('phone' in address && !carriers.sms) throw new GoTrueError(gotrueErrors.phoneDisabled);
}

/**
 * Refuses to send to numbers whose call costs another person money or reaches no person, and to countries the operator has not named:
 * sms_send_failed.
 */
export function requireSendable(address: Address, { smsCountries }: IdentitySettings): void {
  if ('phone' in address && !isSendable(`+${address.phone}`, smsCountries)) {
    throw new GoTrueError(gotrueErrors.smsRefused);
  }
}

export function textOf(address: Address): string {
  return 'email' in address ? address.email : address.phone;
}

export function channelOf(address: Address): 'email' | 'sms' {
  return 'email' in address ? 'email' : 'sms';
}

type Metadata = Readonly<Record<string, unknown>>;

/** A person's own data. Refuses what would make access tokens too long for a header. */
export function readMetadata(data: Metadata | null | undefined): Metadata {
  return within(data ?? {}, { name: 'User', bytesMax: USER_METADATA_BYTES_MAX });
}

/** What operators add to a person. Refuses as `readMetadata` does. */
export function readAppMetadata(data: Metadata): Metadata {
  return within(data, { name: 'App', bytesMax: APP_METADATA_BYTES_MAX });
}

function within(data: Metadata, { name, bytesMax }: { readonly name: string; readonly bytesMax: number }) {
  if (Buffer.byteLength(JSON.stringify(data)) > bytesMax) throw invalid(`${name} metadata is too large`);
  return data;
}

/** Hashing an endless password would be a gift to an attacker. */
export function requireHashable(password: string): void {
  if (Array.from(password).length > PASSWORD_LENGTH_MAX) {
    throw invalid(`Password cannot be longer than ${PASSWORD_LENGTH_MAX} characters`);
  }
}
