import { IdentityServer, PASSWORD, SITE, SoftwareAuthenticator } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const place = { rpId: new URL(SITE).hostname, origin: SITE };

async function signedIn() {
  const person = await server.person();
  const client = server.client();
  await client.signInWithPassword({ email: person.email, password: PASSWORD });
  return { ...person, client };
}

async function withPasskey() {
  const person = await signedIn();
  const device = new SoftwareAuthenticator();
  const started = await person.client.passkey.startRegistration();
  const challenge = started.data?.options.challenge ?? '';
  const added = await person.client.passkey.verifyRegistration({
    challengeId: started.data?.challenge_id ?? '',
    credential: device.register({ ...place, challenge }),
  });
  return { ...person, device, started, added };
}

async function answerTo(
  device: SoftwareAuthenticator,
  change: Partial<{ challenge: string; rpId: string; origin: string }> = {},
) {
  const client = server.client();
  const { data } = await client.passkey.startAuthentication();
  const credential = device.authenticate({
    ...place,
    challenge: data?.options.challenge ?? '',
    ...change,
  });
  return { client, challengeId: data?.challenge_id ?? '', credential };
}

describe('a passkey', () => {
  it('is added by its owner, who is told, named and listed', async () => {
    const { client, email, started, added } = await withPasskey();
    expect(started.data?.options).toMatchObject({
      rp: { id: 'egcr.test', name: 'EGCR' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(added.error).toBeNull();
    const id = added.data?.id ?? '';
    expect((await client.passkey.update({ passkeyId: id, friendlyName: 'Laptop' })).data).toMatchObject({
      id,
      friendly_name: 'Laptop',
    });
    expect((await client.passkey.list()).data).toMatchObject([{ id, friendly_name: 'Laptop' }]);
    expect((await server.sentTo(email))[0]?.subject).toBe('A passkey was added');
  });

  it('signs in as two factors, without any name', async () => {
    const { userId, device } = await withPasskey();
    const { client, ...answer } = await answerTo(device);
    const { data, error } = await client.passkey.verifyAuthentication(answer);
    expect(error).toBeNull();
    expect(data?.user?.id).toBe(userId);
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2' });
    expect(level.data?.currentAuthenticationMethods).toMatchObject([{ method: 'passkey' }]);
  });

  it('answers a challenge once, within five minutes', async () => {
    const { device } = await withPasskey();
    const { client, ...answer } = await answerTo(device);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => server.client().passkey.verifyAuthentication(answer)),
    );
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    const late = await answerTo(device);
    server.advance(301);
    const { client: lateClient, ...lateAnswer } = late;
    expect((await lateClient.passkey.verifyAuthentication(lateAnswer)).error).toMatchObject({
      code: 'webauthn_challenge_expired',
    });
    expect((await client.passkey.verifyAuthentication(answer)).error).toMatchObject({
      code: 'webauthn_challenge_not_found',
    });
  });

  it.each([
    ['another site', { origin: 'https://egcr.example' }],
    ['another host', { rpId: 'example.com' }],
    ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ])('is refused when it signed for %s', async (_what, change) => {
    const { device } = await withPasskey();
    const { client, ...answer } = await answerTo(device, change);
    expect((await client.passkey.verifyAuthentication(answer)).error).toMatchObject({
      status: 400,
      code: 'webauthn_verification_failed',
    });
  });

  it('is refused without finger, face or PIN, with an old counter, with a foreign key and when unknown', async () => {
    const { device } = await withPasskey();
    const refused = async (given: Awaited<ReturnType<typeof answerTo>>) => {
      const { client, ...answer } = given;
      expect((await client.passkey.verifyAuthentication(answer)).error).toMatchObject({
        code: 'webauthn_verification_failed',
      });
    };
    device.isVerifying = false;
    await refused(await answerTo(device));
    device.isVerifying = true;
    const { client, ...right } = await answerTo(device);
    expect((await client.passkey.verifyAuthentication(right)).error).toBeNull();
    device.counter = 0;
    await refused(await answerTo(device));
    const other = new SoftwareAuthenticator();
    await refused(await answerTo(other));
    const forged = await answerTo(other);
    await refused({
      ...forged,
      credential: {
        ...forged.credential,
        id: device.credentialId.toString('base64url'),
        rawId: device.credentialId.toString('base64url'),
      },
    });
  });

  it('cannot be added to two people, nor with the challenge of another session', async () => {
    const { device } = await withPasskey();
    const thief = await signedIn();
    const started = await thief.client.passkey.startRegistration();
    const challenge = started.data?.options.challenge ?? '';
    const credential = device.register({ ...place, challenge });
    const challengeId = started.data?.challenge_id ?? '';
    const elsewhere = await signedIn();
    expect(
      (await elsewhere.client.passkey.verifyRegistration({ challengeId, credential })).error,
    ).toMatchObject({ code: 'webauthn_challenge_not_found' });
    expect((await thief.client.passkey.verifyRegistration({ challengeId, credential })).error).toMatchObject({
      code: 'webauthn_credential_exists',
    });
  });

  it('is removed by its owner alone, and then opens nothing', async () => {
    const { client, device, added, email } = await withPasskey();
    const passkeyId = added.data?.id ?? '';
    const stranger = await signedIn();
    expect((await stranger.client.passkey.delete({ passkeyId })).error?.code).toBe('passkey_not_found');
    expect((await client.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await server.sentTo(email))[0]?.subject).toBe('A passkey was removed');
    const { client: late, ...answer } = await answerTo(device);
    expect((await late.passkey.verifyAuthentication(answer)).error).not.toBeNull();
  });

  it('can be switched off', async () => {
    const off = await IdentityServer.start({ passkeys: false });
    const { error } = await off.client().passkey.startAuthentication();
    await off.close();
    expect(error).toMatchObject({ status: 404, code: 'passkey_disabled' });
  });
});
