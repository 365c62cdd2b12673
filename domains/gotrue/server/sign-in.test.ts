import { IdentityServer, newEmail, newPhone, PASSWORD } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const wrongCredentials = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };

describe('signing in with a password', () => {
  it('opens a session by e-mail and by phone [CALL-02]', async () => {
    const phone = newPhone();
    const { email, userId } = await server.person({ phone });
    const byMail = await server
      .client()
      .signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
    expect(byMail.error).toBeNull();
    expect(byMail.data.user?.id).toBe(userId);
    expect(byMail.data.user?.last_sign_in_at).toBeTypeOf('string');
    const byPhone = await server.client().signInWithPassword({ phone, password: PASSWORD });
    expect(byPhone.data.user?.id).toBe(userId);
  });

  it('answers an unknown person, a wrong password and a passwordless person alike (threat 6) [ERR-02]', async () => {
    const { email } = await server.person();
    const passwordless = newEmail();
    const client = server.client();
    await client.signInWithOtp({ email: passwordless });
    await client.verifyOtp({ email: passwordless, token: await server.codeFor(passwordless), type: 'email' });
    for (const credentials of [
      { email: newEmail(), password: PASSWORD },
      { email, password: 'Wrong-Lamp-42' },
      { email: passwordless, password: PASSWORD },
      { phone: newPhone(), password: PASSWORD },
    ]) {
      const { error } = await client.signInWithPassword(credentials);
      expect(error).toMatchObject(wrongCredentials);
    }
  });

  it('names the password as the reason only where an account is there [ERR-02]', async () => {
    const { email } = await server.person();
    const reasonFor = async (address: string) => {
      const body = { email: address, password: 'Wrong-Lamp-42' };
      return (await server.call('POST', '/auth/v1/token?grant_type=password', { body })).body['reason'];
    };
    expect(await reasonFor(email)).toBe('incorrect_password');
    expect(await reasonFor(newEmail())).toBeUndefined();
  });

  it('takes about as long for nobody as for someone (threat 6)', async () => {
    const { email } = await server.person();
    const client = server.client();
    const timed = async (address: string) => {
      const begun = performance.now();
      await client.signInWithPassword({ email: address, password: 'Wrong-Lamp-42' });
      return performance.now() - begun;
    };
    // In turns, so that what else the machine does delays both alike.
    const times: { readonly nobody: number; readonly somebody: number }[] = [];
    for (let turn = 0; turn < 15; turn += 1)
      times.push({ nobody: await timed(newEmail()), somebody: await timed(email) });
    const median = (each: readonly number[]) => each.toSorted((one, other) => one - other)[7] ?? 0;
    const nobody = median(times.map((time) => time.nobody));
    const somebody = median(times.map((time) => time.somebody));
    // Without the decoy hash nobody would be answered in a tenth of the time.
    expect(nobody).toBeGreaterThan(somebody / 3);
  });

  it('warns of a password that would be refused today, and lets its owner in', async () => {
    const email = newEmail();
    const secrets = await server.identity.door.hashSecrets({ password: 'Passw0rd' });
    await server.services.unit((work) =>
      server.identity.door.createConfirmedPerson(work, { email, secrets }),
    );
    const { data } = await server.client().signInWithPassword({ email, password: 'Passw0rd' });
    expect(data.session).not.toBeNull();
    expect(data.weakPassword?.reasons).toEqual(['pwned']);
  });
});

describe('signing in with a code', () => {
  it('makes the person on the way, with their data, and knows them the next time [CALL-03] [CALL-04]', async () => {
    const phone = newPhone();
    const client = server.client();
    const sent = await client.signInWithOtp({
      phone,
      options: { data: { contact_method: 'phone', signin_mode: true } },
    });
    expect(sent).toMatchObject({ error: null });
    expect((await server.sentTo(phone))[0]?.text).toMatch(
      /^\d{6} is your EGCR code\. It works for 10 minutes\.$/,
    );
    const { data, error } = await client.verifyOtp({
      phone,
      token: await server.codeFor(phone),
      type: 'sms',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      phone: phone.slice(1),
      user_metadata: { contact_method: 'phone', signin_mode: true },
    });
    expect(data.user?.phone_confirmed_at).toBeTypeOf('string');
    expect(data.user?.email_confirmed_at).toBeUndefined();
    server.advance(61);
    await client.signInWithOtp({ phone, options: { shouldCreateUser: false } });
    const again = await client.verifyOtp({ phone, token: await server.codeFor(phone), type: 'sms' });
    expect(again.data.user?.id).toBe(data.user?.id);
  });

  it('makes nobody where that was declined [CALL-03]', async () => {
    const phone = newPhone();
    const { error } = await server.client().signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    });
    expect(await server.sentTo(phone)).toHaveLength(0);
  });

  it('asks for patience within a minute of the last code [CALL-09]', async () => {
    const phone = newPhone();
    await server.client().signInWithOtp({ phone });
    const { error } = await server.client().signInWithOtp({ phone });
    expect(error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    expect(error?.message).toMatch(/only request this after \d+ seconds\.$/);
  });

  it('kills the old message with the new one (threat 4) (threat 7)', async () => {
    const email = newEmail();
    const client = server.client();
    const tokenHash = async () =>
      new URLSearchParams((await server.linkFor(email)).split('?')[1]).get('token') ?? '';
    await client.signInWithOtp({ email });
    const old = await tokenHash();
    server.advance(61);
    await client.signInWithOtp({ email });
    const stale = await client.verifyOtp({ token_hash: old, type: 'magiclink' });
    expect(stale.error).toMatchObject({ code: 'otp_expired' });
    const fresh = await client.verifyOtp({ token_hash: await tokenHash(), type: 'magiclink' });
    expect(fresh.error).toBeNull();
  });

  it('lets five wrong guesses pass and then not even the right one (threat 4)', async () => {
    const phone = newPhone();
    await server.client().signInWithOtp({ phone });
    const right = await server.codeFor(phone);
    const wrong = Array.from({ length: 30 }, (_, at) =>
      String((Number(right) + at + 1) % 1_000_000).padStart(6, '0'),
    );
    const guesses = await Promise.all(
      wrong.map((token) => server.client().verifyOtp({ phone, token, type: 'sms' })),
    );
    expect(guesses.every(({ error }) => error?.code === 'otp_expired')).toBe(true);
    const late = await server.client().verifyOtp({ phone, token: right, type: 'sms' });
    expect(late.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('spends a code once, of fifty at once (threat 4)', async () => {
    const phone = newPhone();
    await server.client().signInWithOtp({ phone });
    const token = await server.codeFor(phone);
    const uses = await Promise.all(
      Array.from({ length: 50 }, () => server.client().verifyOtp({ phone, token, type: 'sms' })),
    );
    expect(uses.filter(({ data }) => data.session !== null)).toHaveLength(1);
  });

  it('spends the link of a mail once, of fifty at once, also by its token hash (threat 7)', async () => {
    const email = newEmail();
    await server.client().signInWithOtp({ email });
    const query = new URLSearchParams((await server.linkFor(email)).split('?')[1]);
    const token_hash = query.get('token') ?? '';
    expect(query.get('type')).toBe('magiclink');
    const uses = await Promise.all(
      Array.from({ length: 50 }, () => server.client().verifyOtp({ token_hash, type: 'magiclink' })),
    );
    expect(uses.filter(({ data }) => data.session !== null)).toHaveLength(1);
    expect(uses.find(({ error }) => error)?.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
  });

  it('refuses a code of another kind and a code of another person (threat 4)', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const client = server.client();
    await client.signUp({ email, password: PASSWORD });
    await client.signInWithOtp({ email: other });
    const token = await server.codeFor(email);
    expect((await client.verifyOtp({ email, token, type: 'recovery' })).error).toMatchObject({
      code: 'otp_expired',
    });
    const foreign = await client.verifyOtp({ email: other, token, type: 'email' });
    expect(foreign.error).toMatchObject({ code: 'otp_expired' });
    expect((await client.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
  });
});

describe('being signed in', () => {
  it('sets, reads and asks for the session and the person [CALL-05]', async () => {
    const { token, refreshToken, email, userId } = await server.person();
    const client = server.client();
    const set = await client.setSession({ access_token: token, refresh_token: refreshToken });
    expect(set.error).toBeNull();
    const { data } = await client.getSession();
    expect(data.session?.access_token).toBe(token);
    const asked = await client.getUser();
    expect(asked.data.user).toMatchObject({ id: userId, email, aud: 'authenticated' });
    const claims = await client.getClaims();
    expect(claims.data?.claims).toMatchObject({
      iss: 'http://egcr.test/auth/v1',
      aud: 'authenticated',
      sub: userId,
      email,
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
      amr: [{ method: 'password' }],
    });
    expect(claims.data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
  });

  it('ends this session, all others, or all, as asked', async () => {
    const { email } = await server.person();
    const [first, second, third] = [server.client(), server.client(), server.client()];
    for (const client of [first, second, third])
      await client.signInWithPassword({ email, password: PASSWORD });
    expect(await first.signOut({ scope: 'others' })).toEqual({ error: null });
    expect((await first.getUser()).error).toBeNull();
    expect((await second.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    await third.signInWithPassword({ email, password: PASSWORD });
    await first.signOut({ scope: 'local' });
    expect((await third.getUser()).error).toBeNull();
    await third.signOut();
    const { error } = await third.getUser();
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  it('names what is wrong with a bearer', async () => {
    const nobody = await server.call('GET', '/auth/v1/user');
    expect(nobody).toMatchObject({ status: 401, body: { code: 401, error_code: 'no_authorization' } });
    const forged = await server.call('GET', '/auth/v1/user', { token: 'a.b.c' });
    expect(forged).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    const { token } = await server.person();
    server.advance(901);
    const old = await server.call('GET', '/auth/v1/user', { token });
    expect(old).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    expect(old.body['msg']).toContain('token is expired');
  });
});
