import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openSampleTests } from '../demo-tests.ts';
import { openBank, partsIn } from '../testing/bank.ts';
import { testPaymentsIn } from '../testing/test-payments.ts';
import { countAttempts, countedFacts } from './rail-record-store.ts';

let bank: Bank;
let shop: ReturnType<typeof testPaymentsIn>;
beforeAll(async () => {
  bank = await openBank();
  shop = testPaymentsIn(bank);
});
afterAll(() => bank.close());

const DAY_S = 24 * 3600;

interface Found {
  readonly rail: string;
  readonly attempts: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly took_ms: number | null;
  readonly days: readonly { readonly day: string; readonly succeeded: number; readonly failed: number }[];
}

const railsOf = async (as: TestPerson) => {
  const { body } = await bank.call('GET', '/api/v1/payment-rails', { as });
  const items: readonly Found[] = body.items;
  const [isWhole, hasSamples]: readonly [boolean, boolean] = [body.is_whole, body.has_samples];
  return { isWhole, hasSamples, rail: (name: string) => items.find(({ rail }) => rail === name) };
};

it('the record of rails counts what went well and what failed, and blames no rail for its payer [SYS-02]', async () => {
  const { merchant, payer, link } = await shop.testShop();
  const declined = await shop.sent(payer, link, 'declined_once');
  await shop.run(declined, 1);
  await shop.run(declined, 2);
  await shop.run(await shop.sent(payer, link, 'expired'), 1);
  await shop.run(await shop.sent(payer, link, 'mobile_accepted'), 1);
  // One that has no answer yet counts nowhere.
  await shop.sent(payer, link, 'mobile_accepted');
  const live = await shop.makeLink(merchant);
  const rich = await bank.person('Rika', '2500');
  await shop.buy(rich, live.body.id);

  const found = await railsOf(merchant);

  const day = bank.clock.now().toISOString().slice(0, 10);
  expect([found.isWhole, found.hasSamples]).toEqual([true, false]);
  expect(found.rail('internal')).toMatchObject({
    is_simulation: false,
    attempts: 1,
    succeeded: 1,
    took_ms: null,
  });
  expect(found.rail('sandbox-mobile')).toMatchObject({
    is_simulation: true,
    attempts: 1,
    succeeded: 1,
    took_ms: 2500,
  });
  const [a, b] = [found.rail('sandbox-card-a'), found.rail('sandbox-card-b')];
  expect((a?.attempts ?? 0) + (b?.attempts ?? 0)).toBe(3);
  expect((a?.failed ?? 0) + (b?.failed ?? 0)).toBe(1);
  expect(b?.took_ms).toBe(540);
  expect(b?.days).toEqual([{ day, succeeded: b?.succeeded, failed: b?.failed }]);
  expect(found.rail('sandbox-card-c')).toMatchObject({ attempts: 0, days: [] });
  expect((await railsOf(payer)).rail('sandbox-mobile')).toMatchObject({ attempts: 0 });
  expect((await bank.call('GET', '/api/v1/payment-rails')).status).toBe(401);
});

it('leaves out what is older than ninety days', async () => {
  const { merchant, payer, link } = await shop.testShop();
  await shop.run(await shop.sent(payer, link, 'mobile_accepted'), 1);
  expect((await railsOf(merchant)).rail('sandbox-mobile')).toMatchObject({ attempts: 1 });
  bank.clock.advance(90 * DAY_S - 600);
  expect((await railsOf(merchant)).rail('sandbox-mobile')).toMatchObject({ attempts: 1 });
  bank.clock.advance(1200);
  expect((await railsOf(merchant)).rail('sandbox-mobile')).toMatchObject({ attempts: 0 });
});

it('says that it counts the newest payments where there are more than it counts', async () => {
  const { merchant, payer, link } = await shop.testShop();
  for (const name of ['mobile_declined', 'mobile_accepted'] as const)
    await shop.run(await shop.sent(payer, link, name), 1);
  const asked = { merchantId: merchant.userId, fromId: '00000000-0000-7000-8000-000000000000', limit: 1 };
  const facts = (more: object) => countedFacts(bank.services.db, { ...asked, ...more });
  expect(await facts({})).toEqual({ isWhole: false, hasSamples: false });
  expect(await facts({ limit: 2 })).toEqual({ isWhole: true, hasSamples: false });
  expect(await facts({ limit: 0, fromId: 'ffffffff-ffff-7fff-bfff-ffffffffffff' })).toEqual({
    isWhole: true,
    hasSamples: false,
  });
  expect(await countAttempts(bank.services.db, asked)).toMatchObject([{ failure: null, count: 1n }]);
});

it('the sample shop has ninety days of payments with an outage, all of them marked', async () => {
  const [merchant, one, other] = [
    await bank.person('Mara'),
    await bank.person('Ngo'),
    await bank.person('Gov'),
  ];
  await bank.services.unit((work) =>
    openSampleTests(partsIn(bank), work, {
      merchantId: merchant.userId,
      idOf: (persona) => (persona === 'ngo_user' ? one.userId : other.userId),
    }),
  );
  const found = await railsOf(merchant);
  expect(found.hasSamples).toBe(true);
  const days = found.rail('sandbox-card-b')?.days ?? [];
  expect(days.length).toBeGreaterThan(80);
  expect(days.filter(({ succeeded, failed }) => failed > succeeded).length).toBeGreaterThanOrEqual(2);
  expect((await bank.call('GET', '/api/v1/payment-balance', { as: merchant })).body.items).toEqual([]);
  expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  const { rows } = await bank.database.pool.query(
    'select bool_and(is_sample and is_test) as marked, count(*)::integer as count from payments.payment where merchant_id = $1',
    [merchant.userId],
  );
  expect(rows[0].marked).toBe(true);
  expect(rows[0].count).toBeGreaterThan(200);
});
