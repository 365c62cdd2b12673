import { acts } from '@egcr/contract/act';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { IdentityServer, newEmail, newPhone, PASSWORD, signInByPassword } from '../testing/index.ts';
import { changeUser } from './store/users.ts';

/* What other domains are told of accounts, and what they may ask of them. */
let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start({ smsCountries: ['US'] });
});
afterAll(() => server.close());

const NOBODY = '01900000-0000-7000-8000-000000000009';
const db = () => server.services.db;
const door = () => server.identity.door;

describe('the door of identity', () => {
  it('tells an address, a number and which of them is confirmed', async () => {
    const phone = newPhone();
    const { userId, email } = await server.person({ phone });
    expect(await door().contactsOf(db(), userId)).toEqual({
      email,
      phone,
      isEmailVerified: true,
      isPhoneVerified: true,
      language: 'en',
    });
    const to = newEmail();
    const { data } = await server.client().signUp({ email: to, password: PASSWORD });
    expect(await door().contactsOf(db(), data.user?.id ?? '')).toMatchObject({
      email: to,
      phone: null,
      isEmailVerified: false,
      isPhoneVerified: false,
    });
    expect(await door().contactsOf(db(), NOBODY)).toBeUndefined();
  });

  it('finds the holder of an address that was confirmed, however it is written', async () => {
    const phone = newPhone();
    const { userId, email } = await server.person({ phone });
    const find = (address: { readonly email: string } | { readonly phone: string }) =>
      door().findUserIdBy(db(), address);
    expect([
      await find({ email: ` ${email.toUpperCase()} ` }),
      await find({ phone: `${phone.slice(0, 5)} ${phone.slice(5)}` }),
    ]).toEqual([userId, userId]);
    const [to, number] = [newEmail(), newPhone()];
    await server.client().signUp({ email: to, password: PASSWORD });
    await server.client().signUp({ phone: number, password: PASSWORD });
    expect([
      await find({ email: to }),
      await find({ phone: number }),
      await find({ email: newEmail() }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('tells staff how an account is protected, and whether it is blocked', async () => {
    const { userId, email } = await server.person({ hasPin: true });
    const now = server.services.clock.now();
    const read = () => door().accountOf(db(), userId, now);
    expect(await read()).toMatchObject({ isBlocked: false, hasPin: true, hasSecondFactor: false });
    const session = await signInByPassword(server, email);
    await session.enterPin();
    await session.connectApp();
    await changeUser(db(), { id: userId, now, change: { bannedUntil: new Date(now.getTime() + 1) } });
    expect(await read()).toMatchObject({ isBlocked: true, hasPin: true, hasSecondFactor: true });
    const plain = await server.person();
    expect(await door().accountOf(db(), plain.userId, now)).toMatchObject({ hasPin: false });
    expect(await door().accountOf(db(), NOBODY, now)).toBeUndefined();
    expect([await door().hasPin(db(), userId), await door().hasPin(db(), plain.userId)]).toEqual([
      true,
      false,
    ]);
    expect(await door().withPin(db(), [userId, plain.userId])).toEqual(new Set([userId]));
  });

  it('holds a person who may act, and none who is banned or gone', async () => {
    const [free, banned] = [await server.person(), await server.person()];
    const later = new Date(server.services.clock.now().getTime() + 60_000);
    await changeUser(db(), { id: banned.userId, now: later, change: { bannedUntil: later } });
    const held = (userId: string) => server.services.unit((work) => door().holdPerson(work, userId));
    expect([await held(free.userId), await held(banned.userId), await held(NOBODY)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('sends an SMS to a number that takes one, in a country that is served', async () => {
    const text = (phone: string) =>
      server.services.unit((work) => door().textPhone(work, { phone, text: 'Hello' }));
    const phone = newPhone();
    // All of these messages fall into one hour.
    server.advance(3600 - ((server.services.clock.now().getTime() / 1000) % 3600));
    expect(await text(phone)).toBe('sent');
    expect(await server.sentTo(phone)).toMatchObject([{ text: 'Hello' }]);
    for (const refused of ['+4915112345678', '+19005550123', '12025550100', '+1202'])
      expect(await text(refused)).toBe('refused');
    for (let turn = 0; turn < 4; turn += 1) await text(phone);
    expect(await text(phone)).toBe('later');
    expect(await server.sentTo(phone)).toHaveLength(5);
  });

  it('knows who agreed to the legal documents, and nobody else did', async () => {
    const agreed = await server.client().signUp({
      email: newEmail(),
      password: PASSWORD,
      options: { data: { agrees_to_legal: true } },
    });
    const odd = await server.person();
    await changeUser(db(), {
      id: odd.userId,
      now: new Date(),
      change: { userMetadata: { agrees_to_legal: 'true' } },
    });
    expect([
      await door().agreedToLegal(db(), agreed.data.user?.id ?? ''),
      await door().agreedToLegal(db(), odd.userId),
      await door().agreedToLegal(db(), NOBODY),
    ]).toEqual([true, false, false]);
  });

  it('opens a session as if by password, with the PIN entered where asked', async () => {
    const { userId } = await server.person({ hasPin: true });
    const issue = (isPinVerified: boolean) =>
      server.services.unit((work) => door().issueSession(work, userId, { isPinVerified }));
    const read = async (token: string) => (await server.call('GET', '/api/v1/identity/pin', { token })).body;
    expect(await read((await issue(true)).access_token)).toMatchObject({ has_pin: true, verified: true });
    expect(await read((await issue(false)).access_token)).toMatchObject({ has_pin: true, verified: false });
    const without = await server.person({ isPinVerified: false });
    const tokens = await server.services.unit((work) =>
      door().issueSession(work, without.userId, { isPinVerified: true }),
    );
    expect(await read(tokens.access_token)).toMatchObject({ has_pin: false, verified: false });
  });

  it('writes down what staff did elsewhere, with who did it to what', async () => {
    const { userId } = await server.person();
    const { tests_done: done } = acts(['tests_done']);
    await server.services.unit((work) =>
      door().recordStaffAction(work, { action: done, userId, subject: 'paper 7', kind: 'sheet' }),
    );
    const { rows } = await sql<{ action: string; details: object }>`
      select action, details from identity.audit_event where user_id = ${userId} and action = 'tests_done'`.execute(
      db(),
    );
    expect(rows).toEqual([
      { action: 'tests_done', details: { subject: 'paper 7', kind: 'sheet', by: expect.any(String) } },
    ]);
  });
});
