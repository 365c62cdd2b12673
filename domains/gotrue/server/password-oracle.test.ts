import { IdentityServer, PASSWORD, PIN } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const NEW = { 'x-supabase-api-version': '2024-01-01' };

function put(token: string, body: object, at = server) {
  return at.call('PUT', '/auth/v1/user', { token, headers: NEW, body });
}

describe('the person who holds a session and not the password', () => {
  it('does not learn the password without the PIN, nor with a code that was never sent (attack P3)', async () => {
    const { token } = await server.person({ hasPin: true });
    for (const password of [PASSWORD, 'Quarry-Violin-38']) {
      expect((await put(token, { password })).body).toMatchObject({ code: 'reauthentication_needed' });
      expect((await put(token, { password, nonce: '123456' })).body).toMatchObject({
        code: 'reauthentication_not_valid',
      });
    }
  });

  it('is told at most ten times a day whether a guess is the present password (attack P3)', async () => {
    const { token } = await server.person();
    const codes = [];
    for (let turn = 0; turn < 12; turn += 1)
      codes.push((await put(token, { password: PASSWORD })).body['code']);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'same_password'));
    expect(codes.slice(10)).toEqual(['over_request_rate_limit', 'over_request_rate_limit']);
    const refused = await put(token, { password: 'Quarry-Violin-38' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  });

  it('gets no more guesses by asking forty times at once (attack P3)', async () => {
    const { token } = await server.person();
    const answers = await Promise.all(Array.from({ length: 40 }, () => put(token, { password: PASSWORD })));
    expect(answers.filter(({ body }) => body['code'] === 'same_password')).toHaveLength(10);
  });

  it('has guesses at the present password counted just so where it is asked for (attack P3)', async () => {
    const asking = await IdentityServer.start({ currentPasswordRequired: true });
    const { token } = await asking.person();
    const codes = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const wish = { password: 'Quarry-Violin-38', current_password: `Wrong-Guess-${turn}` };
      codes.push((await put(token, wish, asking)).body['code']);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'current_password_mismatch'));
    expect(codes[10]).toBe('over_request_rate_limit');
    await asking.close();
  });

  it('cannot use up the tries of the owner, who comes by another session (attack P3)', async () => {
    const { token, email } = await server.person();
    for (let turn = 0; turn < 11; turn += 1) await put(token, { password: PASSWORD });
    const owner = server.client();
    await owner.signInWithPassword({ email, password: PASSWORD });
    expect((await owner.updateUser({ password: 'Quarry-Violin-38' })).error).toBeNull();
  });
});

describe('the owner', () => {
  it('keeps the code that was mailed when the new password is the old one', async () => {
    const { token, email } = await server.person({ hasPin: true });
    await server.call('GET', '/auth/v1/reauthenticate', { token });
    const nonce = await server.codeFor(email);
    expect((await put(token, { password: PASSWORD, nonce })).body).toMatchObject({ code: 'same_password' });
    expect((await put(token, { password: 'Quarry-Violin-38', nonce })).status).toBe(200);
    expect((await put(token, { password: 'Velvet-Orchid-64', nonce })).body).toMatchObject({
      code: 'reauthentication_not_valid',
    });
  });

  it('still changes the password with a fresh PIN', async () => {
    const { token } = await server.person({ hasPin: true });
    await server.call('POST', '/api/v1/identity/pin/verify', { token, body: { pin: PIN } });
    expect((await put(token, { password: 'Quarry-Violin-38' })).status).toBe(200);
  });
});
