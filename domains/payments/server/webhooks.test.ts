import { keyIn } from '@egcr/developers/testing';
import { jvd, type Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBank, shopIn } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

/** What the platform tells programs, by type; the queue of listeners does not run here. */
async function toldOf(merchantId: string) {
  const { rows } = await bank.database.pool.query(
    "select payload from platform.event where topic = 'developers.event_asked' and payload ->> 'owner_id' = $1 order by id",
    [merchantId],
  );
  return rows.map(({ payload }) => payload);
}

it('tells the merchant’s programs of each payment that is paid, given back, available or canceled, and nothing of the payer [SYS-02]', async () => {
  const shops = shopIn(bank);
  const { merchant, payer, link } = await shops.shop();
  const { body: paid } = await shops.buy(payer, link);
  const { body: open } = await shops.start(payer, link);
  await bank.call('POST', `/api/v1/payments/${open.id}/cancel`, { as: payer });
  const made = await keyIn(bank)(merchant, {
    scopes: ['payments.refund'],
    refunds_per_day: jvd('1000'),
  });
  await bank.call('POST', `/api/v1/payments/${paid.id}/refunds`, {
    bearer: made.body.secret,
    key: crypto.randomUUID(),
    body: { amount: jvd('400') },
  });
  bank.clock.advance(24 * 3600);
  await bank.runJob('payments.follow_up');
  const told = await toldOf(merchant.userId);
  expect(told.map(({ type, is_live, object }) => [type, is_live, object.id, object.refunded.value])).toEqual([
    ['payment.succeeded', true, paid.id, '0'],
    ['payment.canceled', true, open.id, '0'],
    ['payment.refunded', true, paid.id, '400'],
    ['payment.available', true, paid.id, '400'],
  ]);
  expect(JSON.stringify(told)).not.toContain(payer.userId);
  expect(JSON.stringify(told)).not.toContain(payer.username);
});
