import { IdentityServer, newEmail, newPhone, PASSWORD, SITE } from '@egcr/identity/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

describe('signing up by e-mail', () => {
  it('makes an unconfirmed account that keeps contact_method, and sends a link and a code [CALL-01]', async () => {
    const email = newEmail();
    const { data, error } = await server.client().signUp({
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
      options: { data: { contact_method: 'email' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      phone: '',
      role: 'authenticated',
      user_metadata: { contact_method: 'email' },
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email, email_verified: false } }],
    });
    expect(data.user?.confirmation_sent_at).toBeTypeOf('string');
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const [mail] = await server.sentTo(email);
    expect(mail?.subject).toBe('Confirm your email address');
    expect(mail?.text).toContain(await server.codeFor(email));
    expect(mail?.html).toContain(await server.codeFor(email));
    expect(mail?.html).not.toContain('<img');
  });

  it('opens a session for the right code, and the password works from then on [CALL-01] [CALL-04]', async () => {
    const email = newEmail();
    const client = server.client();
    await client.signUp({ email, password: PASSWORD });
    const early = await client.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
    const wrong = await client.signInWithPassword({ email, password: `${PASSWORD}!` });
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials' });
    const { data, error } = await client.verifyOtp({
      email,
      token: await server.codeFor(email),
      type: 'email',
    });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeTypeOf('string');
    expect(data.session?.expires_in).toBe(900);
    const later = await server.client().signInWithPassword({ email, password: PASSWORD });
    expect(later.data.session?.access_token).toBeTypeOf('string');
  });

  it('opens a session for the link, tokens in the fragment only, and the second click is friendly (threat 1)', async () => {
    const email = newEmail();
    await server.client().signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: `${SITE}/auth?mode=signin` },
    });
    const link = await server.linkFor(email);
    const target = await server.open(link);
    expect(`${target.origin}${target.pathname}${target.search}`).toBe(`${SITE}/auth?mode=signin`);
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get('type')).toBe('signup');
    expect(fragment.get('token_type')).toBe('bearer');
    expect(fragment.has('expires_at')).toBe(false);
    const client = server.client();
    const { data, error } = await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await server.open(link);
    expect(again.hash).toBe('#message=Email+already+verified&sb=');
  });

  it('says so when the account exists [ERR-01]', async () => {
    const { email } = await server.person();
    const { error } = await server.client().signUp({ email, password: PASSWORD });
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
    expect(await server.sentTo(email)).toHaveLength(0);
  });

  it('refuses what is no address and what is no password, each by its name [VAL-07]', async () => {
    const client = server.client();
    const cases: [Parameters<typeof client.signUp>[0], object][] = [
      [
        { email: 'nobody.example.com', password: PASSWORD },
        {
          status: 400,
          code: 'validation_failed',
          message: 'Unable to validate email address: invalid format',
        },
      ],
      [
        { phone: '+12', password: PASSWORD },
        { status: 400, code: 'validation_failed', message: 'Invalid phone number format (E.164 required)' },
      ],
      [
        { email: newEmail(), password: '' },
        { status: 400, code: 'validation_failed', message: 'Signup requires a valid password' },
      ],
    ];
    for (const [credentials, expected] of cases) {
      expect((await client.signUp(credentials)).error).toMatchObject(expected);
    }
  });

  it.each([
    ['Ab1!', ['length'], 'Password should be at least 8 characters.'],
    [
      'abcdefgh1',
      ['characters'],
      'Password should contain at least three of: lowercase letters, uppercase letters, digits, special characters.',
    ],
    ['Passw0rd', ['pwned'], 'Password is known to be weak and easy to guess, please choose a different one.'],
    [
      'abc',
      ['length', 'characters'],
      'Password should be at least 8 characters. Password should contain at least three of: lowercase letters, uppercase letters, digits, special characters.',
    ],
  ])(
    'refuses the weak password %s with every reason [VAL-03] [VAL-07]',
    async (password, reasons, message) => {
      const { error } = await server.client().signUp({ email: newEmail(), password });
      expect(error).toMatchObject({
        name: 'AuthWeakPasswordError',
        status: 422,
        code: 'weak_password',
        message,
        reasons,
      });
    },
  );

  it('sends a second confirmation only after a minute, whatever calls for it [CALL-06, CALL-09]', async () => {
    const email = newEmail();
    const client = server.client();
    await client.signUp({ email, password: PASSWORD });
    const again = await client.signUp({ email, password: PASSWORD });
    expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    const resent = await client.resend({ type: 'signup', email });
    expect(resent.error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
    server.advance(61);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    expect(await server.sentTo(email)).toHaveLength(2);
  });

  it('never gives a stranger who knows the address a password of theirs (threat 6)', async () => {
    const email = newEmail();
    const stranger = server.client();
    await stranger.signUp({ email, password: PASSWORD, options: { data: { name: 'not theirs' } } });
    const owner = server.client();
    await owner.signInWithOtp({ email });
    const { data, error } = await owner.verifyOtp({
      email,
      token: await server.codeFor(email),
      type: 'magiclink',
    });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({});
    const entry = await stranger.signInWithPassword({ email, password: PASSWORD });
    expect(entry.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('makes one account of twenty sign-ups at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.client().signUp({ email, password: PASSWORD })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'over_email_send_rate_limit')).toHaveLength(19);
    expect(await server.sentTo(email)).toHaveLength(1);
  });

  it('writes in the language of the reader', async () => {
    const email = newEmail();
    await server
      .client({ 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.5' })
      .signUp({ email, password: PASSWORD });
    const [mail] = await server.sentTo(email);
    expect(mail?.subject).toBe('أكّد عنوان بريدك الإلكتروني');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  });
});

describe('signing up by phone', () => {
  it('sends a code by SMS that works for ten minutes and no longer [CALL-01] [CALL-04] [CALL-09]', async () => {
    const phone = newPhone();
    const client = server.client();
    const { data, error } = await client.signUp({ phone, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone: phone.slice(1), email: '' });
    const [sms] = await server.sentTo(phone);
    expect(sms?.text).toMatch(/^\d{6} confirms your EGCR account\. The code works for 10 minutes\.$/);
    const code = await server.codeFor(phone);
    server.advance(601);
    const late = await client.verifyOtp({ phone, token: code, type: 'sms' });
    expect(late.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
    await client.resend({ type: 'sms', phone });
    server.advance(599);
    const token = await server.codeFor(phone);
    const { data: session } = await client.verifyOtp({ phone, token, type: 'sms' });
    expect(session.user).toMatchObject({ phone: phone.slice(1) });
    expect(session.user?.phone_confirmed_at).toBeTypeOf('string');
    expect((await server.client().signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
  });

  it('keeps the chosen password when the code is asked for again without making anybody [CALL-03]', async () => {
    const phone = newPhone();
    const client = server.client();
    await client.signUp({ phone, password: PASSWORD });
    server.advance(61);
    const { error } = await client.signInWithOtp({
      phone,
      options: { shouldCreateUser: false, data: { verification_resend: true } },
    });
    expect(error).toBeNull();
    await client.verifyOtp({ phone, token: await server.codeFor(phone), type: 'sms' });
    expect((await server.client().signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
  });
});

describe('what the database keeps', () => {
  it('holds no password, code or link that could be used (threat 7)', async () => {
    const email = newEmail();
    await server.client().signUp({ email, password: PASSWORD });
    const code = await server.codeFor(email);
    const token = new URLSearchParams((await server.linkFor(email)).split('?')[1]).get('token') ?? '';
    const { rows } = await sql<{ row: string }>`
      select token::text as row from identity.one_time_token as token where sent_to = ${email}`.execute(
      server.services.db,
    );
    expect(rows).toHaveLength(1);
    const row = rows[0]?.row ?? '';
    expect(row).not.toContain(PASSWORD);
    expect(row).not.toContain(`${code},`);
    expect(row).not.toContain(Buffer.from(token, 'base64url').subarray(16).toString('hex'));
    expect(row).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});
