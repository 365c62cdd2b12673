import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { IdentityServer, newEmail } from '@egcr/identity/testing';

let server: IdentityServer;
beforeEach(async () => {
  server = await IdentityServer.start({ staffSecondFactor: false });
});
afterEach(() => server.close());

async function superAdmin() {
  const person = await server.person();
  await server.services.unit((work) =>
    server.identity.door.grantRole(work, { userId: person.userId, role: 'super_admin' }),
  );
  return person;
}

const paths = ['/api/v1/admin/overview', '/api/v1/admin/audit'];

describe('what super admins see', () => {
  it('[GUARD-09] is refused to strangers and to everybody with another role, by the server (threat 14)', async () => {
    const person = await server.person({ isPinVerified: true });
    await server.services.unit((work) =>
      server.identity.door.grantRole(work, { userId: person.userId, role: 'content_editor' }),
    );
    for (const path of paths) {
      expect(await server.call('GET', path)).toMatchObject({ status: 401, body: { code: 'token_missing' } });
      const refused = await server.call('GET', path, { token: person.token });
      expect(refused).toMatchObject({ status: 403, body: { code: 'role_required' } });
      expect(refused.body).not.toHaveProperty('people');
    }
  });

  it('[GUARD-09] is refused to a super admin without a second factor in the session (threat 14)', async () => {
    const strict = await IdentityServer.start();
    const { token, userId } = await strict.person({ isPinVerified: true });
    await strict.services.unit((work) =>
      strict.identity.door.grantRole(work, { userId, role: 'super_admin' }),
    );
    for (const path of paths) {
      expect(await strict.call('GET', path, { token })).toMatchObject({
        status: 403,
        body: { code: 'second_factor_required' },
      });
    }
    await strict.close();
  });

  it('[GUARD-09] counts what is there now', async () => {
    const { token } = await superAdmin();
    await server.person();
    const email = newEmail();
    await server.client().signUp({ email, password: 'Harbour-Lamp-41' });
    const { body } = await server.call('GET', '/api/v1/admin/overview', { token });
    expect(body).toMatchObject({
      people: 3,
      people_verified: 2,
      super_admins: 1,
      sessions_open: 2,
      messages_waiting: 1,
    });
    expect(body['latest']).toContainEqual(
      expect.objectContaining({
        action: 'message_sent',
        person: expect.objectContaining({ address: email }),
      }),
    );
    server.advance(601);
    const later = await superAdmin();
    const after = await server.call('GET', '/api/v1/admin/overview', { token: later.token });
    expect(after.body).toMatchObject({ people: 4, sessions_open: 1, super_admins: 2 });
  });

  it('is the whole log, page after page, the latest first', async () => {
    const { token } = await superAdmin();
    const ids: string[] = [];
    let next: unknown;
    do {
      const after = typeof next === 'string' ? `&after=${next}` : '';
      const { body } = await server.call('GET', `/api/v1/admin/audit?limit=2${after}`, { token });
      const items = body['items'] as readonly { id: string; action: string }[];
      ids.push(...items.map(({ id }) => id));
      next = body['next'];
    } while (next !== null);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id, at) => at === 0 || id < (ids[at - 1] ?? ''))).toBe(true);
  });
});
