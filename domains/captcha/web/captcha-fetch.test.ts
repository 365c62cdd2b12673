import { expect, test } from 'vitest';

import { actionOf, captchaFetch } from './captcha-fetch.ts';

test.each([
  ['https://egcr.test/auth/v1/signup?redirect_to=x', 'signup'],
  ['https://egcr.test/auth/v1/token?grant_type=password', 'signin'],
  ['https://egcr.test/auth/v1/passkeys/authentication/options', 'signin'],
  ['https://egcr.test/auth/v1/otp', 'otp'],
  ['https://egcr.test/auth/v1/resend', 'resend'],
  ['https://egcr.test/auth/v1/recover?redirect_to=x', 'recover'],
  ['https://egcr.test/auth/v1/token?grant_type=refresh_token', undefined],
  ['https://egcr.test/auth/v1/user', undefined],
  ['https://egcr.test/auth/v1/verify', undefined],
  ['https://egcr.test/auth/v1/logout?scope=local', undefined],
])('%s is solved for %s', (address, action) => {
  expect(actionOf(address)).toBe(action);
});

interface Sent {
  readonly body: unknown;
  readonly asked: readonly string[];
}

async function send(
  body: object,
  { mode = 'on', isDeclined = false, address = 'https://egcr.test/auth/v1/signup' } = {},
): Promise<Sent> {
  const asked: string[] = [];
  let sent: unknown;
  const through = captchaFetch(
    (_input, init) => {
      sent = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      return Promise.resolve(new Response('{}'));
    },
    {
      modeNow: () => Promise.resolve(mode === 'off' ? 'off' : 'on'),
      ask: (action) => {
        asked.push(action);
        return Promise.resolve(isDeclined ? undefined : 'solved');
      },
    },
  );
  await through(address, { method: 'POST', body: JSON.stringify(body) });
  return { body: sent, asked };
}

test('a request without a token gets one, in the place where the protocol has it', async () => {
  const body = { email: 'a@example.com', gotrue_meta_security: {} };
  expect(await send(body)).toEqual({
    body: { email: 'a@example.com', gotrue_meta_security: { captcha_token: 'solved' } },
    asked: ['signup'],
  });
});

test('a token that a form brings itself is kept', async () => {
  const body = { gotrue_meta_security: { captcha_token: 'own' } };
  expect(await send(body)).toEqual({ body, asked: [] });
});

test('where the captcha is off, or the request needs none, nobody is asked', async () => {
  const body = { email: 'a@example.com' };
  expect(await send(body, { mode: 'off' })).toEqual({ body, asked: [] });
  const address = 'https://egcr.test/auth/v1/token?grant_type=refresh_token';
  expect(await send(body, { address })).toEqual({ body, asked: [] });
});

test('the person who turns the question down gets the no of the server', async () => {
  const body = { email: 'a@example.com' };
  expect(await send(body, { isDeclined: true })).toEqual({ body, asked: ['signup'] });
});
