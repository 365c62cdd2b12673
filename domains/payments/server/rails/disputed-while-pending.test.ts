import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SETTLE_AFTER_S } from '../../contract/limits.ts';
import { FOLLOW_UP } from '../balance.ts';
import { openScripted, usd, type Scripted } from '../testing/scripted-rail.ts';
import { toldDisputesIn } from '../testing/told-disputes.ts';
import type { RailDispute } from './rail-disputes.ts';

let at: Scripted;
let told: ReturnType<typeof toldDisputesIn>;
beforeAll(async () => {
  at = await openScripted();
  told = toldDisputesIn(at);
});
afterAll(() => at.bank.close());

/** A merchant with two payments of 25.00, of which 24.75 are pending each. */
async function soldTwice() {
  const sold = await told.paid();
  const { body } = await at.bank.call('POST', `/api/v1/pay/${sold.link}/payments`, {
    as: sold.payer,
    key: crypto.randomUUID(),
    body: { method: 'card' },
  });
  const other = String(body.id);
  await at.confirm(sold.payer, other);
  await at.errands.run(other);
  expect(await at.balanceOf(sold.merchant)).toMatchObject({ pending: usd('4950'), available: usd('0') });
  return sold;
}

describe('money that was pending when its rail disputed it', () => {
  type Said = RailDispute['state'];
  it.each<readonly [readonly Said[], string]>([
    [['open', 'won'], '4950'],
    [['question', 'won'], '4950'],
    [['question', 'open', 'won'], '4950'],
    [['dismissed', 'won'], '4950'],
    [['open', 'lost'], '2450'],
    [['question', 'lost'], '2450'],
    [['dismissed', 'lost'], '2450'],
  ])(
    'becomes available once, whatever the rail says: after %j there are %s cents',
    async (said, available) => {
      const sold = await soldTwice();
      for (const state of said)
        expect((await told.tell(sold.id, { state }, at.bank.clock.now())).warned).toEqual([]);
      at.bank.clock.advance(SETTLE_AFTER_S + 1);
      await at.bank.runJob(FOLLOW_UP);
      expect(await at.balanceOf(sold.merchant)).toMatchObject({
        pending: usd('0'),
        available: usd(available),
        reserved: usd('0'),
        owed: usd('0'),
      });
      expect((await at.bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
    },
  );
});
