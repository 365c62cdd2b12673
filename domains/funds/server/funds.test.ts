import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFundsBank, type FundsBank } from './testing/funds-bank.ts';

let bank: FundsBank;
beforeAll(async () => {
  bank = await openFundsBank();
});
afterAll(() => bank.close());

const usdOf = (as: TestPerson) => bank.balance(as, 'USD');
const proof = async () => (await bank.ledger.proof(bank.database.db)).broken;

describe('units of a wealth fund [SYS-04]', () => {
  it('are bought and given back at the next price, and the ledger has every side', async () => {
    const slug = 'balanced-wealth';
    const ada = await bank.investor('Ada');
    const placed = await bank.buy(ada, '100000');
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({
      fund: slug,
      side: 'buy',
      state: 'waiting',
      amount: bank.usd('100000'),
      units: null,
      price: null,
      may_cancel: true,
    });
    // Set aside, and still hers.
    expect(await usdOf(ada)).toBe('1000000');
    expect((await bank.page()).price).toBeNull();

    expect((await bank.value()).status).toBe(201);
    expect((await bank.holdings(ada)).orders).toMatchObject([
      { state: 'settled', units: '100.000000', price: '10.000000' },
    ]);
    expect(await usdOf(ada)).toBe('900000');
    expect(await bank.page()).toMatchObject({
      price: '10.000000',
      units: '100.000000',
      net_assets: bank.usd('100000'),
      cash: bank.usd('100000'),
      bought: bank.usd('100000'),
    });

    // The investments of the fund are worth 200 dollars more, and it owes 50: 1,150 dollars for 100 units.
    const bo = await bank.investor('Bo');
    await bank.buy(bo, '23000');
    await bank.redeem(ada, '40');
    expect((await bank.holdings(ada)).positions).toMatchObject([
      { units: '60.000000', units_ordered: '40.000000' },
    ]);
    expect((await bank.value({ investments: '20000', liabilities: '5000' })).body).toMatchObject({
      price: '11.500000',
      orders: 2,
    });
    expect((await bank.holdings(bo)).positions).toMatchObject([{ units: '20.000000' }]);
    expect((await bank.holdings(ada)).positions).toMatchObject([
      { units: '60.000000', value: bank.usd('69000') },
    ]);
    expect(await usdOf(ada)).toBe('946000');
    expect(await bank.page()).toMatchObject({
      price: '11.500000',
      units: '80.000000',
      net_assets: bank.usd('92000'),
      // 1,000 + 230 − 460 in money, 200 outside, 50 owed: 920 dollars.
      cash: bank.usd('77000'),
      investments: bank.usd('20000'),
      liabilities: bank.usd('5000'),
      given_back: bank.usd('46000'),
      return_total: '0.150000',
      history: [{ price: '10.000000' }, { price: '11.500000' }],
    });
    expect(await proof()).toEqual([]);
  });

  it('show in the wallet’s history under their own words', async () => {
    const cy = await bank.investor('Cy');
    await bank.buy(cy, '50000', { slug: 'growth-wealth' });
    await bank.value({}, 'growth-wealth');
    const { body } = await bank.call('GET', '/api/v1/wallet/activity', { as: cy });
    expect(JSON.stringify(body)).toContain('funds.purchase');
  });

  it('are ordered once for a key, whatever is pressed twice', async () => {
    const dee = await bank.investor('Dee');
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => bank.buy(dee, '20000', { key })));
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await bank.holdings(dee)).orders).toHaveLength(1);
  });

  it('get the price of the cut-off after the order, never one that is known already', async () => {
    const slug = 'future-generations';
    const eve = await bank.investor('Eve');
    await bank.buy(eve, '100000', { slug });
    await bank.value({}, slug);
    bank.nextDay();
    const proposed = await bank.propose({ investments: '20000' }, { slug });
    // The value is proposed; who orders now, with it in mind, gets the price of the day after.
    const late = await bank.investor('Late');
    await bank.buy(late, '100000', { slug });
    expect((await bank.approve(proposed.body)).status).toBe(201);
    await bank.settle(slug);
    expect((await bank.page(slug)).price).toBe('12.000000');
    expect((await bank.holdings(late)).orders).toMatchObject([{ state: 'waiting', price: null }]);
  });

  it('are taken back until the cut-off by their owner alone', async () => {
    const [fay, thief] = [await bank.investor('Fay'), await bank.investor('Thief')];
    const { body: order } = await bank.buy(fay, '30000');
    expect((await bank.cancel(thief, order.id)).status).toBe(404);
    expect((await bank.cancel(fay, crypto.randomUUID())).status).toBe(404);
    expect((await bank.cancel(fay, order.id)).body).toMatchObject({ state: 'cancelled', may_cancel: false });
    expect((await bank.cancel(fay, order.id)).body.code).toBe('order_step_refused');
    const { body: other } = await bank.buy(fay, '30000');
    bank.nextDay();
    expect((await bank.cancel(fay, other.id)).body.code).toBe('past_cut_off');
    expect((await bank.holdings(thief)).orders).toEqual([]);
  });

  it('are refused outside the range, in another currency, without the money, without the units, with an old PIN', async () => {
    const gil = await bank.investor('Gil', '5000');
    expect((await bank.buy(gil, '999')).body).toMatchObject({ code: 'amount_range', minimum: '1000' });
    expect((await bank.buy(gil, '100000001')).body.code).toBe('amount_range');
    expect((await bank.buy(gil, '100000000')).body.code).toBe('insufficient_funds');
    expect((await bank.buy(gil, '5001')).body.code).toBe('insufficient_funds');
    expect((await bank.buy(gil, '1000', { slug: 'nothing' })).status).toBe(404);
    expect((await bank.redeem(gil, '1')).body).toMatchObject({ code: 'units_short', units: '0.000000' });
    for (const units of ['0', '-1', '1e9', '1.1234567', 'x\u0000'])
      expect((await bank.redeem(gil, units)).status).toBe(422);
    const path = '/api/v1/wealth-funds/balanced-wealth/purchases';
    const body = { amount: { value: '1000', assetCode: 'EUR', assetScale: 2 } };
    const key = crypto.randomUUID();
    expect((await bank.call('POST', path, { as: gil, key, body })).body.errors).toEqual([
      { field: 'amount.assetCode', code: 'not_offered' },
    ]);
    const old = await bank.call('POST', path, {
      as: gil,
      key: crypto.randomUUID(),
      body: { amount: bank.usd('1000') },
      pin: 'stale',
    });
    expect(old.body.code).toBe('pin_required');
    expect(await usdOf(gil)).toBe('5000');
  });

  it('are given back once, however many orders ask for the same ones at the same time', async () => {
    const hal = await bank.investor('Hal');
    await bank.buy(hal, '100000');
    await bank.value();
    const held = (await bank.holdings(hal)).positions[0].units;
    const answers = await Promise.all([1, 2, 3, 4].map(() => bank.redeem(hal, held)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'units_short')).toHaveLength(3);
    expect(await proof()).toEqual([]);
  });
});

describe('the value of a fund', () => {
  it('is stated by one person of finance and approved by another, once for a cut-off', async () => {
    bank.nextDay();
    const proposed = await bank.propose({ investments: '21000' });
    expect((await bank.approve(proposed.body, bank.maker)).body.code).toBe('own_proposal');
    const others = await Promise.all([1, 2, 3].map((each) => bank.person(`Checker${each}`)));
    const answers = await Promise.all(others.map((as) => bank.approve(proposed.body, as)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    await bank.settle();
    expect((await bank.propose()).body.code).toBe('cut_off_taken');
  });

  it('is not for a day that is not over, for no cut-off at all, nor a price a quarter away', async () => {
    bank.nextDay();
    for (const cut_off of ['2099-01-01T16:00:00.000Z', '2026-01-01T12:34:00.000Z'])
      expect((await bank.propose({ cut_off })).body.code).toBe('cut_off_taken');
    expect((await bank.propose({ investments: '99999999' })).body.code).toBe('unit_price_too_far');
    expect((await bank.propose({ liabilities: '99999999' })).body.code).toBe('unit_price_too_far');
    expect((await bank.propose({ investments: '-1' })).status).toBe(422);
  });

  it('is stated by nobody who has an order that waits for it', async () => {
    const officer = await bank.investor('Officer');
    await bank.buy(officer, '10000');
    bank.nextDay();
    expect((await bank.propose({}, { as: officer })).body.code).toBe('interested_party');
    const proposed = await bank.propose();
    expect((await bank.approve(proposed.body, officer)).body.code).toBe('interested_party');
  });

  it('is nobody’s business but the staff’s', async () => {
    const stranger = await bank.investor('Stranger');
    const list = await bank.call('GET', '/api/v1/admin/wealth-funds', { as: stranger });
    expect(list.status).toBe(403);
    const path = '/api/v1/admin/wealth-funds/balanced-wealth/valuations';
    const asked = await bank.call('POST', path, {
      as: stranger,
      key: crypto.randomUUID(),
      body: { cut_off: '2026-01-01T16:00:00.000Z', investments: '1', liabilities: '0', reason: 'Mine.' },
    });
    expect(asked.status).toBe(403);
  });

  it('cannot be changed in the database once it is published', async () => {
    await expect(bank.database.owner.query('update funds.valuation set price_micro = 1')).rejects.toThrow(
      'a published valuation is never changed',
    );
  });
});
