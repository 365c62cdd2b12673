import { afterAll, beforeAll, expect, it } from 'vitest';

import { BOOTSTRAP_TOKEN_S } from '../../contract/limits.ts';
import { IdentityServer } from '../../testing/identity-server.ts';
import { signInByPassword, type WayInSession } from '../../testing/way-in-person.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const redeem = (session: WayInSession, token: string | undefined) =>
  session.call('POST', '/api/v1/identity/staff-invitation', { token: token ?? 'none' });
const refused = { status: 403, body: { code: 'invitation_refused' } };

/** Somebody who has just been given a staff role, and the invitation that was mailed to them. */
async function staff(role: 'super_admin' | 'content_editor' = 'content_editor') {
  const person = await server.person({ hasPin: true });
  await server.services.unit((work) => server.identity.door.grantRole(work, { userId: person.userId, role }));
  const [mail] = await server.sentTo(person.email);
  const session = await signInByPassword(server, person.email);
  await session.enterPin();
  return { ...person, session, token: /[\w-]{40,}/.exec(mail?.text ?? '')?.[0] };
}

it('whoever has password and PIN of staff adds no first factor (attack C2)', async () => {
  for (const role of ['super_admin', 'content_editor'] as const) {
    const { session } = await staff(role);
    expect(await session.tryToAddPasskey()).toBe('staff_invitation_needed');
    const app = await session.client.mfa.enroll({ factorType: 'totp' });
    expect(app.error).toMatchObject({ status: 403, code: 'staff_invitation_needed' });
  }
});

it('what was begun before the role was given is not finished without the invitation (attack C2)', async () => {
  const person = await server.person({ hasPin: true });
  const thief = await signInByPassword(server, person.email);
  await thief.enterPin();
  const begun = await thief.client.mfa.enroll({ factorType: 'totp' });
  if (begun.data?.type !== 'totp') throw new Error('nothing was begun');
  await server.services.unit((work) =>
    server.identity.door.grantRole(work, { userId: person.userId, role: 'super_admin' }),
  );
  const factorId = begun.data.id;
  const ended = await thief.client.mfa.challengeAndVerify({ factorId, code: '000000' });
  expect(ended.error?.code).toBe('staff_invitation_needed');
});

it('the invitation works once, for its person, in the session that redeemed it, for half an hour (attack C2)', async () => {
  const one = await staff();
  const other = await staff();
  expect(await redeem(other.session, one.token)).toMatchObject(refused);
  const elsewhere = await signInByPassword(server, one.email);
  await elsewhere.enterPin();
  expect((await redeem(one.session, one.token)).status).toBe(204);
  expect(await redeem(elsewhere, one.token)).toMatchObject(refused);
  expect(await elsewhere.tryToAddPasskey()).toBe('staff_invitation_needed');
  await one.session.connectApp();
});

it('one of two invitations counts, and one printed on the host is over after half an hour (attack C2)', async () => {
  const { userId, session, token } = await staff();
  const print = () => server.services.unit((work) => server.identity.door.makeStaffInvitation(work, userId));
  const printed = await print();
  expect(await redeem(session, token)).toMatchObject(refused);
  expect(await redeem(session, `${printed}AAAA`)).toMatchObject(refused);
  server.advance(BOOTSTRAP_TOKEN_S + 1);
  const later = await signInByPassword(
    server,
    (await server.services.unit((work) => server.identity.door.contactsOf(work.db, userId)))?.email ?? '',
  );
  expect(await redeem(later, printed)).toMatchObject(refused);
  await later.enterPin();
  expect((await redeem(later, await print())).status).toBe(204);
  await later.addPasskey();
  expect(await print()).toBeUndefined();
});

it('nobody without a staff role is sent or printed one', async () => {
  const { userId, email } = await server.person({ hasPin: true });
  await server.services.unit((work) =>
    server.identity.door.grantRole(work, { userId, role: 'business_owner' }),
  );
  expect((await server.sentTo(email)).map(({ subject }) => subject)).not.toContain(
    'You have a staff role at EGCR',
  );
  const printed = await server.services.unit((work) =>
    server.identity.door.makeStaffInvitation(work, userId),
  );
  expect(printed).toBeUndefined();
});

it('the first super admin adds a factor in the session that redeemed the bootstrap token', async () => {
  const own = await IdentityServer.start();
  const person = await own.person({ hasPin: true });
  const session = await signInByPassword(own, person.email);
  await session.enterPin();
  const token = await own.services.unit((work) => own.identity.door.makeBootstrapToken(work));
  expect((await session.call('POST', '/api/v1/identity/bootstrap', { token })).status).toBe(200);
  expect(await session.tryToAddPasskey()).toBeUndefined();
  await own.close();
});
