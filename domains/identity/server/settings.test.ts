import { createSecretKey, generateKeyPairSync } from 'node:crypto';

import { decodeProtectedHeader, SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';

import { IdentityServer, newEmail, newPhone, PASSWORD, PIN } from '../testing/identity-server.ts';
import { makeIdentityKeys, readIdentityKeys, rotateSigningKeys } from './keys.ts';
import { identitySettings } from './settings.ts';

let server: IdentityServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(settings: Parameters<typeof IdentityServer.start>[0]): Promise<IdentityServer> {
  server = await IdentityServer.start(settings);
  return server;
}

describe('an installation can be set', () => {
  it('to serve the protocol at the root', async () => {
    const at = await start({ basePath: '/' });
    const email = newEmail();
    await at.client().signUp({ email, password: PASSWORD });
    const target = await at.open(await at.linkFor(email));
    expect(target.hash).toContain('access_token=');
    expect((await at.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await at.call('GET', '/.well-known/jwks.json')).status).toBe(200);
    expect((await at.call('GET', '/auth/v1/health')).status).toBe(404);
  });

  it('to take no sign-ups, and still let those in who are there', async () => {
    const at = await start({ signUpDisabled: true });
    const client = at.client();
    expect((await client.signUp({ email: newEmail(), password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
    });
    expect((await client.signInWithOtp({ email: newEmail() })).error?.code).toBe('signup_disabled');
    const { email } = await at.person();
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const admin = await at.admin();
    expect((await admin.createUser({ email: newEmail() })).error).toBeNull();
  });

  it('to let people in without a name, who may give one later', async () => {
    const at = await start({ anonymousSignIn: true });
    const client = at.client();
    const { data } = await client.signInAnonymously({ options: { data: { guest: true } } });
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { guest: true } });
    const email = newEmail();
    expect((await client.updateUser({ email })).error).toBeNull();
    const verified = await at
      .client()
      .verifyOtp({ email, token: await at.codeFor(email), type: 'email_change' });
    expect(verified.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false });
    const closed = await IdentityServer.start();
    const refused = await closed.client().signInAnonymously();
    await closed.close();
    expect(refused.error?.code).toBe('anonymous_provider_disabled');
  });

  it('to confirm mail and SMS automatically', async () => {
    const at = await start({ autoConfirmEmail: true, autoConfirmPhone: true });
    const email = newEmail();
    const byMail = at.client();
    expect((await byMail.signUp({ email, password: PASSWORD })).data.session).not.toBeNull();
    const next = newEmail();
    // A change of address is confirmed all the same.
    expect((await byMail.updateUser({ email: next })).data.user).toMatchObject({ email, new_email: next });
    const phone = newPhone();
    expect((await at.client().signUp({ phone, password: PASSWORD })).data.session).not.toBeNull();
    expect((await at.client().signUp({ email, password: PASSWORD })).error?.code).toBe('user_already_exists');
  });

  it('to another rule for passwords', async () => {
    const at = await start({ passwordLengthMin: 12, passwordClassesMin: 4 });
    const { error } = await at.client().signUp({ email: newEmail(), password: 'Harbour-Lamp' });
    expect(error).toMatchObject({
      code: 'weak_password',
      message:
        'Password should contain at least four of: lowercase letters, uppercase letters, digits, special characters.',
    });
    expect((await at.client().signUp({ email: newEmail(), password: 'Harbour-Lamp-41' })).error).toBeNull();
  });

  it('to change addresses without a fresh PIN', async () => {
    const at = await start({ reauthenticate: false });
    const { token, refreshToken } = await at.person({ hasPin: true });
    const client = at.client();
    await client.setSession({ access_token: token, refresh_token: refreshToken });
    expect((await client.updateUser({ email: newEmail() })).error).toBeNull();
    expect(PIN).toHaveLength(6);
  });
});

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

describe('keys', () => {
  it('may be RS256 of an operator; our own stay published', async () => {
    const { privateKey } = rsa();
    const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'house-1' };
    const at = await start({ signingKeys: JSON.stringify([jwk]) });
    const { email } = await at.person();
    const client = at.client();
    const { data } = await client.signInWithPassword({ email, password: PASSWORD });
    expect(decodeProtectedHeader(data.session?.access_token ?? '')).toMatchObject({
      alg: 'RS256',
      kid: 'house-1',
    });
    expect((await client.getClaims()).data?.claims.email).toBe(email);
    expect((await client.getUser()).error).toBeNull();
    const jwks = await at.call('GET', '/auth/v1/.well-known/jwks.json');
    const published = JSON.stringify(jwks.body);
    expect(published).toContain('"alg":"ES256"');
    expect(published).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
  });

  it('of services may be RS256 or HS256 where that is set, and a public key is no secret', async () => {
    const { privateKey, publicKey } = rsa();
    const secret = 'a-secret-of-an-operator-that-is-long-enough';
    const open = { ...publicKey.export({ format: 'jwk' }), kid: 'tool-1' };
    const at = await start({ serviceSecret: secret, serviceKeys: JSON.stringify({ keys: [open] }) });
    const claims = () => new SignJWT({ role: 'service_role' });
    const byRsa = await claims().setProtectedHeader({ alg: 'RS256', kid: 'tool-1' }).sign(privateKey);
    const byHmac = await claims()
      .setProtectedHeader({ alg: 'HS256' })
      .sign(createSecretKey(Buffer.from(secret)));
    const confused = await claims()
      .setProtectedHeader({ alg: 'HS256', kid: 'tool-1' })
      .sign(createSecretKey(Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }))));
    const person = await new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(createSecretKey(Buffer.from(secret)));
    const codeOf = async (key: string) => (await (await at.admin(key)).listUsers()).error?.code;
    expect(await codeOf(byRsa)).toBeUndefined();
    expect(await codeOf(byHmac)).toBeUndefined();
    expect(await codeOf(confused)).toBe('bad_jwt');
    expect(await codeOf(person)).toBe('not_admin');
    expect((await at.call('GET', '/auth/v1/user', { token: byHmac })).status).toBe(403);
  });

  it('turn by one: the published next signs, the last one still verifies, older ones go', () => {
    const first = makeIdentityKeys();
    const second = rotateSigningKeys(first);
    const third = rotateSigningKeys(second);
    const ids = (stored: typeof first) => readIdentityKeys(stored).signing.map(({ kid }) => kid);
    expect(ids(first)).toHaveLength(2);
    expect(ids(second)).toEqual([ids(first)[1], expect.any(String), ids(first)[0]]);
    expect(ids(third)).toEqual([ids(second)[1], expect.any(String), ids(second)[0]]);
    expect(ids(third)).not.toContain(ids(first)[0]);
  });

  it.each(['not json', '{"kty":"oct","k":"AAAA","kid":"x"}', '[{"kty":"EC","crv":"P-256"}]'])(
    'that cannot be used are refused before the start: %s',
    (signingKeys) => {
      expect(identitySettings.safeParse({ siteUrl: 'http://egcr.test', signingKeys }).success).toBe(false);
    },
  );
});
