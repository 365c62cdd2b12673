import { PASSKEYS_MAX } from '@egcr/identity/contract';
import {
  IdentityServer,
  newEmail,
  newPhone,
  PASSWORD,
  SITE,
  SoftwareAuthenticator,
} from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/* The codes of changes to an account, as the real client meets them; see error-codes.test.ts. */
type Failure = { readonly error: unknown };
interface Case {
  readonly name: string;
  readonly expected: readonly [status: number, code: string, message: RegExp];
  readonly provoke: () => Promise<Failure>;
}

let server: IdentityServer;
let guarded: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
  guarded = await IdentityServer.start({ currentPasswordRequired: true });
});
afterAll(async () => {
  await server.close();
  await guarded.close();
});

async function signedIn(at = server, { hasPin = false } = {}) {
  const person = await at.person({ hasPin });
  const client = at.client();
  const { error } = await client.signInWithPassword({ email: person.email, password: PASSWORD });
  if (error) throw error;
  return { ...person, client };
}

const OTHER = 'Meadow-Gate-58';

const changing: readonly Case[] = [
  {
    name: 'the same password again',
    expected: [422, 'same_password', /^New password should be different from the old password\.$/],
    provoke: async () => (await signedIn()).client.updateUser({ password: PASSWORD }),
  },
  {
    name: 'a weak password',
    expected: [422, 'weak_password', /three of/],
    provoke: async () => (await signedIn()).client.updateUser({ password: 'abcdefgh' }),
  },
  {
    name: 'an address of someone else',
    expected: [422, 'email_exists', /^A user with this email address has already been registered$/],
    provoke: async () => {
      const holder = await server.person();
      return (await signedIn()).client.updateUser({ email: holder.email });
    },
  },
  {
    name: 'a number of someone else',
    expected: [422, 'phone_exists', /^A user with this phone number has already been registered$/],
    provoke: async () => {
      const phone = newPhone();
      await server.person({ phone });
      return (await signedIn()).client.updateUser({ phone });
    },
  },
  {
    name: 'no fresh PIN',
    expected: [400, 'reauthentication_needed', /requires reauthentication$/],
    provoke: async () => (await signedIn(server, { hasPin: true })).client.updateUser({ password: OTHER }),
  },
  {
    name: 'a wrong nonce',
    expected: [422, 'reauthentication_not_valid', /^Nonce has expired or is invalid$/],
    provoke: async () =>
      (await signedIn(server, { hasPin: true })).client.updateUser({ password: OTHER, nonce: '123456' }),
  },
  {
    name: 'no present password where it is asked for',
    expected: [400, 'current_password_required', /^Current password required/],
    provoke: async () => (await signedIn(guarded)).client.updateUser({ password: OTHER }),
  },
  {
    name: 'a wrong present password',
    expected: [400, 'current_password_mismatch', /^Current password required/],
    provoke: async () =>
      (await signedIn(guarded)).client.updateUser({ password: OTHER, current_password: 'Wrong-Lamp-42' }),
  },
  {
    name: 'data without end',
    expected: [400, 'validation_failed', /^User metadata is too large$/],
    provoke: async () => (await signedIn()).client.updateUser({ data: { note: 'x'.repeat(17_000) } }),
  },
  {
    name: 'a body without end',
    expected: [413, 'request_too_large', /^Request body is too large$/],
    provoke: async () => (await signedIn()).client.updateUser({ data: { note: 'x'.repeat(1_100_000) } }),
  },
];

const ofFactors: readonly Case[] = [
  {
    name: 'a security key as a factor',
    expected: [422, 'mfa_webauthn_enroll_not_enabled', /^MFA enroll is disabled for WebAuthn$/],
    provoke: async () =>
      (await signedIn()).client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' }),
  },
  {
    name: 'a telephone as a factor',
    expected: [422, 'mfa_phone_enroll_not_enabled', /^MFA enroll is disabled for Phone$/],
    provoke: async () => (await signedIn()).client.mfa.enroll({ factorType: 'phone', phone: newPhone() }),
  },
  {
    name: 'recovery codes after the last passkey is gone',
    expected: [403, 'insufficient_aal', /^AAL2 required to manage recovery codes$/],
    provoke: async () => {
      const { client } = await signedIn();
      const device = new SoftwareAuthenticator();
      const place = { rpId: 'egcr.test', origin: SITE };
      const begun = await client.passkey.startRegistration();
      const added = await client.passkey.verifyRegistration({
        challengeId: begun.data?.challenge_id ?? '',
        credential: device.register({ ...place, challenge: begun.data?.options.challenge ?? '' }),
      });
      await client.passkey.delete({ passkeyId: added.data?.id ?? '' });
      return client.mfa.recoveryCodes.generate();
    },
  },
  {
    name: 'an eleventh passkey',
    expected: [422, 'too_many_passkeys', /^Maximum number of passkeys reached/],
    provoke: async () => {
      const { client } = await signedIn();
      for (let turn = 0; turn < PASSKEYS_MAX; turn += 1) {
        const { data } = await client.passkey.startRegistration();
        const credential = new SoftwareAuthenticator().register({
          rpId: 'egcr.test',
          origin: SITE,
          challenge: data?.options.challenge ?? '',
        });
        await client.passkey.verifyRegistration({ challengeId: data?.challenge_id ?? '', credential });
      }
      return client.passkey.startRegistration();
    },
  },
];

const ofOperators: readonly Case[] = [
  {
    name: 'a person at the admin API',
    expected: [403, 'not_admin', /^User not allowed$/],
    provoke: async () => (await server.admin((await server.person()).token)).listUsers(),
  },
  {
    name: 'nobody of that id',
    expected: [404, 'user_not_found', /^User not found$/],
    provoke: async () => (await server.admin()).getUserById('01900000-0000-7000-8000-000000000009'),
  },
  {
    name: 'a taken address',
    expected: [422, 'email_exists', /already been registered$/],
    provoke: async () => {
      const { email } = await server.person();
      return (await server.admin()).createUser({ email, password: PASSWORD });
    },
  },
  {
    name: 'a link of no type',
    expected: [400, 'validation_failed', /^Invalid email action link type requested/],
    provoke: async () => {
      const key = await server.identity.door.makeServiceKey(server.services.clock.now());
      const answer = await server.call('POST', '/auth/v1/admin/generate_link', {
        token: key,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        body: { type: 'odd', email: newEmail() },
      });
      return { error: { status: answer.status, ...answer.body } };
    },
  },
];

describe.each([
  ['changing an account', changing],
  ['factors and passkeys', ofFactors],
  ['the admin API', ofOperators],
])('an error of %s, as the real client meets it', (_, cases) => {
  it.each(cases)('$name: $expected', async ({ expected: [status, code, message], provoke }) => {
    const { error } = await provoke();
    expect(error).toMatchObject({ status, code, message: expect.stringMatching(message) });
  });
});
