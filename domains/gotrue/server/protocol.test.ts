import { IdentityServer, newEmail, newPhone, PASSWORD, SITE } from '@egcr/identity/testing';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start({ corsOrigins: ['https://partner.example'] });
});
afterAll(() => server.close());

const NEW = { 'x-supabase-api-version': '2024-01-01' };

describe('the shape of errors', () => {
  it('is new for clients that name a version, and old for the others', async () => {
    const body = { email: 'nobody' };
    const modern = await server.call('POST', '/auth/v1/recover', { headers: NEW, body });
    expect(modern.status).toBe(400);
    expect(modern.body).toEqual({
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    });
    expect(modern.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(modern.headers.get('x-sb-error-code')).toBe('validation_failed');
    const old = await server.call('POST', '/auth/v1/recover', { body });
    expect(old.body).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unable to validate email address: invalid format',
    });
  });

  it.each([
    ['POST', '/signup', '{"email":', 400, 'bad_json'],
    ['POST', '/signup', '[]', 400, 'bad_json'],
    ['POST', '/signup', '{}', 422, 'anonymous_provider_disabled'],
    ['POST', '/token?grant_type=pkce', '{}', 400, 'validation_failed'],
    ['POST', '/resend', '{"type":"invite","email":"a@b.co"}', 400, 'validation_failed'],
    ['POST', '/otp', '{}', 400, 'validation_failed'],
    ['POST', '/otp', '{"email":"a@b.co","phone":"12025550100"}', 400, 'validation_failed'],
    ['POST', '/verify', '{"email":"a@b.co","token":"123456"}', 400, 'validation_failed'],
    ['POST', '/verify', '{"email":"a@b.co","token":"123456","type":"email"}', 403, 'otp_expired'],
    ['POST', '/verify', '{"token_hash":"AAAA","type":"email"}', 403, 'otp_expired'],
    ['POST', '/logout?scope=some', '', 400, 'validation_failed'],
    ['POST', '/logout', '', 401, 'no_authorization'],
    ['POST', '/factors', '{}', 401, 'no_authorization'],
    ['POST', '/passkeys/authentication/verify', '{}', 400, 'webauthn_challenge_not_found'],
    ['GET', '/admin/users', undefined, 401, 'no_authorization'],
    ['GET', '/nothing-here', undefined, 404, 'not_found'],
  ])('%s %s %s answers %i %s', async (...[method, path, body, status, code]) => {
    const answer = await fetch(`${server.url}/auth/v1${path}`, {
      method,
      headers: { ...NEW, 'content-type': 'application/json;charset=UTF-8' },
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('never tells more of a fault than that there was one', async () => {
    const broken = await IdentityServer.start();
    await broken.owner.query('drop table identity.one_time_token cascade');
    const { error } = await broken.client().signInWithOtp({ email: newEmail() });
    expect(error).toMatchObject({ status: 500 });
    const answer = await broken.call('POST', '/auth/v1/otp', { headers: NEW, body: { email: newEmail() } });
    expect(answer.body).toEqual({
      code: 'unexpected_failure',
      message: 'Unexpected failure, please check server logs for more information',
    });
    await broken.close();
  });
});

describe('what anybody may read', () => {
  it('is the settings, the health and the keys that verify our tokens', async () => {
    const settings = await server.call('GET', '/auth/v1/settings');
    expect(settings.body).toMatchObject({ external: { email: true, phone: true }, disable_signup: false });
    expect((await server.call('GET', '/auth/v1/health')).status).toBe(200);
    const keys = await server.call('GET', '/auth/v1/.well-known/jwks.json');
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
    expect(JSON.stringify(keys.body)).not.toContain('"d"');
    const { token, userId } = await server.person();
    const set = createRemoteJWKSet(new URL(`${server.url}/auth/v1/.well-known/jwks.json`));
    const { payload } = await jwtVerify(token, set, { audience: 'authenticated', issuer: `${SITE}/auth/v1` });
    expect(payload.sub).toBe(userId);
  });

  it('is readable from listed origins, error codes included, and from no other (threat 15)', async () => {
    const ask = (origin: string) => server.call('GET', '/auth/v1/user', { headers: { origin } });
    const listed = await ask('https://partner.example');
    expect(listed.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(listed.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
    expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await server.call('OPTIONS', '/auth/v1/token', {
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Supabase-Api-Version');
  });
});

describe('where links lead', () => {
  it('is never outside the site', async () => {
    const email = newEmail();
    await server.client().signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: 'https://evil.example/steal' },
    });
    const link = await server.linkFor(email);
    expect(new URLSearchParams(link.split('?')[1]).get('redirect_to')).toBe(SITE);
    const bent = new URL(link, SITE);
    bent.searchParams.set('redirect_to', 'https://evil.example/steal');
    const target = await server.open(`${bent.pathname}${bent.search}`);
    expect(target.origin).toBe(SITE);
    expect(target.hash).toContain('access_token=');
  });
});

describe('an operator', () => {
  it('can confirm addresses at once, close sign-up, and open it to the nameless', async () => {
    const open = await IdentityServer.start({
      autoConfirmEmail: true,
      autoConfirmPhone: true,
      anonymousSignIn: true,
    });
    const byMail = await open.client().signUp({ email: newEmail(), password: PASSWORD });
    expect(byMail.data.session?.access_token).toBeTypeOf('string');
    const byPhone = await open.client().signUp({ phone: newPhone(), password: PASSWORD });
    expect(byPhone.data.user?.phone_confirmed_at).toBeTypeOf('string');
    const nameless = await open.client().signInAnonymously();
    expect(nameless.data.user).toMatchObject({ is_anonymous: true, email: '' });
    await open.close();
    const shut = await IdentityServer.start({ signUpDisabled: true, phoneEnabled: false });
    const refused = await shut.client().signUp({ email: newEmail(), password: PASSWORD });
    expect(refused.error).toMatchObject({ status: 422, code: 'signup_disabled' });
    const phone = await shut.client().signInWithOtp({ phone: newPhone() });
    expect(phone.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
    await shut.close();
  });

  it('can have it never tell who has an account (threat 6)', async () => {
    const strict = await IdentityServer.start({ enumeration: 'strict' });
    const { email } = await strict.person();
    const known = await strict.client().signUp({ email, password: PASSWORD });
    const unknown = await strict.client().signUp({ email: newEmail(), password: PASSWORD });
    expect(known.error).toBeNull();
    expect(known.data.user?.identities).toHaveLength(1);
    expect(Object.keys(known.data.user ?? {}).toSorted()).toEqual(
      Object.keys(unknown.data.user ?? {}).toSorted(),
    );
    expect((await strict.sentTo(email))[0]?.subject).toBe('You already have an account');
    const twice = [
      await strict.client().resetPasswordForEmail(email),
      await strict.client().resetPasswordForEmail(email),
    ];
    expect(twice.every(({ error }) => error === null)).toBe(true);
    const stranger = await strict
      .client()
      .signInWithOtp({ email: newEmail(), options: { shouldCreateUser: false } });
    expect(stranger.error).toBeNull();
    await strict.close();
  });

  it('can have requests of one network counted, and says when to come back (threat 17)', async () => {
    const counted = await IdentityServer.start({}, { rateLimitsOn: true });
    const answers = [];
    for (let turn = 0; turn < 31; turn += 1) {
      answers.push(
        await counted.call('POST', '/auth/v1/recover', { headers: NEW, body: { email: newEmail() } }),
      );
    }
    expect(answers.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
    expect(answers[30]).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect(Number(answers[30]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await counted.close();
  });
});
