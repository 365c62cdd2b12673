import { IdentityServer, newEmail, newPhone, PASSWORD } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/* What no client of ours sends, and strangers do: none of it may break the server, and each is told what is wrong. */
let server: IdentityServer;
let person: Awaited<ReturnType<IdentityServer['person']>>;
let serviceKey: string;
beforeAll(async () => {
  server = await IdentityServer.start();
  person = await server.person();
  serviceKey = await server.identity.door.makeServiceKey(server.services.clock.now());
});
afterAll(() => server.close());

const NEW = { 'x-supabase-api-version': '2024-01-01' };

async function send(
  method: string,
  path: string,
  body: string,
  { token, type = 'application/json' }: { readonly token?: string; readonly type?: string } = {},
) {
  const answer = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    headers: { ...NEW, 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body,
  });
  return [answer.status, ((await answer.json()) as { readonly code?: unknown }).code];
}

describe('text that no database keeps', () => {
  const unkept = [
    ['the character NUL', String.raw`"a\u0000b"`],
    ['NUL in a name', String.raw`{"a\u0000b": 1}`],
    ['half of a surrogate pair', String.raw`"\ud800"`],
    ['half of a pair deep inside', String.raw`{"a": [{"b": "x\udc00"}]}`],
  ] as const;

  it.each(unkept)('is refused in the data of a sign-up: %s', async (_name, data) => {
    const email = newEmail();
    const body = `{"email": "${email}", "password": "${PASSWORD}", "data": {"note": ${data}}}`;
    expect(await send('POST', '/signup', body)).toEqual([400, 'validation_failed']);
    expect(await server.sentTo(email)).toEqual([]);
  });

  it.each(unkept)("is refused in a person's own data, and in an operator's: %s", async (_name, data) => {
    const own = await send('PUT', '/user', `{"data": {"note": ${data}}}`, { token: person.token });
    expect(own).toEqual([400, 'validation_failed']);
    const path = `/admin/users/${person.userId}`;
    const body = `{"app_metadata": {"note": ${data}}}`;
    expect(await send('PUT', path, body, { token: serviceKey })).toEqual([400, 'validation_failed']);
  });

  it.each([
    ['POST', '/token?grant_type=password', `{"email": "a\\u0000b", "password": "${PASSWORD}"}`],
    ['POST', '/factors', String.raw`{"factor_type": "totp", "friendly_name": "a\u0000b"}`],
    ['PATCH', '/passkeys/01900000-0000-7000-8000-000000000009', String.raw`{"friendly_name": "a\u0000b"}`],
    ['POST', '/verify', String.raw`{"email": "a@b.co", "token": "12345\u0000", "type": "email"}`],
  ])('is refused in every other call: %s %s', async (method, path, body) => {
    expect(await send(method, path, body, { token: person.token })).toEqual([400, 'validation_failed']);
  });
});

describe('bodies out of proportion', () => {
  it.each([100, 7000, 30_000])('that nest %i deep are no bodies', async (depth) => {
    const deep = '['.repeat(depth) + ']'.repeat(depth);
    for (const body of [deep, `{"data": {"a": ${deep}}}`]) {
      expect(await send('PUT', '/user', body, { token: person.token })).toEqual([400, 'bad_json']);
    }
  });

  it('leave nobody with an access token that no server takes', async () => {
    const { token } = await server.person();
    const put = (note: string) => server.call('PUT', '/auth/v1/user', { token, body: { data: { note } } });
    expect((await put('€'.repeat(1400))).status).toBe(400);
    expect((await put('x'.repeat(4000))).status).toBe(200);
    const client = server.client();
    const { email } = await server.person();
    await client.signInWithPassword({ email, password: PASSWORD });
    expect((await client.updateUser({ data: { note: 'x'.repeat(4000) } })).error).toBeNull();
    const { data } = await client.refreshSession();
    expect(data.session?.access_token.length).toBeLessThan(8000);
    const app = { app_metadata: { note: 'x'.repeat(1100) } };
    const wide = await server.call('PUT', `/auth/v1/admin/users/${person.userId}`, {
      token: serviceKey,
      body: app,
    });
    expect(wide.status).toBe(400);
  });
});

describe('names that every object has', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'are no type of code or link: %s',
    async (type) => {
      const { email } = await server.person();
      await server.client().signInWithOtp({ email });
      const code = await server.codeFor(email);
      const typed = JSON.stringify({ email, token: code, type });
      expect(await send('POST', '/verify', typed)).toEqual([400, 'validation_failed']);
      const link = await server.linkFor(email);
      const target = await server.open(link.replace('type=magiclink', `type=${type}`));
      expect(target.hash).toContain('error_code=otp_expired');
      expect((await server.client().verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
    },
  );
});

describe('forms of other sites', () => {
  it('send no mail and make no account: only the pages of links are forms (threat 15)', async () => {
    const email = newEmail();
    const form = new URLSearchParams({ email, password: PASSWORD }).toString();
    for (const path of ['/signup', '/otp', '/recover', '/token?grant_type=password']) {
      for (const type of ['application/x-www-form-urlencoded', 'Application/X-WWW-Form-Urlencoded; a=b']) {
        expect(await send('POST', path, form, { type })).toEqual([400, 'bad_json']);
      }
    }
    expect(await server.sentTo(email)).toEqual([]);
  });
});

describe('an address typed or copied in another way', () => {
  it('is the same account', async () => {
    const email = newEmail();
    const wide = email.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));
    await server.client().signUp({ email: wide, password: PASSWORD });
    const code = await server.codeFor(email);
    const { error } = await server.client().verifyOtp({ email, token: ` ${code} `, type: 'signup' });
    expect(error).toBeNull();
    for (const way of [wide, `\u202A${email}\u202C`, ` ${email.toUpperCase()} `]) {
      expect((await server.client().signInWithPassword({ email: way, password: PASSWORD })).error).toBeNull();
    }
  });

  it('reaches the same phone', async () => {
    const phone = newPhone();
    const copied = `\u202A${phone.slice(0, 2)} ${phone.slice(2, 5)}\u2013${phone.slice(5)}\u202C`;
    expect((await server.client().signInWithOtp({ phone: copied })).error).toBeNull();
    expect(await server.sentTo(phone)).toHaveLength(1);
  });
});

describe('a password', () => {
  it('is the same whether a keyboard writes its accents as one sign or as two', async () => {
    const email = newEmail();
    const admin = await server.admin();
    const password = 'Åström-Ly7kta';
    await admin.createUser({ email, password: password.normalize('NFC'), email_confirm: true });
    const signIn = (typed: string) => server.client().signInWithPassword({ email, password: typed });
    expect((await signIn(password.normalize('NFD'))).error).toBeNull();
    expect((await signIn(password.normalize('NFD').toUpperCase())).error?.code).toBe('invalid_credentials');
    expect((await signIn(`${password} `)).error?.code).toBe('invalid_credentials');
  });

  it.each(['Egcr2026!', 'EGCR-Jvd-1', 'Jvd12345', 'GovOS#2026'])(
    'of our own name is weak: %s',
    async (password) => {
      const { error } = await server.client().signUp({ email: newEmail(), password });
      expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] });
    },
  );

  it("of one's own address is weak", async () => {
    const email = `victoria.lamp${newEmail()}`;
    const local = email.split('@')[0] ?? '';
    for (const password of [`V${email.slice(1)}`, `V${local.slice(1)}!`, 'Victoria-Lamp-Person-7']) {
      const { error } = await server.client().signUp({ email, password });
      expect(error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
    }
    expect((await server.client().signUp({ email, password: 'Victoria-Harbour-7' })).error).toBeNull();
  });
});

describe('a ban', () => {
  it.each(['99999999999999h', `${'9'.repeat(38)}h`, '1h'.repeat(30)])(
    'without end is refused: %s',
    async (ban_duration) => {
      const admin = await server.admin();
      const { error } = await admin.updateUserById(person.userId, { ban_duration });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    },
  );

  it('of a hundred years is one', async () => {
    const { userId } = await server.person();
    const { data } = await (await server.admin()).updateUserById(userId, { ban_duration: '876000h' });
    expect(data.user?.banned_until).toBeTypeOf('string');
  });
});

describe('a body larger than any client sends', () => {
  it.each(['/signup', '/otp', '/token?grant_type=refresh_token', '/verify'])(
    'is refused before it is read, at %s (attack X4)',
    async (path) => {
      const answer = await send('POST', path, JSON.stringify({ refresh_token: 'a'.repeat(65_536) }));
      expect(answer).toEqual([413, 'request_too_large']);
    },
  );
});
