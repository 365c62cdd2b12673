import { IdentityServer, newEmail, newPhone, PASSWORD, PIN } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const PHONE_ADDED = 'A phone number was added';
const EMAIL_ADDED = 'An email address was added to your EGCR account. Wasn’t you? Write to us now.';

async function signedIn(options: Parameters<IdentityServer['person']>[0] = {}) {
  const person = await server.person(options);
  const client = server.client();
  await client.setSession({ access_token: person.token, refresh_token: person.refreshToken });
  return { ...person, client };
}

/** A person without a mailbox. */
async function withPhoneAlone() {
  const phone = newPhone();
  const secrets = await server.identity.door.hashSecrets({ password: PASSWORD, pin: PIN });
  const session = await server.services.unit(async (work) => {
    const userId = await server.identity.door.createConfirmedPerson(work, { phone, secrets });
    return server.identity.door.issueSession(work, userId, { isPinVerified: true });
  });
  const client = server.client();
  await client.setSession(session);
  return { client, phone };
}

async function mailsOf(email: string, subject: string) {
  return (await server.sentTo(email)).filter((mail) => mail.subject === subject);
}

async function textsTo(phone: string): Promise<readonly string[]> {
  return (await server.sentTo(phone)).map(({ text }) => text);
}

describe('a first phone number', () => {
  it('is told to the mailbox', async () => {
    const { client, email } = await signedIn();
    const phone = newPhone();
    expect((await client.updateUser({ phone })).error).toBeNull();
    expect(await mailsOf(email, PHONE_ADDED)).toHaveLength(0);
    const token = await server.codeFor(phone);
    expect((await client.verifyOtp({ phone, token, type: 'phone_change' })).error).toBeNull();
    const [told, ...more] = await mailsOf(email, PHONE_ADDED);
    expect(more).toEqual([]);
    expect(told?.text).toContain('you can sign in to your account with this number');
    expect(told?.text).toContain('If this wasn’t you, reset your password now.');
    // It is not shown a way to undo, as there is no number to come back.
    expect(told?.text).not.toContain('undo-change');
  });

  it('is told once where it is confirmed twice at once', async () => {
    const { client, email } = await signedIn();
    const phone = newPhone();
    await client.updateUser({ phone });
    const token = await server.codeFor(phone);
    const both = await Promise.all(
      [server.client(), server.client()].map((each) =>
        each.verifyOtp({ phone, token, type: 'phone_change' }),
      ),
    );
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await mailsOf(email, PHONE_ADDED)).toHaveLength(1);
  });

  it('is told to its owner alone, also where two people wanted the same number', async () => {
    const [ann, bob] = [await signedIn(), await signedIn()];
    const phone = newPhone();
    await ann.client.updateUser({ phone });
    server.advance(61);
    await bob.client.updateUser({ phone });
    const token = await server.codeFor(phone);
    expect((await bob.client.verifyOtp({ phone, token, type: 'phone_change' })).error).toBeNull();
    expect(await mailsOf(ann.email, PHONE_ADDED)).toHaveLength(0);
    expect(await mailsOf(bob.email, PHONE_ADDED)).toHaveLength(1);
  });

  it('is no addition where it replaces another: that is told as a change', async () => {
    const { client, email } = await signedIn({ phone: newPhone() });
    const phone = newPhone();
    await client.updateUser({ phone });
    await client.verifyOtp({ phone, token: await server.codeFor(phone), type: 'phone_change' });
    expect(await mailsOf(email, 'Your phone number was changed')).toHaveLength(1);
    expect(await mailsOf(email, PHONE_ADDED)).toHaveLength(0);
  });

  it('is told where an operator adds it', async () => {
    const { userId, email } = await server.person();
    const key = await server.identity.door.makeServiceKey(server.services.clock.now());
    const answer = await server.call('PUT', `/auth/v1/admin/users/${userId}`, {
      token: key,
      body: { phone: newPhone() },
    });
    expect(answer.status).toBe(200);
    expect(await mailsOf(email, PHONE_ADDED)).toHaveLength(1);
  });
});

describe('a session in which a number was asked for', () => {
  /** A thief in a session of the owner has asked for the number, and has its code. */
  async function asked() {
    const thief = await signedIn();
    const phone = newPhone();
    await thief.client.updateUser({ phone });
    const token = await server.codeFor(phone);
    const owner = server.client();
    await owner.signInWithPassword({ email: thief.email, password: PASSWORD });
    const ownerToken = (await owner.getSession()).data.session?.access_token ?? '';
    const confirm = async () =>
      (await server.client().verifyOtp({ phone, token, type: 'phone_change' })).error?.code;
    return { ...thief, owner, ownerToken, confirm };
  }
  type Asked = Awaited<ReturnType<typeof asked>>;

  const ofOne = ({ ownerToken, sessionId }: Asked) =>
    server.call('DELETE', `/api/v1/identity/sessions/${sessionId}`, { token: ownerToken });

  it.each<[string, (given: Asked) => Promise<unknown>]>([
    ['signs out everywhere', ({ owner }) => owner.signOut({ scope: 'global' })],
    ['signs out all others', ({ owner }) => owner.signOut({ scope: 'others' })],
    ['ends that session', ofOne],
    [
      'signs out all others, also where it has ended before',
      async ({ client, owner }) => {
        await client.signOut({ scope: 'local' });
        await owner.signOut({ scope: 'others' });
      },
    ],
  ])('adds it no more once the owner %s (attack)', async (_how, end) => {
    const given = await asked();
    await end(given);
    expect((await server.call('GET', '/auth/v1/user', { token: given.token })).status).toBe(403);
    expect(await given.confirm()).toBe('otp_expired');
    expect(await mailsOf(given.email, PHONE_ADDED)).toHaveLength(0);
  });

  it('adds it no more once its token was used by two (attack)', async () => {
    const { client, refreshToken, confirm } = await asked();
    expect((await client.refreshSession()).error).toBeNull();
    server.advance(61);
    expect((await client.refreshSession()).error).toBeNull();
    server.advance(61);
    const stolen = await server.client().refreshSession({ refresh_token: refreshToken });
    expect(stolen.error?.code).toBe('refresh_token_already_used');
    expect(await confirm()).toBe('otp_expired');
  });

  it('adds it where its owner alone signs out of it, and where another person ends a session', async () => {
    const given = await asked();
    const stranger = await asked();
    expect((await ofOne({ ...given, ownerToken: stranger.ownerToken })).status).toBe(404);
    await stranger.owner.signOut({ scope: 'global' });
    await given.client.signOut({ scope: 'local' });
    expect(await given.confirm()).toBeUndefined();
    expect(await mailsOf(given.email, PHONE_ADDED)).toHaveLength(1);
  });
});

describe('a first email address', () => {
  it('is told to the phone, before codes to it can open the account', async () => {
    const { client, phone } = await withPhoneAlone();
    const email = newEmail();
    expect((await client.updateUser({ email })).error).toBeNull();
    expect(await textsTo(phone)).toEqual([]);
    await server.open(await server.linkFor(email));
    expect((await client.getUser()).data.user?.email).toBe(email);
    expect(await textsTo(phone)).toEqual([EMAIL_ADDED]);
  });

  it('is told to no number that nobody has confirmed', async () => {
    const phone = newPhone();
    const asOperator = async (method: string, path: string, body: object) =>
      server.call(method, `/auth/v1/admin/users${path}`, {
        token: await server.identity.door.makeServiceKey(server.services.clock.now()),
        body,
      });
    const made = await asOperator('POST', '', { phone });
    expect([made.status, made.body['phone_confirmed_at'] ?? null]).toEqual([200, null]);
    expect((await asOperator('PUT', `/${String(made.body['id'])}`, { email: newEmail() })).status).toBe(200);
    expect(await textsTo(phone)).not.toContain(EMAIL_ADDED);
  });

  it('is told to no number where it replaces another: the old mailbox learns of it', async () => {
    const phone = newPhone();
    const { client, email } = await signedIn({ phone });
    const next = newEmail();
    await client.updateUser({ email: next });
    await server.open(await server.linkFor(email));
    await server.open(await server.linkFor(next));
    expect(await textsTo(phone)).not.toContain(EMAIL_ADDED);
    expect(await mailsOf(email, 'Your email address was changed')).toHaveLength(1);
  });
});
