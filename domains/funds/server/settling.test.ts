import { notificationAsked } from '@egcr/notifications/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openFundsBank, type FundsBank } from './testing/funds-bank.ts';

let bank: FundsBank;
beforeAll(async () => {
  bank = await openFundsBank();
});
afterAll(() => bank.close());

const slug = 'growth-wealth';
beforeEach(() => bank.nextDay());

const proof = async () => (await bank.ledger.proof(bank.database.db)).broken;
const broken =
  'create trigger broken before update of state on funds.unit_order for each row execute function funds.break_off()';

/** Two people publish a value; nothing is settled yet. */
async function price(): Promise<void> {
  bank.nextDay();
  const approved = await bank.approve((await bank.propose({}, { slug })).body);
  expect(approved.status).toBe(201);
}

describe('settling', () => {
  it('that breaks off leaves no order half done, and goes on where it is tried again', async () => {
    const people = await Promise.all(['Ida', 'Jo', 'Kim'].map((name) => bank.investor(name)));
    for (const as of people) await bank.buy(as, '40000', { slug });
    await price();
    // As a kill would: the second order of the batch fails after the first was written.
    const { owner } = bank.database;
    await owner.query(
      `create or replace function funds.break_off() returns trigger language plpgsql as $$
       begin
         if new.state = 'settled' and exists (select from funds.unit_order where state = 'settled' and valuation_id = new.valuation_id) then
           raise exception 'broken off';
         end if;
         return new;
       end $$`,
    );
    await owner.query(broken);
    await expect(bank.settle(slug)).rejects.toThrow('broken off');
    for (const as of people) {
      expect((await bank.holdings(as)).orders).toMatchObject([{ state: 'priced' }]);
      expect(await bank.balance(as, 'USD')).toBe('1000000');
    }
    bank.nextDay();
    expect((await bank.propose({}, { slug })).body.code).toBe('orders_unsettled');
    await owner.query('drop trigger broken on funds.unit_order');
    await Promise.all([bank.settle(slug), bank.settle(slug), bank.settle(slug)]);
    for (const as of people) {
      expect((await bank.holdings(as)).orders).toMatchObject([{ state: 'settled', units: '40.000000' }]);
      expect(await bank.balance(as, 'USD')).toBe('960000');
    }
    expect((await bank.page(slug)).units).toBe('120.000000');
    expect(await proof()).toEqual([]);
  });

  it('waits where the fund has not the money, and pays when it has', async () => {
    const [lea, max] = [await bank.investor('Lea'), await bank.investor('Max')];
    const other = 'future-generations';
    await bank.buy(lea, '100000', { slug: other });
    await bank.value({}, other);
    // All of the value lies outside but the money of the purchase.
    await bank.value({ investments: '20000' }, other);
    await bank.redeem(lea, '100', { slug: other });
    await bank.value({}, other);
    expect((await bank.holdings(lea)).orders).toMatchObject([
      { side: 'redeem', state: 'priced', reason: 'cash_short' },
      { state: 'settled' },
    ]);
    await bank.runJob('funds.settle_all');
    await bank.settle(other);
    expect((await bank.holdings(lea)).orders[0]).toMatchObject({ state: 'priced', reason: 'cash_short' });
    // What is owed to Lea is no part of the fund any more: no unit is left, and the next begins at ten.
    await bank.buy(max, '50000', { slug: other });
    expect((await bank.value({}, other)).body).toMatchObject({ price: '10.000000' });
    await bank.runJob('funds.settle_all');
    await bank.settle(other);
    expect((await bank.holdings(lea)).orders[0]).toMatchObject({
      state: 'settled',
      amount: bank.usd('120000'),
    });
    expect(await bank.balance(lea, 'USD')).toBe('1020000');
    expect((await bank.holdings(max)).positions).toMatchObject([{ units: '50.000000' }]);
    expect(await proof()).toEqual([]);
  });

  it('gives units back to a person whose account takes no money, and money to one whose wallet is frozen', async () => {
    const [ned, ola] = [await bank.investor('Ned'), await bank.investor('Ola')];
    await bank.buy(ned, '60000', { slug });
    await bank.value({}, slug);
    await bank.redeem(ned, '10', { slug });
    await bank.buy(ola, '60000', { slug });
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: ola, body: { frozen: true } });
    const before = (await bank.page(slug)).units;
    await price();
    bank.people.remove(ned.userId);
    await bank.settle(slug);
    const { rows } = await bank.database.owner.query(
      'select side, state, reason from funds.unit_order where user_id = any($1) order by id desc limit 2',
      [[ned.userId, ola.userId]],
    );
    expect(rows).toMatchObject([
      { side: 'buy', state: 'refused', reason: 'wallet_frozen' },
      { side: 'redeem', state: 'refused' },
    ]);
    expect((await bank.page(slug)).units).toBe(before);
    const { rows: told } = await bank.database.owner.query(
      'select payload from platform.event where topic = $1 and payload->>$2 = any($3)',
      [notificationAsked.topic, 'user_id', [ned.userId, ola.userId]],
    );
    expect(told.map(({ payload }) => [payload.user_id, payload.kind, payload.params])).toEqual(
      expect.arrayContaining([
        [ola.userId, 'funds.purchase_ended', bank.usd('60000')],
        [ned.userId, 'funds.redemption_ended', { units: '10.000000' }],
      ]),
    );
    expect(await bank.balance(ola, 'USD')).toBe('1000000');
    expect(await proof()).toEqual([]);
  });

  it('of an account that is deleted before the price ends with the order', async () => {
    const pia = await bank.investor('Pia');
    const { body } = await bank.buy(pia, '60000', { slug });
    await bank.forget(pia);
    const { rows } = await bank.database.owner.query(
      'select state, reason from funds.unit_order where id = $1',
      [body.id],
    );
    expect(rows).toEqual([{ state: 'cancelled', reason: 'account_deleted' }]);
    expect(await proof()).toEqual([]);
  });
});
