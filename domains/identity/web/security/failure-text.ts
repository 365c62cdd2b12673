import { CallRefusal, CallUnreachable } from '@egcr/web-kit/call';
import { sentences, useSentences, type Sentences } from '@egcr/web-kit/sentences.tsx';

import { AuthFailure, isTooMany } from '../auth/auth-failure.ts';
import {
  askForPasskeyCall,
  endSessionCall,
  provePasskeyCall,
  redeemStaffInvitationCall,
  releaseHoldCall,
  sendReleaseCodeCall,
} from '../../contract/index.ts';
import { useSecurityText, type SecurityText } from './texts.ts';

type Key = Parameters<SecurityText>[0];

const securityCallsOfPages = [
  sendReleaseCodeCall,
  releaseHoldCall,
  redeemStaffInvitationCall,
  askForPasskeyCall,
  provePasskeyCall,
  endSessionCall,
] as const;

/** Codes of the identity client, whose protocol is not declared in our contract. */
const clientTexts = {
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
  carrier_missing: 'failed.no_carrier',
} as const satisfies Readonly<Record<string, Key>>;

function isKnown(code: string | undefined): code is keyof typeof clientTexts {
  return code !== undefined && Object.hasOwn(clientTexts, code);
}

/** Any failure of a security call as a sentence. */
export function useFailureText(): (failure: unknown) => string {
  const t = useSecurityText();
  const say = useSentences(securitySentences(t));
  return (failure) => {
    if (failure instanceof CallRefusal) return say.failure(failure);
    if (failure instanceof DOMException) return t('passkey.given_up');
    if (!(failure instanceof AuthFailure)) return say.failure(failure);
    if (failure.isUnreachable) return say.failure(new CallUnreachable(failure));
    if (isTooMany(failure)) return t('failed.wait');
    if (isKnown(failure.code)) return t(clientTexts[failure.code]);
    return failure.code?.startsWith('webauthn') || failure.status === undefined
      ? t('passkey.given_up')
      : say.failure(failure);
  };
}

/** What the calls of these pages refuse; those about the PIN are said by `usePinProblem`. */
function securitySentences(t: SecurityText): Sentences {
  return sentences(securityCallsOfPages, {
    no_hold: t('hold.ended'),
    no_second_channel: t('hold.wait'),
    carrier_missing: t('failed.no_carrier'),
    resend_too_soon: t('failed.wait'),
    release_code_incorrect: t('failed.code'),
    invitation_refused: t('step.invitation.wrong'),
    passkey_refused: t('passkey.refused'),
    session_unknown: t('failed.session_ended'),
    sign_in_again: t('failed.sign_in_again'),
  });
}
