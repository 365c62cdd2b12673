import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PHONE_UNUSED_S } from '../../contract/limits.ts';
import { IdentityServer, newPhone, PASSWORD, PIN } from '../../testing/identity-server.ts';
import { resetPassword, settledPerson, signInByMail, signInByPhone } from '../../testing/way-in-person.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const AT = '/api/v1/identity';
const NEXT = 'Another-Lamp-42';

describe('a number nobody used for half a year', () => {
  const byRecycledNumber = async () => {
    const person = await settledPerson(server);
    server.advance(PHONE_UNUSED_S);
    return { ...person, thief: await signInByPhone(server, person.phone) };
  };

  it('resets no password, the person who has it now (attack C3)', async () => {
    const { thief } = await byRecycledNumber();
    expect((await thief.client.updateUser({ password: NEXT })).error).toMatchObject({
      code: 'reauthentication_needed',
    });
    expect((await thief.client.updateUser({ phone: newPhone() })).error?.code).toBe(
      'reauthentication_needed',
    );
  });

  it('resets no PIN of an account without a mailbox (attack C3)', async () => {
    const phone = newPhone();
    const secrets = await server.identity.door.hashSecrets({ password: PASSWORD, pin: PIN });
    await server.services.unit((work) =>
      server.identity.door.createConfirmedPerson(work, { phone, secrets }),
    );
    server.advance(PHONE_UNUSED_S + 1);
    const thief = await signInByPhone(server, phone);
    const asked = await thief.call('POST', `${AT}/pin/reset-request`);
    expect(asked).toMatchObject({ status: 403, body: { code: 'phone_unproved' } });
  });

  it('sets no first password and no first PIN (attack C3)', async () => {
    const phone = newPhone();
    await signInByPhone(server, phone);
    server.advance(PHONE_UNUSED_S + 1);
    const thief = await signInByPhone(server, phone);
    expect((await thief.client.updateUser({ password: NEXT })).error?.code).toBe('reauthentication_needed');
    const first = await thief.call('PUT', `${AT}/pin`, { pin: PIN });
    expect([first.status, first.body['code']]).toEqual([403, 'sign_in_again']);
  });

  it('is proved anew by the PIN or by a code to the mailbox', async () => {
    const { thief: owner, email, phone } = await byRecycledNumber();
    await owner.client.reauthenticate();
    const nonce = await server.codeFor(email);
    expect((await owner.client.updateUser({ password: NEXT, nonce })).error).toBeNull();
    await owner.enterPin();
    server.advance(61);
    const again = await signInByPhone(server, phone);
    await resetPassword(again, 'Third-Lantern-43');
  });

  it('ends no hold (attack C3)', async () => {
    const { email } = await settledPerson(server);
    server.advance(PHONE_UNUSED_S);
    const owner = await signInByMail(server, email);
    await resetPassword(owner);
    expect((await owner.call('GET', `${AT}/standing`)).body).toMatchObject({ code_by: null });
  });
});
