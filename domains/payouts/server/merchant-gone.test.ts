import { shopIn } from '@egcr/payments/testing';
import { jvd, TEST_PIN, type Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const DAY_S = 24 * 3600;

it('a payout that waits ends with the account of its merchant, and is never paid; one that was paid stays paid', async () => {
  const shops = shopIn(bank);
  const { merchant, payer, link } = await shops.shop({ amount: jvd('4000000') }, '4000000');
  expect((await shops.buy(payer, link)).body.state).toBe('succeeded');
  bank.clock.advance(DAY_S + 1);
  await bank.runJob('payments.follow_up');
  const payOut = async (value: string): Promise<string> => {
    const { body } = await bank.call('POST', '/api/v1/payment-balance/payouts', {
      as: merchant,
      key: crypto.randomUUID(),
      body: { amount: jvd(value), pin: TEST_PIN },
    });
    return String(body.id);
  };
  const [paid, waiting] = [await payOut('500000'), await payOut('1500000')];
  const states = async () => {
    const { rows } = await bank.database.pool.query<{ id: string; state: string }>(
      'select id, state from payouts.payout where merchant_id = $1',
      [merchant.userId],
    );
    return new Map(rows.map(({ id, state }) => [id, state]));
  };
  expect([(await states()).get(paid), (await states()).get(waiting)]).toEqual(['paid', 'held']);
  await bank.forget(merchant);
  bank.clock.advance(DAY_S + 1);
  await bank.runJob('payouts.settle', { payout: waiting });
  expect([(await states()).get(paid), (await states()).get(waiting)]).toEqual(['paid', 'canceled']);
});
