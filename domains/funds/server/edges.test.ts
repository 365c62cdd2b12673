import type { DemoPersona, DemoPerson } from '@egcr/server-kit/demo';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertPlacement, insertSpending, placedSince, spentOf } from './cash-store.ts';
import { freeOf } from './free-cash.ts';
import { lastValuations, listFunds, yearEnds } from './fund-store.ts';
import { openFundsBank, type FundsBank } from './testing/funds-bank.ts';

let bank: FundsBank;
beforeAll(async () => {
  bank = await openFundsBank();
});
afterAll(() => bank.close());

const DAY_S = 86_400;
const domain = () => {
  const found = bank.domains.find(({ name }) => name === 'funds');
  if (!found) throw new Error('there are no funds');
  return found;
};

describe('a demonstration', () => {
  let demo: FundsBank;
  beforeAll(async () => {
    demo = await openFundsBank();
    const personas: DemoPersona[] = ['personal_user', 'business_owner', 'government_user', 'ngo_user'];
    const people: DemoPerson[] = [];
    for (const persona of personas) {
      const { userId } = await demo.investor(persona, '0');
      people.push({ persona, userId } as DemoPerson);
    }
    const funds = demo.domains.find(({ name }) => name === 'funds');
    const fill = await funds?.demo?.(people);
    await demo.services.unit(async (work) => fill?.(work));
  });
  afterAll(() => demo.close());

  it('has a course of fifteen months for each fund, worth what people hold of it, and all of it is marked', async () => {
    const told = [];
    for (const slug of ['balanced-wealth', 'growth-wealth', 'future-generations']) {
      const { price, units, net_assets: net, history, is_sample: isSample, ...page } = await demo.page(slug);
      const days = history.map(({ at }: { at: string }) => Date.parse(at) / 1000 / DAY_S);
      told.push([slug, price, units, net.value, page.investments.value, page.bought.value, isSample]);
      expect(history).toHaveLength(15);
      expect(days.slice(1).map((day: number, at: number) => day - days[at])).toEqual(Array(14).fill(30));
      expect(history.every((one: { is_sample: boolean }) => one.is_sample)).toBe(true);
      expect(history.map((one: { price: string }) => one.price).slice(0, 3)).toEqual(
        {
          'balanced-wealth': ['10.000000', '10.060000', '10.039880'],
          'growth-wealth': ['10.000000', '10.210000', '10.067060'],
          'future-generations': ['10.000000', '10.080000', '10.130400'],
        }[slug],
      );
      expect(BigInt(net.value) - BigInt(page.investments.value) - BigInt(page.cash.value)).toBe(0n);
      expect(Date.parse(history.at(-1).at)).toBeLessThanOrEqual(demo.clock.now().getTime());
      expect(Date.parse(history.at(-1).at)).toBeGreaterThan(demo.clock.now().getTime() - DAY_S * 1000);
    }
    expect(told).toEqual([
      ['balanced-wealth', '10.541901', '1600.000000', '1686704', '86704', '1600000', true],
      ['growth-wealth', '11.412735', '650.000000', '741827', '91827', '650000', true],
      ['future-generations', '10.626047', '3250.000000', '3453465', '203465', '3250000', true],
    ]);
  });

  it('has orders of every holder, settled at ten a unit, and one that waits', async () => {
    const { rows } = await demo.database.owner.query(
      `select f.slug, o.state, o.amount_minor::text as amount, o.units_micro::text as units, o.is_sample,
         extract(epoch from o.cut_off - o.placed_at)::integer as early_s
       from funds.unit_order o join funds.fund f on f.id = o.fund_id order by f.slug, o.id`,
    );
    expect(
      rows.map(({ early_s: _, ...row }) => [row.slug, row.state, row.amount, row.units, row.is_sample]),
    ).toEqual([
      ['balanced-wealth', 'settled', '400000', '400000000', true],
      ['balanced-wealth', 'settled', '1200000', '1200000000', true],
      ['future-generations', 'settled', '3000000', '3000000000', true],
      ['future-generations', 'settled', '250000', '250000000', true],
      ['growth-wealth', 'settled', '500000', '500000000', true],
      ['growth-wealth', 'settled', '150000', '150000000', true],
      ['growth-wealth', 'waiting', '25000', null, true],
    ]);
    expect(rows.filter(({ state }) => state === 'settled').every((row) => row.early_s === DAY_S / 2)).toBe(
      true,
    );
    expect((await demo.ledger.proof(demo.database.db)).broken).toEqual([]);
  });

  it('begins each course with nothing, and owes nothing in any of its valuations, which nobody proposed', async () => {
    const { rows } = await demo.database.owner.query(
      `select distinct on (v.fund_id) f.slug, v.assets_minor::text as assets, v.units_micro::text as units, v.price_micro::text as price,
         (select array_agg(distinct o.liabilities_minor::text) from funds.valuation o where o.fund_id = v.fund_id) as owed,
         (select count(*)::integer from funds.valuation o where o.fund_id = v.fund_id and o.proposed_by is null and o.approved_by is null) as unproposed,
         (select array_agg(distinct o.units_micro::text) from funds.valuation o where o.fund_id = v.fund_id and o.id <> v.id) as units_after
       from funds.valuation v join funds.fund f on f.id = v.fund_id order by v.fund_id, v.cut_off`,
    );
    expect(rows.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))).toEqual(
      [
        ['balanced-wealth', '1600000000'],
        ['future-generations', '3250000000'],
        ['growth-wealth', '650000000'],
      ].map(([slug, micro]) => ({
        slug,
        assets: '0',
        units: '0',
        price: '10000000',
        owed: ['0'],
        unproposed: 15,
        units_after: [micro],
      })),
    );
  });
});

describe('a fund that is valued ahead of its day', () => {
  const slug = 'growth-wealth';
  const ahead = (id: string, permille: number, wanted = slug) =>
    bank.services.unit((work) => bank.door.valueAhead(work, { id, slug: wanted, permille }));

  it('prices what waits at the next end of orders, and again one day later, once for each name', async () => {
    const ada = await bank.investor('Ada');
    await bank.buy(ada, '100000', { slug });
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await ahead(one, 0)).toEqual({ price: '10.000000' });
    await bank.settle(slug);
    expect((await bank.holdings(ada)).positions).toMatchObject([{ units: '100.000000' }]);
    expect(await ahead(one, 100)).toEqual({ price: '10.000000' });
    expect(await ahead(two, 100)).toEqual({ price: '11.000000' });
    const days = (await bank.page(slug)).history.map(
      ({ at }: { at: string }) => Date.parse(at) / 1000 / DAY_S,
    );
    expect(days[1] - days[0]).toBe(1);
    expect(days[0] * DAY_S * 1000).toBeGreaterThan(bank.clock.now().getTime());
    // A fall of more than all that was invested leaves nothing outside.
    expect(await ahead(crypto.randomUUID(), -200)).toEqual({ price: '10.000000' });
    await expect(ahead(crypto.randomUUID(), 0, 'nothing')).rejects.toThrow('not_found');
  });
});

describe('the page of a fund for who has no account', () => {
  const open = async (slug: string, language: 'en' | 'de' = 'en') => {
    const [page] = domain().livingPages ?? [];
    return page?.answer({
      db: bank.database.db,
      now: bank.clock.now(),
      params: { slug },
      query: new URLSearchParams(),
      language,
      origin: 'https://egcr.example',
    });
  };

  it('says what it is worth and what a unit costs, or that it has no price yet', async () => {
    const found = await open('growth-wealth');
    expect(found?.kind).toBe('found');
    const text = JSON.stringify(found);
    expect(text).toContain('$10.00');
    expect(text).toContain('$1,000.00');
    expect(text).toContain('https://egcr.example/wealth-funds/growth-wealth');
    expect(JSON.stringify(await open('growth-wealth', 'de'))).toContain('1.000,00');
    const young = JSON.stringify(await open('future-generations'));
    expect(young).toContain('$0.00');
    expect(young).not.toContain('$10');
    expect(await open('nothing')).toEqual({ kind: 'missing' });
  });
});

describe('what the database keeps of a fund', () => {
  const change = (table: string, fields: string) =>
    refusedBy(
      bank.database,
      `update funds.${table} set ${fields} where ctid = (select ctid from funds.${table} order by id limit 1)`,
    );
  it.each([
    ["side = 'swap'", 'unit_order_side_known'],
    ['amount_minor = 0', 'unit_order_amount_positive'],
    ['amount_minor = 1', undefined],
    ['units_micro = 0', 'unit_order_units_positive'],
    ['amount_minor = null', 'unit_order_asks'],
    ['hold_id = null', 'unit_order_asks'],
    ["side = 'redeem', units_micro = null", 'unit_order_asks'],
    ['valuation_id = null', 'unit_order_priced_when'],
    ['units_micro = null', 'unit_order_settled_when'],
    ['placed_at = cut_off', 'unit_order_before_cut_off'],
    ["placed_at = cut_off - interval '1 second'", undefined],
  ])('an order is never with %s: %s', async (fields, rule) => {
    expect(await change('unit_order', fields)).toBe(rule);
  });

  it.each([
    ['assets_minor = -1', 'valuation_assets_not_negative'],
    ['liabilities_minor = -1', 'valuation_liabilities_not_negative'],
    ['units_micro = -1', 'valuation_units_not_negative'],
    ['price_micro = 0', 'valuation_price_positive'],
    ['published_at = cut_off', undefined],
    ["published_at = cut_off - interval '1 second'", 'valuation_after_cut_off'],
    ['is_sample = false', 'valuation_by_two'],
    ['proposed_by = fund_id, approved_by = fund_id', 'valuation_by_two'],
    ['proposed_by = fund_id, approved_by = id, is_sample = false', undefined],
    ['assets_minor = 0, liabilities_minor = 0, units_micro = 0, price_micro = 1', undefined],
  ])('a valuation is never with %s: %s', async (fields, rule) => {
    const changed = fields
      .split(', ')
      .map((field) => field.replace(/^(\w+) = (.*)$/, '$2 as $1'))
      .join(', ');
    const copied = `insert into funds.valuation
      select (jsonb_populate_record(one, to_jsonb(changed) || jsonb_build_object('id', gen_random_uuid()))).*
      from (select v.id, v.fund_id, v.cut_off - interval '1000 days' as cut_off, v.assets_minor, v.liabilities_minor, v.units_micro,
              v.price_micro, v.proposed_by, v.approved_by, v.is_sample, v.published_at from funds.valuation v limit 1) row
      cross join lateral (select jsonb_populate_record(null::funds.valuation, to_jsonb(row)) as one) made
      cross join lateral (select ${changed}) changed`;
    expect(await refusedBy(bank.database, copied)).toBe(rule);
  });
});

describe('money of a fund', () => {
  it('that was moved or spent is counted by fund, from the moment after, and by year', async () => {
    const [fund = '', other = ''] = (await listFunds(bank.database.db)).map(({ id }) => id);
    const at = new Date('2030-01-01T00:00:00Z');
    const later = (ms: number) => new Date(at.getTime() + ms);
    const by = () => ({
      id: crypto.randomUUID(),
      proposedBy: crypto.randomUUID(),
      approvedBy: crypto.randomUUID(),
    });
    await bank.services.unit(async (work) => {
      const place = (fund_id: string, direction: 'invest' | 'divest', amount_minor: bigint, ms: number) =>
        insertPlacement({ ...work, now: later(ms) }, { ...by(), fund_id, direction, amount_minor });
      await place(fund, 'invest', 5n, 0);
      await place(fund, 'invest', 7n, 1);
      await place(fund, 'divest', 3n, 2);
      await place(other, 'divest', 9n, 3);
      const placed = await placedSince(work.db, at);
      expect([placed.get(fund), placed.get(other), placed.size]).toEqual([4n, -9n, 2]);
      const spend = (fund_id: string, amount_minor: bigint, ms: number) =>
        insertSpending({ ...work, now: later(ms) }, { ...by(), fund_id, budget_id: fund_id, amount_minor });
      await spend(fund, 11n, -1);
      await spend(fund, 13n, 0);
      await spend(other, 17n, 0);
      expect(await spentOf(work.db, { fund, year: 2030 })).toEqual({ year_minor: 13n, total_minor: 24n });
      expect(await spentOf(work.db, { fund, year: 2031 })).toEqual({ year_minor: 0n, total_minor: 24n });
    });
    for (const [table, fields, rule] of [
      ['placement', "direction = 'sideways'", 'placement_direction_known'],
      ['placement', 'amount_minor = 0', 'placement_amount_positive'],
      ['placement', 'approved_by = proposed_by', 'placement_by_two'],
      ['spending', 'amount_minor = 0', 'spending_amount_positive'],
      ['spending', 'approved_by = proposed_by', 'spending_by_two'],
      ['spending', 'year = year + 1', 'spending_in_its_year'],
    ] as const) {
      const kept = `alter table funds.${table} disable trigger user; `;
      await bank.database.owner.query(kept);
      expect(await refusedBy(bank.database, `update funds.${table} set ${fields}`)).toBe(rule);
      await bank.database.owner.query(`alter table funds.${table} enable trigger user`);
    }
  });

  it('is free where no order waits for it, and never less than nothing', () => {
    const books = { cashMinor: 10n, investmentsMinor: 5n, liabilitiesMinor: 0n, unitsMicro: 0n };
    const owing = (owed_minor: bigint) => ({
      fund_id: 'f',
      waiting: 0,
      purchases: 0,
      owed_units: 0n,
      owed_minor,
    });
    expect([freeOf(books, undefined), freeOf(books, owing(4n)), freeOf(books, owing(11n))]).toEqual([
      10n,
      6n,
      0n,
    ]);
  });

  it('of a year that ended is that of its last valuation, and of one fund alone', async () => {
    const [fund = '', other = ''] = (await listFunds(bank.database.db)).map(({ id }) => id);
    const value = (of: string, cutOff: string, assets: number) =>
      bank.database.owner.query(
        `insert into funds.valuation (id, fund_id, cut_off, assets_minor, liabilities_minor, units_micro, price_micro, proposed_by, approved_by, published_at)
         values (gen_random_uuid(), $1, $2, $3, 1, 0, 10, gen_random_uuid(), gen_random_uuid(), $2)`,
        [of, cutOff, assets],
      );
    await value(fund, '2001-12-30T16:00:00Z', 20);
    await value(fund, '2001-12-31T16:00:00Z', 30);
    await value(fund, '2002-01-01T16:00:00Z', 40);
    await value(other, '2001-12-31T18:00:00Z', 50);
    const { db } = bank.database;
    expect(await yearEnds(db, { fund, before: 2002, limit: 5 })).toEqual([{ year: 2001, net_minor: 29n }]);
    expect(await yearEnds(db, { fund, before: 2003, limit: 1 })).toEqual([{ year: 2002, net_minor: 39n }]);
    const lasts = await lastValuations(db, [other]);
    expect([...lasts.keys()]).toEqual([other]);
  });
});
