import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';

import { sendError, toGoTrueError } from './error-reply.ts';
import {
  captchaFailed,
  GoTrueError,
  gotrueErrors,
  invalid,
  notEnabled,
  sentTooSoon,
  weakPassword,
} from './errors.ts';

/* Clients match on status and code: a change of either is a change of the protocol. */
const table: readonly (readonly [status: number, codes: Readonly<Record<string, string>>])[] = [
  [
    400,
    {
      emailDisabled: 'email_provider_disabled',
      phoneDisabled: 'phone_provider_disabled',
      badCredentials: 'invalid_credentials',
      emailNotConfirmed: 'email_not_confirmed',
      phoneNotConfirmed: 'phone_not_confirmed',
      userBanned: 'user_banned',
      refreshUnknown: 'refresh_token_not_found',
      refreshReused: 'refresh_token_already_used',
      sessionIdle: 'session_expired',
      sessionTooOld: 'session_expired',
      reauthenticationNeeded: 'reauthentication_needed',
      currentPasswordRequired: 'current_password_required',
      currentPasswordWrong: 'current_password_mismatch',
      contactReauthenticationNeeded: 'reauthentication_needed',
      wayInReauthenticationNeeded: 'reauthentication_needed',
      badJson: 'bad_json',
      passkeyChallengeUnknown: 'webauthn_challenge_not_found',
      passkeyChallengeExpired: 'webauthn_challenge_expired',
      passkeyWrong: 'webauthn_verification_failed',
      providerDisabled: 'validation_failed',
      callbackBad: 'bad_oauth_callback',
      verifierWrong: 'bad_code_verifier',
      verifierMissing: 'bad_code_verifier',
      grantUnknown: 'invalid_credentials',
    },
  ],
  [
    401,
    {
      noBearer: 'no_authorization',
      aal2ForUpdate: 'insufficient_aal',
    },
  ],
  [
    403,
    {
      bearerBanned: 'user_banned',
      codeExpired: 'otp_expired',
      linkExpired: 'otp_expired',
      badToken: 'bad_jwt',
      expiredToken: 'bad_jwt',
      sessionUnknown: 'session_not_found',
      staffInvitationNeeded: 'staff_invitation_needed',
      aal2ForEnroll: 'insufficient_aal',
      aal2ForRecoveryCodes: 'insufficient_aal',
      aal2ForPasskeys: 'insufficient_aal',
      aal2ForSessions: 'insufficient_aal',
      notAdmin: 'not_admin',
    },
  ],
  [
    404,
    {
      notFound: 'not_found',
      factorUnknown: 'mfa_factor_not_found',
      passkeysDisabled: 'passkey_disabled',
      passkeyUnknown: 'passkey_not_found',
      userUnknown: 'user_not_found',
      samlDisabled: 'saml_provider_disabled',
      linkingDisabled: 'manual_linking_disabled',
      flowStateUnknown: 'flow_state_not_found',
    },
  ],
  [
    405,
    {
      methodNotAllowed: 'method_not_allowed',
    },
  ],
  [
    413,
    {
      tooLarge: 'request_too_large',
    },
  ],
  [
    422,
    {
      anonymousDisabled: 'anonymous_provider_disabled',
      signUpDisabled: 'signup_disabled',
      otpDisabled: 'otp_disabled',
      userExists: 'user_already_exists',
      samePassword: 'same_password',
      nonceInvalid: 'reauthentication_not_valid',
      contactNotConfirmed: 'email_not_confirmed',
      emailExists: 'email_exists',
      phoneExists: 'phone_exists',
      anonymousAddsNone: 'validation_failed',
      smsRefused: 'sms_send_failed',
      mfaPhoneDisabled: 'mfa_phone_enroll_not_enabled',
      mfaWebauthnDisabled: 'mfa_webauthn_enroll_not_enabled',
      aal2ForUnenroll: 'insufficient_aal',
      tooManyFactors: 'too_many_enrolled_mfa_factors',
      factorNameTaken: 'mfa_factor_name_conflict',
      factorChallengeUnknown: 'mfa_factor_not_found',
      factorChallengeExpired: 'mfa_challenge_expired',
      totpWrong: 'mfa_verification_failed',
      recoveryCodeWrong: 'mfa_verification_failed',
      recoveryCodesExist: 'mfa_verified_factor_exists',
      passkeyKnown: 'webauthn_credential_exists',
      tooManyPasskeys: 'too_many_passkeys',
      lastSuperAdmin: 'last_super_admin',
      web3Disabled: 'web3_provider_disabled',
      flowStateExpired: 'flow_state_expired',
    },
  ],
  [
    429,
    {
      tooManyRequests: 'over_request_rate_limit',
      factorLocked: 'over_request_rate_limit',
      recoveryCodesLocked: 'mfa_recovery_codes_locked',
    },
  ],
  [
    500,
    {
      unexpected: 'unexpected_failure',
    },
  ],
  [
    503,
    {
      overloaded: 'request_timeout',
    },
  ],
];

describe('the errors of the protocol', () => {
  it.each(table)('with status %i are these', (status, codes) => {
    const found = Object.entries(gotrueErrors).filter(([, kind]) => kind.status === status);
    expect(Object.fromEntries(found.map(([name, { code }]) => [name, code]))).toEqual(codes);
  });

  it('have no other status', () => {
    const statuses = new Set(Object.values(gotrueErrors).map(({ status }) => status));
    expect(statuses).toEqual(new Set(table.map(([status]) => status)));
  });

  it.each([
    [invalid('missing email or phone'), 400, 'validation_failed', 'missing email or phone'],
    [
      captchaFailed('Already used.'),
      400,
      'captcha_failed',
      'captcha protection: request disallowed (Already used.)',
    ],
    [notEnabled('google'), 400, 'provider_disabled', 'Provider (issuer "google") is not enabled'],
    [
      notEnabled('g'.repeat(60)),
      400,
      'provider_disabled',
      `Provider (issuer "${'g'.repeat(40)}") is not enabled`,
    ],
    [
      sentTooSoon('email', 7),
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 7 seconds.',
    ],
    [
      sentTooSoon('sms', 58),
      429,
      'over_sms_send_rate_limit',
      'For security purposes, you can only request this after 58 seconds.',
    ],
    [weakPassword({ message: 'Too short.', reasons: ['length'] }), 422, 'weak_password', 'Too short.'],
  ])('made of what a client sent: %s', (error, status, code, message) => {
    expect(error).toMatchObject({ status, code, message });
  });

  it('say when to come back and what is weak', () => {
    expect(sentTooSoon('sms', 58).extras).toEqual({ retryAfter_s: 58 });
    expect(weakPassword({ message: '', reasons: ['length', 'pwned'] }).extras).toEqual({
      weakReasons: ['length', 'pwned'],
    });
  });
});

const failing = (statusCode: number) => Object.assign(new Error('of the server below'), { statusCode });

describe('what was thrown', () => {
  function told(thrown: unknown) {
    const logged: unknown[] = [];
    const log = { error: (...said: unknown[]) => void logged.push(said) };
    const { status, code, extras } = toGoTrueError(thrown, log);
    const wait = extras.retryAfter_s === undefined ? '' : ` after ${extras.retryAfter_s}`;
    return { answer: `${status} ${code}${wait}`, logged: logged.length };
  }

  it.each([
    ['an error of the protocol', new GoTrueError(gotrueErrors.userBanned), '400 user_banned'],
    [
      'a server that is busy',
      new Refusal(platformRefusals.overloaded, { retryAfter_s: 4 }),
      '503 request_timeout after 4',
    ],
    [
      'one that does not say how long',
      new Refusal(platformRefusals.overloaded),
      '503 request_timeout after 1',
    ],
    ['a body that is too large', failing(413), '413 request_too_large'],
    ['a body of another type', failing(415), '400 bad_json'],
    ['a request nobody can read', failing(499), '400 bad_json'],
  ])('is told and not logged: %s', (_what, thrown, answer) => {
    expect(told(thrown)).toEqual({ answer, logged: 0 });
  });

  it.each([
    ['a fault', new Error('a row is missing')],
    ['a fault of the server below', failing(500)],
    ['a refusal that belongs to other calls', new Refusal(platformRefusals.token_expired)],
    ['what is no error', 'thrown text'],
    ['a status that is no number', Object.assign(new Error('odd'), { statusCode: '400' })],
  ])('is logged once and told to nobody: %s', (_what, thrown) => {
    expect(told(thrown)).toEqual({ answer: '500 unexpected_failure', logged: 1 });
  });
});

describe('an error on its way to the client', () => {
  async function sent(error: GoTrueError, version?: string) {
    const app = Fastify();
    app.get('/', (request, reply) => sendError(request, reply, error));
    const headers = version === undefined ? {} : { 'x-supabase-api-version': version };
    const answer = await app.inject({ url: '/', headers });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<object>() };
  }

  it.each(['2024-01-01', '2024-01-02', '2031-12-31'])('names its code to a client of %s', async (version) => {
    const { status, headers, body } = await sent(new GoTrueError(gotrueErrors.userExists), version);
    expect(status).toBe(422);
    expect(body).toEqual({ code: 'user_already_exists', message: 'User already registered' });
    expect(headers).toMatchObject({
      'x-supabase-api-version': '2024-01-01',
      'x-sb-error-code': 'user_already_exists',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('retry-after');
    expect(headers).not.toHaveProperty('allow');
  });

  it.each([undefined, '2023-12-31', '2024', 'latest', '2024-01-01x'])(
    'names its status to an old client: %s',
    async (version) => {
      const { headers, body } = await sent(new GoTrueError(gotrueErrors.userExists), version);
      expect(body).toEqual({ code: 422, error_code: 'user_already_exists', msg: 'User already registered' });
      expect(headers).not.toHaveProperty('x-supabase-api-version');
      expect(headers['x-sb-error-code']).toBe('user_already_exists');
    },
  );

  it('says when to come back, what the address takes, what is weak and why', async () => {
    const late = await sent(new GoTrueError(gotrueErrors.tooManyRequests, { retryAfter_s: 12 }));
    expect(late.headers['retry-after']).toBe('12');
    const method = await sent(new GoTrueError(gotrueErrors.methodNotAllowed, { allow: 'GET, HEAD' }));
    expect(method.headers['allow']).toBe('GET, HEAD');
    const weak = await sent(weakPassword({ message: 'Too short.', reasons: ['length'] }), '2024-01-01');
    expect(weak.body).toMatchObject({ weak_password: { reasons: ['length'] } });
    const wrong = await sent(new GoTrueError(gotrueErrors.badCredentials, { reason: 'undisclosed' }));
    expect(wrong.body).toMatchObject({ error_code: 'invalid_credentials', reason: 'undisclosed' });
  });
});
