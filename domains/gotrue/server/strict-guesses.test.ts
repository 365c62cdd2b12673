import { CODE_GUESSES_DAY_MAX, PASSWORD_GUESSES_DAY_MAX } from '@egcr/identity/contract';
import { untilTomorrow_s } from '@egcr/identity/server';
import { type ApiAnswer, IdentityServer, newEmail, PASSWORD } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start({ enumeration: 'strict', resendCooldown_s: 1 });
  // One o'clock: no test reaches the next day unasked.
  server.advance(untilTomorrow_s(server.services.clock.now()) + 3600);
});
afterAll(() => server.close());

const post = (path: string, body: object) => server.call('POST', `/auth/v1${path}`, { body });
const signIn = (email: string, password: string) => post('/token?grant_type=password', { email, password });
const shapeOf = ({ status, headers, body }: ApiAnswer) => ({
  status,
  body,
  names: [...headers.keys()].filter((name) => name !== 'date'),
});

describe('in strict mode', () => {
  it('the wrong password too many is refused for addresses without an account as well (attack Y2)', async () => {
    const { email: known } = await server.person();
    const waiting = newEmail();
    await post('/signup', { email: waiting, password: PASSWORD });
    const guesses = { [known]: 'Wrong-Lamp-42', [waiting]: PASSWORD, [newEmail()]: 'Wrong-Lamp-42' };
    const last = [];
    for (const [email, password] of Object.entries(guesses)) {
      const tries = Array.from({ length: PASSWORD_GUESSES_DAY_MAX }, () => signIn(email, password));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([400]));
      last.push(shapeOf(await signIn(email, password)));
    }
    expect(last[0]).toMatchObject({ status: 429 });
    for (const shape of last) expect(shape).toEqual(last[0]);
  });

  it('a wrong code too many is answered as one for an address without an account (attack Y2)', async () => {
    const { email: known } = await server.person();
    const unknown = newEmail();
    for (let guess = 0; guess <= CODE_GUESSES_DAY_MAX; guess += 1) {
      if (guess % 5 === 0) {
        server.advance(2);
        await Promise.all([known, unknown].map((email) => post('/otp', { email, create_user: false })));
      }
      const wrong = (await server.codeFor(known)) === '000000' ? '111111' : '000000';
      const ask = (email: string) => post('/verify', { email, token: wrong, type: 'email' });
      const [ofKnown, ofUnknown] = await Promise.all([ask(known), ask(unknown)]);
      expect({ guess, ...shapeOf(ofKnown) }).toEqual({ guess, ...shapeOf(ofUnknown) });
    }
    const right = await post('/verify', { email: known, token: await server.codeFor(known), type: 'email' });
    expect(right).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
  });

  it('a refused sign-in and a wrong code leave at whole steps of time, as other answers do (attack Y2)', async () => {
    const { email } = await server.person();
    for (const address of [email, newEmail()]) {
      for (const ask of [
        () => signIn(address, 'Wrong-Lamp-42'),
        () => post('/verify', { email: address, token: '000000', type: 'email' }),
      ]) {
        const begun = performance.now();
        await ask();
        expect(performance.now() - begun).toBeGreaterThan(240);
      }
    }
  });
});
