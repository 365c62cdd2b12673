import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openBank } from '../testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
beforeEach(() => bank.setRates());
afterAll(() => bank.close());

const HOUR_S = 3600;
const later = (seconds: number) => new Date(bank.clock.now().getTime() + seconds * 1000);

/** A person with 1,000 euros and a bank account. */
async function saver(): Promise<{ readonly person: TestPerson; readonly account: string }> {
  const person = await bank.person('Amina', '100000', 'EUR');
  const { body } = await addAccount(person);
  return { person, account: body.id };
}

const addAccount = (as: TestPerson, holder = 'Amina Test') =>
  bank.call('POST', '/api/v1/wallet/payout-accounts', {
    as,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, scheme: 'iban', holder, account: 'DE89370400440532013000', bank: '' },
  });

const withdraw = (as: TestPerson, account: string, value = '1000') =>
  bank.call('POST', '/api/v1/wallet/withdrawals', {
    as,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, payout_account: account, amount: { value, assetCode: 'EUR', assetScale: 2 } },
  });

describe('a withdrawal', () => {
  it('is refused until the hold after a reset of credentials ends (attack M3)', async () => {
    const { person, account } = await saver();
    const until = later(24 * HOUR_S);
    bank.people.setStanding(person.userId, { heldUntil: until });
    const { status, body, headers } = await withdraw(person, account);
    expect([status, body.code, body.held_until]).toEqual([423, 'money_held', until.toISOString()]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(24 * HOUR_S - 60);
    bank.clock.advance(24 * HOUR_S);
    expect((await withdraw(person, account)).status).toBe(201);
  });

  it('of a banned person is refused (attack M2)', async () => {
    const { person, account } = await saver();
    bank.people.setStanding(person.userId, { bannedUntil: later(1000 * HOUR_S) });
    const { status, body } = await withdraw(person, account);
    expect([status, body.code]).toEqual([403, 'account_banned']);
    expect(await bank.balance(person, 'EUR')).toBe('100000');
  });

  it('counts towards the limit of one payment in another currency (attack M1)', async () => {
    const { person, account } = await saver();
    await bank.call('PUT', '/api/v1/wallet/limits', {
      as: person,
      body: { asset: 'JVD', per_transfer: '9999', per_day: null, per_month: null },
    });
    expect((await withdraw(person, account, '100000')).body.code).toBe('over_limit_transfer');
    expect((await withdraw(person, account)).status).toBe(201);
  });
});

it('a bank account is not saved while money is held after a reset of credentials (attack X1)', async () => {
  const { person } = await saver();
  bank.people.setStanding(person.userId, { heldUntil: later(24 * HOUR_S) });
  expect(await addAccount(person, 'Amina Okafor')).toMatchObject({
    status: 423,
    body: { code: 'money_held', held_until: expect.any(String) },
  });
});
