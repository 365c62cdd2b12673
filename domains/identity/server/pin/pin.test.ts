import { PIN_WINDOW_S } from '@egcr/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { IdentityServer, newPhone, PASSWORD, PIN } from '../../testing/identity-server.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const AT = '/api/v1/identity/pin';
const read = (token: string) => server.call('GET', AT, { token });
const verify = (token: string, pin: string) => server.call('POST', `${AT}/verify`, { token, body: { pin } });
const set = (token: string, body: object) => server.call('PUT', AT, { token, body });

/** Another token of the same person: after a long wait the first one has expired. */
async function signInAgain(userId: string): Promise<string> {
  return server.services.unit(async (work) => {
    const { access_token: token } = await server.identity.door.issueSession(work, userId);
    return token;
  });
}

describe('setting a PIN', () => {
  it('is done once, and changed only with the current one [PROF-01]', async () => {
    const { token } = await server.person();
    expect((await read(token)).body).toEqual({
      has_pin: false,
      verified: false,
      pin_expires_at: null,
      locked_until: null,
      attempts_left: null,
    });
    expect((await set(token, { pin: PIN })).body).toMatchObject({
      has_pin: true,
      attempts_left: 5,
    });
    const twice = await set(token, { pin: '640285' });
    expect(twice).toMatchObject({ status: 403, body: { code: 'current_pin_required' } });
    const wrong = await set(token, { pin: '640285', current_pin: '111112' });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'pin_incorrect', attempts_left: 4 } });
    expect((await set(token, { pin: '640285', current_pin: PIN })).status).toBe(200);
    expect((await verify(token, PIN)).status).toBe(403);
    expect((await verify(token, '640285')).body).toMatchObject({ verified: true });
  });

  it.each([
    ['12345', 'pin_format'],
    ['1234567', 'pin_format'],
    ['12a456', 'pin_format'],
    ['111111', 'pin_too_simple'],
    ['123456', 'pin_too_simple'],
    ['112233', 'pin_too_simple'],
  ])('refuses %s with %s [VAL-07]', async (pin, code) => {
    const { token } = await server.person();
    expect(await set(token, { pin })).toMatchObject({
      status: 422,
      body: { code, errors: [{ field: 'pin', code }] },
    });
  });

  it('lets one of ten first PINs at once win', async () => {
    const { token } = await server.person();
    const pins = Array.from({ length: 10 }, (_, at) => `27391${at}`);
    const answers = await Promise.all(pins.map((pin) => set(token, { pin })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(9);
  });

  it('opens the window of its own session, so that a newcomer is not asked for it again at once', async () => {
    const { token, userId } = await server.person();
    const other = await signInAgain(userId);
    const { body } = await set(token, { pin: PIN });
    expect(body).toMatchObject({ has_pin: true, verified: true });
    const lasts_ms = Date.parse(String(body['pin_expires_at'])) - server.services.clock.now().getTime();
    expect(lasts_ms).toBeGreaterThan((PIN_WINDOW_S - 5) * 1000);
    expect(lasts_ms).toBeLessThanOrEqual(PIN_WINDOW_S * 1000);
    expect((await read(other)).body).toMatchObject({ verified: false });
  });

  it('takes the PIN state from every other session', async () => {
    const { token, userId } = await server.person({ isPinVerified: true });
    const other = await signInAgain(userId);
    await verify(other, PIN);
    await set(token, { pin: '640285', current_pin: PIN });
    expect((await read(other)).body).toMatchObject({ verified: false });
    expect((await read(token)).body).toMatchObject({ verified: true });
  });

  it('keeps a peppered hash and nothing else (threat 5)', async () => {
    const { userId } = await server.person({ hasPin: true });
    const { rows } = await sql<{ row: string }>`
      select pin::text as row from identity.pin where user_id = ${userId}`.execute(server.services.db);
    expect(rows[0]?.row).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(rows[0]?.row).not.toContain(PIN);
  });
});

describe('the PIN window', () => {
  it('opens for five minutes and slides with activity, not with idleness [GUARD-06]', async () => {
    const { token } = await server.person({ hasPin: true });
    const opened = await verify(token, PIN);
    expect(opened.body).toMatchObject({
      has_pin: true,
      verified: true,
      locked_until: null,
      attempts_left: 5,
    });
    const expires = Date.parse(String(opened.body['pin_expires_at']));
    expect(expires - server.services.clock.now().getTime()).toBeGreaterThan((PIN_WINDOW_S - 5) * 1000);
    server.advance(200);
    expect((await read(token)).body).toMatchObject({ verified: true });
    server.advance(200);
    expect((await read(token)).body).toMatchObject({ verified: true });
    server.advance(200);
    const polled = await server.call('GET', AT, { token, idle_s: 200 });
    expect(polled.body).toMatchObject({ verified: true });
    server.advance(110);
    expect((await server.call('GET', AT, { token, idle_s: 310 })).body).toMatchObject({
      verified: false,
      pin_expires_at: null,
    });
  });

  it('is not opened again by activity once it has closed [GUARD-06]', async () => {
    const { token } = await server.person({ isPinVerified: true });
    server.advance(301);
    expect((await read(token)).body).toMatchObject({ verified: false });
    expect((await read(token)).body).toMatchObject({ verified: false });
  });

  it('closes when asked, in this session alone [PROF-04]', async () => {
    const { token, userId } = await server.person({ isPinVerified: true });
    const other = await signInAgain(userId);
    await verify(other, PIN);
    const cleared = await server.call('DELETE', `${AT}/verification`, { token });
    expect(cleared.status).toBe(204);
    expect((await read(token)).body).toMatchObject({ verified: false });
    expect((await read(other)).body).toMatchObject({ verified: true });
  });
});

describe('guessing a PIN', () => {
  it('needs one to be there', async () => {
    const { token } = await server.person();
    expect(await verify(token, PIN)).toMatchObject({ status: 409, body: { code: 'pin_not_set' } });
  });

  it('gets five tries, counted down, then five minutes of nothing (threat 5)', async () => {
    const { token } = await server.person({ hasPin: true });
    for (const left of [4, 3, 2, 1, 0]) {
      const wrong = await verify(token, '111112');
      expect(wrong).toMatchObject({ status: 403, body: { code: 'pin_incorrect', attempts_left: left } });
    }
    const locked = await verify(token, PIN);
    expect(locked).toMatchObject({ status: 423, body: { code: 'pin_locked' } });
    const wait = Number(locked.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(290);
    expect(wait).toBeLessThanOrEqual(300);
    expect(typeof locked.body['locked_until']).toBe('string');
    expect((await read(token)).body).toMatchObject({
      attempts_left: 0,
      locked_until: locked.body['locked_until'],
    });
    server.advance(301);
    expect((await verify(token, PIN)).status).toBe(200);
  });

  it('gets five evaluated of a hundred at once (threat 5)', async () => {
    const { token, userId } = await server.person({ hasPin: true });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => verify(token, String(300_000 + at))),
    );
    const count = (code: string) => answers.filter(({ body }) => body['code'] === code).length;
    expect(count('pin_incorrect')).toBe(5);
    expect(count('pin_locked')).toBe(95);
    const { rows } = await sql<{ fails: number }>`
      select fails from identity.pin where user_id = ${userId}`.execute(server.services.db);
    expect(rows[0]?.fails).toBe(5);
  });

  it('locks for half an hour at the next five, and after fifteen in a day ends every session until a reset (threat 5)', async () => {
    const { userId, email } = await server.person({ hasPin: true });
    const elsewhere = await signInAgain(userId);
    const codes: unknown[] = [];
    for (const wait of [301, 1801, 0]) {
      const token = await signInAgain(userId);
      for (let turn = 0; turn < 5; turn += 1) codes.push((await verify(token, '111112')).body['code']);
      server.advance(wait);
    }
    expect(codes.filter((code) => code === 'pin_incorrect')).toHaveLength(14);
    expect(codes.at(-1)).toBe('pin_reset_required');
    expect((await read(elsewhere)).status).toBe(401);
    const again = await signInAgain(userId);
    expect(await verify(again, PIN)).toMatchObject({ status: 403, body: { code: 'pin_reset_required' } });
    const status = await read(again);
    expect(status.body, 'no lock whose end would help').toMatchObject({
      locked_until: null,
      attempts_left: 0,
    });
    const mails = await server.sentTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Too many wrong PINs']);
  });

  it('is forgiven by the right PIN, but not in the count of the day', async () => {
    const { userId } = await server.person({ hasPin: true });
    for (let round = 0; round < 4; round += 1) {
      const token = await signInAgain(userId);
      for (let turn = 0; turn < 3; turn += 1) await verify(token, '111112');
      expect((await verify(token, PIN)).status).toBe(200);
    }
    const token = await signInAgain(userId);
    expect((await read(token)).body).toMatchObject({ attempts_left: 3 });
    server.advance(24 * 3600 + 1);
    const tomorrow = await signInAgain(userId);
    expect((await verify(tomorrow, '111112')).body).toMatchObject({ attempts_left: 4 });
  });
});

describe('a forgotten PIN', () => {
  it('is replaced through the link of a mail, with the password, once', async () => {
    const { token, email, userId } = await server.person({ hasPin: true });
    const asked = await server.call('POST', `${AT}/reset-request`, { token });
    expect(asked).toMatchObject({ status: 202, body: { sent_by: 'email' } });
    const soon = await server.call('POST', `${AT}/reset-request`, { token });
    expect(soon).toMatchObject({ status: 429, body: { code: 'resend_too_soon' } });
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);

    const early = await server.call('POST', `${AT}/reset`, {
      token,
      body: { pin: '640285', password: PASSWORD },
    });
    expect(early).toMatchObject({ status: 403, body: { code: 'pin_reset_not_granted' } });

    const target = await server.open(await server.linkFor(email));
    expect(`${target.origin}${target.pathname}`).toBe('http://egcr.test/pin-reset');
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get('type')).toBe('magiclink');
    const opened = fragment.get('access_token') ?? '';
    const client = server.client();
    const { data } = await client.setSession({
      access_token: opened,
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(data.user?.user_metadata['purpose']).toBe('pin_reset');

    const reset = (body: object) => server.call('POST', `${AT}/reset`, { token: opened, body });
    expect((await reset({ pin: '640285' })).body).toMatchObject({ code: 'password_required' });
    expect((await reset({ pin: '640285', password: 'wrong' })).body).toMatchObject({
      code: 'password_incorrect',
    });
    expect((await reset({ pin: '640285', password: PASSWORD })).body).toMatchObject({
      has_pin: true,
      verified: false,
    });
    expect((await reset({ pin: '519374', password: PASSWORD })).body).toMatchObject({
      code: 'pin_reset_not_granted',
    });
    expect((await verify(opened, '640285')).status).toBe(200);
    expect((await client.getUser()).data.user?.user_metadata['purpose']).toBeUndefined();
    expect((await server.sentTo(email))[0]?.subject).toBe('Your PIN was changed');
    expect(userId).toBe(data.user?.id);
  });

  it('comes by SMS where only a phone is known, and needs no password from who has none', async () => {
    const phone = newPhone();
    const client = server.client();
    await client.signInWithOtp({ phone });
    await client.verifyOtp({ phone, token: await server.codeFor(phone), type: 'sms' });
    const token = (await client.getSession()).data.session?.access_token ?? '';
    await set(token, { pin: PIN });
    const asked = await server.call('POST', `${AT}/reset-request`, { token });
    expect(asked.body).toEqual({ sent_by: 'sms' });
    expect((await server.sentTo(phone))[0]?.text).toContain('lets you reset your EGCR PIN');
    const { data } = await client.verifyOtp({ phone, token: await server.codeFor(phone), type: 'sms' });
    const opened = data.session?.access_token ?? '';
    const reset = await server.call('POST', `${AT}/reset`, { token: opened, body: { pin: '640285' } });
    expect(reset.status).toBe(200);
  });

  it('frees the person who had to reset, and dies after ten minutes or five wrong passwords', async () => {
    const { userId, email } = await server.person({ hasPin: true });
    await sql`update identity.pin set must_reset = true where user_id = ${userId}`.execute(
      server.services.db,
    );
    const token = await signInAgain(userId);
    await server.call('POST', `${AT}/reset-request`, { token });
    const open = async () => {
      const { hash } = await server.open(await server.linkFor(email));
      return new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
    };
    const first = await open();
    for (let turn = 0; turn < 5; turn += 1) {
      await server.call('POST', `${AT}/reset`, { token: first, body: { pin: '640285', password: 'wrong' } });
    }
    const spent = await server.call('POST', `${AT}/reset`, {
      token: first,
      body: { pin: '640285', password: PASSWORD },
    });
    expect(spent.body).toMatchObject({ code: 'pin_reset_not_granted' });
    server.advance(61);
    await server.call('POST', `${AT}/reset-request`, { token });
    const second = await open();
    server.advance(590);
    const late = await server.call('POST', `${AT}/reset`, {
      token: second,
      body: { pin: '640285', password: PASSWORD },
    });
    expect(late.status).toBe(200);
    expect((await verify(second, '640285')).status).toBe(200);
  });
});
