import { afterAll, beforeAll, expect, test } from 'vitest';

import { CaptchaServer, digitsOf, pack, solve } from './testing/captcha-server.ts';

let server: CaptchaServer;
let coded: CaptchaServer;

beforeAll(async () => {
  server = await CaptchaServer.start();
  coded = await CaptchaServer.start({ mode: 'code' });
});
afterAll(async () => {
  await server.close();
  await coded.close();
});

test('[CAP-02] a challenge has algorithm, challenge, salt, signature and maxnumber, and a code only where it is asked for', async () => {
  const challenge = await server.challenge('signup');
  expect(challenge).toMatchObject({ algorithm: 'SHA-256', maxnumber: 2000 });
  expect(challenge.challenge.length).toBeGreaterThanOrEqual(40);
  expect(challenge.salt).toMatch(/^[0-9a-f]{24}\?action=signup&expires=\d+&$/);
  expect(challenge.signature).toMatch(/^[0-9a-f]{64}$/);
  expect(challenge).not.toHaveProperty('codeChallenge');
  expect((await coded.challenge()).codeChallenge?.length).toBe(6);
});

test('an action we do not know gets no challenge', async () => {
  const answer = await fetch(`${server.url}/api/v1/captcha/challenge?action=steal`);
  expect(answer.status).toBe(422);
});

test('[CAP-03] a right solution is verified once and gets a token', async () => {
  const solution = await server.solution('signup');
  const first = await server.verify({ payload: solution });
  expect(first).toMatchObject({ verified: true, reason: null, classification: null });
  expect(await server.verify({ payload: solution })).toEqual({
    payload: null,
    verified: false,
    reason: 'Already used.',
    classification: null,
  });
});

test('[CAP-04] algorithm, signature, length of challenge and salt are judged in words', async () => {
  const { algorithm, challenge, salt, signature } = await server.challenge();
  const good = { algorithm, challenge, salt, signature, number: 1 };
  const reasonFor = async (change: object) =>
    (await server.verify({ payload: pack({ ...good, ...change }) })).reason;
  expect(await reasonFor({ algorithm: 'SHA-1' })).toBe('Unknown algorithm value');
  expect(await reasonFor({ signature: '' })).toBe('Property signature is missing.');
  expect(await reasonFor({ challenge: 'a'.repeat(39) })).toBe('Challenge is too short. Min. 40 chars.');
  expect(await reasonFor({ salt: '123456789' })).toBe('Salt is too short. Min. 10 chars.');
  expect(await reasonFor({ number: -1 })).toBe('Malformed payload.');
});

test('a wrong number, a salt that was lengthened and a signature of another person solve nothing', async () => {
  const challenge = await server.challenge('signup');
  const payload = JSON.parse(Buffer.from(await solve(challenge), 'base64').toString()) as Parameters<
    typeof pack
  >[0];
  for (const change of [
    { number: payload.number + 1 },
    { salt: payload.salt.replace(/expires=\d+/, 'expires=99999999999') },
    {
      salt: payload.salt + String(payload.number).slice(0, 1),
      number: Number(String(payload.number).slice(1) || 0),
    },
    { signature: 'a'.repeat(64) },
    { algorithm: 'SHA-512' as const },
  ]) {
    expect((await server.verify({ payload: pack({ ...payload, ...change }) })).reason).toBe(
      'Verification failed. Try again later.',
    );
  }
});

test('[CAP-03] the sentinel form with the right digits is verified; the solution alone is not enough', async () => {
  const challenge = await coded.challenge('signup');
  const payload = await solve(challenge);
  expect((await coded.verify({ payload })).reason).toBe('Verification required!');
  expect((await coded.verify({ payload, code: '' })).reason).toBe('Verification required!');
  expect(await coded.act(payload, 'signup')).toBe('Verification required!');
  const typed = digitsOf(challenge).replace(/^(...)/, '$1 ');
  const answer = await coded.verify({ payload, code: typed });
  expect(answer.verified).toBe(true);
  expect(await coded.act(answer.payload ?? '', 'signup')).toBe('ok');
});

test('five tries at a code, however many come at once; then the right digits are too late', async () => {
  const challenge = await coded.challenge('signup');
  const payload = await solve(challenge);
  const wrong = digitsOf(challenge) === '000000' ? '111111' : '000000';
  const answers = await Promise.all(Array.from({ length: 30 }, () => coded.verify({ payload, code: wrong })));
  const reasons = answers.map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason === 'The code is wrong.')).toHaveLength(5);
  expect(reasons.filter((reason) => reason === 'Too many wrong codes.')).toHaveLength(25);
  const forget = coded.captcha.domain.jobs?.['captcha.forget_expired'];
  await coded.services.unit((work) => forget?.(work, {}) ?? Promise.resolve());
  expect((await coded.verify({ payload, code: digitsOf(challenge) })).reason).toBe('Too many wrong codes.');
});

test('digits are read in Arabic and wide forms too', async () => {
  const challenge = await coded.challenge('otp');
  const arabic = Array.from(digitsOf(challenge), (digit) =>
    String.fromCodePoint(0x0660 + Number(digit)),
  ).join('');
  expect((await coded.verify({ payload: await solve(challenge), code: arabic })).verified).toBe(true);
});

test('[CAP-06] the picture is 50 px high, a different one each time', async () => {
  const pictures = await Promise.all([coded.challenge(), coded.challenge()]);
  const [one, other] = pictures.map(({ codeChallenge }) =>
    Buffer.from((codeChallenge?.image ?? '').slice('data:image/png;base64,'.length), 'base64'),
  );
  expect(one?.subarray(1, 4).toString()).toBe('PNG');
  expect(one?.readUInt32BE(20)).toBe(50);
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

test('the digits are spoken in ten languages, each the same sound whenever it is asked for', async () => {
  const { codeChallenge } = await coded.challenge();
  const address = new URL(codeChallenge?.audio ?? '', coded.url);
  const sounds = new Set<string>();
  for (const language of ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar']) {
    address.searchParams.set('language', language);
    const [one, again] = await Promise.all([fetch(address), fetch(address)]);
    const sound = Buffer.from(await one.arrayBuffer());
    expect(one.headers.get('content-type')).toBe('audio/wav');
    expect(sound.subarray(0, 4).toString()).toBe('RIFF');
    expect(sound.length).toBeGreaterThan(3 * 8000);
    expect(Buffer.from(await again.arrayBuffer()).equals(sound)).toBe(true);
    sounds.add(sound.toString('base64'));
  }
  expect(sounds.size).toBe(10);
  expect((await fetch(`${coded.url}/api/v1/captcha/audio?id=../../etc`)).status).toBe(404);
});

test('[CAP-03] what comes with a solution is judged; a token of spam lets nothing through', async () => {
  const payload = await server.solution('contact');
  const answer = await server.verify({
    payload,
    email: '@mailinator.com',
    fields: { name: 'Ann', message: 'Look at https://a.example and https://b.example and www.c.example' },
    ipAddress: 'auto',
    timeZone: 'Europe/Rome',
    expectedLanguages: ['en'],
  });
  expect(answer).toMatchObject({ verified: true, classification: 'BAD' });
  expect(await server.act(answer.payload ?? '', 'contact')).toBe(
    'SpamFilter returned negative classification.',
  );
});
