import { afterAll, beforeAll, expect, it } from 'vitest';

import { HOST_TOKEN_S } from '../../contract/limits.ts';
import { IdentityServer } from '../../testing/identity-server.ts';
import {
  resetPassword,
  signInByMail,
  signInByPassword,
  type WayInSession,
} from '../../testing/way-in-person.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const redeem = (session: WayInSession, token: string | undefined) =>
  session.call('POST', '/api/v1/identity/staff-invitation', { token: token ?? 'none' });
const refused = { status: 403, body: { code: 'invitation_refused' } };

/** Someone who has just been given a staff role, and the invitation that was mailed to them. */
async function staff(role: 'super_admin' | 'content_editor' = 'content_editor') {
  const person = await server.person({ hasPin: true });
  await server.services.unit((work) => server.identity.door.grantRole(work, { userId: person.userId, role }));
  const [mail] = await server.sentTo(person.email);
  const session = await signInByPassword(server, person.email);
  await session.enterPin();
  return { ...person, session, token: /[\w-]{40,}/.exec(mail?.text ?? '')?.[0] };
}

it('the person who has password and PIN of staff adds no first factor (attack C2)', async () => {
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
  server.advance(HOST_TOKEN_S + 1);
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

it('a mailbox alone redeems none: not by a link, nor after it has reset password and PIN (attack Y3)', async () => {
  const { email, token } = await staff();
  server.advance(61);
  const thief = await signInByMail(server, email);
  expect(await redeem(thief, token)).toMatchObject({ status: 401, body: { code: 'pin_required' } });
  await resetPassword(thief);
  await thief.call('POST', '/api/v1/identity/pin/reset-request');
  await thief.client.verifyOtp({ email, token: await server.codeFor(email), type: 'magiclink' });
  const body = { pin: '640285', password: 'Another-Lamp-42' };
  expect((await thief.call('POST', '/api/v1/identity/pin/reset', body)).status).toBe(200);
  await thief.enterPin('640285');
  expect(await redeem(thief, token)).toMatchObject(refused);
  expect(await thief.tryToAddPasskey()).toBe('staff_invitation_needed');
});

it('a mailbox alone redeems none of a person without a PIN, and gets none while money is held (attack Y3)', async () => {
  const { userId, email } = await server.person();
  server.advance(3600);
  const grant = () =>
    server.services.unit((work) => server.identity.door.grantRole(work, { userId, role: 'content_editor' }));
  await grant();
  const token = /[\w-]{40,}/.exec((await server.sentTo(email))[0]?.text ?? '')?.[0];
  const thief = await signInByMail(server, email);
  expect(await redeem(thief, token)).toMatchObject({ status: 401, body: { code: 'pin_required' } });
  expect((await thief.call('PUT', '/api/v1/identity/pin', { pin: '640285' })).status).toBe(200);
  await thief.enterPin('640285');
  expect(await redeem(thief, token)).toMatchObject(refused);
  const admin = await server.admin();
  const mailed = async () =>
    (await server.sentTo(email)).filter(({ text }) => /[\w-]{60,}/.test(text)).length;
  const before = await mailed();
  await admin.updateUserById(userId, { app_metadata: { roles: [] } });
  await admin.updateUserById(userId, { app_metadata: { roles: ['content_editor'] } });
  expect(await mailed()).toBe(before);
});

it('an invitation ends with the role, also where a session has redeemed it (attack Y3)', async () => {
  const [waiting, redeemed] = [await staff(), await staff()];
  expect((await redeem(redeemed.session, redeemed.token)).status).toBe(204);
  const admin = await server.admin();
  for (const { userId } of [waiting, redeemed]) {
    await admin.updateUserById(userId, { app_metadata: { roles: [] } });
    await admin.updateUserById(userId, { app_metadata: { roles: ['super_admin'] } });
  }
  expect(await redeem(waiting.session, waiting.token)).toMatchObject(refused);
  expect(await redeemed.session.tryToAddPasskey()).toBe('staff_invitation_needed');
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
  const token = await own.services.unit((work) => own.staff.makeBootstrapToken(work));
  expect((await session.call('POST', '/api/v1/identity/bootstrap', { token })).status).toBe(200);
  expect(await session.tryToAddPasskey()).toBeUndefined();
  await own.close();
});
