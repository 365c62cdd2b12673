export interface ErrorExtras {
  readonly weakReasons?: readonly string[];
  readonly retryAfter_s?: number;
  /** The methods an address takes. */
  readonly allow?: string;
  /** What our own screens say more exactly than the protocol, whose code and message stay. */
  readonly reason?: RefusalReason;
}

/** `undisclosed`: the operator does not let answers tell whether an account exists. */
export type RefusalReason = 'incorrect_password' | 'undisclosed';

export interface ErrorKind {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** An expected "no" in the words of the GoTrue protocol: clients match on status, code and message. */
export class GoTrueError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extras: ErrorExtras;

  constructor({ status, code, message }: ErrorKind, extras: ErrorExtras = {}) {
    super(message);
    this.name = 'GoTrueError';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

/** An answer that commits what was counted on the way to a "no". */
export interface Refused {
  readonly refused: GoTrueError;
}

export function refuse(kind: ErrorKind, extras: ErrorExtras = {}): Refused {
  return { refused: new GoTrueError(kind, extras) };
}

/** Throws the "no" of a unit that has committed; hands on everything else. */
export function unlessRefused<Answer extends object>(outcome: Answer | Refused): Answer {
  if ('refused' in outcome) throw outcome.refused;
  return outcome;
}

const kind = (status: number, code: string, message: string): ErrorKind => ({ status, code, message });

export function invalid(message: string): GoTrueError {
  return new GoTrueError(kind(400, 'validation_failed', message));
}

/** The protocol's own texts; several screens and hosted servers share them. */
export const gotrueErrors = {
  anonymousDisabled: kind(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  signUpDisabled: kind(422, 'signup_disabled', 'Signups not allowed for this instance'),
  otpDisabled: kind(422, 'otp_disabled', 'Signups not allowed for otp'),
  emailDisabled: kind(400, 'email_provider_disabled', 'Email logins are disabled'),
  phoneDisabled: kind(400, 'phone_provider_disabled', 'Phone logins are disabled'),
  userExists: kind(422, 'user_already_exists', 'User already registered'),
  badCredentials: kind(400, 'invalid_credentials', 'Invalid login credentials'),
  emailNotConfirmed: kind(400, 'email_not_confirmed', 'Email not confirmed'),
  phoneNotConfirmed: kind(400, 'phone_not_confirmed', 'Phone not confirmed'),
  userBanned: kind(400, 'user_banned', 'User is banned'),
  bearerBanned: kind(403, 'user_banned', 'User is banned'),
  codeExpired: kind(403, 'otp_expired', 'Token has expired or is invalid'),
  linkExpired: kind(403, 'otp_expired', 'Email link is invalid or has expired'),
  refreshUnknown: kind(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  refreshReused: kind(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  sessionIdle: kind(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'),
  sessionTooOld: kind(400, 'session_expired', 'Invalid Refresh Token: Session Expired'),
  noBearer: kind(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  badToken: kind(
    403,
    'bad_jwt',
    'invalid JWT: unable to parse or verify signature, token signature is invalid',
  ),
  expiredToken: kind(
    403,
    'bad_jwt',
    'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
  ),
  sessionUnknown: kind(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  samePassword: kind(422, 'same_password', 'New password should be different from the old password.'),
  reauthenticationNeeded: kind(400, 'reauthentication_needed', 'Password update requires reauthentication'),
  nonceInvalid: kind(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  currentPasswordRequired: kind(
    400,
    'current_password_required',
    'Current password required when setting new password.',
  ),
  currentPasswordWrong: kind(
    400,
    'current_password_mismatch',
    'Current password required when setting new password.',
  ),
  contactNotConfirmed: kind(422, 'email_not_confirmed', 'Please verify your email first.'),
  emailExists: kind(422, 'email_exists', 'A user with this email address has already been registered'),
  phoneExists: kind(422, 'phone_exists', 'A user with this phone number has already been registered'),
  contactReauthenticationNeeded: kind(
    400,
    'reauthentication_needed',
    'Changing the email address or phone number requires reauthentication',
  ),
  wayInReauthenticationNeeded: kind(
    400,
    'reauthentication_needed',
    'Changing how this account is signed in to requires reauthentication',
  ),
  staffInvitationNeeded: kind(
    403,
    'staff_invitation_needed',
    'The first second factor of a staff account is added by invitation',
  ),
  anonymousAddsNone: kind(
    422,
    'validation_failed',
    'Anonymous users need a confirmed email address or phone number first',
  ),
  aal2ForUpdate: kind(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  ),
  smsRefused: kind(422, 'sms_send_failed', 'Messages cannot be sent to this number'),
  tooManyRequests: kind(429, 'over_request_rate_limit', 'Request rate limit reached'),
  badJson: kind(400, 'bad_json', 'Could not parse request body as JSON'),
  tooLarge: kind(413, 'request_too_large', 'Request body is too large'),
  overloaded: kind(503, 'request_timeout', 'The server is busy, please try again shortly'),
  unexpected: kind(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  ),
  notFound: kind(404, 'not_found', 'There is nothing at this address'),
  methodNotAllowed: kind(405, 'method_not_allowed', 'This address does not take that method'),
  mfaPhoneDisabled: kind(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'),
  mfaWebauthnDisabled: kind(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'),
  aal2ForEnroll: kind(403, 'insufficient_aal', 'AAL2 required to enroll a new factor'),
  aal2ForUnenroll: kind(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'),
  aal2ForRecoveryCodes: kind(403, 'insufficient_aal', 'AAL2 required to manage recovery codes'),
  tooManyFactors: kind(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ),
  factorNameTaken: kind(
    422,
    'mfa_factor_name_conflict',
    'A factor with this friendly name for this user already exists',
  ),
  factorUnknown: kind(404, 'mfa_factor_not_found', 'Factor not found'),
  factorChallengeUnknown: kind(
    422,
    'mfa_factor_not_found',
    'MFA factor with the provided challenge ID not found',
  ),
  factorChallengeExpired: kind(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ),
  totpWrong: kind(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  recoveryCodeWrong: kind(422, 'mfa_verification_failed', 'Invalid recovery code entered'),
  factorLocked: kind(429, 'over_request_rate_limit', 'Too many wrong codes, please try again later'),
  recoveryCodesLocked: kind(
    429,
    'mfa_recovery_codes_locked',
    'Too many wrong recovery codes, please try again later',
  ),
  recoveryCodesExist: kind(422, 'mfa_verified_factor_exists', 'A set of recovery codes exists already'),
  aal2ForPasskeys: kind(403, 'insufficient_aal', 'AAL2 required to manage passkeys'),
  aal2ForSessions: kind(403, 'insufficient_aal', 'AAL2 required to end other sessions'),
  passkeysDisabled: kind(404, 'passkey_disabled', 'Passkeys are disabled'),
  passkeyUnknown: kind(404, 'passkey_not_found', 'Passkey not found'),
  passkeyKnown: kind(422, 'webauthn_credential_exists', 'This passkey is registered already'),
  tooManyPasskeys: kind(
    422,
    'too_many_passkeys',
    'Maximum number of passkeys reached, remove one to continue',
  ),
  passkeyChallengeUnknown: kind(400, 'webauthn_challenge_not_found', 'Challenge not found'),
  passkeyChallengeExpired: kind(400, 'webauthn_challenge_expired', 'Challenge has expired'),
  passkeyWrong: kind(400, 'webauthn_verification_failed', 'Credential verification failed'),
  lastSuperAdmin: kind(422, 'last_super_admin', 'The last super admin cannot be removed'),
  userUnknown: kind(404, 'user_not_found', 'User not found'),
  notAdmin: kind(403, 'not_admin', 'User not allowed'),
  providerDisabled: kind(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
  callbackBad: kind(400, 'bad_oauth_callback', 'OAuth state parameter missing'),
  samlDisabled: kind(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  linkingDisabled: kind(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  web3Disabled: kind(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
  flowStateUnknown: kind(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  flowStateExpired: kind(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  verifierWrong: kind(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  ),
  verifierMissing: kind(
    400,
    'bad_code_verifier',
    'This link was asked for with a code challenge: follow it and exchange its code with the code verifier',
  ),
  grantUnknown: kind(400, 'invalid_credentials', 'unsupported_grant_type'),
} as const satisfies Record<string, ErrorKind>;

/** A captcha token is missing, wrong, old or spent. */
export function captchaFailed(reason: string): GoTrueError {
  return new GoTrueError(kind(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`));
}

/** A provider whose id tokens are not taken; named as the client named it. */
export function notEnabled(provider: string): GoTrueError {
  const message = `Provider (issuer "${provider.slice(0, 40)}") is not enabled`;
  return new GoTrueError(kind(400, 'provider_disabled', message));
}

/** The cooldown between two messages of a kind; clients read the number out of the text. */
export function sentTooSoon(channel: 'email' | 'sms', retryAfter_s: number): GoTrueError {
  const message = `For security purposes, you can only request this after ${retryAfter_s} seconds.`;
  return new GoTrueError(kind(429, `over_${channel}_send_rate_limit`, message), { retryAfter_s });
}

export function weakPassword({
  message,
  reasons,
}: {
  readonly message: string;
  readonly reasons: readonly string[];
}): GoTrueError {
  return new GoTrueError(kind(422, 'weak_password', message), { weakReasons: reasons });
}
