import {
  ADDRESS_MESSAGES_DAY_MAX,
  CODE_ATTEMPTS_MAX,
  CODE_GUESSES_DAY_MAX,
  MESSAGES_DAY_MAX,
  PASSWORD_GUESSES_DAY_MAX,
} from '@egcr/identity/contract';
import { untilTomorrow_s } from '@egcr/identity/server';
import { type ApiAnswer, IdentityServer, newEmail, newPhone, PASSWORD } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Goal: what a stranger can do to an account in a day is bounded by the account, not by how many networks the stranger has.
// Method: one proxy is believed, so that every request says where it comes from.

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start({ resendCooldown_s: 1 }, { trustedProxies: 1 });
  // One o'clock: no test reaches the next day unasked.
  server.advance(untilTomorrow_s(server.services.clock.now()) + 3600);
});
afterAll(() => server.close());

const HOME = '198.51.100.7';
const OWN_BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const DAY_S = 24 * 3600;

interface From {
  readonly ip?: string;
  readonly cookie?: string;
  readonly userAgent?: string;
}

function ask(
  path: string,
  body: object,
  { ip = HOME, cookie, userAgent = OWN_BROWSER }: From = {},
): Promise<ApiAnswer> {
  // Past the pause between two messages.
  server.advance(2);
  return server.call('POST', `/auth/v1${path}`, {
    body,
    headers: { 'x-forwarded-for': ip, 'user-agent': userAgent, ...(cookie === undefined ? {} : { cookie }) },
  });
}

const signIn = (email: string, password: string, from?: From) =>
  ask('/token?grant_type=password', { email, password }, from);

/** Strangers, each from another network. */
function stranger(at: number): From {
  return { ip: `203.0.${at % 250}.${1 + Math.floor(at / 250)}`, userAgent: `Script/${at}` };
}

function cookieOf({ headers }: ApiAnswer): string {
  const cookie = headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error('no cookie was set');
  return cookie;
}

/** Messages with a code; notices to the owner are none. */
async function codesTo(address: string) {
  return (await server.sentTo(address)).filter(({ text }) => /(?<!\d)\d{6}(?!\d)/.test(text));
}

/** A code that is certainly not the right one. */
function wrong(code: string, by: number): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

describe('messages of a day', () => {
  it('are bounded for an account across all kinds, and known devices have their own (attack G1)', async () => {
    const { email } = await server.person();
    const known = cookieOf(await signIn(email, PASSWORD));
    const calls = ['/recover', '/otp', '/magiclink'];
    let answer: ApiAnswer | undefined;
    for (let at = 0; at < 40; at += 1) answer = await ask(calls[at % 3] ?? '', { email }, stranger(at));
    expect(answer).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } });
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codesTo(email)).toHaveLength(MESSAGES_DAY_MAX);
    const own = await ask('/recover', { email }, { ip: '192.0.2.1', cookie: known });
    expect(own.status).toBe(200);
    expect(await codesTo(email)).toHaveLength(MESSAGES_DAY_MAX + 1);
    server.advance(DAY_S);
    expect((await ask('/recover', { email }, stranger(99))).status).toBe(200);
  });

  it('are bounded when they are asked for at once (attack G1)', async () => {
    const { email } = await server.person();
    await Promise.all(Array.from({ length: 40 }, (_, at) => ask('/recover', { email }, stranger(at))));
    expect((await codesTo(email)).length).toBeLessThanOrEqual(MESSAGES_DAY_MAX);
  });

  it('are bounded for an address that many accounts want to change to (attack G1)', async () => {
    const victim = newEmail();
    for (let at = 0; at < ADDRESS_MESSAGES_DAY_MAX + 3; at += 1) {
      const { token } = await server.person();
      await server.call('PUT', '/auth/v1/user', { token, body: { email: victim } });
    }
    expect((await codesTo(victim)).length).toBe(ADDRESS_MESSAGES_DAY_MAX);
  });
});

describe('guessing a code', () => {
  it('works for nobody in another network than the one that asked, and spends no guess of it (attack G2)', async () => {
    const phone = newPhone();
    const asked = await ask('/otp', { phone });
    const code = await server.codeFor(phone);
    for (let at = 0; at < 3 * CODE_ATTEMPTS_MAX; at += 1) {
      const guess = await ask('/verify', { phone, token: wrong(code, at + 1), type: 'sms' }, stranger(at));
      expect(guess).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
    }
    expect((await ask('/verify', { phone, token: code, type: 'sms' }, stranger(1))).status).toBe(403);
    const own = await ask('/verify', { phone, token: code, type: 'sms' }, { cookie: cookieOf(asked) });
    expect(own.status).toBe(200);
  });

  it('from the same network leaves the guesses of the device that asked alone (attack G2)', async () => {
    const phone = newPhone();
    const cookie = cookieOf(await ask('/otp', { phone }));
    const code = await server.codeFor(phone);
    for (let at = 0; at < CODE_ATTEMPTS_MAX + 2; at += 1) {
      await ask('/verify', { phone, token: wrong(code, at + 1), type: 'sms' }, { userAgent: 'Script/1' });
    }
    const neighbour = await ask('/verify', { phone, token: code, type: 'sms' }, { userAgent: 'Script/1' });
    expect(neighbour.status).toBe(403);
    expect((await ask('/verify', { phone, token: code, type: 'sms' }, { cookie })).status).toBe(200);
  });

  it('goes with the device into another network (attack G2)', async () => {
    const phone = newPhone();
    const cookie = cookieOf(await ask('/otp', { phone }));
    const code = await server.codeFor(phone);
    const moved = await ask('/verify', { phone, token: code, type: 'sms' }, { ip: '192.0.2.44', cookie });
    expect(moved.status).toBe(200);
  });

  it('is over for the day after fifteen wrong codes of any kind, but not for known devices (attack G1)', async () => {
    const { email } = await server.person();
    const known = cookieOf(await signIn(email, PASSWORD));
    const attacker = stranger(7);
    let wrongs = 0;
    let last: ApiAnswer | undefined;
    for (const path of ['/recover', '/otp', '/magiclink', '/recover', '/otp']) {
      await ask(path, { email }, attacker);
      const code = await server.codeFor(email);
      for (let at = 1; at <= CODE_ATTEMPTS_MAX; at += 1) {
        last = await ask('/verify', { email, token: wrong(code, at), type: 'email' }, attacker);
        if (last.status === 403) wrongs += 1;
      }
    }
    expect(last).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect(wrongs).toBe(CODE_GUESSES_DAY_MAX);
    await ask('/recover', { email }, attacker);
    const right = await server.codeFor(email);
    expect((await ask('/verify', { email, token: right, type: 'recovery' }, attacker)).status).toBe(429);
    await ask('/otp', { email }, { cookie: known });
    const own = await ask(
      '/verify',
      { email, token: await server.codeFor(email), type: 'email' },
      { cookie: known },
    );
    expect(own.status).toBe(200);
  });
});

describe('guessing a password', () => {
  it('by strangers from many networks shuts no known device out (attack G3)', async () => {
    const { email } = await server.person();
    const known = cookieOf(await signIn(email, PASSWORD));
    const guesses = Array.from({ length: PASSWORD_GUESSES_DAY_MAX }, (_, at) =>
      signIn(email, `Wrong-Lamp-${at}`, stranger(at)),
    );
    await Promise.all(guesses);
    const refused = await signIn(email, PASSWORD, stranger(120));
    expect(refused).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect((await signIn(email, PASSWORD, { ip: '192.0.2.9', cookie: known })).status).toBe(200);
    expect(
      (await signIn(email, PASSWORD, { ip: '198.51.100.99' })).status,
      'the same network and browser',
    ).toBe(200);
    server.advance(DAY_S);
    expect((await signIn(email, PASSWORD, stranger(121))).status).toBe(200);
  });

  it('counts apart from known devices within minutes too, where rates are limited (attack G3)', async () => {
    const limited = await IdentityServer.start({}, { trustedProxies: 1, rateLimitsOn: true });
    const enter = (email: string, password: string, from: From) =>
      limited.call('POST', '/auth/v1/token?grant_type=password', {
        body: { email, password },
        headers: { 'x-forwarded-for': from.ip ?? HOME, 'user-agent': from.userAgent ?? OWN_BROWSER },
      });
    const { email } = await limited.person();
    expect((await enter(email, PASSWORD, {})).status).toBe(200);
    let last = 0;
    for (let at = 0; at < 70 && last !== 429; at += 1)
      last = (await enter(email, 'Wrong-Lamp-42', stranger(at))).status;
    expect(last).toBe(429);
    expect((await enter(email, PASSWORD, {})).status).toBe(200);
    await limited.close();
  });
});
