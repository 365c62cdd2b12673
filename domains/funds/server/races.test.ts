import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFundsBank, type FundsBank } from './testing/funds-bank.ts';

// Orders, prices, settling and moves of money at the same time, and settling that breaks off: units and money must agree in the ledger.

let bank: FundsBank;
beforeAll(async () => {
  bank = await openFundsBank();
});
afterAll(() => bank.close());

const slug = 'growth-wealth';
const PEOPLE = 20;
const DAYS = 4;

/** What the orders say moved, and what the ledger has: by person and in all. */
async function agree(people: readonly TestPerson[]): Promise<void> {
  const { rows } = await bank.database.owner.query(
    `select user_id, side, sum(amount_minor)::bigint as minor, sum(units_micro)::bigint as micro
     from funds.unit_order where state = 'settled' group by user_id, side`,
  );
  const sumOf = (userId: string, side: string, what: 'minor' | 'micro') => {
    const found = rows.find((row) => row.user_id === userId && row.side === side);
    return BigInt(found?.[what] ?? '0');
  };
  let unitsMicro = 0n;
  let cashMinor = 0n;
  for (const as of people) {
    const own = sumOf(as.userId, 'buy', 'micro') - sumOf(as.userId, 'redeem', 'micro');
    const paid = sumOf(as.userId, 'buy', 'minor') - sumOf(as.userId, 'redeem', 'minor');
    const { positions } = await bank.holdings(as);
    const held = positions[0] ?? { units: '0.000000', units_ordered: '0.000000' };
    const micro = (text: string) => BigInt(text.replace('.', ''));
    expect(micro(held.units) + micro(held.units_ordered)).toBe(own);
    expect(await bank.balance(as, 'USD')).toBe((1_000_000n - paid).toString());
    unitsMicro += own;
    cashMinor += paid;
  }
  const shown = await bank.page(slug);
  expect(BigInt(shown.units.replace('.', ''))).toBe(unitsMicro);
  const { invested } = (
    await bank.database.owner.query(
      `select coalesce(sum(case direction when 'invest' then amount_minor else -amount_minor end), 0)::bigint as invested
       from funds.placement`,
    )
  ).rows[0];
  expect(BigInt(shown.cash.value)).toBe(cashMinor - BigInt(invested));
  expect((await bank.ledger.proof(bank.database.db)).broken).toEqual([]);
}

/** No order has moved money or units twice. */
async function nothingTwice(): Promise<void> {
  const { rows } = await bank.database.owner.query(
    `select t.kind, t.meta->>'order' as of_order, count(*)::integer as times
     from ledger.transfer t
     where t.kind in ('funds_issue', 'funds_redeem')
     group by 1, 2 having count(*) > 1`,
  );
  expect(rows).toEqual([]);
}

/** The next price of the day, settled by several workers at once. */
async function priceDay(): Promise<void> {
  bank.nextDay();
  const proposed = await bank.propose({}, { slug });
  expect(proposed.status).toBe(202);
  const checkers = await Promise.all([1, 2, 3].map((each) => bank.person(`Checker${each}`)));
  const answers = await Promise.all(checkers.map((as) => bank.approve(proposed.body, as)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
}

describe('twenty people who order at the same time [SYS-04]', () => {
  it('on days with a price each, while money is invested and settling breaks off, leave units and money that agree', async () => {
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, place) => bank.investor(`Person${place}`)),
    );
    const { owner } = bank.database;
    for (let day = 0; day < DAYS; day += 1) {
      const orders = people.map((as, place) =>
        day > 0 && place % 3 === 0
          ? bank.redeem(as, '1.5', { slug })
          : bank.buy(as, String(5_000 + place * 137), { slug }),
      );
      // Some order twice, and two of them take the second order back.
      const twice = people.slice(0, 5).map(async (as) => {
        const { body, status } = await bank.buy(as, '2000', { slug });
        return { as, id: body.id, status };
      });
      const answers = await Promise.all(orders);
      expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201));
      const second = await Promise.all(twice);
      expect(second.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      await Promise.all(second.slice(0, 2).map(({ as, id }) => bank.cancel(as, id)));
      await priceDay();
      // As a kill would: each batch fails once after some of it was written.
      await owner.query(
        `create or replace function funds.break_off() returns trigger language plpgsql as $$
         begin
           if new.state = 'settled' and (select count(*) from funds.unit_order o where o.state = 'settled' and o.valuation_id = new.valuation_id) >= 7 then
             raise exception 'broken off';
           end if;
           return new;
         end $$`,
      );
      await owner.query(
        'create trigger broken before update of state on funds.unit_order for each row execute function funds.break_off()',
      );
      await expect(bank.settle(slug)).rejects.toThrow('broken off');
      await agree(people);
      await owner.query('drop trigger broken on funds.unit_order');
      const invested = await bank.place('invest', '3000', { slug });
      await Promise.all([
        bank.settle(slug),
        bank.settle(slug),
        bank.settle(slug),
        invested.status === 202 ? bank.approve(invested.body) : undefined,
      ]);
      await bank.settle(slug);
      await agree(people);
      await nothingTwice();
    }
  });
});
