import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { IdentityServer, newEmail, newPhone, PASSWORD, PIN } from '../../testing/identity-server.ts';
import {
  signInByMail,
  signInByPasskey,
  signInByPassword,
  signInByPhone,
  WayInSession,
} from '../../testing/way-in-person.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const AT = '/api/v1/identity';
const DAY_S = 24 * 3600;
const NEXT = 'Another-Lamp-42';

/** Has been here for two days, and never set a PIN. */
async function withoutPin(contacts: { readonly phone?: string } = {}) {
  const person = await server.person(contacts);
  server.advance(2 * DAY_S);
  return person;
}

/** Neither a PIN nor a password: signs in by mail each time. */
async function withoutAny() {
  const email = newEmail();
  await signInByMail(server, email);
  server.advance(2 * DAY_S);
  return { email };
}

const standing = async (session: WayInSession) => (await session.call('GET', `${AT}/standing`)).body;

async function setFirstPin(session: WayInSession): Promise<void> {
  const { status, body } = await session.call('PUT', `${AT}/pin`, { pin: PIN });
  expect({ status, body }).toMatchObject({ status: 200 });
}

const HELD = { held_since: expect.any(String), held_until: expect.any(String) };
const FREE = { held_until: null };

describe('a mailbox alone, of a person without a PIN', () => {
  it('sets the first PIN, and money waits (attack C5)', async () => {
    const { email } = await withoutPin();
    const thief = await signInByMail(server, email);
    server.advance(590);
    await thief.client.refreshSession();
    await setFirstPin(thief);
    expect(await standing(thief)).toMatchObject({ ...HELD, code_by: null });
    expect((await server.sentTo(email)).map(({ subject }) => subject)).toContain(
      'Money can’t leave your wallet for 24 hours',
    );
  });

  it('sets the first password, and then the PIN in a session of that password (attack C5)', async () => {
    const { email } = await withoutAny();
    const thief = await signInByMail(server, email);
    expect((await thief.client.updateUser({ password: PASSWORD })).error).toBeNull();
    const again = await signInByPassword(server, email);
    await setFirstPin(again);
    expect(await standing(again)).toMatchObject(HELD);
  });

  it('adds a passkey or an app, and sets the PIN in a session that has proved it (attack C5)', async () => {
    const { email } = await withoutPin();
    const device = await (await signInByMail(server, email)).addPasskey();
    const byPasskey = await signInByPasskey(server, device);
    await setFirstPin(byPasskey);
    expect(await standing(byPasskey)).toMatchObject({ ...HELD, factor_ends_it: false });
    const other = await withoutPin();
    const thief = await signInByMail(server, other.email);
    await thief.connectApp();
    await setFirstPin(thief);
    expect(await standing(thief)).toMatchObject({ ...HELD, factor_ends_it: false });
  });

  it('adds a number of its own, by which the mailbox cannot end the hold it began (attack C5)', async () => {
    const { email } = await withoutPin();
    const thief = await signInByMail(server, email);
    const mine = newPhone();
    expect((await thief.client.updateUser({ phone: mine })).error).toBeNull();
    const token = await server.codeFor(mine);
    expect((await thief.client.verifyOtp({ phone: mine, token, type: 'phone_change' })).error).toBeNull();
    server.advance(61);
    const byPhone = await signInByPhone(server, mine);
    await setFirstPin(byPhone);
    expect(await standing(byPhone)).toMatchObject({ ...HELD, code_by: null, factor_ends_it: false });
  });

  it.each(['PIN', 'password'])(
    'sets the %s in the session that the confirmation of such a number opened (attack C5)',
    async (what) => {
      const { email } = await withoutPin();
      const thief = await signInByMail(server, email);
      const mine = newPhone();
      await thief.client.updateUser({ phone: mine });
      await thief.client.verifyOtp({ phone: mine, token: await server.codeFor(mine), type: 'phone_change' });
      await (what === 'PIN' ? setFirstPin(thief) : thief.client.updateUser({ password: NEXT }));
      expect(await standing(thief)).toMatchObject({ ...HELD, code_by: null });
    },
  );

  it('comes by a link with PKCE (attack C5)', async () => {
    const { email } = await withoutPin();
    const client = server.client({}, new Map(), 'pkce');
    await client.signInWithOtp({ email });
    const place = await server.open(await server.linkFor(email));
    await client.exchangeCodeForSession(place.searchParams.get('code') ?? '');
    const thief = new WayInSession(server, client);
    await setFirstPin(thief);
    expect(await standing(thief)).toMatchObject(HELD);
  });
});

describe('an open session of long ago, of a person without a PIN', () => {
  /** Kept active for a quarter of an hour: the person is still signed in, and the device lies open. */
  async function keptOpen(session: WayInSession): Promise<void> {
    for (let waited_s = 0; waited_s < 900; waited_s += 300) {
      server.advance(300);
      await session.call('POST', `${AT}/session/activity`, { idle_seconds: 0 });
    }
    await session.client.refreshSession();
  }

  it.each([
    ['a password', signInByPassword],
    ['a code', signInByMail],
  ])('that %s opened sets no first PIN; a new sign-in does (attack Z1)', async (_how, signIn) => {
    const { email } = await withoutPin();
    const old = await signIn(server, email);
    await keptOpen(old);
    const refused = await old.call('PUT', `${AT}/pin`, { pin: PIN });
    expect([refused.status, refused.body['code']]).toEqual([403, 'sign_in_again']);
    expect((await old.call('GET', `${AT}/pin`)).body).toMatchObject({ has_pin: false });
    server.advance(61);
    await setFirstPin(await signInByPassword(server, email));
  });

  it('that a newcomer left open sets none either (attack Z1)', async () => {
    const email = newEmail();
    const old = await signInByMail(server, email);
    await keptOpen(old);
    const refused = await old.call('PUT', `${AT}/pin`, { pin: PIN });
    expect([refused.status, refused.body['code']]).toEqual([403, 'sign_in_again']);
    await setFirstPin(await signInByMail(server, email));
  });
});

describe('money does not wait', () => {
  it('for a newcomer, whose address was confirmed by the message that opened the session', async () => {
    const byCode = await signInByMail(server, newEmail());
    expect((await byCode.client.updateUser({ password: PASSWORD })).error).toBeNull();
    await setFirstPin(byCode);
    expect(await standing(byCode)).toMatchObject(FREE);
    const email = newEmail();
    const client = server.client({}, new Map(), 'pkce');
    await client.signUp({ email, password: PASSWORD });
    const place = await server.open(await server.linkFor(email));
    server.advance(200);
    await client.exchangeCodeForSession(place.searchParams.get('code') ?? '');
    const byLink = new WayInSession(server, client);
    await byLink.addPasskey();
    await setFirstPin(byLink);
    expect(await standing(byLink)).toMatchObject(FREE);
  });

  it('where the password opened the session that sets the first PIN, or a passkey of long ago', async () => {
    const { email } = await withoutPin();
    const owner = await signInByPassword(server, email);
    const device = await owner.addPasskey();
    expect(await standing(owner)).toMatchObject(FREE);
    server.advance(2 * DAY_S);
    const byPasskey = await signInByPasskey(server, device);
    await setFirstPin(byPasskey);
    expect(await standing(byPasskey)).toMatchObject(FREE);
  });
});

describe('the hold after a first PIN', () => {
  it('ends by a code to the other contact of the owner', async () => {
    const phone = newPhone();
    const { email } = await withoutPin({ phone });
    const owner = await signInByMail(server, email);
    await setFirstPin(owner);
    expect(await standing(owner)).toMatchObject({ ...HELD, code_by: 'sms' });
    await owner.call('POST', `${AT}/standing/code`);
    const answer = await owner.call('POST', `${AT}/standing/release`, { code: await server.codeFor(phone) });
    expect(answer).toMatchObject({ status: 200, body: FREE });
  });
});
