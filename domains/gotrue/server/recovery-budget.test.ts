import { FACTOR_GUESSES_DAY_MAX, FACTOR_LOCK_S } from '@egcr/identity/contract';
import { untilTomorrow_s } from '@egcr/identity/server';
import { IdentityServer, PASSWORD, signInByPassword } from '@egcr/identity/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start({ idle_s: 90_000, accessToken_s: 90_000 }, { trustedProxies: 1 });
  // One o'clock: no test reaches the next day unasked.
  server.advance(untilTomorrow_s(server.services.clock.now()) + 3600);
});
afterAll(() => server.close());

const wrong = { code: 'aaaaaaaaaaaaaaaa' };

/** A person with an app and its recovery codes, and a thief elsewhere who has the password. */
async function robbed() {
  const { email } = await server.person({ hasPin: true });
  const owner = await signInByPassword(server, email);
  await owner.enterPin();
  await owner.connectApp();
  const codes = (await owner.client.mfa.recoveryCodes.generate()).data?.codes ?? [];
  const thief = server.client({ 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Script/1' });
  await thief.signInWithPassword({ email, password: PASSWORD });
  return { email, owner, codes, thief };
}

it('wrong recovery codes use the budget of all second factors, and lock the owner out for minutes, not for good (attack Y4)', async () => {
  const { email, codes, thief } = await robbed();
  for (let guess = 0; guess < FACTOR_GUESSES_DAY_MAX; guess += 1) {
    if (guess % 5 === 0) server.advance(FACTOR_LOCK_S + 1);
    const { error } = await thief.mfa.recoveryCodes.verify(wrong);
    expect({ guess, code: error?.code }).toEqual({ guess, code: 'mfa_verification_failed' });
  }
  server.advance(FACTOR_LOCK_S + 1);
  const late = await thief.mfa.recoveryCodes.verify(wrong);
  expect(late.error).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' });
  const home = await signInByPassword(server, email);
  expect((await home.client.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toBeNull();
});

it('of a code that is used while the set is made anew, either the code or the new set came first', async () => {
  const { email, owner, codes } = await robbed();
  const second = await signInByPassword(server, email);
  const [used, made] = await Promise.all([
    second.client.mfa.recoveryCodes.verify({ code: codes[1] ?? '' }),
    owner.client.mfa.recoveryCodes.regenerate(),
  ]);
  expect([undefined, 'mfa_verification_failed']).toContain(used.error?.code);
  const isMade = made.error === null;
  const fresh = made.data?.codes ?? codes;
  const third = await signInByPassword(server, email);
  const old = await third.client.mfa.recoveryCodes.verify({ code: codes[isMade ? 2 : 1] ?? '' });
  expect(old.error?.code).toBe('mfa_verification_failed');
  expect((await third.client.mfa.recoveryCodes.verify({ code: fresh[3] ?? '' })).error).toBeNull();
  expect(JSON.stringify((await third.client.mfa.recoveryCodes.getStatus()).data)).not.toContain(fresh[4]);
});
