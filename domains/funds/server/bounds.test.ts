import { holdExpired } from '@egcr/ledger/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFundsBank, type FundsBank } from './testing/funds-bank.ts';

let bank: FundsBank;
beforeAll(async () => {
  bank = await openFundsBank();
});
afterAll(() => bank.close());

const DAY_S = 86_400;
const ofFund = async (id: string) =>
  (await bank.database.owner.query('select state, reason from funds.unit_order where id = $1', [id])).rows[0];
const proof = async () => (await bank.ledger.proof(bank.database.db)).broken;

describe('orders of units', () => {
  it('of one person are twenty at most while they wait, over all funds, the newest shown first', async () => {
    const ada = await bank.investor('Ada');
    const placed: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const slug = count % 2 === 0 ? 'balanced-wealth' : 'growth-wealth';
      placed.push((await bank.buy(ada, '1000', { slug })).body.id);
    }
    for (const refused of [await bank.buy(ada, '1000'), await bank.redeem(ada, '1')])
      expect([refused.status, refused.body.code, refused.body.maximum]).toEqual([409, 'too_many_orders', 20]);
    const { orders } = await bank.holdings(ada);
    expect(orders.map(({ id }: { id: string }) => id)).toEqual(placed.toReversed());
    await bank.cancel(ada, placed[0] ?? '');
    expect((await bank.buy(ada, '1000')).status).toBe(201);
  });

  it('that find no price in thirty days end, and their person is told', async () => {
    const bo = await bank.investor('Bo', '5000');
    const { body: order } = await bank.buy(bo, '3000', { slug: 'growth-wealth' });
    const { rows } = await bank.database.owner.query(
      'select hold_id, extract(epoch from (select h.expires_at from ledger.hold h where h.id = hold_id) - placed_at)::int as waits_s from funds.unit_order where id = $1',
      [order.id],
    );
    expect(rows[0].waits_s).toBe(30 * DAY_S);
    const expire = async (holdId: string) => {
      const payload = { hold_id: holdId, account_id: crypto.randomUUID(), reason: 'funds.purchase' };
      const event = { id: crypto.randomUUID(), topic: holdExpired.topic, payload };
      for (const { listeners } of bank.domains)
        await bank.services.unit(async (work) => listeners?.[holdExpired.topic]?.(work, event));
    };
    await expire(crypto.randomUUID());
    expect(await ofFund(order.id)).toEqual({ state: 'waiting', reason: null });
    await expire(rows[0].hold_id);
    expect(await ofFund(order.id)).toEqual({ state: 'cancelled', reason: 'no_price' });
    const { rows: told } = await bank.database.owner.query(
      `select payload->>'kind' as kind from platform.event where topic = $1 and payload->>'user_id' = $2`,
      [notificationAsked.topic, bo.userId],
    );
    expect(told).toEqual([{ kind: 'funds.purchase_ended' }]);
    // The money is free again.
    expect((await bank.buy(bo, '5000', { slug: 'growth-wealth' })).status).toBe(201);
  });

  it('that would be worth less than a cent give the units back', async () => {
    const cy = await bank.investor('Cy');
    await bank.buy(cy, '10000');
    await bank.value();
    const { body: order } = await bank.redeem(cy, '0.000001');
    await bank.value();
    expect(await ofFund(order.id)).toEqual({ state: 'refused', reason: 'too_little' });
    expect((await bank.holdings(cy)).positions).toMatchObject([
      { units: '10.000000', units_ordered: '0.000000', value: bank.usd('10000') },
    ]);
    expect(await proof()).toEqual([]);
  });

  it('are counted for those who value the fund: what waits, what is not settled, and what money is free', async () => {
    const slug = 'growth-wealth';
    await bank.value({}, slug);
    const before = await bank.toValue(slug);
    expect(before).toMatchObject({ waiting: 0, unsettled: 0 });
    const [dee, eve] = [await bank.investor('Dee'), await bank.investor('Eve')];
    await bank.buy(dee, '10000', { slug });
    // Orders of a day that is not over wait for no price yet.
    expect((await bank.toValue(slug)).waiting).toBe(0);
    bank.nextDay();
    await bank.buy(eve, '10000', { slug });
    expect((await bank.toValue(slug)).waiting).toBe(1);
    await bank.approve((await bank.propose({}, { slug })).body);
    expect(await bank.toValue(slug)).toMatchObject({ waiting: 0, unsettled: 1 });
    await bank.settle(slug);
    expect(await bank.toValue(slug)).toMatchObject({
      waiting: 0,
      unsettled: 0,
      free_cash: bank.usd(String(BigInt(before.free_cash.value) + 10_000n)),
    });
  });
});

describe('the value of a fund over the years', () => {
  const slug = 'future-generations';
  const OLD = [
    [-6, 10_000_000, 90_000],
    [-5, 11_000_000, 100_000],
    [-4, 12_000_000, 200_000],
    [-3, 10_000_000, 300_000],
    [-2, 12_500_000, 400_000],
    [-1, 15_000_000, 500_000],
  ] as const;

  it('is told the oldest first, with the return of the year, and what may be spent of five year ends', async () => {
    const fund = await bank.fundId(slug);
    const year = bank.clock.now().getUTCFullYear();
    for (const [ago, price, net] of OLD)
      for (const [day, part] of [
        ['06-30', 0],
        ['12-30', 10],
      ] as const)
        await bank.database.owner.query(
          `insert into funds.valuation (id, fund_id, cut_off, assets_minor, liabilities_minor, units_micro, price_micro, proposed_by, approved_by, published_at)
           values ($1, $2, $3, $4, 10, 0, $5, $6, $7, $3)`,
          [
            crypto.randomUUID(),
            fund,
            `${year + ago}-${day}T16:00:00Z`,
            net + part,
            price,
            crypto.randomUUID(),
            crypto.randomUUID(),
          ],
        );
    const shown = await bank.page(slug);
    const days = shown.history.map(({ at }: { at: string }) => at);
    expect(days).toEqual(days.toSorted());
    expect(days).toHaveLength(12);
    expect(shown).toMatchObject({ price: '15.000000', return_total: '0.500000', is_sample: false });
    expect(shown.history.at(-1)).toMatchObject({ net_assets: bank.usd('500000'), price: '15.000000' });
    expect(shown.spending).toMatchObject({
      year,
      percent: 4,
      cap: bank.usd('12000'),
      spent: bank.usd('0'),
      years: OLD.slice(1).map(([ago, , net]) => ({ year: year + ago, net_assets: bank.usd(String(net)) })),
    });
    expect((await bank.toValue(slug)).spendable).toEqual(bank.usd('12000'));
  });

  it('has a return of a year only where a price stood a year ago', async () => {
    const year = bank.clock.now().getUTCFullYear();
    const passed_s = (at: string) => (new Date(at).getTime() - bank.clock.now().getTime()) / 1000;
    bank.clock.advance(passed_s(`${year + 1}-06-29T16:00:00Z`));
    // The last price, of 30 December, stood a year ago as well from then on.
    const price = async (micro: number, at: string) =>
      bank.database.owner.query(
        `insert into funds.valuation (id, fund_id, cut_off, assets_minor, liabilities_minor, units_micro, price_micro, proposed_by, approved_by, published_at)
         values ($1, $2, $3, 10, 0, 0, $4, $5, $6, $3)`,
        [crypto.randomUUID(), await bank.fundId(slug), at, micro, crypto.randomUUID(), crypto.randomUUID()],
      );
    await price(18_000_000, `${year + 1}-06-20T16:00:00Z`);
    expect((await bank.page(slug)).return_year).toBe('0.200000');
    const young = 'growth-wealth';
    const { history, return_year: own } = await bank.page(young);
    expect(history.length).toBeGreaterThan(1);
    expect(own === null).toBe(
      new Date(history[0].at).getTime() > bank.clock.now().getTime() - 365 * DAY_S * 1000,
    );
  });

  it('of all funds that are no samples is counted together', async () => {
    const { items } = (await bank.call('GET', '/api/v1/wealth-funds')).body;
    const worth = items.reduce(
      (sum: bigint, { net_assets: net }: { net_assets: { value: string } }) => sum + BigInt(net.value),
      0n,
    );
    const counted = () => bank.door.countWealth({ db: bank.database.db, now: bank.clock.now() });
    expect(await counted()).toEqual({ count: items.length, net_assets: bank.usd(String(worth)) });
  });
});
