import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openFundsBank, type FundsBank } from './testing/funds-bank.ts';

let bank: FundsBank;
let ada: TestPerson;
beforeAll(async () => {
  bank = await openFundsBank();
});
afterAll(() => bank.close());
beforeEach(() => bank.nextDay());

const slug = 'balanced-wealth';
const proof = async () => (await bank.ledger.proof(bank.database.db)).broken;
const moved = async (direction: 'invest' | 'divest', cents: string) => {
  const proposed = await bank.place(direction, cents);
  return proposed.status === 202 ? bank.approve(proposed.body) : proposed;
};

describe('money of a fund that is invested [SYS-04]', () => {
  it('moves by two people and comes back, and the value of the fund stays what it was', async () => {
    ada = await bank.investor('Ada');
    await bank.buy(ada, '100000');
    await bank.value();
    const proposed = await bank.place('invest', '60000');
    expect(proposed.body).toMatchObject({
      kind: 'funds.investing',
      facts: [{ name: 'source' }, { name: 'amount', amount: bank.usd('60000') }],
      reason: 'Decision 7.',
    });
    expect((await bank.page()).cash).toEqual(bank.usd('100000'));
    expect((await bank.approve(proposed.body, bank.maker)).body.code).toBe('own_proposal');
    expect((await bank.approve(proposed.body)).status).toBe(201);
    expect(await bank.page()).toMatchObject({
      cash: bank.usd('40000'),
      investments: bank.usd('60000'),
      net_assets: bank.usd('100000'),
      price: '10.000000',
    });
    expect((await moved('divest', '25000')).status).toBe(201);
    expect(await bank.page()).toMatchObject({ cash: bank.usd('65000'), investments: bank.usd('35000') });
    expect((await bank.value()).body).toMatchObject({ price: '10.000000' });
    expect(await proof()).toEqual([]);
  });

  it('is no loss where it moved after the cut-off that is valued: the statement cannot know it', async () => {
    bank.nextDay();
    const before = (await bank.page()).price;
    const stated = await bank.propose();
    expect((await moved('invest', '30000')).status).toBe(201);
    expect(await bank.toValue(slug)).toMatchObject({
      investments: bank.usd('35000'),
      placed_since: bank.usd('30000'),
      investments_now: bank.usd('65000'),
    });
    // Stated before or after the move, the value is the same.
    expect((await bank.approve(stated.body)).body).toMatchObject({ price: before });
    expect(await bank.page()).toMatchObject({ cash: bank.usd('35000'), investments: bank.usd('65000') });
    // What came back since cannot be more than was there.
    bank.nextDay();
    await moved('divest', '65000');
    expect((await bank.propose({ investments: '64999' })).body).toMatchObject({
      code: 'investments_short',
    });
    expect((await bank.value()).body).toMatchObject({ price: before });
    expect(await proof()).toEqual([]);
  });

  it('is never more than there is, nor what orders wait for', async () => {
    expect((await bank.place('invest', '100001')).body.code).toBe('insufficient_funds');
    expect((await bank.place('divest', '1')).body.code).toBe('investments_short');
    await moved('invest', '90000');
    const { positions } = await bank.holdings(ada);
    await bank.redeem(ada, positions[0].units);
    await bank.value();
    // The order waits for 1,000 dollars, and 100 are there: nothing is free.
    expect((await bank.place('invest', '1')).body.code).toBe('insufficient_funds');
    await moved('divest', '90000');
    await bank.runJob('funds.settle_all');
    await bank.settle();
    expect((await bank.holdings(ada)).orders[0]).toMatchObject({
      state: 'settled',
      amount: bank.usd('100000'),
    });
    expect(await proof()).toEqual([]);
  });

  it('is moved once, however many approve, and two proposals never move more than there is', async () => {
    const bo = await bank.investor('Bo');
    await bank.buy(bo, '50000');
    await bank.value();
    const [one, two] = [await bank.place('invest', '30000'), await bank.place('invest', '30000')];
    const others = await Promise.all([1, 2, 3, 4].map((each) => bank.person(`Checker${each}`)));
    const answers = await Promise.all(
      others.map((as, place) => bank.approve(place % 2 === 0 ? one.body : two.body, as)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(await bank.page()).toMatchObject({ cash: bank.usd('20000'), investments: bank.usd('30000') });
    expect(await proof()).toEqual([]);
  });

  it('is nobody’s business but the staff’s, takes a PIN just entered, dollars above zero, and nobody with an order', async () => {
    const stranger = await bank.investor('Stranger');
    const path = `/api/v1/admin/wealth-funds/${slug}/placements`;
    const body = { direction: 'invest', amount: bank.usd('1'), reason: 'Mine.' };
    const key = () => crypto.randomUUID();
    expect((await bank.call('POST', path, { as: stranger, key: key(), body })).status).toBe(403);
    const staff = { as: bank.maker, role: 'super_admin' } as const;
    expect((await bank.call('POST', path, { ...staff, key: key(), body, pin: 'stale' })).body.code).toBe(
      'pin_required',
    );
    for (const amount of [bank.usd('0'), bank.usd('-1'), { ...bank.usd('1'), assetCode: 'EUR' }])
      expect(
        (await bank.call('POST', path, { ...staff, key: key(), body: { ...body, amount } })).status,
      ).toBe(422);
    expect((await bank.place('invest', '1', { slug: 'nothing' })).status).toBe(404);
    await bank.buy(stranger, '10000');
    expect((await bank.place('invest', '1', { as: stranger })).body.code).toBe('interested_party');
  });

  it('stays written down', async () => {
    const { owner: db } = bank.database;
    await expect(db.query('update funds.placement set amount_minor = 1')).rejects.toThrow('never rewritten');
    await expect(db.query('delete from funds.placement')).rejects.toThrow('never rewritten');
  });
});
