import { createHash } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startProduct({ settings: { CAPTCHA: 'on', CAPTCHA_MAX_NUMBER: '1000' } });
});
afterAll(() => product.close());

const issued = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxnumber: z.number(),
});

/** What the widget does, in one thread. */
async function solution(action: string): Promise<string> {
  const answer = await fetch(`${product.url}/api/v1/captcha/challenge?action=${action}`);
  const { algorithm, challenge, salt, signature, maxnumber } = issued.parse(await answer.json());
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge) continue;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  }
  throw new Error('the challenge has no solution');
}

interface Outcome {
  readonly status: number;
  readonly code: unknown;
}

async function ask(path: string, body: object, token?: string): Promise<Outcome> {
  const answer = await fetch(`${product.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(
      token === undefined ? body : { ...body, gotrue_meta_security: { captcha_token: token } },
    ),
  });
  const given = z.record(z.string(), z.unknown()).parse(await answer.json());
  return { status: answer.status, code: given['code'] };
}

const refused: Outcome = { status: 400, code: 'captcha_failed' };
const newcomer = { email: 'newcomer@example.com', password: 'Harbour-Lamp-41' };

test.each([
  ['signup', 'signup', newcomer],
  ['token?grant_type=password', 'signin', newcomer],
  ['passkeys/authentication/options', 'signin', {}],
  ['otp', 'otp', { email: newcomer.email }],
  ['magiclink', 'otp', { email: newcomer.email }],
  ['resend', 'resend', { type: 'signup', email: newcomer.email }],
  ['recover', 'recover', { email: newcomer.email }],
])('%s asks for a captcha and takes a solution for it once (threat 8)', async (path, action, body) => {
  expect(await ask(path, body)).toEqual(refused);
  expect(await ask(path, body, '')).toEqual(refused);
  expect(await ask(path, body, await solution('contact'))).toEqual(refused);
  const solved = await solution(action);
  expect((await ask(path, body, solved)).code).not.toBe('captcha_failed');
  expect(await ask(path, body, solved)).toEqual(refused);
});

test('a solution let through while another server of the same database looks at it too counts once (threat 8)', async () => {
  const beside = await startProduct({ settings: { CAPTCHA: 'on' }, beside: product });
  const solved = await solution('recover');
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      fetch(`${(at % 2 === 0 ? product : beside).url}/auth/v1/recover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: 'nobody@example.com',
          gotrue_meta_security: { captcha_token: solved },
        }),
      }),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  await beside.close();
});

test('refreshing a session and following a link ask for none', async () => {
  expect((await ask('token?grant_type=refresh_token', { refresh_token: 'x' })).code).not.toBe(
    'captcha_failed',
  );
  expect((await ask('verify', { type: 'signup', token: '123456', email: newcomer.email })).code).not.toBe(
    'captcha_failed',
  );
});
