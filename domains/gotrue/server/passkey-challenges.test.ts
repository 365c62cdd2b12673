import { IdentityServer, signInByPassword, SITE, SoftwareAuthenticator } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const place = { rpId: new URL(SITE).hostname, origin: SITE };
const unknown = { code: 'webauthn_challenge_not_found' };

async function withPasskey() {
  const person = await server.person({ hasPin: true });
  const session = await signInByPassword(server, person.email);
  await session.enterPin();
  return { ...person, session, device: await session.addPasskey() };
}

describe('a challenge of a passkey', () => {
  it('for adding one signs nobody in and proves nothing, and stays unspent', async () => {
    const { session, device } = await withPasskey();
    const { data } = await session.client.passkey.startRegistration();
    const challengeId = data?.challenge_id ?? '';
    const challenge = data?.options.challenge ?? '';
    const credential = device.authenticate({ ...place, challenge });
    const signIn = await server.client().passkey.verifyAuthentication({ challengeId, credential });
    expect(signIn.error).toMatchObject(unknown);
    const body = { challenge_id: challengeId, credential };
    const proved = await session.call('POST', '/api/v1/identity/passkey/prove', body);
    expect(proved).toMatchObject({ status: 403, body: { code: 'passkey_refused' } });
    const added = new SoftwareAuthenticator().register({ ...place, challenge });
    expect(
      (await session.client.passkey.verifyRegistration({ challengeId, credential: added })).error,
    ).toBeNull();
  });

  it('for signing in adds none, and what was signed for one purpose counts for no other', async () => {
    const { session, device } = await withPasskey();
    const { data } = await session.client.passkey.startAuthentication();
    const challengeId = data?.challenge_id ?? '';
    const challenge = data?.options.challenge ?? '';
    const added = new SoftwareAuthenticator().register({ ...place, challenge });
    expect(
      (await session.client.passkey.verifyRegistration({ challengeId, credential: added })).error,
    ).toMatchObject(unknown);
    const made = device.register({ ...place, challenge }).response.clientDataJSON;
    const right = device.authenticate({ ...place, challenge });
    const credential = { ...right, response: { ...right.response, clientDataJSON: made } };
    expect(
      (await server.client().passkey.verifyAuthentication({ challengeId, credential })).error,
    ).toMatchObject({
      code: 'webauthn_verification_failed',
    });
    const again = { challengeId, credential: right };
    expect((await server.client().passkey.verifyAuthentication(again)).error).toMatchObject(unknown);
  });

  it('adds one of twenty devices that answer it at once', async () => {
    const { session } = await withPasskey();
    const { data } = await session.client.passkey.startRegistration();
    const challengeId = data?.challenge_id ?? '';
    const challenge = data?.options.challenge ?? '';
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        session.client.passkey.verifyRegistration({
          challengeId,
          credential: new SoftwareAuthenticator().register({ ...place, challenge }),
        }),
      ),
    );
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await session.client.passkey.list()).data).toHaveLength(2);
  });

  it('answered while the passkey is removed opens no session that stays', async () => {
    const { session, device } = await withPasskey();
    const passkeyId = (await session.client.passkey.list()).data?.[0]?.id ?? '';
    const client = server.client();
    const { data } = await client.passkey.startAuthentication();
    const credential = device.authenticate({ ...place, challenge: data?.options.challenge ?? '' });
    const [, removed] = await Promise.all([
      client.passkey.verifyAuthentication({ challengeId: data?.challenge_id ?? '', credential }),
      session.client.passkey.delete({ passkeyId }),
    ]);
    expect(removed.error).toBeNull();
    expect((await client.getUser()).error).not.toBeNull();
  });
});
