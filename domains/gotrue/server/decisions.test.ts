import { IdentityServer, newEmail, newPhone, PASSWORD, signInByPassword } from '@egcr/identity/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/* Who gives way to whom, and what a message may repeat. */
const NEW = { 'x-supabase-api-version': '2024-01-01' };
let server: IdentityServer;
let nameless: IdentityServer;
let admin: Awaited<ReturnType<IdentityServer['admin']>>;
beforeAll(async () => {
  server = await IdentityServer.start();
  nameless = await IdentityServer.start({ anonymousSignIn: true, signUpDisabled: false });
  admin = await server.admin();
});
afterAll(async () => {
  await server.close();
  await nameless.close();
});

const post = (path: string, body: object) => server.call('POST', `/auth/v1${path}`, { headers: NEW, body });
const opens = async (name: { readonly email: string } | { readonly phone: string }, password = PASSWORD) =>
  (await server.client().signInWithPassword({ ...name, password })).error?.code ?? 'opened';

async function eventsOf(userId: string, topic: string, at = server): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from platform.event
    where topic = ${topic} and payload ->> 'user_id' = ${userId}`.execute(at.services.db);
  return rows[0]?.count ?? 0;
}

describe('a message asked for again', () => {
  it.each([
    [{ type: 'sms', email: 'a@b.co' }, 'Type provided requires a phone number'],
    [{ type: 'phone_change', email: 'a@b.co' }, 'Type provided requires a phone number'],
    [{ type: 'signup', phone: '12025550100' }, 'Type provided requires an email address'],
    [{ type: 'email_change', phone: '12025550100' }, 'Type provided requires an email address'],
    [{ type: 'signup' }, 'Type provided requires an email address or a phone number'],
    [
      { type: 'recovery', email: 'a@b.co' },
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
  ])('%j is refused: %s', async (body, message) => {
    expect(await post('/resend', body)).toMatchObject({ status: 400, body: { message } });
  });

  it('repeats the sign-in code of a confirmed number while it is outstanding', async () => {
    const phone = newPhone();
    await server.person({ phone });
    const again = () => post('/resend', { type: 'sms', phone });
    await again();
    expect(await server.sentTo(phone)).toHaveLength(0);
    await server.client().signInWithOtp({ phone });
    server.advance(61);
    await again();
    expect(await server.sentTo(phone)).toHaveLength(2);
    await server.client().verifyOtp({ phone, token: await server.codeFor(phone), type: 'sms' });
    server.advance(61);
    await again();
    expect(await server.sentTo(phone)).toHaveLength(2);
  });

  it('sends a confirmed mailbox nothing, and a stranger nothing', async () => {
    const { email } = await server.person();
    const stranger = newEmail();
    for (const to of [email, stranger]) {
      expect((await post('/resend', { type: 'signup', email: to })).status).toBe(200);
      expect(await server.sentTo(to)).toHaveLength(0);
    }
  });
});

describe('a change of address', () => {
  it('gives way to the person who confirmed it first, and the old address can be had back from a newcomer', async () => {
    const person = await server.person();
    const session = await signInByPassword(server, person.email);
    const next = newEmail();
    await session.client.updateUser({ email: next });
    await server.open(await server.linkFor(person.email));
    await server.open(await server.linkFor(next));
    const mail = (await server.sentTo(person.email)).find(({ text }) => text.includes('/undo-change?'));
    const token = /undo-change\?token=([\w%.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    // The old address is free: a stranger signs up with it and does not confirm.
    await server.client().signUp({ email: person.email, password: 'Stranger-Lamp-77' });
    const undo = () =>
      fetch(`${server.url}/auth/v1/undo-change`, {
        method: 'POST',
        body: new URLSearchParams({ token: decodeURIComponent(token) }),
      });
    expect((await undo()).status).toBe(200);
    expect(await eventsOf(person.userId, 'identity.user_confirmed')).toBe(1);
    expect(await opens({ email: person.email })).toBe('opened');
  });

  it('is not undone where another person has confirmed the old address meanwhile', async () => {
    const person = await server.person();
    const session = await signInByPassword(server, person.email);
    const next = newEmail();
    await session.client.updateUser({ email: next });
    await server.open(await server.linkFor(person.email));
    await server.open(await server.linkFor(next));
    const mail = (await server.sentTo(person.email)).find(({ text }) => text.includes('/undo-change?'));
    const token = /undo-change\?token=([\w%.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await admin.createUser({ email: person.email, password: 'Stranger-Lamp-77', email_confirm: true });
    const undo = await fetch(`${server.url}/auth/v1/undo-change`, {
      method: 'POST',
      body: new URLSearchParams({ token: decodeURIComponent(token) }),
    });
    expect(undo.status).toBe(410);
    expect(await opens({ email: person.email }, 'Stranger-Lamp-77')).toBe('opened');
  });

  it('makes an account of a session without a name, and says so once', async () => {
    const client = nameless.client();
    const { data } = await client.signInAnonymously();
    const userId = data.user?.id ?? '';
    expect((await client.reauthenticate()).error).toMatchObject({ status: 400, code: 'validation_failed' });
    const email = newEmail();
    await client.updateUser({ email });
    await client.verifyOtp({ email, token: await nameless.codeFor(email), type: 'email_change' });
    expect((await client.getUser()).data.user).toMatchObject({ id: userId, email, is_anonymous: false });
    expect(await eventsOf(userId, 'identity.user_confirmed', nameless)).toBe(1);
  });
});

describe('what the client is told of a person', () => {
  it('is when each thing was last sent, asked for and confirmed', async () => {
    const { email, userId, token } = await server.person();
    const read = async () => (await server.call('GET', '/auth/v1/user', { token })).body;
    const told = await read();
    expect(Object.keys(told)).not.toContain('recovery_sent_at');
    expect(told['confirmed_at']).toBe(told['email_confirmed_at']);
    await server.client().resetPasswordForEmail(email);
    const first = (await read())['recovery_sent_at'];
    expect(first).toBeTypeOf('string');
    server.advance(5);
    await server.client().signInWithOtp({ email });
    expect(String((await read())['recovery_sent_at']) > String(first)).toBe(true);
    await server.call('GET', '/auth/v1/reauthenticate', { token });
    await server.call('PUT', '/auth/v1/user', { token, body: { email: newEmail(), phone: newPhone() } });
    expect(await read()).toMatchObject({
      id: userId,
      reauthentication_sent_at: expect.any(String),
      email_change_sent_at: expect.any(String),
      phone_change_sent_at: expect.any(String),
      new_email: expect.any(String),
      new_phone: expect.any(String),
      identities: [{ provider: 'email', identity_data: { email_verified: true, phone_verified: false } }],
    });
  });
});
