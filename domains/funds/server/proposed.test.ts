import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cutOffAfter, lastCutOff } from '../contract/index.ts';
import { openFundsBank, type FundsBank } from './testing/funds-bank.ts';

let bank: FundsBank;
beforeAll(async () => {
  bank = await openFundsBank();
});
afterAll(() => bank.close());

const slug = 'growth-wealth';
const shortly = (facts: readonly { name: string; text: string | null; amount: { value: string } | null }[]) =>
  facts.map(({ name, text, amount }) => `${name} ${text ?? amount?.value}`);

describe('a value that is proposed for a fund', () => {
  it('is shown with its day, what is left after debts, the price of now where units are out, and the new one', async () => {
    const ada = await bank.investor('Ada');
    await bank.buy(ada, '100000', { slug });
    bank.nextDay();
    const day = () => lastCutOff(bank.clock.now()).toISOString().slice(0, 10);
    const first = (await bank.propose({ investments: '0', liabilities: '0' }, { slug })).body;
    expect(shortly(first.facts)).toEqual([
      'source Growth wealth fund',
      `as_of ${day()}`,
      'amount 0',
      'price 10.000000',
    ]);
    await bank.approve(first);
    await bank.settle(slug);
    bank.nextDay();
    const { body } = await bank.propose({ investments: '20000', liabilities: '5000' }, { slug });
    expect(shortly(body.facts)).toEqual([
      'source Growth wealth fund',
      `as_of ${day()}`,
      'amount 115000',
      'price_now 10.000000',
      'price 11.500000',
    ]);
    expect((await bank.approve(body)).status).toBe(201);
  });

  it('raises and lowers what the books say of investments and debts, and of nothing else', async () => {
    const { investments_now: before, liabilities: owed, cash } = await bank.toValue(slug);
    expect([before, owed, cash]).toEqual([bank.usd('20000'), bank.usd('5000'), bank.usd('100000')]);
    await bank.value({ investments: '15000', liabilities: '7000' }, slug);
    expect(await bank.toValue(slug)).toMatchObject({
      investments_now: bank.usd('15000'),
      liabilities: bank.usd('7000'),
      cash: bank.usd('100000'),
      price: '10.800000',
      is_sample: false,
    });
    await bank.value({}, slug);
    expect((await bank.toValue(slug)).price).toBe('10.800000');
    expect((await bank.ledger.proof(bank.database.db)).broken).toEqual([]);
  });
});

describe('an order', () => {
  it('may be taken back until its cut-off, which is said with it', async () => {
    const bo = await bank.investor('Bo');
    const { body } = await bank.buy(bo, '3000', { slug });
    const cutOff = cutOffAfter(bank.clock.now());
    expect(body.cut_off).toBe(cutOff.toISOString());
    bank.clock.advance((cutOff.getTime() - bank.clock.now().getTime()) / 1000 - 30);
    expect((await bank.holdings(bo)).orders[0]).toMatchObject({ may_cancel: true });
    bank.clock.advance(31);
    expect((await bank.holdings(bo)).orders[0]).toMatchObject({ state: 'waiting', may_cancel: false });
    expect((await bank.cancel(bo, body.id)).body.code).toBe('past_cut_off');
  });
});
