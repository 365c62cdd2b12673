import { jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
beforeEach(() => bank.setRates());
afterAll(() => bank.close());

const HOUR_S = 3600;
const later = (seconds: number) => new Date(bank.clock.now().getTime() + seconds * 1000);

async function convert(as: TestPerson, value = '10000') {
  const asked = await bank.call('POST', '/api/v1/wallet/quotes', {
    as,
    body: { from: 'JVD', to: 'USD', amount: jvd(value) },
  });
  return bank.call('POST', '/api/v1/wallet/conversions', {
    as,
    key: crypto.randomUUID(),
    body: { quote_id: asked.body.id },
  });
}

describe('a conversion', () => {
  it('is refused until the hold after a reset of credentials ends (attack M3)', async () => {
    const amina = await bank.person('Amina', '100000');
    const until = later(24 * HOUR_S);
    bank.people.setStanding(amina.userId, { heldUntil: until });
    const { status, body, headers } = await convert(amina);
    expect([status, body.code, body.held_until]).toEqual([423, 'money_held', until.toISOString()]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(24 * HOUR_S - 60);
    bank.clock.advance(24 * HOUR_S);
    await bank.setRates();
    expect((await convert(amina)).status).toBe(201);
  });

  it('of a banned person is refused (attack M2)', async () => {
    const amina = await bank.person('Amina', '100000');
    bank.people.setStanding(amina.userId, { bannedUntil: later(1000 * HOUR_S) });
    const { status, body } = await convert(amina);
    expect([status, body.code]).toEqual([403, 'account_banned']);
    expect(await bank.balance(amina)).toBe('100000');
  });

  it('counts towards the limit of one payment (attack M1)', async () => {
    const amina = await bank.person('Amina', '100000');
    await bank.call('PUT', '/api/v1/wallet/limits', {
      as: amina,
      body: { asset: 'JVD', per_transfer: '9999', per_day: null, per_month: null },
    });
    expect((await convert(amina, '10000')).body).toMatchObject({
      code: 'over_limit_transfer',
      remaining: '9999',
    });
    expect((await convert(amina, '9999')).status).toBe(201);
  });
});
