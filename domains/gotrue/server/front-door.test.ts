import { IdentityServer, newEmail, newPhone, PASSWORD } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/* What other domains bring to the front door: a captcha, and usernames. Both are stood in for here. */
const NEW = { 'x-supabase-api-version': '2024-01-01' };

describe('where a captcha is asked for', () => {
  let server: IdentityServer;
  const shown: string[] = [];
  beforeAll(async () => {
    const verify = async (_work: unknown, token: string, action: string) => {
      shown.push(`${token} for ${action}`);
      return token === 'right' ? 'ok' : 'Already used.';
    };
    server = await IdentityServer.start({}, {}, { email: true, sms: true }, { captcha: { verify } });
  });
  afterAll(() => server.close());

  const guarded = [
    ['/signup', 'signup', 200],
    ['/otp', 'otp', 200],
    ['/magiclink', 'otp', 200],
    ['/resend', 'resend', 200],
    ['/recover', 'recover', 200],
    ['/token?grant_type=password', 'signin', 400],
    ['/passkeys/authentication/options', 'signin', 200],
  ] as const;

  function ask(path: string, captcha_token?: unknown, token?: string) {
    const body = {
      email: newEmail(),
      password: PASSWORD,
      type: 'signup',
      ...(captcha_token === undefined ? {} : { gotrue_meta_security: { captcha_token } }),
    };
    return server.call('POST', `/auth/v1${path}`, { headers: NEW, body, ...(token ? { token } : {}) });
  }

  it.each(guarded)('%s takes a right one for %s, and no other', async (path, action, status) => {
    for (const missing of [undefined, '', 7]) {
      expect(await ask(path, missing)).toMatchObject({
        status: 400,
        body: { code: 'captcha_failed', message: expect.stringContaining('(no captcha_token found)') },
      });
    }
    shown.length = 0;
    expect(await ask(path, 'used')).toMatchObject({
      status: 400,
      body: { code: 'captcha_failed', message: expect.stringContaining('(Already used.)') },
    });
    const answer = await ask(path, 'right');
    expect(answer.status).toBe(status);
    expect(answer.body['code']).not.toBe('captcha_failed');
    expect(shown).toEqual([`used for ${action}`, `right for ${action}`]);
  });

  it('a service key needs none; a person and a forged key do', async () => {
    const key = await server.identity.door.makeServiceKey(server.services.clock.now());
    expect((await ask('/recover', undefined, key)).status).toBe(200);
    const { token } = await server.person();
    for (const other of [token, `${key.slice(0, -4)}AAAA`]) {
      expect((await ask('/recover', undefined, other)).body['code']).toBe('captcha_failed');
    }
  });

  it('other calls need none', async () => {
    const { refreshToken } = await server.person();
    const { error } = await server.client().refreshSession({ refresh_token: refreshToken });
    expect(error).toBeNull();
  });
});

describe('where people have usernames', () => {
  let server: IdentityServer;
  const names = new Map<string, string>();
  const asked: string[] = [];
  beforeAll(async () => {
    const findUserIdByUsername = async (_db: unknown, username: string) => {
      asked.push(username);
      return names.get(username);
    };
    server = await IdentityServer.start({}, {}, { email: true, sms: true }, { findUserIdByUsername });
  });
  afterAll(() => server.close());

  const signIn = (body: object) =>
    server.call('POST', '/auth/v1/token?grant_type=password', {
      headers: NEW,
      body: { password: PASSWORD, ...body },
    });

  it('the username signs in, however it is typed, and so does the address', async () => {
    const { userId, email } = await server.person();
    names.set('victoria', userId);
    for (const name of ['victoria', ' Victoria ', email]) {
      expect((await signIn({ email: name })).body['user']).toMatchObject({ id: userId });
    }
  });

  it('an unknown one gets the answer of an unknown address, and a known one that of a wrong password', async () => {
    const { userId } = await server.person();
    names.set('otto', userId);
    const refused = { code: 'invalid_credentials', message: 'Invalid login credentials' };
    expect((await signIn({ email: 'nobody' })).body).toEqual(refused);
    expect((await signIn({ email: 'otto', password: 'Wrong-Lamp-42' })).body).toEqual({
      ...refused,
      reason: 'incorrect_password',
    });
    expect((await signIn({ email: 'nobody@example.com' })).body).toEqual(refused);
  });

  it('of a person without a confirmed address opens nothing, and names the telephone', async () => {
    const phone = newPhone();
    const { data } = await server.client().signUp({ phone, password: PASSWORD });
    names.set('newcomer', data.user?.id ?? '');
    expect((await signIn({ email: 'newcomer' })).body).toMatchObject({ code: 'phone_not_confirmed' });
  });

  it('is looked up by its first hundred signs, and never beside a number', async () => {
    asked.length = 0;
    await signIn({ email: 'x'.repeat(300) });
    expect(asked).toEqual(['x'.repeat(100)]);
    expect((await signIn({ email: 'victoria', phone: newPhone() })).body).toMatchObject({
      code: 'validation_failed',
      message: 'Only an email address or phone number should be provided on sign in.',
    });
    expect((await signIn({})).body).toMatchObject({ message: 'missing email or phone' });
    expect(asked).toHaveLength(1);
  });
});

it('without usernames, a name without @ is refused as an address', async () => {
  const server = await IdentityServer.start();
  const answer = await server.call('POST', '/auth/v1/token?grant_type=password', {
    headers: NEW,
    body: { email: 'victoria', password: PASSWORD },
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { message: 'Unable to validate email address: invalid format' },
  });
  await server.close();
});
