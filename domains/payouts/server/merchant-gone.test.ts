import { type Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBank } from './testing/bank.ts';
import { merchantsIn } from './testing/merchants.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const DAY_S = 24 * 3600;

it('a payout that waits ends with the account of its merchant, and is never paid; one that was paid stays paid', async () => {
  const { sell, payOut } = merchantsIn(() => bank);
  const merchant = await bank.person('Mara');
  await sell(merchant, '4000000');
  const { body: first } = await payOut(merchant, '500000');
  const { body: second } = await payOut(merchant, '1500000');
  const [paid, waiting] = [String(first.id), String(second.id)];
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
