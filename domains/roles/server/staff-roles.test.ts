import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { IdentityServer } from '@egcr/identity/testing';

let server: IdentityServer;
beforeEach(async () => {
  server = await IdentityServer.start({ staffSecondFactor: false });
});
afterEach(() => server.close());

type Person = Awaited<ReturnType<IdentityServer['person']>>;

async function superAdmin(): Promise<Person> {
  const person = await server.person({ isPinVerified: true });
  await server.services.unit((work) =>
    server.identity.door.grantRole(work, { userId: person.userId, role: 'super_admin' }),
  );
  return person;
}

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const propose = (by: Person, about: Person, ...roles: readonly string[]) =>
  server.call('PUT', `/api/v1/admin/people/${about.userId}/roles`, {
    token: by.token,
    headers: keyed(),
    body: { roles, reason: 'New in the team' },
  });
const approve = (by: Person, { body }: { readonly body: Readonly<Record<string, unknown>> }) =>
  server.call('POST', `/api/v1/admin/proposals/${String(body['id'])}/approve`, {
    token: by.token,
    headers: keyed(),
    body: { sha256: body['sha256'] },
  });
const overview = async ({ token }: Person) =>
  (await server.call('GET', '/api/v1/admin/overview', { token })).status;

describe('a staff role', () => {
  it('is given by two super admins: not by one, and not by the person who gets it (attack A11)', async () => {
    const [one, two, newcomer] = [
      await superAdmin(),
      await superAdmin(),
      await server.person({ isPinVerified: true }),
    ];
    const proposed = await propose(one, newcomer, 'super_admin');
    expect(proposed).toMatchObject({ status: 202, body: { state: 'open', kind: 'identity.roles' } });
    expect(await overview(newcomer)).toBe(403);
    expect((await approve(one, proposed)).body).toMatchObject({ code: 'own_proposal' });
    expect((await approve(newcomer, proposed)).body).toMatchObject({ code: 'role_required' });
    expect((await server.sentTo(two.email)).map(({ subject }) => subject)).toContain(
      'A proposal waits for a second person',
    );
    expect((await approve(two, proposed)).status).toBe(200);
    expect(await overview(newcomer)).toBe(200);
    expect((await propose(one, one, 'super_admin', 'content_editor')).body).toMatchObject({
      code: 'interested_party',
    });
    const raised = await propose(one, two, 'super_admin', 'content_editor');
    expect((await approve(two, raised)).body).toMatchObject({ code: 'interested_party' });
  });

  it('that is taken away takes along what its holder proposed, and so does a ban or a deleted account (attack A12)', async () => {
    const [one, two, three] = [await superAdmin(), await superAdmin(), await superAdmin()];
    const newcomer = await server.person();
    const admin = await server.admin();
    const removed = await propose(one, newcomer, 'content_editor');
    await admin.updateUserById(one.userId, { app_metadata: { roles: [] } });
    expect((await approve(two, removed)).body).toMatchObject({ code: 'proposal_void' });
    const banned = await propose(three, newcomer, 'super_admin');
    await admin.updateUserById(three.userId, { ban_duration: '24h' });
    expect((await approve(two, banned)).body).toMatchObject({ code: 'proposal_void' });
    expect((await approve(three, removed)).status).toBe(401);
    const four = await superAdmin();
    const gone = await propose(four, newcomer, 'super_admin');
    await admin.deleteUser(four.userId);
    expect((await approve(two, gone)).body).toMatchObject({ code: 'proposal_void' });
  });

  it('of the last super admin stays, and one that would change nothing is not proposed', async () => {
    const one = await superAdmin();
    expect((await propose(one, one)).body).toMatchObject({ code: 'last_super_admin' });
    expect((await propose(one, one, 'super_admin')).body).toMatchObject({ code: 'roles_unchanged' });
  });
});
