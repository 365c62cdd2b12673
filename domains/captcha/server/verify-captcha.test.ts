import { afterAll, beforeAll, expect, test } from 'vitest';

import { CaptchaServer } from './testing/captcha-server.ts';

let server: CaptchaServer;

beforeAll(async () => {
  server = await CaptchaServer.start();
});
afterAll(() => server.close());

async function forgetExpired(): Promise<void> {
  const forget = server.captcha.domain.jobs?.['captcha.forget_expired'];
  await server.services.unit((work) => forget?.(work, {}) ?? Promise.resolve());
}

test('[CAP-03] of a hundred uses of one solution at once exactly one is let through (threat 8)', async () => {
  const solution = await server.solution('signup');
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => server.act(solution, 'signup')));
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['ok', 'Already used.']));
});

test('a token of the verify call and the solution behind it let one action through together', async () => {
  const solution = await server.solution('otp');
  const { payload } = await server.verify({ payload: solution });
  expect(await server.act(payload ?? '', 'otp')).toBe('ok');
  expect(await server.act(solution, 'otp')).toBe('Already used.');
  expect(await server.act(payload ?? '', 'otp')).toBe('Already used.');
});

test('a solution counts only for the action it was asked for, one asked for nothing for none (threat 8)', async () => {
  expect(await server.act(await server.solution('signup'), 'recover')).toBe('Solved for another action.');
  expect(await server.act(await server.solution(), 'signup')).toBe('Solved for another action.');
  const { payload } = await server.verify({ payload: await server.solution('contact') });
  expect(await server.act(payload ?? '', 'signin')).toBe('Solved for another action.');
});

test('[CAP-01] a solution and its token end after five minutes of the server clock (threat 8)', async () => {
  const solution = await server.solution('signup');
  const { payload } = await server.verify({ payload: await server.solution('signup') });
  server.services.movableClock.advance(301);
  expect(await server.act(solution, 'signup')).toBe('Verification expired. Try again.');
  expect(await server.act(payload ?? '', 'signup')).toBe('Verification expired. Try again.');
  expect((await server.verify({ payload: solution })).reason).toBe('Verification expired. Try again.');
});

test('what an action that fails has spent can be used again: the row goes with the transaction', async () => {
  const solution = await server.solution('contact');
  const failing = server.services.unit(async (work) => {
    expect(await server.captcha.door.verify(work, solution, 'contact')).toBe('ok');
    throw new Error('the message could not be stored');
  });
  await expect(failing).rejects.toThrow('the message could not be stored');
  expect(await server.act(solution, 'contact')).toBe('ok');
});

test('a token someone signed differently, cut short or wrote anew is none', async () => {
  const { payload } = await server.verify({ payload: await server.solution('signup') });
  const token = JSON.parse(Buffer.from(payload ?? '', 'base64').toString()) as Record<string, string>;
  const forged = (change: object) => Buffer.from(JSON.stringify({ ...token, ...change })).toString('base64');
  const longer = (token['verificationData'] ?? '').replace(/expire=\d+/, 'expire=99999999999');
  for (const bad of [
    forged({ verificationData: longer }),
    forged({ signature: 'x' }),
    forged({ verified: false }),
    'e30=',
    'not base64 of anything',
    '',
    'A'.repeat(9000),
  ]) {
    expect(await server.act(bad, 'signup')).toBe('Malformed payload.');
  }
  expect(await server.act(payload ?? '', 'signup')).toBe('ok');
});

test('where the captcha is off nothing is asked for', async () => {
  const open = await CaptchaServer.start({ mode: 'off' });
  expect(await open.act('', 'signup')).toBe('ok');
  await open.close();
});

test('what has been spent stays spent while the forgetting runs, until it has ended (threat 8)', async () => {
  const solution = await server.solution('signup');
  const { payload } = await server.verify({ payload: solution });
  expect(await server.act(solution, 'signup')).toBe('ok');
  for (const wait_s of [0, 240]) {
    server.services.movableClock.advance(wait_s);
    await forgetExpired();
    expect(await server.act(solution, 'signup')).toBe('Already used.');
    expect(await server.act(payload ?? '', 'signup')).toBe('Already used.');
    expect((await server.verify({ payload: solution })).reason).toBe('Already used.');
  }
});

test('what has been spent is forgotten once it has ended', async () => {
  await server.act(await server.solution('signup'), 'signup');
  server.services.movableClock.advance(600);
  await forgetExpired();
  const left = await server.services.pool.query('select 1 from captcha.spent_challenge');
  expect(left.rowCount).toBe(0);
});
