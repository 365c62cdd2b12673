import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { verifyPinCall } from '../../contract/index.ts';
import { adaAtIdentityServer, adasSession, type IdentityServer } from '../testing/identity-answers.ts';
import { securityCalls } from './security-calls.ts';

let server: IdentityServer;
beforeEach(async () => {
  server = await adaAtIdentityServer();
});
afterEach(() => {
  server.close();
  localStorage.clear();
});

const done = () => server.sent.map(({ call, body }) => [call, body]);
const factor = (id: string, part: object) => ({
  id,
  friendly_name: 'Phone',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-03-01T12:00:00.000Z',
  ...part,
});
const withFactors = (...factors: readonly object[]) => {
  server.says('GET /auth/v1/user', adasSession({ factors }).user);
};

describe('the contacts of a person', () => {
  it('are read with what waits to take their place, numbers with one plus', async () => {
    server.says(
      'GET /auth/v1/user',
      adasSession({
        email: 'ada@example.org',
        email_confirmed_at: '2026-01-01T00:00:00Z',
        new_email: 'lovelace@example.org',
        phone: '12025550123',
        new_phone: '+12025550199',
      }).user,
    );
    expect(await securityCalls.contacts()).toEqual({
      email: 'ada@example.org',
      isEmailVerified: true,
      newEmail: 'lovelace@example.org',
      phone: '+12025550123',
      isPhoneVerified: false,
      newPhone: '+12025550199',
    });
  });

  it('are null where there are none', async () => {
    server.says('GET /auth/v1/user', adasSession({ email: '', phone: '' }).user);
    expect(await securityCalls.contacts()).toEqual({
      email: null,
      isEmailVerified: false,
      newEmail: null,
      phone: null,
      isPhoneVerified: false,
      newPhone: null,
    });
  });

  it('are changed by what is asked for, with the way back to the settings', async () => {
    server.says('PUT /auth/v1/user', adasSession().user);
    await securityCalls.changeContact('email', 'lovelace@example.org');
    await securityCalls.changeContact('phone', '+12025550199');
    expect(server.sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: 'lovelace@example.org' }),
      expect.objectContaining({ phone: '+12025550199' }),
    ]);
    expect(server.sent[1]?.body).not.toHaveProperty('email');
  });

  it('are asked to confirm once more, each by its own message', async () => {
    server.says('POST /auth/v1/resend', {});
    await securityCalls.resendChange('email', 'ada@example.org');
    await securityCalls.resendChange('phone', '+12025550199');
    expect(server.sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ type: 'email_change', email: 'ada@example.org' }),
      expect.objectContaining({ type: 'phone_change', phone: '+12025550199' }),
    ]);
  });

  it('are changed by half while the other address has to confirm, then wholly', async () => {
    server.says('POST /auth/v1/verify', { msg: 'one more', code: '200' });
    expect(await securityCalls.confirmChange('email', 'ada@example.org', '111111')).toBe('half');
    server.says('POST /auth/v1/verify', adasSession());
    expect(await securityCalls.confirmChange('phone', '+12025550199', '222222')).toBe('whole');
    expect(server.sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ type: 'email_change', email: 'ada@example.org', token: '111111' }),
      expect.objectContaining({ type: 'phone_change', phone: '+12025550199', token: '222222' }),
    ]);
  });

  it('say why a code is refused', async () => {
    server.saysNo('POST /auth/v1/verify', 403, 'otp_expired');
    await expect(securityCalls.confirmChange('email', 'ada@example.org', '111111')).rejects.toMatchObject({
      name: 'AuthFailure',
      status: 403,
    });
  });
});

describe('the secrets of a person', () => {
  it('are changed with the one that they replace', async () => {
    server.says('PUT /auth/v1/user', adasSession().user);
    await securityCalls.changePassword('New-secret-22!', 'Old-secret-1');
    expect(done()).toEqual([
      [
        'PUT /auth/v1/user',
        expect.objectContaining({ password: 'New-secret-22!', current_password: 'Old-secret-1' }),
      ],
    ]);
  });

  it('are proved and changed at our own server', async () => {
    const status = {
      has_pin: true,
      verified: true,
      pin_expires_at: null,
      attempts_left: 5,
      locked_until: null,
    };
    server.replies(verifyPinCall, status);
    await securityCalls.verifyPin('273918').catch(() => undefined);
    await securityCalls.changePin('849205', '273918').catch(() => undefined);
    expect(server.sent.map(({ body }) => body)).toEqual([
      { pin: '273918' },
      { pin: '849205', current_pin: '273918' },
    ]);
  });
});

describe('the apps of a person', () => {
  it('are those whose code was entered', async () => {
    withFactors(
      factor('f1', {}),
      factor('f2', { status: 'unverified' }),
      factor('f3', { friendly_name: undefined }),
    );
    expect(await securityCalls.apps()).toEqual([
      { id: 'f1', name: 'Phone', createdAt: '2026-03-01T12:00:00.000Z' },
      { id: 'f3', name: '', createdAt: '2026-03-01T12:00:00.000Z' },
    ]);
  });

  it('take a new one once those whose code was never entered are forgotten', async () => {
    withFactors(
      factor('f1', {}),
      factor('f2', { status: 'unverified' }),
      factor('f3', { status: 'unverified', factor_type: 'phone' }),
    );
    server.says('DELETE /auth/v1/factors/f2', { id: 'f2' });
    server.says('POST /auth/v1/factors', {
      id: 'f9',
      type: 'totp',
      totp: { qr_code: '<svg></svg>', secret: 'ABCD', uri: 'otpauth://x' },
    });
    const made = await securityCalls.enrolApp('Tablet');
    expect([made.id, made.secret]).toEqual(['f9', 'ABCD']);
    expect(made.qrCode).toContain('svg');
    expect(done()).toEqual([
      ['DELETE /auth/v1/factors/f2', null],
      ['POST /auth/v1/factors', expect.objectContaining({ factor_type: 'totp', friendly_name: 'Tablet' })],
    ]);
  });

  it('are proved by a code, and removed', async () => {
    server.says('POST /auth/v1/factors/f1/challenge', { id: 'c1', type: 'totp', expires_at: 1 });
    server.says('POST /auth/v1/factors/f1/verify', adasSession());
    server.says('DELETE /auth/v1/factors/f1', { id: 'f1' });
    await securityCalls.verifyApp('f1', '273918');
    await securityCalls.removeApp('f1');
    expect(server.sent.map(({ call }) => call)).toEqual([
      'POST /auth/v1/factors/f1/challenge',
      'POST /auth/v1/factors/f1/verify',
      'DELETE /auth/v1/factors/f1',
    ]);
    expect(server.sent[1]?.body).toMatchObject({ code: '273918', challenge_id: 'c1' });
  });
});

describe('the recovery codes of a person', () => {
  const CODES = '/auth/v1/factors/recovery-codes';
  const set = factor('r1', { factor_type: 'recovery_code', friendly_name: undefined });

  it('are not asked about where none were made; the first are made', async () => {
    withFactors(factor('f1', {}));
    server.says(`POST ${CODES}`, { id: 'r1', codes: ['abc'] });
    expect(await securityCalls.recoveryLeft()).toBeUndefined();
    expect(server.read).not.toContain(CODES);
    expect(await securityCalls.makeRecoveryCodes()).toEqual(['abc']);
    expect(server.sent.map(({ call }) => call)).toEqual([`POST ${CODES}`]);
  });

  it('are counted, made anew and spent', async () => {
    withFactors(factor('f1', {}), set);
    server.says(`GET ${CODES}`, { remaining: 7, total: 10 });
    server.says(`POST ${CODES}/regenerate`, { codes: ['def'] });
    server.says(`POST ${CODES}/verify`, adasSession());
    expect(await securityCalls.recoveryLeft()).toBe(7);
    expect(await securityCalls.makeRecoveryCodes()).toEqual(['def']);
    await securityCalls.spendRecoveryCode('abc-1');
    expect(server.sent.map(({ call }) => call)).toEqual([`POST ${CODES}/regenerate`, `POST ${CODES}/verify`]);
    expect(server.sent[1]?.body).toMatchObject({ code: 'abc-1' });
  });
});

describe('the passkeys of a person', () => {
  it('are named, renamed and removed', async () => {
    const made = { id: 'p1', created_at: '2026-03-01T12:00:00.000Z' };
    server.says('GET /auth/v1/passkeys', [
      { ...made, friendly_name: 'Phone', last_used_at: '2026-04-01T12:00:00.000Z' },
      { ...made, id: 'p2' },
    ]);
    server.says('PATCH /auth/v1/passkeys/p1', made);
    server.says('DELETE /auth/v1/passkeys/p2', null);
    expect(await securityCalls.passkeys()).toEqual([
      { id: 'p1', name: 'Phone', createdAt: made.created_at, lastUsedAt: '2026-04-01T12:00:00.000Z' },
      { id: 'p2', name: '', createdAt: made.created_at, lastUsedAt: undefined },
    ]);
    await securityCalls.renamePasskey('p1', 'Tablet');
    await securityCalls.removePasskey('p2');
    expect(done()).toEqual([
      ['PATCH /auth/v1/passkeys/p1', expect.objectContaining({ friendly_name: 'Tablet' })],
      ['DELETE /auth/v1/passkeys/p2', null],
    ]);
  });
});
