import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { IdentityServer, SITE } from '../../testing/identity-server.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { signInByPassword, type WayInSession } from '../../testing/way-in-person.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

/** A person with a PIN, and a passkey that was added in the session that showed it. */
async function withPasskey() {
  const person = await server.person({ hasPin: true });
  const session = await signInByPassword(server, person.email);
  await session.enterPin();
  return { ...person, session, device: await session.addPasskey() };
}

describe('a passkey shown in a session that is open already', () => {
  const prove = async (session: WayInSession, device: SoftwareAuthenticator, change: object = {}) => {
    const asked = await session.call('POST', '/api/v1/identity/passkey/challenge');
    const challenge = String(asked.body['challenge']);
    const place = { rpId: String(asked.body['rp_id']), origin: SITE };
    const credential = device.authenticate({ ...place, challenge, ...change });
    const body = { challenge_id: asked.body['challenge_id'], credential };
    const answer = await session.call('POST', '/api/v1/identity/passkey/prove', body);
    return { ...answer, body: answer.body['code'], repeat: body };
  };

  it('raises it, and its tokens stay good', async () => {
    const { email, device } = await withPasskey();
    const owner = await signInByPassword(server, email);
    const proved = await prove(owner, device);
    expect(proved.status).toBe(204);
    await owner.enterPin();
    expect(await owner.tryToAddPasskey()).toBeUndefined();
    expect((await owner.client.refreshSession()).error).toBeNull();
    expect((await owner.client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    const twice = await owner.call('POST', '/api/v1/identity/passkey/prove', proved.repeat);
    expect(twice).toMatchObject({ status: 403, body: { code: 'passkey_refused' } });
  });

  it('is one of the same person and this site, and its challenge adds no passkey (attack C1)', async () => {
    const { email } = await withPasskey();
    const other = await withPasskey();
    const thief = await signInByPassword(server, email);
    expect((await prove(thief, other.device)).body).toBe('passkey_refused');
    expect((await prove(thief, new SoftwareAuthenticator())).body).toBe('passkey_refused');
    const mine = await signInByPassword(server, other.email);
    expect((await prove(mine, other.device, { origin: 'https://egcr.example' })).body).toBe(
      'passkey_refused',
    );
    const asked = await thief.call('POST', '/api/v1/identity/passkey/challenge');
    const challenge = String(asked.body['challenge']);
    const credential = new SoftwareAuthenticator().register({ rpId: 'egcr.test', origin: SITE, challenge });
    const challengeId = String(asked.body['challenge_id']);
    const added = await thief.client.passkey.verifyRegistration({ challengeId, credential });
    expect(added.error?.code).toBe('webauthn_challenge_not_found');
  });
});

describe('a lost passkey', () => {
  it('is made up for by a recovery code, which is offered with a passkey as well', async () => {
    const { session, email } = await withPasskey();
    const codes = (await session.client.mfa.recoveryCodes.generate()).data?.codes ?? [];
    const owner = await signInByPassword(server, email);
    expect((await owner.client.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toBeNull();
    await owner.enterPin();
    const passkeyId = (await owner.client.passkey.list()).data?.[0]?.id ?? '';
    expect((await owner.client.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await owner.client.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
    await owner.client.refreshSession();
    expect((await owner.client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
  });
});
