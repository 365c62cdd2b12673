import type { Bank } from '@egcr/wallet/testing';
import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBank } from '../testing/bank.ts';
import { rulesIn, toA } from '../testing/routing-rules.ts';
import { testPaymentsIn } from '../testing/test-payments.ts';

let bank: Bank;
let shop: ReturnType<typeof testPaymentsIn>;
let rules: ReturnType<typeof rulesIn>;
beforeAll(async () => {
  bank = await openBank();
  shop = testPaymentsIn(bank);
  rules = rulesIn(bank);
});
afterAll(() => bank.close());

describe('a replay of the last thirty days', () => {
  it('says how many payments would go elsewhere, and what rails would take, without changing anything', async () => {
    const { merchant, payer, link } = await shop.testShop();
    for (const number of ['accepted', 'accepted_abroad', 'mobile_accepted'] as const)
      await shop.run(await shop.sent(payer, link, number), 1);
    const { status, body } = await rules.replay(merchant, { ...toA, is_enforced: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      payments: 3,
      is_whole: true,
      has_samples: false,
      matched: 2,
      moved: 2,
      without_way: 0,
      rails: [
        { rail: 'sandbox-card-a', before: 0, after: 2 },
        { rail: 'sandbox-card-b', before: 2, after: 0 },
        { rail: 'sandbox-mobile', before: 1, after: 1 },
      ],
    });
    // 25.00: B takes 0.20 and 1.6 %, A 0.30 and 1.9 %, mobile 1.5 %; each rounded up.
    expect(body.costs).toMatchObject([{ asset: 'JVD', before: { value: '158' }, after: { value: '194' } }]);
    expect(await rules.list(merchant)).toEqual([]);
  });

  it('counts payments that would have no way, and knows the other rules', async () => {
    const { merchant, payer, link } = await shop.testShop();
    await shop.run(await shop.sent(payer, link, 'accepted'), 1);
    const closed = { ...toA, when: {}, is_enforced: true, rails: [{ rail: 'sandbox-mobile' }] };
    expect((await rules.replay(merchant, closed)).body).toMatchObject({
      without_way: 1,
      costs: [],
      rails: [{ rail: 'sandbox-card-b', before: 1, after: 0 }],
    });
    const first = await rules.active(merchant, { ...toA, priority: 1, is_enforced: true });
    expect((await rules.replay(merchant, closed)).body).toMatchObject({ without_way: 0, matched: 0 });
    expect((await rules.replay(merchant, closed, first.id)).body).toMatchObject({ without_way: 1 });
  });

  it('goes over the newest thousand payments, and says whether these are all', async () => {
    const { merchant, payer, link } = await shop.testShop();
    const first = await shop.sent(payer, link, 'mobile_accepted');
    const again = (many: number, id: string) =>
      bank.database.owner.query(
        `with made as (
           insert into payments.payment
             (id, link_id, merchant_id, payer_id, title, asset, amount, fee, is_test, created_at, expires_at)
           select ${uuidNow}, link_id, merchant_id, payer_id, title, asset, amount, fee, is_test, created_at, expires_at
           from payments.payment, generate_series(1, ${many}) where id = '${id}'
           returning id)
         insert into payments.attempt (payment_id, number, round, rail, state, instrument, at, route)
         select made.id, 1, 1, attempt.rail, 'pending', attempt.instrument, attempt.at, attempt.route
         from made, payments.attempt where attempt.payment_id = '${id}'`,
      );
    const card = await shop.sent(payer, link, 'accepted');
    await again(998, card);
    const replayed = async () => {
      const { body } = await rules.replay(merchant);
      return [body.payments, body.is_whole, body.rails.map(({ before }: { before: number }) => before)];
    };
    expect(await replayed()).toEqual([1000, true, [0, 999, 1]]);
    await again(1, card);
    expect(await replayed()).toEqual([1000, false, [0, 1000]]);
    expect((await shop.read(payer, first)).state).toBe('processing');
  });

  it('leaves out what is older, and payments of the other mode', async () => {
    const { merchant, payer, link } = await shop.testShop();
    await shop.run(await shop.sent(payer, link, 'accepted'), 1);
    const live = { ...toA, when: {}, rails: [{ rail: 'internal' }] };
    expect((await rules.replay(merchant, live)).body.payments).toBe(0);
    bank.clock.advance(30 * 24 * 3600 - 600);
    expect((await rules.replay(merchant)).body.payments).toBe(1);
    bank.clock.advance(1200);
    expect((await rules.replay(merchant)).body.payments).toBe(0);
  });
});
