import { shopIn, testPaymentsIn } from '@egcr/payments/testing';
import { TEST_PIN, jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { uuidAt } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { OVERVIEW_DAYS, OVERVIEW_PAYMENTS_MAX } from '../contract/index.ts';
import { openRailBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  ({ bank } = await openRailBank({}));
});
afterAll(() => bank.close());

const overview = async (as: TestPerson, mode = '') =>
  (await bank.call('GET', `/api/v1/payment-overview${mode}`, { as })).body;
it('the overview counts thirty days, and of them the newest ten thousand payments', () => {
  expect([OVERVIEW_DAYS, OVERVIEW_PAYMENTS_MAX]).toEqual([30, 10_000]);
});

const nothing = { items: [], is_whole: true, has_samples: false };

it('a merchant reads volume, fees, refunds and success of their live sales, and nobody else’s [SYS-02]', async () => {
  const shop = shopIn(bank);
  const { merchant, payer, link } = await shop.shop();
  const { body: paid } = await shop.buy(payer, link);
  await shop.buy(payer, link);
  // Begun and never tried: neither a success nor a failure.
  await shop.start(payer, link);
  await bank.call('POST', `/api/v1/payments/${paid.id}/refunds`, {
    as: merchant,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, amount: jvd('500') },
  });
  expect(await overview(merchant)).toEqual({
    ...nothing,
    items: [{ volume: jvd('5000'), fees: jvd('50'), refunded: jvd('500'), paid: 2, failed: 0 }],
  });
  expect(await overview(merchant, '?mode=test')).toEqual(nothing);
  expect(await overview(payer)).toEqual(nothing);
  bank.clock.advance(30 * 24 * 3600 - 600);
  expect((await overview(merchant)).items).toHaveLength(1);
  bank.clock.advance(1200);
  expect(await overview(merchant)).toEqual(nothing);
});

it('tests stand apart, and what no rail carried counts as failed', async () => {
  const { testShop, sent, run } = testPaymentsIn(bank);
  const { merchant, payer, link } = await testShop();
  const stolen = await sent(payer, link, 'stolen');
  await run(stolen, 1);
  const good = await sent(payer, link, 'accepted');
  await run(good, 1);
  expect((await overview(merchant, '?mode=test')).items).toMatchObject([{ paid: 1, failed: 1 }]);
  expect(await overview(merchant)).toEqual(nothing);
});

it('says whether there are more payments than it counts, and whether samples are among them', async () => {
  const { merchant, payer, link } = await shopIn(bank).shop();
  // The clock of this test is thirty days ahead of the database’s by now.
  const begun = (many: number, more: string) =>
    bank.database.owner.query(
      `insert into payments.payment
         (id, link_id, merchant_id, payer_id, title, asset, amount, fee, is_sample, created_at, expires_at)
       select ${uuidAt("clock_timestamp() + interval '31 days'")}, '${link}', '${merchant.userId}', '${payer.userId}', 'Tea', ${more}, now(), now()
       from generate_series(1, ${many})`,
    );
  await begun(OVERVIEW_PAYMENTS_MAX - 2, "'EUR', 100, 1, false");
  await shopIn(bank).buy(payer, link);
  // What was begun and never tried is in no sum, also in a currency in which nothing else was sold.
  const sold = [{ volume: jvd('2500'), fees: jvd('25'), refunded: jvd('0'), paid: 1, failed: 0 }];
  expect(await overview(merchant)).toEqual({ items: sold, is_whole: true, has_samples: false });
  await begun(1, "'EUR', 100, 1, true");
  expect(await overview(merchant)).toEqual({ items: sold, is_whole: false, has_samples: true });
});
