import { CallRefusal, CallUnreachable } from '@egcr/web-kit/call';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { AuthFailure, isTooMany } from '../auth/auth-failure.ts';
import { useSecurityText, type SecurityText } from './messages/index.ts';

type Key = Parameters<SecurityText>[0];

const codeTexts = {
  otp_expired: 'failed.code',
  mfa_verification_failed: 'step.code.wrong',
  mfa_challenge_expired: 'failed.code',
  email_exists: 'failed.email_exists',
  phone_exists: 'failed.phone_exists',
  same_password: 'failed.same_password',
  weak_password: 'failed.weak_password',
  current_password_required: 'failed.current_password',
  current_password_mismatch: 'failed.current_password',
  too_many_enrolled_mfa_factors: 'failed.too_many',
  too_many_passkeys: 'failed.too_many',
  mfa_factor_name_conflict: 'failed.name_taken',
  insufficient_aal: 'failed.second_factor',
  mfa_recovery_codes_sole_factor: 'failed.recovery_alone',
  mfa_recovery_codes_locked: 'failed.wait',
  mfa_totp_enroll_not_enabled: 'failed.closed',
  passkey_disabled: 'failed.closed',
  release_code_incorrect: 'failed.code',
  no_second_channel: 'hold.wait',
  no_hold: 'hold.ended',
  resend_too_soon: 'failed.wait',
  passkey_refused: 'passkey.refused',
  invitation_refused: 'step.invitation.wrong',
  phone_unproved: 'failed.phone_unproved',
  carrier_missing: 'failed.no_carrier',
} as const satisfies Readonly<Record<string, Key>>;

function isKnown(code: string | undefined): code is keyof typeof codeTexts {
  return code !== undefined && Object.hasOwn(codeTexts, code);
}

/** Any failure of a security call as a sentence. */
export function useFailureText(): (failure: unknown) => string {
  const t = useSecurityText();
  const say = useSentences();
  return (failure) => {
    if (failure instanceof CallRefusal) {
      return isKnown(failure.code) ? t(codeTexts[failure.code]) : say.failure(failure);
    }
    if (failure instanceof DOMException) return t('passkey.given_up');
    if (!(failure instanceof AuthFailure)) return say.failure(failure);
    if (failure.isUnreachable) return say.failure(new CallUnreachable(failure));
    if (isTooMany(failure)) return t('failed.wait');
    if (isKnown(failure.code)) return t(codeTexts[failure.code]);
    return failure.code?.startsWith('webauthn') || failure.status === undefined
      ? t('passkey.given_up')
      : say.failure(failure);
  };
}
