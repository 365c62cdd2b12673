import { TOTP_STEP_S, TOTP_STEPS_AROUND } from '@egcr/identity/contract';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 wishes. */
export const TOTP_SECRET_BYTES = 20;
const DIGITS = 6;

export interface AuthenticatorLabel {
  readonly issuer: string;
  readonly account: string;
}

/** What an authenticator app is given: the secret as people type it, and the address in the QR code. */
export function describeAuthenticator(
  secret: Uint8Array,
  label: AuthenticatorLabel,
): { readonly secret: string; readonly uri: string } {
  const totp = totpOf(secret, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The time step of a right code; undefined where it is wrong, or of a step not after `lastStep`: the person who looked over a shoulder
 * cannot use the code again.
 */
export function stepOfCode(
  code: string,
  {
    secret,
    lastStep,
    now,
  }: { readonly secret: Uint8Array; readonly lastStep: number | null; readonly now: Date },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = totpOf(secret, { issuer: '', account: '' });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: TOTP_STEPS_AROUND });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1000 / TOTP_STEP_S) + delta;
  return lastStep !== null && step <= lastStep ? undefined : step;
}

function totpOf(secret: Uint8Array, { issuer, account }: AuthenticatorLabel): TOTP {
  return new TOTP({
    issuer,
    label: account,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: TOTP_STEP_S,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });
}
