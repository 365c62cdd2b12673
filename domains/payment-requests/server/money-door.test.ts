import { TEST_PIN, jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
beforeEach(() => bank.setRates());
afterAll(() => bank.close());

const HOUR_S = 3600;
const PATH = '/api/v1/wallet/requests';
const later = (seconds: number) => new Date(bank.clock.now().getTime() + seconds * 1000);

/** A request that one person makes and another presses Pay on. */
async function paidBy(payer: TestPerson, requester: TestPerson) {
  const asked = await bank.call('POST', PATH, {
    as: requester,
    key: crypto.randomUUID(),
    body: { payer: { username: payer.username }, amount: jvd('100') },
  });
  const key = crypto.randomUUID();
  return bank.call('POST', `${PATH}/${asked.body.id}/pay`, { as: payer, key, body: { pin: TEST_PIN } });
}

const pair = async () => [await bank.person('Amina', '100000'), await bank.person('Bao')] as const;

it('a request is not paid with money that is held after a reset of credentials (attack M3)', async () => {
  const [amina, bao] = await pair();
  const heldUntil = later(24 * HOUR_S);
  bank.people.setStanding(amina.userId, { heldUntil });
  const { status, body, headers } = await paidBy(amina, bao);
  expect([status, body.code, body.held_until]).toEqual([423, 'money_held', heldUntil.toISOString()]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(24 * HOUR_S - 60);
  bank.clock.advance(24 * HOUR_S);
  await bank.setRates();
  expect((await paidBy(amina, bao)).status).toBe(201);
});

it('a request is not paid by a banned person (attack M2)', async () => {
  const [amina, bao] = await pair();
  bank.people.setStanding(amina.userId, { bannedUntil: later(1000 * HOUR_S) });
  const { status, body } = await paidBy(amina, bao);
  expect([status, body.code]).toEqual([403, 'account_banned']);
  expect(await bank.balance(amina)).toBe('100000');
});

it('a request is not paid beyond the payer’s limit, nor from a frozen wallet', async () => {
  const [amina, bao] = await pair();
  const limits = { asset: 'JVD', per_transfer: '99', per_day: null, per_month: null };
  await bank.call('PUT', '/api/v1/wallet/limits', { as: amina, body: limits });
  const over = await paidBy(amina, bao);
  expect([over.status, over.body.code, over.body.remaining]).toEqual([403, 'over_limit_transfer', '99']);
  await bank.call('PUT', '/api/v1/wallet/freeze', { as: amina, body: { frozen: true } });
  const frozen = await paidBy(amina, bao);
  expect([frozen.status, frozen.body.code]).toEqual([423, 'wallet_frozen']);
  expect(await bank.balance(amina)).toBe('100000');
});
