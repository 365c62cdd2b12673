import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { BOOTSTRAP_TOKEN_S } from '../../contract/limits.ts';
import { IdentityServer, type ApiAnswer } from '@egcr/identity/testing';

let server: IdentityServer;
beforeEach(async () => {
  server = await IdentityServer.start({ staffSecondFactor: false });
});
afterEach(() => server.close());

const print = () => server.services.unit((work) => server.staff.makeBootstrapToken(work));
const redeem = (bearer: string | undefined, given: unknown): Promise<ApiAnswer> =>
  server.call('POST', '/api/v1/identity/bootstrap', {
    ...(bearer === undefined ? {} : { token: bearer }),
    body: { token: given },
  });
const overview = (token: string) => server.call('GET', '/api/v1/admin/overview', { token });
const refused = { status: 403, body: { code: 'bootstrap_refused' } };

describe('the first super admin (threat 14)', () => {
  it('is the person who redeems the token printed on the host, once', async () => {
    const token = await print();
    const [one, two] = [
      await server.person({ isPinVerified: true }),
      await server.person({ isPinVerified: true }),
    ];
    expect(await overview(one.token)).toMatchObject({ status: 403, body: { code: 'role_required' } });
    expect(await redeem(one.token, ` ${token}\n`)).toMatchObject({
      status: 200,
      body: { role: 'super_admin' },
    });
    expect((await overview(one.token)).status).toBe(200);
    expect(await redeem(two.token, token)).toMatchObject(refused);
    const log = await server.call('GET', '/api/v1/admin/audit', { token: one.token });
    expect(log.body['items']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'bootstrap_printed', person: null }),
        expect.objectContaining({
          action: 'bootstrap_used',
          person: { user_id: one.userId, address: one.email },
        }),
        expect.objectContaining({ action: 'role_granted', details: { roles: 'super_admin' } }),
      ]),
    );
  });

  it('is followed by a second one, made by the host too, since nothing is approved by one alone; then no token is printed (attack A10)', async () => {
    const [one, two, three] = [
      await server.person({ isPinVerified: true }),
      await server.person({ isPinVerified: true }),
      await server.person({ isPinVerified: true }),
    ];
    expect((await redeem(one.token, await print())).status).toBe(200);
    const second = await print();
    expect(await redeem(one.token, second)).toMatchObject(refused);
    expect((await redeem(two.token, second)).status).toBe(200);
    expect((await server.sentTo(one.email)).map(({ subject }) => subject)).toContain('A staff role changed');
    expect(await redeem(three.token, second)).toMatchObject(refused);
    expect(await print()).toBeUndefined();
  });

  it('is one of fifty who redeem at once', async () => {
    const token = await print();
    const people = await Promise.all(
      Array.from({ length: 10 }, () => server.person({ isPinVerified: true })),
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => redeem(people[at % people.length]?.token, token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'bootstrap_refused')).toHaveLength(49);
  });

  it('is nobody by a token that is wrong, old or replaced', async () => {
    const person = await server.person({ isPinVerified: true });
    const replaced = await print();
    const token = (await print()) ?? '';
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of [replaced, forged, 'x', `${token}AAAA`]) {
      expect(await redeem(person.token, wrong)).toMatchObject(refused);
    }
    server.advance(BOOTSTRAP_TOKEN_S + 1);
    const later = await server.person({ isPinVerified: true });
    expect(await redeem(later.token, token)).toMatchObject(refused);
  });

  it('is no stranger, nobody without a fresh PIN, and the token is stored nowhere', async () => {
    const token = (await print()) ?? '';
    expect(await redeem(undefined, token)).toMatchObject({ status: 401, body: { code: 'token_missing' } });
    const { token: bearer } = await server.person({ hasPin: true });
    expect(await redeem(bearer, token)).toMatchObject({ status: 401, body: { code: 'pin_required' } });
    const { token: fresh } = await server.person({ isPinVerified: true });
    expect(await redeem(fresh, '')).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'token_required' }] },
    });
    const { rows } = await sql<{ row: string }>`
      select bootstrap_token::text as row from staff.bootstrap_token`.execute(server.services.db);
    const secret = Buffer.from(token, 'base64url').subarray(16);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(secret.toString('hex'));
    expect(rows[0]?.row).not.toContain(token);
  });
});

describe('roles that change (threat 14)', () => {
  it('are told to the other super admins by mail, and are in the log', async () => {
    const [first, second, third] = [await server.person(), await server.person(), await server.person()];
    const grant = (userId: string) =>
      server.services.unit((work) => server.identity.door.grantRole(work, { userId, role: 'super_admin' }));
    await grant(first.userId);
    expect(await server.sentTo(first.email)).toEqual([]);
    await grant(second.userId);
    expect((await server.sentTo(first.email)).map(({ subject }) => subject)).toEqual([
      'A staff role changed',
    ]);
    const admin = await server.admin();
    await admin.updateUserById(second.userId, { app_metadata: { roles: ['content_editor'] } });
    expect(await server.sentTo(first.email)).toHaveLength(2);
    expect(await server.sentTo(third.email)).toEqual([]);
    const log = await server.call('GET', '/api/v1/admin/audit', { token: first.token });
    expect(log.body['items']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'role_removed', details: { roles: 'super_admin' } }),
        expect.objectContaining({ action: 'role_granted', details: { roles: 'content_editor' } }),
      ]),
    );
  });

  it('cannot shut out the last super admin, nor can a ban', async () => {
    const { userId, token } = await server.person();
    await server.services.unit((work) =>
      server.identity.door.grantRole(work, { userId, role: 'super_admin' }),
    );
    const admin = await server.admin();
    for (const change of [{ ban_duration: '24h' }, { app_metadata: { roles: [] } }]) {
      expect((await admin.updateUserById(userId, change)).error?.code).toBe('last_super_admin');
    }
    expect((await admin.deleteUser(userId)).error?.code).toBe('last_super_admin');
    expect((await overview(token)).status).toBe(200);
  });
});
