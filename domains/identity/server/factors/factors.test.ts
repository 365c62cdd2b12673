import type { AuthClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { IdentityServer, PASSWORD } from '../../testing/identity-server.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

type Client = InstanceType<typeof AuthClient>;

function codeOf(secret: string, stepsAway = 0): string {
  const timestamp = server.services.clock.now().getTime() + stepsAway * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function signedIn() {
  const person = await server.person();
  const client = server.client();
  await client.signInWithPassword({ email: person.email, password: PASSWORD });
  return { ...person, client };
}

/** Enrols an authenticator app and proves its first code: the client's session is aal2 afterwards. */
async function withAuthenticator() {
  const person = await signedIn();
  const { data } = await person.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' });
  if (data?.type !== 'totp') throw new Error('nothing was enrolled');
  const verified = await person.client.mfa.challengeAndVerify({
    factorId: data.id,
    code: codeOf(data.totp.secret),
  });
  if (verified.error) throw verified.error;
  server.advance(30);
  return { ...person, factorId: data.id, secret: data.totp.secret };
}

async function wrongCode(client: Client, factorId: string, code: string) {
  const challenge = await client.mfa.challenge({ factorId });
  return client.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code });
}

describe('an authenticator app', () => {
  it('is enrolled with a QR code and its first code, and raises the session', async () => {
    const { client, email } = await signedIn();
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' });
    if (enrolled.data?.type !== 'totp') throw new Error('nothing was enrolled');
    const { totp, id: factorId } = enrolled.data;
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/s);
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    expect(totp.uri).toContain(encodeURIComponent(email));
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1');
    const challenge = await client.mfa.challenge({ factorId });
    expect(challenge.data).toMatchObject({ type: 'totp' });
    const verified = await client.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? '',
      code: codeOf(totp.secret),
    });
    expect(verified.error).toBeNull();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level.data?.currentAuthenticationMethods).toMatchObject([
      { method: 'totp' },
      { method: 'password' },
    ]);
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([
      { id: factorId, friendly_name: 'Telephone', status: 'verified' },
    ]);
    expect((await server.sentTo(email))[0]?.subject).toBe('An authenticator app was added');
    expect((await client.refreshSession()).data.session?.access_token).toBeTypeOf('string');
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  });

  it('ends sessions that have not proved it, and takes no code twice', async () => {
    const { client, email, secret, factorId, refreshToken } = await withAuthenticator();
    const other = server.client();
    expect((await other.refreshSession({ refresh_token: refreshToken })).error).not.toBeNull();
    const second = server.client();
    await second.signInWithPassword({ email, password: PASSWORD });
    const code = codeOf(secret);
    expect((await wrongCode(second, factorId, code)).error).toBeNull();
    expect((await wrongCode(second, factorId, code)).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
    expect((await client.getUser()).error).toBeNull();
  });

  it('forgives a clock that is one step off, and no more', async () => {
    const { client, secret, factorId } = await withAuthenticator();
    server.advance(300);
    expect((await wrongCode(client, factorId, codeOf(secret, -2))).error).not.toBeNull();
    expect((await wrongCode(client, factorId, codeOf(secret, 2))).error).not.toBeNull();
    expect((await wrongCode(client, factorId, codeOf(secret, 1))).error).toBeNull();
    expect((await wrongCode(client, factorId, codeOf(secret, 0))).error).not.toBeNull();
  });

  it('evaluates five of fifty wrong codes at once, then is locked for five minutes', async () => {
    const { client, secret, factorId } = await withAuthenticator();
    const right = codeOf(secret);
    const wrong = right === '000000' ? '111111' : '000000';
    const challenge = await client.mfa.challenge({ factorId });
    const challengeId = challenge.data?.id ?? '';
    const { data } = await client.getSession();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.call('POST', `/auth/v1/factors/${factorId}/verify`, {
          token: data.session?.access_token ?? '',
          body: { challenge_id: challengeId, code: wrong },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    // A request that began a moment before the one that locked has a moment longer to wait, one that comes later has less.
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(
      /^(?:29\d|30[01])$/,
    );
    expect((await wrongCode(client, factorId, right)).error?.status).toBe(429);
    server.advance(301);
    expect((await wrongCode(client, factorId, codeOf(secret))).error).toBeNull();
  });

  it('answers a challenge once, within five minutes, in its own session', async () => {
    const { client, secret, factorId } = await withAuthenticator();
    const challengeId = (await client.mfa.challenge({ factorId })).data?.id ?? '';
    server.advance(301);
    const late = await client.mfa.verify({ factorId, challengeId, code: codeOf(secret) });
    expect(late.error?.code).toBe('mfa_challenge_expired');
    const stranger = await signedIn();
    const foreign = await stranger.client.mfa.challenge({ factorId });
    expect(foreign.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });

  it('guards itself and the password: aal1 may neither add, remove nor change', async () => {
    const { email, factorId, secret } = await withAuthenticator();
    const thief = server.client();
    await thief.signInWithPassword({ email, password: PASSWORD });
    expect((await thief.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect((await thief.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    expect((await thief.updateUser({ password: 'Another-Lamp-42' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    await wrongCode(thief, factorId, codeOf(secret));
    expect((await thief.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    expect((await thief.mfa.listFactors()).data?.all).toEqual([]);
    await thief.refreshSession();
    expect((await thief.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
    expect((await server.sentTo(email))[0]?.subject).toBe('An authenticator app was removed');
  });

  it('has a name of its own, and there are at most ten', async () => {
    const { client } = await signedIn();
    await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' });
    expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' })).error?.code).toBe(
      'mfa_factor_name_conflict',
    );
    for (let count = 1; count < 10; count += 1) await client.mfa.enroll({ factorType: 'totp' });
    expect((await client.mfa.enroll({ factorType: 'totp' })).error?.code).toBe(
      'too_many_enrolled_mfa_factors',
    );
    expect((await client.mfa.enroll({ factorType: 'phone', phone: '+12025550100' })).error?.code).toBe(
      'mfa_phone_enroll_not_enabled',
    );
  });
});

describe('recovery codes', () => {
  async function withCodes() {
    const person = await withAuthenticator();
    const generated = await person.client.mfa.recoveryCodes.generate({ friendlyName: 'On paper' });
    return { ...person, codes: generated.data?.codes ?? [] };
  }

  it('are shown once, counted, and stand in for the app, each once', async () => {
    const { email, codes, client } = await withCodes();
    expect(codes).toHaveLength(10);
    expect(new Set(codes.map((code) => code.length))).toEqual(new Set([16]));
    expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 });
    const second = server.client();
    await second.signInWithPassword({ email, password: PASSWORD });
    const typed = (codes[3] ?? '').toUpperCase().replace(/(.{4})(?!$)/g, '$1-');
    const verified = await second.mfa.recoveryCodes.verify({ code: typed });
    expect(verified.error).toBeNull();
    const level = await second.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data?.currentLevel).toBe('aal2');
    expect(level.data?.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/recovery_code' });
    expect((await second.mfa.recoveryCodes.verify({ code: typed })).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await second.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
    expect((await server.sentTo(email)).map(({ subject }) => subject)).toContain('A recovery code was used');
  });

  it('work once when fifty use one at the same time', async () => {
    const { client, codes } = await withCodes();
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.call('POST', '/auth/v1/factors/recovery-codes/verify', { token, body: { code: codes[0] } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('need an app and aal2, exist once, and are replaced as a whole', async () => {
    const { client, codes, email } = await withCodes();
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
    const fresh = await client.mfa.recoveryCodes.regenerate();
    expect(fresh.data).toMatchObject({ friendly_name: 'On paper', total: 10 });
    expect((await client.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).not.toBeNull();
    const aal1 = server.client();
    await aal1.signInWithPassword({ email, password: PASSWORD });
    expect((await aal1.mfa.recoveryCodes.regenerate()).error?.code).toBe('insufficient_aal');
    expect((await client.mfa.recoveryCodes.unenroll()).error).toBeNull();
    expect((await client.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
    const stranger = await signedIn();
    expect((await stranger.client.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
  });

  it('are locked after five wrong ones', async () => {
    const { client } = await withCodes();
    for (let turn = 0; turn < 5; turn += 1) {
      await client.mfa.recoveryCodes.verify({ code: 'aaaaaaaaaaaaaaaa' });
    }
    const locked = await client.mfa.recoveryCodes.verify({ code: 'aaaaaaaaaaaaaaaa' });
    expect(locked.error).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' });
  });
});

describe('of two apps', () => {
  it('the one that is left keeps the session raised and the recovery codes, and the last one takes both along', async () => {
    const { client, factorId } = await withAuthenticator();
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    if (data?.type !== 'totp') throw new Error('nothing was enrolled');
    await client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(data.totp.secret) });
    await client.mfa.recoveryCodes.generate();
    const levelAndCodes = async () => {
      await client.refreshSession();
      const level = await client.mfa.getAuthenticatorAssuranceLevel();
      const codes = await client.mfa.recoveryCodes.getStatus();
      return [level.data?.currentLevel, codes.error?.code ?? codes.data?.remaining];
    };
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await levelAndCodes()).toEqual(['aal2', 10]);
    expect((await client.mfa.unenroll({ factorId: data.id })).error).toBeNull();
    expect(await levelAndCodes()).toEqual(['aal1', 'mfa_factor_not_found']);
  });
});
