import { IdentityServer, newEmail, newPhone, PASSWORD } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
let admin: Awaited<ReturnType<IdentityServer['admin']>>;
beforeAll(async () => {
  server = await IdentityServer.start();
  admin = await server.admin();
});
afterAll(() => server.close());

const NOBODY = '01900000-0000-7000-8000-000000000009';

describe('who may use the admin API', () => {
  it('is a service key, and neither nobody, nor a person, nor a forged one', async () => {
    expect((await server.call('GET', '/auth/v1/admin/users')).status).toBe(401);
    const { token } = await server.person();
    const asPerson = await server.admin(token);
    expect((await asPerson.listUsers()).error).toMatchObject({ status: 403, code: 'not_admin' });
    const other = await IdentityServer.start();
    const foreign = await other.identity.door.makeServiceKey(other.services.clock.now());
    await other.close();
    const asOther = await server.admin(foreign);
    expect((await asOther.listUsers()).error).toMatchObject({ status: 403, code: 'bad_jwt' });
    expect((await admin.listUsers()).error).toBeNull();
  });

  it('is no session: a service key opens nothing else', async () => {
    const key = await server.identity.door.makeServiceKey(server.services.clock.now());
    expect((await server.call('GET', '/auth/v1/user', { token: key })).status).toBe(403);
    expect((await server.call('GET', '/api/v1/identity/pin', { token: key })).status).toBe(401);
  });
});

describe('people, by the admin API', () => {
  it('are added confirmed or not, with their data and roles', async () => {
    const email = newEmail();
    const phone = newPhone();
    const made = await admin.createUser({
      email,
      phone,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { theme: 'dark' },
      app_metadata: { plan: 'gold', roles: ['content_editor'] },
    });
    expect(made.error).toBeNull();
    expect(made.data.user).toMatchObject({
      email,
      phone: phone.slice(1),
      user_metadata: { theme: 'dark' },
      app_metadata: { plan: 'gold', roles: ['content_editor'] },
    });
    expect(made.data.user?.phone_confirmed_at).toBeUndefined();
    // Who becomes staff is invited by mail to add their second factor.
    const [invitation, ...more] = await server.sentTo(email);
    expect([invitation?.text, more]).toEqual([expect.stringMatching(/[\w-]{40,}/), []]);
    const signIn = await server.client().signInWithPassword({ email, password: PASSWORD });
    expect(signIn.error).toBeNull();
    const later = newEmail();
    await admin.createUser({ email: later, password: PASSWORD });
    const early = await server.client().signInWithPassword({ email: later, password: PASSWORD });
    expect(early.error?.code).toBe('email_not_confirmed');
    expect((await admin.createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await admin.createUser({})).error?.code).toBe('validation_failed');
    expect(
      (await admin.createUser({ email: newEmail(), app_metadata: { roles: ['emperor'] } })).error?.code,
    ).toBe('validation_failed');
  });

  it('are listed by page and read by id', async () => {
    const { userId, email } = await server.person();
    const page = await admin.listUsers({ page: 1, perPage: 2 });
    if (page.error) throw page.error;
    expect(page.data.users).toHaveLength(2);
    expect(page.data.users[0]?.id).toBe(userId);
    expect(page.data).toMatchObject({ nextPage: 2 });
    expect(page.data.total).toBeGreaterThan(2);
    expect((await admin.listUsers({ page: -1 })).error).toMatchObject({ status: 400 });
    expect((await admin.getUserById(userId)).data.user?.email).toBe(email);
    expect((await admin.getUserById(NOBODY)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('are changed at once: password, address, data, ban; a new password ends every session', async () => {
    const { userId, token, email } = await server.person();
    const next = newEmail();
    const changed = await admin.updateUserById(userId, {
      email: next,
      password: 'Another-Lamp-42',
      user_metadata: { tour: true },
    });
    expect(changed.data.user).toMatchObject({ email: next, user_metadata: { tour: true } });
    expect((await server.call('GET', '/auth/v1/user', { token })).status).toBe(403);
    expect((await server.sentTo(email))[0]?.subject).toBe('Your email address was changed');
    const client = server.client();
    expect((await client.signInWithPassword({ email: next, password: 'Another-Lamp-42' })).error).toBeNull();
    await admin.updateUserById(userId, { ban_duration: '1h30m' });
    expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' });
    const banned = await server.client().signInWithPassword({ email: next, password: 'Another-Lamp-42' });
    expect(banned.error?.code).toBe('user_banned');
    await admin.updateUserById(userId, { ban_duration: 'none' });
    expect((await client.getUser()).error).toBeNull();
    expect((await admin.updateUserById(userId, { ban_duration: 'for ever' })).error?.code).toBe(
      'validation_failed',
    );
    const { email: taken } = await server.person();
    expect((await admin.updateUserById(userId, { email: taken })).error?.code).toBe('email_exists');
  });

  it('are deleted for good, or softly so that only the id remains', async () => {
    const gone = await server.person();
    expect((await admin.deleteUser(gone.userId)).error).toBeNull();
    expect((await admin.getUserById(gone.userId)).error?.status).toBe(404);
    expect((await server.call('GET', '/api/v1/identity/pin', { token: gone.token })).status).toBe(401);
    const soft = await server.person();
    expect((await admin.deleteUser(soft.userId, true)).error).toBeNull();
    const left = await admin.getUserById(soft.userId);
    expect(left.data.user?.email).toBe(`${soft.userId}@deleted.invalid`);
    const again = await server.client().signUp({ email: soft.email, password: PASSWORD });
    expect(again.error).toBeNull();
  });
});

describe('the last super admin', () => {
  it('keeps the role and the account, also when two take it from each other at once', async () => {
    const people = [await server.person(), await server.person()];
    const setRoles = (userId: string, roles: readonly string[]) =>
      admin.updateUserById(userId, { app_metadata: { roles } });
    for (const { userId } of people) await setRoles(userId, ['super_admin']);
    const answers = await Promise.all(people.map(({ userId }) => setRoles(userId, [])));
    const refused = answers.findIndex(({ error }) => error !== null);
    expect(answers.filter(({ error }) => error?.code === 'last_super_admin')).toHaveLength(1);
    const last = people[refused]?.userId ?? '';
    expect((await admin.deleteUser(last)).error?.code).toBe('last_super_admin');
    expect((await admin.getUserById(last)).data.user?.app_metadata['roles']).toEqual(['super_admin']);
  });
});

describe('links and invitations', () => {
  it('invites by mail; the link confirms the address', async () => {
    const email = newEmail();
    const invited = await admin.inviteUserByEmail(email, { data: { team: 'harbour' } });
    expect(invited.data.user).toMatchObject({ email });
    expect(
      invited.data.user?.invited_at ??
        (await admin.getUserById(invited.data.user?.id ?? '')).data.user?.invited_at,
    ).toBeTypeOf('string');
    expect((await server.sentTo(email))[0]?.subject).toBe('You are invited to EGCR');
    const target = await server.open(await server.linkFor(email));
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get('type')).toBe('invite');
    const user = await server.call('GET', '/auth/v1/user', { token: fragment.get('access_token') ?? '' });
    expect(user.body).toMatchObject({ email, user_metadata: { team: 'harbour' } });
    expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it.each(['magiclink', 'recovery'] as const)('makes a %s that nobody was sent', async (type) => {
    const { email, userId } = await server.person();
    const { data, error } = await admin.generateLink({ type, email });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(userId);
    expect(data.properties).toMatchObject({ verification_type: type, redirect_to: 'http://egcr.test' });
    expect(await server.sentTo(email)).toHaveLength(0);
    const verified = await server
      .client()
      .verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type });
    expect(verified.data.user?.id).toBe(userId);
    const link = new URL(data.properties?.action_link ?? '');
    const again = await server.open(link.pathname + link.search);
    expect(again.hash).toContain('otp_expired');
  });

  it('makes a signup link whose code confirms with the given password', async () => {
    const email = newEmail();
    const { data } = await admin.generateLink({ type: 'signup', email, password: PASSWORD });
    const client = server.client();
    await client.verifyOtp({ email, token: data.properties?.email_otp ?? '', type: 'signup' });
    expect((await server.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await admin.generateLink({ type: 'recovery', email: newEmail() })).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    expect((await admin.generateLink({ type: 'signup', email, password: PASSWORD })).error?.code).toBe(
      'email_exists',
    );
  });
});

describe('links that change an address', () => {
  it('are made for each side, and change it when both are followed', async () => {
    const { email, userId } = await server.person();
    const newEmailAddress = newEmail();
    const follow = async (type: 'email_change_current' | 'email_change_new') => {
      const { data } = await admin.generateLink({ type, email, newEmail: newEmailAddress });
      const link = new URL(data.properties?.action_link ?? '');
      return (await server.open(link.pathname + link.search)).hash;
    };
    expect(await follow('email_change_current')).toContain('message=');
    expect((await admin.getUserById(userId)).data.user?.email).toBe(email);
    expect(await follow('email_change_new')).toContain('access_token=');
    expect((await admin.getUserById(userId)).data.user?.email).toBe(newEmailAddress);
  });
});

describe('the audit log', () => {
  it('tells operators what happened, by page', async () => {
    const { email, userId } = await server.person();
    await server.client().signInWithPassword({ email, password: 'Wrong-Lamp-42' });
    const key = await server.identity.door.makeServiceKey(server.services.clock.now());
    const log = await server.call('GET', '/auth/v1/admin/audit?per_page=1', { token: key });
    expect(log.status).toBe(200);
    expect(log.body).toMatchObject([{ payload: { action: 'sign_in_failed', actor_id: userId } }]);
    expect(Number(log.headers.get('x-total-count'))).toBeGreaterThan(1);
  });
});

describe('lost factors', () => {
  it('are taken away by an operator', async () => {
    const { userId, token } = await server.person();
    const enrolled = await server.call('POST', '/auth/v1/factors', { token, body: { factor_type: 'totp' } });
    const id = String(enrolled.body['id']);
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toMatchObject([{ id }]);
    expect((await admin.mfa.deleteFactor({ userId, id })).error).toBeNull();
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
    expect((await admin.passkey.listPasskeys({ userId })).data).toEqual([]);
  });
});
