import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { usePinCalls } from '../pin/pin-calls.ts';
import {
  adaAtIdentityServer,
  adasSession,
  type IdentityCall,
  type IdentityServer,
} from '../testing/identity-answers.ts';
import { useAuthCalls, type AuthCalls } from './auth-calls.ts';

let server: IdentityServer;
beforeEach(async () => {
  server = await adaAtIdentityServer();
});
afterEach(() => {
  cleanup();
  server.close();
  localStorage.clear();
  sessionStorage.clear();
});

const calls = () => renderHook(() => useAuthCalls()).result.current;
const sent = () => server.sent.map(({ call, body }) => [call, body]);
const ada = { method: 'email', email: 'ada@example.org' } as const;
const byPhone = { method: 'phone', phone: '+12025550123' } as const;
const withIdentities = (identities: readonly object[]) => adasSession({ identities });

describe('the sign-up', () => {
  it('is ready where the server opens a session, and else waits for the address to be confirmed', async () => {
    server.says('POST /auth/v1/signup', withIdentities([{ id: 'i1' }]));
    expect(await calls().signUp(ada, 'A-secret-22!')).toBe('ready');
    server.says('POST /auth/v1/signup', withIdentities([{ id: 'i1' }]).user);
    expect(await calls().signUp(byPhone, 'A-secret-22!')).toBe('confirm');
    const data = { agrees_to_legal: true, user_id: expect.stringMatching(/^[0-9a-f-]{36}$/) };
    expect(server.sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        email: ada.email,
        password: 'A-secret-22!',
        data: { ...data, contact_method: 'email' },
      }),
      expect.objectContaining({
        phone: byPhone.phone,
        password: 'A-secret-22!',
        data: { ...data, contact_method: 'phone' },
      }),
    ]);
    expect(server.sent[1]?.body).not.toHaveProperty('email');
  });

  it('is refused for a taken address, also by a server that never tells', async () => {
    server.says('POST /auth/v1/signup', withIdentities([]).user);
    await expect(calls().signUp(ada, 'A-secret-22!')).rejects.toMatchObject({
      code: 'user_already_exists',
      status: 422,
    });
    server.saysNo('POST /auth/v1/signup', 422, 'weak_password');
    await expect(calls().signUp(ada, 'short')).rejects.toMatchObject({ name: 'AuthFailure', status: 422 });
  });
});

describe('codes and links', () => {
  it.each([
    ['signin', { contact_method: 'phone', signin_mode: true }],
    ['resend', { verification_resend: true }],
    ['reset', { contact_method: 'phone', password_reset_mode: true }],
  ] as const)('a code by SMS says what it is for, and opens no account: %s', async (purpose, data) => {
    server.says('POST /auth/v1/otp', {});
    await calls().sendCode(byPhone.phone, purpose);
    expect(sent()).toEqual([
      ['POST /auth/v1/otp', expect.objectContaining({ phone: byPhone.phone, create_user: false, data })],
    ]);
  });

  it('are checked by their kind; who owes a password is noted', async () => {
    server.says('POST /auth/v1/verify', adasSession());
    await calls().verifyPhone(byPhone.phone, '111111');
    const before = sessionStorage.length;
    server.says('POST /auth/v1/verify', { ...adasSession(), password_needed: true });
    await calls().verifyEmail(ada.email, '222222', 'recovery');
    expect(server.sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ phone: byPhone.phone, token: '111111', type: 'sms' }),
      expect.objectContaining({ email: ada.email, token: '222222', type: 'recovery' }),
    ]);
    expect(before).toBe(0);
    expect(sessionStorage).toHaveLength(1);
    server.says('POST /auth/v1/token', adasSession());
    await calls().signIn(ada, 'A-secret-22!');
    expect(sessionStorage).toHaveLength(0);
  });

  it('are mailed again, and a reset with the way back to it', async () => {
    server.says('POST /auth/v1/resend', {});
    server.says('POST /auth/v1/recover', {});
    await calls().resendMail(ada.email);
    await calls().sendResetMail(ada.email);
    expect(server.sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ type: 'signup', email: ada.email }),
      expect.objectContaining({ email: ada.email }),
    ]);
  });

  it.each<readonly [IdentityCall, (auth: AuthCalls) => Promise<unknown>]>([
    ['POST /auth/v1/otp', (auth) => auth.sendCode(byPhone.phone, 'signin')],
    ['POST /auth/v1/verify', (auth) => auth.verifyPhone(byPhone.phone, '1')],
    ['POST /auth/v1/verify', (auth) => auth.verifyEmail(ada.email, '1', 'signup')],
    ['POST /auth/v1/resend', (auth) => auth.resendMail(ada.email)],
    ['POST /auth/v1/recover', (auth) => auth.sendResetMail(ada.email)],
    ['POST /auth/v1/token', (auth) => auth.signIn(ada, 'wrong')],
    ['PUT /auth/v1/user', (auth) => auth.updatePassword('short')],
  ])('what the identity server refuses at %s is told', async (reply, act) => {
    server.saysNo(reply, 400, 'no');
    await expect(act(calls())).rejects.toMatchObject({ name: 'AuthFailure', status: 400 });
  });
});

describe('the reset of a PIN', () => {
  const pinCalls = () => renderHook(() => usePinCalls()).result.current;

  it('takes the code of the mail or of the SMS', async () => {
    server.says('POST /auth/v1/verify', adasSession());
    await pinCalls().verifyResetCode({ email: ada.email }, '111111');
    await pinCalls().verifyResetCode({ phone: byPhone.phone }, '222222');
    expect(server.sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: ada.email, token: '111111', type: 'magiclink' }),
      expect.objectContaining({ phone: byPhone.phone, token: '222222', type: 'sms' }),
    ]);
    server.saysNo('POST /auth/v1/verify', 403, 'otp_expired');
    await expect(pinCalls().verifyResetCode({ email: ada.email }, '1')).rejects.toMatchObject({
      status: 403,
    });
  });

  it('sends the password where there is one', async () => {
    await pinCalls()
      .resetPin('849205', '')
      .catch(() => undefined);
    await pinCalls()
      .resetPin('849205', 'A-secret-22!')
      .catch(() => undefined);
    expect(server.sent.map(({ body }) => body)).toEqual([
      { pin: '849205' },
      { pin: '849205', password: 'A-secret-22!' },
    ]);
  });

  it('is not granted by a session that was opened in another way', async () => {
    expect(await pinCalls().isResetGranted()).toBe(false);
  });
});
