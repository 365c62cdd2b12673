import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { SMS_BLOCK_HOUR_MAX, SMS_NUMBER_DAY_MAX, SMS_NUMBER_HOUR_MAX } from '../../contract/limits.ts';
import { IdentityServer, type ApiAnswer } from '../../testing/identity-server.ts';
import { countryOf, isSendable } from './sms-numbers.ts';

let server: IdentityServer;
let numbers = 0;
beforeEach(async () => {
  server = await IdentityServer.start({ smsDayMax: 100, smsCountryDayMax: 60 });
});
afterEach(() => server.close());

/** A German number, each in a block of its own. */
const nextNumber = () => {
  numbers += 1;
  return `+49151${String(10_000 + numbers)}678`;
};
const ask = (phone: string): Promise<ApiAnswer> =>
  server.call('POST', '/auth/v1/otp', {
    body: { phone },
    headers: { 'x-supabase-api-version': '2024-01-01' },
  });
const tooMany = { status: 429, body: { code: 'over_sms_send_rate_limit' } };

describe('SMS to one number (threat 4) (threat 18)', () => {
  it(`is sent ${SMS_NUMBER_HOUR_MAX} times an hour and ${SMS_NUMBER_DAY_MAX} times a day`, async () => {
    const phone = nextNumber();
    const day_s = 24 * 3600;
    server.advance(day_s - (Math.floor(server.services.clock.now().getTime() / 1000) % day_s));
    const sentInHours: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      let sent = 0;
      for (let minute = 0; minute < 60; minute += 10) {
        if ((await ask(phone)).status === 200) sent += 1;
        server.advance(600);
      }
      sentInHours.push(sent);
    }
    expect(sentInHours).toEqual([5, 5, 0, 0]);
    expect([SMS_NUMBER_HOUR_MAX, SMS_NUMBER_DAY_MAX]).toEqual([5, 10]);
    server.advance(20 * 3600);
    expect((await ask(phone)).status).toBe(200);
  });

  it('within the cooldown costs nothing of that', async () => {
    const phone = nextNumber();
    expect((await ask(phone)).status).toBe(200);
    for (let time = 0; time < 20; time += 1) expect(await ask(phone)).toMatchObject(tooMany);
    server.advance(61);
    expect((await ask(phone)).status).toBe(200);
  });
});

describe('SMS to many numbers (threat 18)', () => {
  it('of one block of a thousand stop, and are told when to come again', async () => {
    const statuses = [];
    for (let at = 0; at < SMS_BLOCK_HOUR_MAX + 3; at += 1) {
      statuses.push((await ask(`+4917612345${String(100 + at)}`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(SMS_BLOCK_HOUR_MAX);
    const refused = await ask('+4917612345199');
    expect(refused).toMatchObject(tooMany);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await server.sentTo('+4917612345199')).toEqual([]);
    expect((await ask(nextNumber())).status).toBe(200);
  });

  it('of a country from which hardly a code comes back stop for the hour, and every super admin is told', async () => {
    const admin = await server.person();
    await server.services.unit((work) =>
      server.identity.door.grantRole(work, { userId: admin.userId, role: 'super_admin' }),
    );
    const statuses = [];
    for (let at = 0; at < 55; at += 1) statuses.push((await ask(nextNumber())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(await ask(nextNumber())).toMatchObject(tooMany);
    expect((await ask('+393401234567')).status).toBe(200);
    const told = (await server.sentTo(admin.email)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject === 'SMS sending was stopped')).toHaveLength(1);
    const { rows } = await sql<{ details: unknown }>`
      select details from identity.audit_event where action = 'sms_stopped'`.execute(server.services.db);
    expect(rows).toEqual([{ details: { bucket: 'country:hour:DE', sent: 50, returned: 0 } }]);
    server.advance(3601);
    expect((await ask(nextNumber())).status).toBe(200);
  });

  it('of a country whose people type their codes go on, until its day is full', async () => {
    let sent = 0;
    for (let at = 0; at < 63; at += 1) {
      const phone = nextNumber();
      if ((await ask(phone)).status !== 200) continue;
      sent += 1;
      if (at % 5 !== 0) continue;
      const verified = await server.client().verifyOtp({
        phone,
        token: await server.codeFor(phone),
        type: 'sms',
      });
      expect(verified.error).toBeNull();
    }
    expect(sent).toBe(60);
    expect((await ask('+393401234567')).status).toBe(200);
  });

  it('at once are counted one by one: of sixty to one block twenty go', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => ask(`+4916012345${String(100 + at)}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(SMS_BLOCK_HOUR_MAX);
  });
});

describe('numbers that get no SMS (threat 18)', () => {
  it.each([
    ['+19005550123', 'premium rate'],
    ['+499001123456', 'premium rate'],
    ['+447012345678', 'personal number'],
    ['+33912345678', 'voice over IP'],
    ['+815012345678', 'voice over IP'],
  ])('%s: %s', async (phone) => {
    expect(isSendable(phone)).toBe(false);
    expect(await ask(phone)).toMatchObject({ status: 422, body: { code: 'sms_send_failed' } });
    const signUp = await server.client().signUp({ phone, password: 'Harbour-Lamp-41' });
    expect(signUp.error).toMatchObject({ status: 422, code: 'sms_send_failed' });
  });

  it.each(['+12025550123', '+4915112345678', '+447700900123', '+2348012345678', '+919812345678'])(
    '%s does get one',
    (phone) => {
      expect(isSendable(phone)).toBe(true);
    },
  );

  it('are all but those of the countries that the operator names', async () => {
    const only = await IdentityServer.start({ smsCountries: ['IT'] });
    const answer = await only.call('POST', '/auth/v1/otp', { body: { phone: '+4915112345678' } });
    expect(answer.status).toBe(422);
    expect((await only.call('POST', '/auth/v1/otp', { body: { phone: '+393401234567' } })).status).toBe(200);
    await only.close();
    expect([countryOf('+393401234567'), countryOf('+12025550123'), countryOf('+883510012345')]).toEqual([
      'IT',
      'US',
      '+883',
    ]);
  });
});
