import type { IdentityContext } from '@egcr/identity/server';

/** GET /settings: what a client may offer. */
export function settingsDocument({ settings, carriers }: IdentityContext): object {
  return {
    external: {
      anonymous_users: settings.anonymousSignIn,
      email: settings.emailEnabled && carriers.email,
      phone: settings.phoneEnabled && carriers.sms,
    },
    disable_signup: settings.signUpDisabled,
    mailer_autoconfirm: settings.autoConfirmEmail,
    phone_autoconfirm: settings.autoConfirmPhone,
    sms_provider: '',
    saml_enabled: false,
    mfa_enabled: true,
    passkeys_enabled: settings.passkeys,
  };
}

/** GET /health. */
export const healthDocument = {
  version: '1',
  name: 'EGCR identity',
  description: 'Speaks the GoTrue protocol',
} as const;

/** GET /.well-known/jwks.json: every key that verifies, for the person who checks tokens without asking us. */
export function jwksDocument({ keys }: IdentityContext): object {
  return { keys: keys.signing.map(({ publicJwk }) => publicJwk) };
}
