import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { IdentityServer, newEmail, newPhone, PIN } from '../../testing/identity-server.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import {
  signInByMail,
  signInByPasskey,
  signInByPassword,
  WayInSession,
} from '../../testing/way-in-person.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start({ anonymousSignIn: true });
});
afterAll(() => server.close());

/** A person with a PIN and the session in which they have just entered it. */
async function withPin(phone = '') {
  const person = await server.person({ hasPin: true, phone });
  const session = await signInByPassword(server, person.email);
  await session.enterPin();
  return { ...person, session };
}

async function withApp() {
  const person = await withPin();
  return { ...person, app: await person.session.connectApp() };
}

async function withPasskey() {
  const person = await withPin();
  return { ...person, device: await person.session.addPasskey() };
}

/** Every change of a way in that the protocol or our API offers, as someone who has taken over a session would try it. */
async function tryEverything(
  thief: WayInSession,
  own: { readonly passkeyId?: string; readonly factorId?: string } = {},
) {
  const { client } = thief;
  const code = async (answer: Promise<{ readonly error: { readonly code?: string | undefined } | null }>) =>
    (await answer).error?.code ?? 'done';
  const api = async (method: string, path: string, body?: object) => {
    const answer = await thief.call(method, path, body);
    return answer.body['code'] ?? 'done';
  };
  return {
    passkeyAdded: (await thief.tryToAddPasskey()) ?? 'done',
    ...(own.passkeyId === undefined
      ? {}
      : {
          passkeyRenamed: await code(
            client.passkey.update({ passkeyId: own.passkeyId, friendlyName: 'Mine' }),
          ),
          passkeyRemoved: await code(client.passkey.delete({ passkeyId: own.passkeyId })),
        }),
    ...(own.factorId === undefined
      ? {}
      : { appRemoved: await code(client.mfa.unenroll({ factorId: own.factorId })) }),
    appAdded: await code(client.mfa.enroll({ factorType: 'totp', friendlyName: 'Theirs' })),
    codesMade: await code(client.mfa.recoveryCodes.generate()),
    codesMadeAgain: await code(client.mfa.recoveryCodes.regenerate()),
    codesRemoved: await code(client.mfa.recoveryCodes.unenroll()),
    password: await code(client.updateUser({ password: 'Another-Lamp-42' })),
    email: await code(client.updateUser({ email: newEmail() })),
    phone: await code(client.updateUser({ phone: newPhone() })),
    pin: await api('PUT', '/api/v1/identity/pin', { pin: '640285', current_pin: PIN }),
    pinReset: await api('POST', '/api/v1/identity/pin/reset', { pin: '640285' }),
  };
}

const ended = { status: 403, body: { error_code: 'session_not_found' } };

describe('a password alone', () => {
  it('adds no passkey to an account with an app, and so never removes the app (attack C1)', async () => {
    const { email, app } = await withApp();
    const thief = await signInByPassword(server, email);
    await thief.enterPin();
    const device = new SoftwareAuthenticator();
    expect(await thief.tryToAddPasskey(device)).toBe('insufficient_aal');
    await expect(signInByPasskey(server, device)).rejects.toThrow('Credential verification failed');
    expect((await thief.client.mfa.listFactors()).data?.totp).toMatchObject([{ id: app.id }]);
  });

  it('changes no way in of an account with an app, the right PIN included (attack C1)', async () => {
    const { email, app } = await withApp();
    const thief = await signInByPassword(server, email);
    await thief.enterPin();
    const answers = await tryEverything(thief, { factorId: app.id });
    const { pin, pinReset, ...protocol } = answers;
    expect([pin, pinReset]).toEqual(['second_factor_required', 'second_factor_required']);
    expect(Object.entries(protocol).filter(([, code]) => code !== 'insufficient_aal')).toEqual([]);
  });

  it('changes no way in of an account whose only second factor is a passkey, the right PIN included (attack C1)', async () => {
    const { email, session } = await withPasskey();
    const passkeyId = (await session.client.passkey.list()).data?.[0]?.id ?? '';
    const thief = await signInByPassword(server, email);
    await thief.enterPin();
    const { pin, pinReset, ...protocol } = await tryEverything(thief, { passkeyId });
    expect([pin, pinReset]).toEqual(['second_factor_required', 'second_factor_required']);
    expect(Object.entries(protocol).filter(([, code]) => code !== 'insufficient_aal')).toEqual([]);
  });

  it('adds no first passkey or app to an account with a PIN that was not entered (attack C1)', async () => {
    const { email } = await server.person({ hasPin: true });
    const thief = await signInByPassword(server, email);
    expect(await thief.tryToAddPasskey()).toBe('reauthentication_needed');
    const app = await thief.client.mfa.enroll({ factorType: 'totp' });
    expect(app.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  });

  it('signs no other browser out, neither one nor all others (attack C4)', async () => {
    const { session, sessionId, email } = await withPin();
    const thief = await signInByPassword(server, email);
    const one = await thief.call('DELETE', `/api/v1/identity/sessions/${sessionId}`);
    expect(one).toMatchObject({ status: 401, body: { code: 'pin_required' } });
    const others = await thief.call('POST', '/auth/v1/logout?scope=others');
    expect(others).toMatchObject({ status: 400, body: { error_code: 'reauthentication_needed' } });
    expect((await session.client.getUser()).error).toBeNull();
    await thief.enterPin();
    expect((await thief.call('DELETE', `/api/v1/identity/sessions/${sessionId}`)).status).toBe(204);
  });
});

describe('a mailbox alone', () => {
  it('adds no passkey, app or recovery codes in the young session of its code (attack C1)', async () => {
    const { email } = await server.person({ hasPin: true });
    const thief = await signInByMail(server, email);
    expect(await thief.tryToAddPasskey()).toBe('reauthentication_needed');
    expect((await thief.client.mfa.enroll({ factorType: 'totp' })).error?.code).toBe(
      'reauthentication_needed',
    );
  });

  it('replaces no password of an account with a passkey (attack C1)', async () => {
    const { email } = await withPasskey();
    server.advance(61);
    const thief = await signInByMail(server, email);
    expect((await thief.client.updateUser({ password: 'Another-Lamp-42' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
  });
});

describe('the second factor', () => {
  it('and a fresh PIN together change every way in', async () => {
    const { email, device } = await withPasskey();
    const owner = await signInByPasskey(server, device);
    expect(await owner.tryToAddPasskey()).toBe('reauthentication_needed');
    await owner.enterPin();
    await owner.addPasskey();
    await owner.connectApp();
    expect((await owner.client.mfa.recoveryCodes.generate()).data?.codes).toHaveLength(10);
    server.advance(121);
    expect((await owner.client.mfa.recoveryCodes.regenerate()).error?.code).toBe('reauthentication_needed');
    const byPassword = await signInByPassword(server, email);
    expect((await byPassword.client.mfa.recoveryCodes.regenerate()).error?.code).toBe('insufficient_aal');
  });

  it('is a passkey in the session that has just added it: its owner goes on to make recovery codes', async () => {
    const { session } = await withPasskey();
    expect((await session.client.mfa.recoveryCodes.generate()).data?.codes).toHaveLength(10);
    expect((await session.client.refreshSession()).error).toBeNull();
    const level = await session.client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data?.currentLevel).toBe('aal2');
  });

  it('ends the sessions that were open before there was one (attack C1)', async () => {
    const { email, session } = await withPin();
    const before = await signInByPassword(server, email);
    await session.addPasskey();
    expect(await before.call('GET', '/auth/v1/user')).toMatchObject(ended);
  });

  it('that was begun before the owner had one is not finished afterwards (attack C1)', async () => {
    const { email, session } = await withPin();
    const thief = await signInByPassword(server, email);
    await thief.enterPin();
    const begun = await thief.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Theirs' });
    if (begun.data?.type !== 'totp') throw new Error('nothing was begun');
    await session.addPasskey();
    const late = await signInByPassword(server, email);
    const challenge = await late.client.mfa.challenge({ factorId: begun.data.id });
    expect(challenge.error).toMatchObject({ code: 'mfa_factor_not_found' });
  });

  it('is one of ten first passkeys that come at once from sessions without one (attack C1)', async () => {
    const { email } = await server.person({ hasPin: true });
    const sessions = await Promise.all(Array.from({ length: 5 }, () => signInByPassword(server, email)));
    for (const session of sessions) await session.enterPin();
    const codes = await Promise.all(sessions.map((session) => session.tryToAddPasskey()));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });

  it('that another session has begun is neither confirmed nor removed from this one (attack C4)', async () => {
    const { email, session } = await withPin();
    const begun = await session.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    const factorId = begun.data?.id ?? '';
    const thief = await signInByPassword(server, email);
    expect((await thief.client.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found');
    expect((await thief.client.mfa.unenroll({ factorId })).error?.code).toBe('reauthentication_needed');
  });

  it('opens nothing any more once its passkey is removed: sessions that it opened end', async () => {
    const { session, device } = await withPasskey();
    const second = await session.addPasskey();
    const elsewhere = await signInByPasskey(server, second);
    const owner = await signInByPasskey(server, device);
    await owner.enterPin();
    const passkeys = (await owner.client.passkey.list()).data ?? [];
    await owner.client.passkey.delete({ passkeyId: passkeys[1]?.id ?? '' });
    expect(await elsewhere.call('GET', '/auth/v1/user')).toMatchObject(ended);
  });
});

describe('a session without a name', () => {
  it('adds no way in but an address of its own (attack C4)', async () => {
    const client = server.client();
    await client.signInAnonymously();
    const nameless = new WayInSession(server, client);
    expect(await nameless.tryToAddPasskey()).toBe('validation_failed');
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
    expect((await client.updateUser({ password: 'Another-Lamp-42' })).error?.status).toBe(422);
    const pin = await nameless.call('PUT', '/api/v1/identity/pin', { pin: PIN });
    expect(pin).toMatchObject({ status: 403, body: { code: 'verification_required' } });
    expect((await client.updateUser({ email: newEmail() })).error).toBeNull();
  });

  it('makes itself no staff: only what belongs to the person is written (attack C4)', async () => {
    const { token } = await server.person();
    const body = { app_metadata: { roles: ['super_admin'] }, roles: ['super_admin'], role: 'service_role' };
    await server.call('PUT', '/auth/v1/user', { token, body });
    const user = await server.call('GET', '/auth/v1/user', { token });
    expect(user.body['app_metadata']).not.toHaveProperty('roles');
    expect(user.body['role']).toBe('authenticated');
  });
});
