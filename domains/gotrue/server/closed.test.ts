import { IdentityServer, newEmail, newPhone, PASSWORD, WayInSession } from '@egcr/identity/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NEW = { 'x-supabase-api-version': '2024-01-01' };

describe('parts of the protocol that are not offered', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await IdentityServer.start();
  });
  afterAll(() => server.close());

  it.each([
    ['POST', '/sso', { domain: 'example.com' }, 404, 'saml_provider_disabled'],
    ['POST', '/sso/saml/acs', {}, 404, 'saml_provider_disabled'],
    ['GET', '/saml/metadata', undefined, 404, 'saml_provider_disabled'],
    ['GET', '/authorize?provider=google', undefined, 400, 'validation_failed'],
    ['GET', '/callback?code=1', undefined, 400, 'bad_oauth_callback'],
    [
      'POST',
      '/token?grant_type=id_token',
      { provider: 'google', id_token: 'a.b.c' },
      400,
      'provider_disabled',
    ],
    [
      'POST',
      '/token?grant_type=web3',
      { chain: 'solana', message: 'm', signature: 's' },
      422,
      'web3_provider_disabled',
    ],
    ['POST', '/token?grant_type=pkce', {}, 400, 'validation_failed'],
    ['POST', '/token?grant_type=pkce', { auth_code: 'a', code_verifier: 'b' }, 404, 'flow_state_not_found'],
    ['POST', '/token?grant_type=client_credentials', {}, 400, 'invalid_credentials'],
    ['GET', '/user/identities/authorize?provider=google', undefined, 401, 'no_authorization'],
  ])('%s %s %j is refused with %i %s (attack P6)', async (...[method, path, body, status, code]) => {
    const answer = await server.call(method, `/auth/v1${path}`, { headers: NEW, body });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('are named to the real client: linking and unlinking (attack P6)', async () => {
    const { email } = await server.person();
    const client = server.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const linked = await client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } });
    expect(linked.error).toMatchObject({ code: 'manual_linking_disabled' });
    const { data } = await client.getUserIdentities();
    const [identity] = data?.identities ?? [];
    if (!identity) throw new Error('a person has an identity');
    const unlinked = await client.unlinkIdentity(identity);
    expect(unlinked.error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
  });
});

describe('a production server without an SMS gateway and a smarthost', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await IdentityServer.start({}, {}, { email: false, sms: false });
  });
  afterAll(() => server.close());

  it('says that both are off, and takes no request that needs a message (attack P5)', async () => {
    const settings = await server.call('GET', '/auth/v1/settings');
    expect(settings.body).toMatchObject({ external: { email: false, phone: false } });
    const phone = newPhone();
    const email = newEmail();
    const { token, email: own } = await server.person();
    const cases: [string, string, object, string][] = [
      ['POST', '/signup', { phone, password: PASSWORD }, 'phone_provider_disabled'],
      ['POST', '/signup', { email, password: PASSWORD }, 'email_provider_disabled'],
      ['POST', '/otp', { phone }, 'phone_provider_disabled'],
      ['POST', '/otp', { email }, 'email_provider_disabled'],
      ['POST', '/magiclink', { email }, 'email_provider_disabled'],
      ['POST', '/resend', { type: 'sms', phone }, 'phone_provider_disabled'],
      ['POST', '/resend', { type: 'signup', email }, 'email_provider_disabled'],
      ['POST', '/recover', { email: own }, 'email_provider_disabled'],
      ['PUT', '/user', { phone }, 'phone_provider_disabled'],
      ['PUT', '/user', { email }, 'email_provider_disabled'],
    ];
    for (const [method, path, body, code] of cases) {
      const answer = await server.call(method, `/auth/v1${path}`, { headers: NEW, token, body });
      expect({ path, ...answer }).toMatchObject({ path, status: 400, body: { code } });
    }
    const asked = await server.call('GET', '/auth/v1/reauthenticate', { headers: NEW, token });
    expect(asked).toMatchObject({ status: 400, body: { code: 'email_provider_disabled' } });
  });

  it('sends no code for a forgotten PIN nor to end a hold, and says so (attack P5)', async () => {
    const phone = newPhone();
    const { token, userId } = await server.person({ hasPin: true, phone });
    const asked = await server.call('POST', '/api/v1/identity/pin/reset-request', { token });
    expect(asked).toMatchObject({ status: 409, body: { code: 'carrier_missing' } });
    const user = await server.call('GET', '/auth/v1/user', { token });
    expect(user.body['user_metadata']).toEqual({});
    server.advance(2 * 24 * 3600);
    const client = server.client();
    await client.signInWithPassword({ phone, password: PASSWORD });
    const session = new WayInSession(server, client);
    await sql`
      update identity.user set money_held_since = ${server.services.clock.now()}, money_held_by = array['email'],
        money_held_until = ${new Date(server.services.clock.now().getTime() + 1e6)}
      where id = ${userId}`.execute(server.services.db);
    const code = await session.call('POST', '/api/v1/identity/standing/code');
    expect(code).toMatchObject({ status: 409, body: { code: 'carrier_missing' } });
  });

  it('still lets people in who have a password (attack P5)', async () => {
    const phone = newPhone();
    const { email } = await server.person({ phone });
    for (const name of [{ phone }, { email }]) {
      expect((await server.client().signInWithPassword({ ...name, password: PASSWORD })).error).toBeNull();
    }
  });
});

describe('a server that confirms sign-ups automatically', () => {
  it('has a change of address confirmed all the same, by mail and by phone (attack P5)', async () => {
    const server = await IdentityServer.start({ autoConfirmEmail: true, autoConfirmPhone: true });
    const { token, userId, email: own } = await server.person();
    const email = newEmail();
    const phone = newPhone();
    const answer = await server.call('PUT', '/auth/v1/user', { token, body: { email, phone } });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: userId, email: own, new_email: email, phone: '', new_phone: phone.slice(1) },
    });
    expect(await server.sentTo(email)).toHaveLength(1);
    await server.close();
  });
});
