import { IdentityServer, newEmail, newPhone, PASSWORD, signInByPassword } from '@egcr/identity/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/* What an operator may not do, and what gives way to an operator. */
const NEW = { 'x-supabase-api-version': '2024-01-01' };
const NOBODY = '01900000-0000-7000-8000-000000000009';
let server: IdentityServer;
let admin: Awaited<ReturnType<IdentityServer['admin']>>;
let key: string;
beforeAll(async () => {
  server = await IdentityServer.start();
  admin = await server.admin();
  key = await server.identity.door.makeServiceKey(server.services.clock.now());
});
afterAll(() => server.close());

const asOperator = (method: string, path: string, body: object) =>
  server.call(method, `/auth/v1${path}`, { token: key, headers: NEW, body });
const opens = async (name: { readonly email: string } | { readonly phone: string }, password = PASSWORD) =>
  (await server.client().signInWithPassword({ ...name, password })).error?.code ?? 'opened';

async function confirmationsOf(userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from platform.event
    where topic = 'identity.user_confirmed' and payload ->> 'user_id' = ${userId}`.execute(
    server.services.db,
  );
  return rows[0]?.count ?? 0;
}

describe('an operator', () => {
  it('may neither ban, delete nor demote the last super admin, and may once there is another', async () => {
    const [first, second] = [await server.person(), await server.person()];
    const roles = { app_metadata: { roles: ['super_admin'] } };
    await admin.updateUserById(first.userId, roles);
    const refused = { status: 422, code: 'last_super_admin' };
    expect((await admin.updateUserById(first.userId, { ban_duration: '1h' })).error).toMatchObject(refused);
    expect((await admin.updateUserById(first.userId, { app_metadata: { roles: [] } })).error).toMatchObject(
      refused,
    );
    expect((await admin.deleteUser(first.userId)).error).toMatchObject(refused);
    expect((await admin.updateUserById(first.userId, { ban_duration: 'none' })).error).toBeNull();
    expect((await admin.updateUserById(second.userId, { ban_duration: '1h' })).error).toBeNull();
    await admin.updateUserById(second.userId, { ban_duration: 'none' });
    await admin.updateUserById(second.userId, roles);
    expect((await admin.updateUserById(first.userId, { ban_duration: '1h' })).error).toBeNull();
  });

  it('adds a person only if no account has confirmed the address or number', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    await server.client().signUp({ email, password: 'Stranger-Lamp-77' });
    await server.client().signUp({ phone, password: 'Stranger-Lamp-77' });
    const made = await admin.createUser({
      email,
      phone,
      password: PASSWORD,
      email_confirm: true,
      phone_confirm: true,
    });
    expect(made.data.user?.email_confirmed_at).toBeTypeOf('string');
    expect(made.data.user?.phone_confirmed_at).toBeTypeOf('string');
    expect([await opens({ email }), await opens({ phone })]).toEqual(['opened', 'opened']);
    expect((await admin.createUser({ phone })).error).toMatchObject({ status: 422, code: 'phone_exists' });
    expect((await admin.createUser({ email, phone: newPhone() })).error).toMatchObject({
      code: 'email_exists',
    });
    const bare = await asOperator('POST', '/admin/users', { password: PASSWORD });
    expect(bare.body).toMatchObject({ message: 'Cannot create a user without either an email or phone' });
  });

  it('chooses the id of a person, once', async () => {
    const id = crypto.randomUUID();
    const made = await asOperator('POST', '/admin/users', { id, email: newEmail() });
    expect(made.body).toMatchObject({ id });
    const again = await asOperator('POST', '/admin/users', { id, email: newEmail() });
    expect(again).toMatchObject({ status: 422, body: { code: 'email_exists' } });
    const phone = await asOperator('POST', '/admin/users', { id, phone: newPhone() });
    expect(phone).toMatchObject({ status: 422, body: { code: 'phone_exists' } });
  });

  it('confirms an address that was signed up with, and the same address is no change', async () => {
    const email = newEmail();
    const { data } = await server.client().signUp({ email, password: PASSWORD, options: { data: { a: 1 } } });
    const id = data.user?.id ?? '';
    const confirmed = await admin.updateUserById(id, { email, email_confirm: true });
    expect(confirmed.data.user?.email_confirmed_at).toBeTypeOf('string');
    expect(await confirmationsOf(id)).toBe(1);
    expect(await server.sentTo(email)).toHaveLength(1);
  });

  it('takes away members of the data with null, and leaves the others', async () => {
    const { userId } = await server.person();
    await admin.updateUserById(userId, {
      user_metadata: { a: 1, b: 2 },
      app_metadata: { plan: 'gold', seat: 4 },
    });
    const { data } = await admin.updateUserById(userId, {
      user_metadata: { a: null, c: 3 },
      app_metadata: { plan: null },
    });
    expect(data.user?.user_metadata).toEqual({ b: 2, c: 3 });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], seat: 4 });
  });

  it.each([
    ['PUT', `/admin/users/${NOBODY}`, {}, 'user_not_found'],
    ['DELETE', `/admin/users/${NOBODY}`, {}, 'user_not_found'],
    ['GET', '/admin/users/none', undefined, 'user_not_found'],
    ['GET', `/admin/users/${NOBODY}/factors`, undefined, 'user_not_found'],
    ['GET', `/admin/users/${NOBODY}/passkeys`, undefined, 'user_not_found'],
  ] as const)('%s %s with %j answers %s', async (method, path, body, code) => {
    const answer = await server.call(method, `/auth/v1${path}`, {
      token: key,
      headers: NEW,
      ...(body === undefined ? {} : { body }),
    });
    expect(answer).toMatchObject({ status: 404, body: { code } });
  });

  it('finds factors and passkeys only with their owner', async () => {
    const [owner, other] = [await server.person(), await server.person()];
    const session = await signInByPassword(server, owner.email);
    await session.addPasskey();
    const [passkey] = (await session.client.passkey.list()).data ?? [];
    const passkeyId = passkey?.id ?? '';
    expect((await admin.passkey.deletePasskey({ userId: other.userId, passkeyId })).error).toMatchObject({
      status: 404,
      code: 'passkey_not_found',
    });
    expect((await admin.mfa.deleteFactor({ userId: owner.userId, id: NOBODY })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await admin.passkey.deletePasskey({ userId: owner.userId, passkeyId })).error).toBeNull();
    expect((await session.client.getUser()).error).not.toBeNull();
  });
});

describe('links that an operator makes', () => {
  it('drop the password of a stranger who signed up with the address before', async () => {
    const email = newEmail();
    await server.client().signUp({ email, password: 'Stranger-Lamp-77' });
    server.advance(61);
    await admin.inviteUserByEmail(email);
    const link = await server.linkFor(email);
    await server.open(link);
    expect(await opens({ email }, 'Stranger-Lamp-77')).toBe('invalid_credentials');
    const again = newEmail();
    await admin.inviteUserByEmail(again);
    expect((await admin.inviteUserByEmail(again)).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
  });

  it('add a person for a sign-in, and refuse a sign-up without a good password', async () => {
    const email = newEmail();
    const made = await admin.generateLink({ type: 'magiclink', email });
    expect(made.data.user).toMatchObject({ email });
    for (const [password, code] of [
      ['', 'validation_failed'],
      ['abc', 'weak_password'],
      [`Ab1!${'x'.repeat(200)}`, 'validation_failed'],
    ] as const) {
      const refused = await admin.generateLink({ type: 'signup', email: newEmail(), password });
      expect(refused.error?.code).toBe(code);
    }
    expect((await asOperator('POST', '/admin/generate_link', { type: 'recovery' })).body).toMatchObject({
      message: 'Unable to validate email address: invalid format',
    });
  });

  it('lead to an address that a person confirmed for nobody but its owner', async () => {
    const [holder, person] = [await server.person(), await server.person()];
    const to = (newEmail: string) =>
      admin.generateLink({ type: 'email_change_new', email: person.email, newEmail });
    expect((await to(holder.email)).error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await to(person.email)).error).toBeNull();
    const squatted = newEmail();
    await server.client().signUp({ email: squatted, password: PASSWORD });
    expect((await to(squatted)).error).toBeNull();
  });
});
