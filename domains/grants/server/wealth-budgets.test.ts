import type { Answer, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from './testing/grants-bank.ts';

// What a wealth fund gives to the budget of a programme: four percent of what it was worth at the end of the year before.

const FUND = 'balanced-wealth';
const DAY_S = 86_400;
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const staff = { role: 'super_admin' } as const;

let bank: GrantsBank;
let maker: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  maker = await bank.person('Maker');
  ada = await bank.person('Ada', '100000000', 'USD', 2);
});
afterAll(() => bank.close());

const post = (path: string, as: TestPerson, body: object, role: object = {}): Promise<Answer> =>
  bank.call('POST', `/api/v1${path}`, { as, key: crypto.randomUUID(), body, ...role });
const buy = (as: TestPerson, cents: string) =>
  post(`/wealth-funds/${FUND}/purchases`, as, { amount: usd(cents) });
const books = async () => {
  const { body } = await bank.call('GET', '/api/v1/admin/wealth-funds', { as: maker, ...staff });
  return body.items.find(({ slug }: { readonly slug: string }) => slug === FUND);
};
const page = async () => (await bank.call('GET', `/api/v1/wealth-funds/${FUND}`)).body;
const budget = async (type = 'energy') =>
  (await bank.call('GET', `/api/v1/admin/grant-budgets/${type}`, { as: maker, ...staff })).body;
const spend = (cents: string, { as = maker, type = 'energy' } = {}) =>
  post(
    `/admin/grant-budgets/${type}/fillings`,
    as,
    { amount: usd(cents), reason: 'Decision 12.', from: FUND },
    staff,
  );

/** Two people say what the fund was worth a day later, and its orders are settled. */
async function value(): Promise<void> {
  bank.clock.advance(DAY_S);
  const { cut_off, investments, liabilities } = await books();
  const stated = { cut_off, investments: investments.value, liabilities: liabilities.value };
  const proposed = await post(
    `/admin/wealth-funds/${FUND}/valuations`,
    maker,
    { ...stated, reason: 'As stated.' },
    staff,
  );
  expect((await bank.approve(proposed.body)).status).toBe(201);
  const { rows } = await bank.database.owner.query('select id from funds.fund where slug = $1', [FUND]);
  await bank.runJob('funds.settle', { fund: rows[0].id });
}

describe('a budget filled by a wealth fund [SYS-04]', () => {
  it('gets nothing before a year has ended, nor while orders wait for their price', async () => {
    await buy(ada, '50000000');
    await value();
    expect((await spend('1')).body).toMatchObject({ code: 'spending_cap', left: '0' });
    // The first value was that before the orders of its day.
    await value();
    // Into the next year.
    const now = bank.clock.now();
    bank.clock.advance((Date.UTC(now.getUTCFullYear() + 1, 0, 2) - now.getTime()) / 1000);
    await value();
    // Only a year that is over counts, by its last value.
    const { spending } = await page();
    expect(spending).toMatchObject({ cap: usd('2000000'), spent: usd('0') });
    expect(spending.years.at(-1)).toEqual({ year: now.getUTCFullYear(), net_assets: usd('50000000') });
    await buy(ada, '10000');
    bank.clock.advance(DAY_S);
    expect((await spend('1')).body.code).toBe('orders_unsettled');
    await value();
  });

  it('gets it once a second person approves: out of the fund, into the budget, and everyone reads it', async () => {
    const proposed = await spend('1500000');
    expect(proposed.body).toMatchObject({
      kind: 'funds.spending',
      facts: [
        { name: 'source', text: 'Balanced wealth fund' },
        { name: 'programme', text: 'Energy fund' },
        { name: 'amount', amount: usd('1500000') },
      ],
    });
    expect((await bank.approve(proposed.body, maker)).body.code).toBe('own_proposal');
    expect((await budget()).free).toEqual(usd('0'));
    expect((await bank.approve(proposed.body)).status).toBe(201);
    expect((await budget()).free).toEqual(usd('1500000'));
    expect(await page()).toMatchObject({
      cash: usd('48510000'),
      spent: usd('1500000'),
      spending: { cap: usd('2000000'), spent: usd('1500000') },
    });
    expect(await books()).toMatchObject({ spendable: usd('500000') });
    const { rows } = await bank.database.owner.query(
      'select proposed_by, approved_by from disbursements.filling',
    );
    expect(rows).toEqual([{ proposed_by: maker.userId, approved_by: bank.checker.userId }]);
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
    expect((await bank.ledger.proof(bank.database.db)).broken).toEqual([]);
  });

  it('never gets more than the cap, however many proposals are approved at the same time', async () => {
    const types = ['energy', 'health', 'housing', 'energy'];
    const proposals: Answer[] = [];
    for (const type of types) proposals.push(await spend('200000', { type }));
    const others = await Promise.all(types.map((type) => bank.person(`Checker ${type}`.replace(' ', ''))));
    const answers = await Promise.all(
      others.map((as, place) => bank.approve(proposals[place]?.body ?? {}, as)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'spending_cap')).toHaveLength(2);
    expect(await page()).toMatchObject({ spending: { spent: usd('1900000') } });
    expect(await books()).toMatchObject({ spendable: usd('100000') });
    expect((await spend('100001')).body).toMatchObject({ code: 'spending_cap', left: '100000' });
    expect((await bank.ledger.proof(bank.database.db)).broken).toEqual([]);
  });

  it('gets it from nobody who has an order that waits, and from no fund that there is not', async () => {
    await buy(ada, '10000');
    expect((await spend('1', { as: ada })).body.code).toBe('interested_party');
    const body = { amount: usd('1'), reason: 'Decision 12.', from: 'nothing' };
    expect((await post('/admin/grant-budgets/energy/fillings', maker, body, staff)).body.errors).toEqual([
      { field: 'from', code: 'not_offered' },
    ]);
    expect((await post('/admin/grant-budgets/energy/fillings', ada, body)).status).toBe(403);
  });

  it('stays written down, by two people', async () => {
    const { owner: db } = bank.database;
    await expect(db.query('update funds.spending set amount_minor = 1')).rejects.toThrow('never rewritten');
    await expect(db.query('update funds.spending set approved_by = proposed_by')).rejects.toThrow(
      'never rewritten',
    );
  });
});
