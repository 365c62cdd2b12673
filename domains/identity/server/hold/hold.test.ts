import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODE_GUESSES_DAY_MAX, MONEY_HOLD_S } from '../../contract/limits.ts';
import { IdentityServer, newEmail, newPhone, PASSWORD } from '../../testing/identity-server.ts';
import {
  resetPassword,
  settledPerson,
  signInByMail,
  signInByPasskey,
  signInByPassword,
  signInByPhone,
  type WayInSession,
} from '../../testing/way-in-person.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const AT = '/api/v1/identity';
const DAY_S = 24 * 3600;
const NEXT = 'Another-Lamp-42';

const settled = () => settledPerson(server);
const standing = async (session: WayInSession) => (await session.call('GET', `${AT}/standing`)).body;
const release = (session: WayInSession, code?: string) =>
  session.call('POST', `${AT}/standing/release`, code === undefined ? {} : { code });
const free = { held_until: null, held_since: null, code_by: null, factor_ends_it: false };

/** What the wallet asks before money leaves. */
async function heldUntil(userId: string): Promise<Date | null> {
  const { clock, db } = server.services;
  const standings = await server.identity.door.standingOf(db, [userId], clock.now());
  return standings.get(userId)?.moneyHeldUntil ?? null;
}

/** The PIN's own reset, by the link of a mail. */
async function resetPin({ email }: { readonly email: string }, password = PASSWORD): Promise<WayInSession> {
  const first = await signInByMail(server, email);
  await first.call('POST', `${AT}/pin/reset-request`);
  const { client } = first;
  await client.verifyOtp({ email, token: await server.codeFor(email), type: 'magiclink' });
  const done = await first.call('POST', `${AT}/pin/reset`, { pin: '640285', password });
  if (done.status !== 200) throw new Error(JSON.stringify(done.body));
  return first;
}

describe('a reset by a mailbox alone', () => {
  it('of the password keeps money in the wallet for a day, and the phone hears of it (attack C3)', async () => {
    const { userId, email, phone } = await settled();
    const thief = await signInByMail(server, email);
    await resetPassword(thief);
    const until = await heldUntil(userId);
    expect(until?.getTime()).toBeCloseTo(server.services.clock.now().getTime() + MONEY_HOLD_S * 1000, -5);
    expect(await standing(thief)).toMatchObject({ held_until: until?.toISOString(), code_by: 'sms' });
    expect((await server.sentTo(phone))[0]?.text).toContain('No money leaves your wallet for 24 hours');
    expect((await server.sentTo(email)).map(({ subject }) => subject)).toContain(
      'Money can’t leave your wallet for 24 hours',
    );
    server.advance(MONEY_HOLD_S + 1);
    expect(await heldUntil(userId)).toBeNull();
  });

  it('of the PIN does so too, and the password in the same hold makes it no younger (attack C3)', async () => {
    const person = await settled();
    const thief = await resetPin(person);
    const first = await standing(thief);
    expect(first).toMatchObject({ code_by: 'sms', factor_ends_it: false });
    server.advance(100);
    await resetPassword(thief);
    const second = await standing(thief);
    expect(second['held_since']).toBe(first['held_since']);
    expect(String(second['held_until']) > String(first['held_until'])).toBe(true);
  });

  it('is not ended by the same mailbox, nor by a number added just before (attack C3)', async () => {
    const { email, userId } = await server.person({ hasPin: true });
    server.advance(2 * DAY_S);
    const thief = await signInByMail(server, email);
    const mine = newPhone();
    expect((await thief.client.updateUser({ phone: mine })).error).toBeNull();
    await thief.client.verifyOtp({ phone: mine, token: await server.codeFor(mine), type: 'phone_change' });
    server.advance(61);
    const again = await signInByMail(server, email);
    await resetPassword(again);
    expect(await heldUntil(userId)).not.toBeNull();
    expect(await standing(again)).toMatchObject({ code_by: null, factor_ends_it: false });
    const code = await again.call('POST', `${AT}/standing/code`);
    expect(code).toMatchObject({ status: 409, body: { code: 'no_second_channel' } });
    expect((await release(again)).body['code']).toBe('no_second_channel');
  });

  it('is not ended by a passkey added after it (attack C3)', async () => {
    const person = await settled();
    const thief = await resetPin(person);
    await thief.enterPin('640285');
    const device = await thief.addPasskey();
    const raised = await signInByPasskey(server, device);
    expect(await standing(raised)).toMatchObject({ factor_ends_it: false });
    expect((await release(raised)).body['code']).toBe('no_second_channel');
    expect(await heldUntil(person.userId)).not.toBeNull();
  });

  it('holds by both channels once the phone has reset something too: nothing but time ends it (attack C3)', async () => {
    const { email, phone, userId } = await settled();
    await resetPassword(await signInByMail(server, email));
    const byPhone = await signInByPhone(server, phone);
    await resetPassword(byPhone, 'Third-Lantern-43');
    expect(await standing(byPhone)).toMatchObject({ code_by: null });
    expect(await heldUntil(userId)).not.toBeNull();
  });

  it('by a code that came with the change counts as one by mail (attack C3)', async () => {
    const { email, userId } = await settled();
    const thief = await signInByPassword(server, email);
    await thief.client.reauthenticate();
    const nonce = await server.codeFor(email);
    expect((await thief.client.updateUser({ password: NEXT, nonce })).error).toBeNull();
    expect(await heldUntil(userId)).not.toBeNull();
  });
});

describe('a hold', () => {
  it('ends by a code to the other contact, once, and the owner is told', async () => {
    const { email, phone, userId } = await settled();
    const owner = await signInByMail(server, email);
    await resetPassword(owner);
    expect(await owner.call('POST', `${AT}/standing/code`)).toMatchObject({
      status: 202,
      body: { sent_by: 'sms' },
    });
    const code = await server.codeFor(phone);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await release(owner, wrong)).toMatchObject({
      status: 403,
      body: { code: 'release_code_incorrect' },
    });
    const elsewhere = await signInByPhone(server, phone);
    expect((await release(elsewhere, code)).body['code']).toBe('release_code_incorrect');
    expect(await release(owner, code)).toMatchObject({ status: 200, body: free });
    expect(await heldUntil(userId)).toBeNull();
    expect((await server.sentTo(email))[0]?.subject).toBe('Your money is no longer held');
    expect(await release(owner, code)).toMatchObject({ status: 409, body: { code: 'no_hold' } });
  });

  it('survives a hundred guesses of that code', async () => {
    const { email, phone, userId } = await settled();
    const thief = await signInByMail(server, email);
    await resetPassword(thief);
    await thief.call('POST', `${AT}/standing/code`);
    const right = await server.codeFor(phone);
    const guesses = Array.from({ length: 100 }, (_, at) => String(200_000 + at)).filter(
      (code) => code !== right,
    );
    const answers = await Promise.all(guesses.map((code) => release(thief, code)));
    expect(answers.every(({ status }) => status === 403)).toBe(true);
    expect((await release(thief, right)).status).toBe(403);
    expect(await heldUntil(userId)).not.toBeNull();
  });

  it('counts wrong codes against the account’s day, whichever call takes them (attack G5)', async () => {
    const { email, phone, userId } = await settled();
    // Days are counted in UTC: this one begins here.
    const sinceMidnight_s = Math.floor(server.services.clock.now().getTime() / 1000) % DAY_S;
    server.advance(DAY_S - sinceMidnight_s + 1);
    const thief = await signInByMail(server, email);
    await resetPassword(thief);
    for (let guess = 0; guess < CODE_GUESSES_DAY_MAX; guess += 1) {
      if (guess % 5 === 0) {
        server.advance(61);
        await thief.call('POST', `${AT}/standing/code`);
      }
      const wrong = (await server.codeFor(phone)) === '000000' ? '111111' : '000000';
      expect((await release(thief, wrong)).body['code']).toBe('release_code_incorrect');
    }
    server.advance(61);
    await thief.call('POST', `${AT}/standing/code`);
    const late = await release(thief, await server.codeFor(phone));
    expect(late).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await heldUntil(userId)).not.toBeNull();
    // The same budget as that of all other codes.
    await server.client().signInWithOtp({ email });
    const token = await server.codeFor(email);
    const { error } = await server.client().verifyOtp({ email, token, type: 'email' });
    expect(error?.code).toBe('over_request_rate_limit');
  });

  it('does not begin where a second factor stands behind the reset, and an older one ends it', async () => {
    const person = await server.person({ hasPin: true });
    const session = await signInByPassword(server, person.email);
    await session.enterPin();
    const device = await session.addPasskey();
    server.advance(2 * DAY_S);
    const owner = await signInByPasskey(server, device);
    await owner.enterPin();
    await resetPassword(owner);
    expect(await standing(owner)).toEqual(free);
    await sql`
      update identity.user set money_held_until = ${new Date(server.services.clock.now().getTime() + 1e6)},
        money_held_since = ${server.services.clock.now()}, money_held_by = array['email']
      where id = ${person.userId}`.execute(server.services.db);
    const { client } = await signInByPassword(server, person.email).catch(() => owner);
    expect(client).toBeDefined();
    expect(await standing(owner)).toMatchObject({ factor_ends_it: true });
    expect(await release(owner)).toMatchObject({ status: 200, body: free });
  });

  it('does not begin with a fresh PIN, nor with a first password', async () => {
    const { email } = await settled();
    const owner = await signInByPassword(server, email);
    await owner.enterPin();
    await resetPassword(owner);
    expect(await standing(owner)).toEqual(free);
    const next = newEmail();
    const newcomer = await signInByMail(server, next);
    await resetPassword(newcomer);
    expect(await standing(newcomer)).toEqual(free);
  });

  it('follows a new e-mail address or number in the place of a confirmed one, and its undoing (attack C3)', async () => {
    const { email, userId } = await settled();
    const owner = await signInByPassword(server, email);
    await owner.enterPin();
    const next = newPhone();
    await owner.client.updateUser({ phone: next });
    await owner.client.verifyOtp({ phone: next, token: await server.codeFor(next), type: 'phone_change' });
    expect(await heldUntil(userId)).not.toBeNull();
    expect(await standing(owner)).toMatchObject({ code_by: null });
  });
});
