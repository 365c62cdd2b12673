import { IdentityServer, newEmail, newPhone, PASSWORD } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * Each code of the protocol as the real client meets it, with its status and words. Codes of second factors and passkeys stand in
 * factors.test.ts and passkeys.test.ts, captcha_failed in apps/server. Two cannot come from this server: `conflict`, for two refreshes
 * at once are settled in one row, and `user_not_found` for a bearer, for sessions go with their person.
 */
type Client = ReturnType<IdentityServer['client']>;
type Failure = { readonly error: { readonly status?: number | undefined; readonly code?: unknown } | null };
type Code = string;
interface Case {
  readonly name: string;
  readonly expected: readonly [status: number, code: Code, message: RegExp];
  readonly provoke: () => Promise<Failure>;
}

let server: IdentityServer;
let closed: IdentityServer;
let guarded: IdentityServer;
let counted: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
  closed = await IdentityServer.start({ emailEnabled: false, phoneEnabled: false });
  guarded = await IdentityServer.start({ currentPasswordRequired: true, signUpDisabled: true });
  counted = await IdentityServer.start({}, { rateLimitsOn: true });
});
afterAll(async () => {
  for (const each of [server, closed, guarded, counted]) await each.close();
});

async function signedIn(at = server, client = at.client()) {
  const person = await at.person();
  const { error } = await client.signInWithPassword({ email: person.email, password: PASSWORD });
  if (error) throw error;
  return { ...person, client };
}

/** A session whose token is still good and whose row has ended. */
async function signedOutElsewhere(): Promise<Client> {
  const { client, email } = await signedIn();
  const other = server.client();
  await other.signInWithPassword({ email, password: PASSWORD });
  await other.signOut({ scope: 'others' });
  return client;
}

async function refreshTokenOf(client: Client): Promise<string> {
  return (await client.getSession()).data.session?.refresh_token ?? '';
}

const email = newEmail;
const refreshing = (client: Client, refresh_token: string) => client.refreshSession({ refresh_token });

const signingUp: readonly Case[] = [
  {
    name: 'sign-up is closed',
    expected: [422, 'signup_disabled', /^Signups not allowed for this instance$/],
    provoke: () => guarded.client().signUp({ email: email(), password: PASSWORD }),
  },
  {
    name: 'the account exists',
    expected: [422, 'user_already_exists', /^User already registered$/],
    provoke: async () => {
      const person = await server.person();
      return server.client().signUp({ email: person.email, password: PASSWORD });
    },
  },
  {
    name: 'no password',
    expected: [400, 'validation_failed', /^Signup requires a valid password$/],
    provoke: () => server.client().signUp({ email: email(), password: '' }),
  },
  {
    name: 'no address',
    expected: [400, 'validation_failed', /^Unable to validate email address: invalid format$/],
    provoke: () => server.client().signUp({ email: 'nobody@', password: PASSWORD }),
  },
  {
    name: 'no phone number',
    expected: [400, 'validation_failed', /^Invalid phone number format \(E\.164 required\)$/],
    provoke: () => server.client().signUp({ phone: '12', password: PASSWORD }),
  },
  {
    name: 'a short password',
    expected: [422, 'weak_password', /^Password should be at least 8 characters\./],
    provoke: () => server.client().signUp({ email: email(), password: 'Abc1!' }),
  },
  {
    name: 'a known password',
    expected: [422, 'weak_password', /^Password is known to be weak and easy to guess/],
    provoke: () => server.client().signUp({ email: email(), password: 'Password1' }),
  },
  {
    name: 'mail is switched off',
    expected: [400, 'email_provider_disabled', /^Email logins are disabled$/],
    provoke: () => closed.client().signUp({ email: email(), password: PASSWORD }),
  },
  {
    name: 'phones are switched off',
    expected: [400, 'phone_provider_disabled', /^Phone logins are disabled$/],
    provoke: () => closed.client().signUp({ phone: newPhone(), password: PASSWORD }),
  },
  {
    name: 'nobody may stay nameless',
    expected: [422, 'anonymous_provider_disabled', /^Anonymous sign-ins are disabled$/],
    provoke: () => server.client().signInAnonymously(),
  },
  {
    name: 'a number that gets no SMS',
    expected: [422, 'sms_send_failed', /^Messages cannot be sent to this number$/],
    provoke: () => server.client().signUp({ phone: '+19005550123', password: PASSWORD }),
  },
];

const sending: readonly Case[] = [
  {
    name: 'a second mail within a minute',
    expected: [
      429,
      'over_email_send_rate_limit',
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    ],
    provoke: async () => {
      const to = email();
      await server.client().signUp({ email: to, password: PASSWORD });
      return server.client().resend({ type: 'signup', email: to });
    },
  },
  {
    name: 'a second SMS within a minute',
    expected: [429, 'over_sms_send_rate_limit', /only request this after \d+ seconds\.$/],
    provoke: async () => {
      const phone = newPhone();
      await server.client().signInWithOtp({ phone });
      return server.client().signInWithOtp({ phone });
    },
  },
  {
    name: 'a stranger who is not to be added',
    expected: [422, 'otp_disabled', /^Signups not allowed for otp$/],
    provoke: () => server.client().signInWithOtp({ phone: newPhone(), options: { shouldCreateUser: false } }),
  },
  {
    name: 'too many requests of one network',
    expected: [429, 'over_request_rate_limit', /^Request rate limit reached$/],
    provoke: async () => {
      let last: Failure = { error: null };
      for (let turn = 0; turn < 62 && !last.error; turn += 1) {
        last = await counted.client().resetPasswordForEmail(email());
      }
      return last;
    },
  },
];

const signingIn: readonly Case[] = [
  {
    name: 'nobody of that name',
    expected: [400, 'invalid_credentials', /^Invalid login credentials$/],
    provoke: () => server.client().signInWithPassword({ email: email(), password: PASSWORD }),
  },
  {
    name: 'an address that is not confirmed',
    expected: [400, 'email_not_confirmed', /^Email not confirmed$/],
    provoke: async () => {
      const to = email();
      await server.client().signUp({ email: to, password: PASSWORD });
      return server.client().signInWithPassword({ email: to, password: PASSWORD });
    },
  },
  {
    name: 'a number that is not confirmed',
    expected: [400, 'phone_not_confirmed', /^Phone not confirmed$/],
    provoke: async () => {
      const phone = newPhone();
      await server.client().signUp({ phone, password: PASSWORD });
      return server.client().signInWithPassword({ phone, password: PASSWORD });
    },
  },
  {
    name: 'someone banned',
    expected: [400, 'user_banned', /^User is banned$/],
    provoke: async () => {
      const person = await server.person();
      await (await server.admin()).updateUserById(person.userId, { ban_duration: '1h' });
      return server.client().signInWithPassword({ email: person.email, password: PASSWORD });
    },
  },
  {
    name: 'a wrong code',
    expected: [403, 'otp_expired', /^Token has expired or is invalid$/],
    provoke: () => server.client().verifyOtp({ email: email(), token: '123456', type: 'email' }),
  },
  {
    name: 'a wrong link',
    expected: [403, 'otp_expired', /^Email link is invalid or has expired$/],
    provoke: () => server.client().verifyOtp({ token_hash: 'nothing', type: 'email' }),
  },
];

const beingSignedIn: readonly Case[] = [
  {
    name: 'a bearer that is no token',
    expected: [403, 'bad_jwt', /^invalid JWT: unable to parse or verify signature/],
    provoke: () => server.client().getUser('head.body.sign'),
  },
  {
    name: 'a refresh token nobody made',
    expected: [400, 'refresh_token_not_found', /^Invalid Refresh Token: Refresh Token Not Found$/],
    provoke: () => refreshing(server.client(), 'nonsense'),
  },
  {
    name: 'a refresh token of long ago',
    expected: [400, 'refresh_token_already_used', /^Invalid Refresh Token: Already Used$/],
    provoke: async () => {
      const { client } = await signedIn();
      const first = await refreshTokenOf(client);
      for (let turn = 0; turn < 2; turn += 1) await client.refreshSession();
      server.advance(11);
      return refreshing(server.client(), first);
    },
  },
  {
    name: 'a session that was idle',
    expected: [400, 'session_expired', /^Invalid Refresh Token: Session Expired \(Inactivity\)$/],
    provoke: async () => {
      const { client } = await signedIn();
      const token = await refreshTokenOf(client);
      server.advance(700);
      return refreshing(server.client(), token);
    },
  },
  {
    name: 'a refresh of someone banned',
    expected: [400, 'user_banned', /^User is banned$/],
    provoke: async () => {
      const { client, userId } = await signedIn();
      await (await server.admin()).updateUserById(userId, { ban_duration: '1h' });
      return refreshing(server.client(), await refreshTokenOf(client));
    },
  },
];

describe.each([
  ['signing up', signingUp],
  ['asking for a message', sending],
  ['signing in', signingIn],
  ['being signed in', beingSignedIn],
])('an error of %s, as the real client meets it', (_, cases) => {
  it.each(cases)('$name: $expected', async ({ expected: [status, code, message], provoke }) => {
    const { error } = await provoke();
    expect(error).toMatchObject({ status, code, message: expect.stringMatching(message) });
  });
});

it('a session that was ended elsewhere is forgotten by the client itself', async () => {
  const client = await signedOutElsewhere();
  const token = (await client.getSession()).data.session?.access_token ?? '';
  const { error } = await client.getUser();
  expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect((await client.getSession()).data.session).toBeNull();
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  expect(await server.call('GET', '/auth/v1/user', { token, headers })).toMatchObject({
    status: 403,
    body: { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
  });
  expect(await server.call('GET', '/auth/v1/user', { headers })).toMatchObject({
    status: 401,
    body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
  });
});
