import { randomUUID } from 'node:crypto';

import { uuidv7 } from '@egcr/contract/ids';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { heldRows, turnsHeld } from '@egcr/server-kit/testing/held-rows';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { WealthFund } from '../contract/index.ts';
import { findFund, insertValuation, keepFund } from './fund-store.ts';
import {
  findByHold,
  findOrder,
  flowsOf,
  hasStake,
  insertOrder,
  keepOrder,
  lockWaiting,
  lockWaitingOf,
  lookAgain,
  openOrders,
  openPosition,
  ordersOf,
  positionsOf,
  pricedOrders,
  priceOrders,
  type OrderRow,
} from './order-store.ts';

let database: TestDatabase;
const funds = { balanced: randomUUID(), growth: randomUUID() };
beforeAll(async () => {
  database = await testDatabase();
  const keep = (id: string, slug: WealthFund) =>
    keepFund({ db: database.db, now }, { id, slug, asset: 'USD' });
  await keep(funds.balanced, 'balanced-wealth');
  await keep(funds.growth, 'growth-wealth');
});
afterAll(() => database.close());

const now = new Date('2031-03-01T12:00:00Z');
const cutOff = new Date('2031-03-01T16:00:00Z');
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
let count = 0;
function laterId(): string {
  count += 1;
  return uuidv7(now.getTime() + count);
}
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** An order that waits for its price. */
async function placed(change: Partial<OrderRow> = {}): Promise<OrderRow> {
  const side = change.side ?? 'buy';
  const asks =
    side === 'buy'
      ? { amount_minor: 500n, units_micro: null, hold_id: randomUUID() }
      : { amount_minor: null, units_micro: 2_000_000n, hold_id: null };
  const row: OrderRow = {
    id: laterId(),
    fund_id: funds.growth,
    user_id: randomUUID(),
    side,
    state: 'waiting',
    ...asks,
    cut_off: cutOff,
    valuation_id: null,
    reason: null,
    is_sample: false,
    placed_at: now,
    ...change,
  };
  await insertOrder({ db: database.db, now }, row);
  return row;
}

/** A price of a fund, of a cut-off that had none. */
async function price(fund: string, price_micro = 3_000_000n): Promise<string> {
  const id = laterId();
  const worth = { assets_minor: 1n, liabilities_minor: 0n, units_micro: 0n, price_micro };
  const by = { proposedBy: randomUUID(), approvedBy: randomUUID(), is_sample: false };
  const at = later(cutOff, 86_400_000 * count);
  await insertValuation({ db: database.db, now: at }, { id, fund_id: fund, cut_off: at, ...worth, ...by });
  return id;
}

/** The same with a price, or ended. */
async function moved(state: OrderRow['state'], change: Partial<OrderRow> = {}): Promise<OrderRow> {
  const row = await placed(change);
  const { db } = database;
  if (state === 'waiting') return row;
  if (state !== 'cancelled') {
    const valuation = await price(row.fund_id);
    await database.owner.query(
      "update funds.unit_order set state = 'priced', valuation_id = $2 where id = $1",
      [row.id, valuation],
    );
  }
  const settled = state === 'settled' ? { amount_minor: 700n, units_micro: 1n } : {};
  if (state !== 'priced') await keepOrder({ db, now }, { ...row, ...settled, ...change, state });
  return { ...row, ...settled, ...change, state };
}

describe('orders of a person', () => {
  it('are counted while they wait for a price or for their settling, one person after the other', async () => {
    const user_id = randomUUID();
    for (const state of ['waiting', 'waiting', 'priced', 'settled', 'refused', 'cancelled'] as const)
      await moved(state, { user_id });
    await placed();
    await database.db.transaction().execute(async (db) => {
      expect(await lockWaiting(db, user_id)).toBe(3);
      expect(await turnsHeld(db)).toBe(1);
    });
    expect(await lockWaiting(database.db, randomUUID())).toBe(0);
  });

  it('are shown the newest first, with their price, and no more than asked for', async () => {
    const user_id = randomUUID();
    const [first, second, third] = [
      await placed({ user_id }),
      await moved('priced', { user_id }),
      await placed({ user_id, side: 'redeem' }),
    ];
    await placed();
    const { db } = database;
    const all = await ordersOf(db, { userId: user_id, limit: 9 });
    expect(all.map(({ id, price_micro }) => [id, price_micro])).toEqual([
      [third.id, null],
      [second.id, 3_000_000n],
      [first.id, null],
    ]);
    expect(idsOf(await ordersOf(db, { userId: user_id, limit: 2 }))).toEqual([third.id, second.id]);
    expect(await findOrder(db, second.id)).toMatchObject({ state: 'priced', price_micro: 3_000_000n });
    expect(await findOrder(db, randomUUID())).toBeUndefined();
  });

  it('are held while they are changed: those that wait, all of them or the one of a hold', async () => {
    const user_id = randomUUID();
    const [one, two] = [await placed({ user_id }), await placed({ user_id })];
    const priced = await moved('priced', { user_id });
    await placed();
    await database.db.transaction().execute(async (db) => {
      expect(idsOf(await lockWaitingOf(db, user_id))).toEqual([one.id, two.id]);
      expect(await heldRows(database, 'funds.unit_order')).toEqual([one.id, two.id]);
    });
    await database.db.transaction().execute(async (db) => {
      expect((await findByHold(db, two.hold_id ?? ''))?.id).toBe(two.id);
      expect(await heldRows(database, 'funds.unit_order')).toEqual([two.id]);
      expect(await findByHold(db, priced.hold_id ?? '')).toBeUndefined();
      expect(await findByHold(db, randomUUID())).toBeUndefined();
    });
    await database.db.transaction().execute(async (db) => {
      await findOrder(db, one.id);
      expect(await heldRows(database, 'funds.unit_order')).toEqual([]);
      await findOrder(db, one.id, { isLocked: true });
      expect(await heldRows(database, 'funds.unit_order')).toEqual([one.id]);
      await findFund(db, { slug: 'growth-wealth' });
      expect(await heldRows(database, 'funds.fund')).toEqual([]);
      await findFund(db, { slug: 'growth-wealth' }, { isLocked: true });
      expect(await heldRows(database, 'funds.fund')).toEqual([funds.growth]);
    });
  });

  it('are a stake in the price of their fund alone, until they end', async () => {
    const stake = async (state: OrderRow['state'], fund = funds.growth) => {
      const { user_id } = await moved(state);
      return hasStake(database.db, { userId: user_id, fund });
    };
    expect([await stake('waiting'), await stake('priced')]).toEqual([true, true]);
    expect([await stake('settled'), await stake('refused'), await stake('cancelled')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await stake('waiting', funds.balanced)).toBe(false);
    expect(await hasStake(database.db, { userId: randomUUID(), fund: funds.growth })).toBe(false);
  });
});

describe('orders of a fund', () => {
  const clear = () => database.owner.query('truncate funds.unit_order');

  it('get the price of a cut-off where they waited for it, and those after it do not', async () => {
    await clear();
    const { db } = database;
    const [early, right] = [await placed({ cut_off: later(cutOff, -1) }), await placed()];
    const late = await placed({ cut_off: later(cutOff, 1) });
    const other = await placed({ fund_id: funds.balanced });
    const cancelled = await moved('cancelled');
    const valuation = await price(funds.growth);
    expect(await priceOrders({ db, now }, { fund: funds.growth, valuation, cutOff })).toBe(2);
    const stateOf = async ({ id }: OrderRow) => (await findOrder(db, id))?.state;
    expect(await Promise.all([early, right, late, other, cancelled].map(stateOf))).toEqual([
      'priced',
      'priced',
      'waiting',
      'waiting',
      'cancelled',
    ]);
    expect((await findOrder(db, right.id))?.valuation_id).toBe(valuation);
  });

  it('are settled purchases first, the oldest first, and those short of money only once all are looked at again', async () => {
    await clear();
    const redeems = await moved('priced', { side: 'redeem' });
    const short = await moved('priced', { side: 'redeem' });
    const [one, two] = [await moved('priced'), await moved('priced')];
    await moved('waiting');
    await moved('settled');
    const other = await moved('priced', { fund_id: funds.balanced });
    await keepOrder({ db: database.db, now }, { ...short, reason: 'cash_short' });
    const refused = await moved('refused', { reason: 'wallet_frozen' });
    await database.db.transaction().execute(async (db) => {
      const priced = (limit: number) => pricedOrders(db, { fund: funds.growth, limit });
      expect(idsOf(await priced(2))).toEqual([one.id, two.id]);
      expect(await heldRows(database, 'funds.unit_order')).toEqual([one.id, two.id]);
      expect(idsOf(await priced(9))).toEqual([one.id, two.id, redeems.id]);
    });
    const { db } = database;
    expect(new Set(await lookAgain(db))).toEqual(new Set([funds.growth, funds.balanced]));
    const again = await pricedOrders(db, { fund: funds.growth, limit: 9 });
    expect(idsOf(again)).toEqual([one.id, two.id, redeems.id, short.id]);
    expect((await findOrder(db, refused.id))?.reason).toBe('wallet_frozen');
    await keepOrder({ db, now }, { ...other, state: 'refused', reason: 'x' });
    expect(await lookAgain(db)).toEqual([funds.growth]);
  });

  it('are counted at a cut-off: what waits for it, what is bought, and what is owed, rounded down', async () => {
    await clear();
    for (const ms of [-1, 0, 1]) await placed({ cut_off: later(cutOff, ms) });
    await moved('priced');
    await moved('priced');
    // 2 units at 3 dollars are 6 dollars; 0.003333 of one are 0.009999 dollars, which is no cent.
    await moved('priced', { side: 'redeem' });
    await moved('priced', { side: 'redeem', units_micro: 3_333n });
    await moved('settled');
    await moved('settled', { side: 'redeem', amount_minor: 40n, units_micro: 5n });
    await moved('cancelled', { side: 'redeem' });
    const { db } = database;
    const open = await openOrders(db, cutOff);
    expect([...open.values()]).toEqual([
      { fund_id: funds.growth, waiting: 2, purchases: 2, owed_units: 2_003_333n, owed_minor: 600n },
    ]);
    expect(await flowsOf(db, funds.growth)).toEqual({ bought_minor: 700n, given_back_minor: 40n });
    expect(await flowsOf(db, funds.balanced)).toEqual({ bought_minor: 0n, given_back_minor: 0n });
  });
});

describe('positions', () => {
  it('are one for each person and fund, the oldest first', async () => {
    const [userId, other] = [randomUUID(), randomUUID()];
    const work = { db: database.db, now, newId: laterId };
    const growth = await openPosition(work, { userId, fund: funds.growth });
    const balanced = await openPosition(work, { userId, fund: funds.balanced });
    expect(await openPosition(work, { userId, fund: funds.growth })).toBe(growth);
    expect(await openPosition(work, { userId: other, fund: funds.growth })).not.toBe(growth);
    expect(await positionsOf(database.db, userId)).toEqual([
      { id: growth, fund_id: funds.growth },
      { id: balanced, fund_id: funds.balanced },
    ]);
  });
});

it.each([
  ["state = 'lost', valuation_id = (select id from funds.valuation limit 1)", 'unit_order_state_known'],
  ["state = 'cancelled'", undefined],
  ["state = 'priced'", 'unit_order_priced_when'],
  ['units_micro = 1, valuation_id = (select id from funds.valuation limit 1)', 'unit_order_priced_when'],
  ["state = 'settled', valuation_id = (select id from funds.valuation limit 1)", 'unit_order_settled_when'],
  ["state = 'settled', units_micro = 1, valuation_id = (select id from funds.valuation limit 1)", undefined],
  [
    "state = 'settled', units_micro = 1, amount_minor = null, valuation_id = (select id from funds.valuation limit 1)",
    'unit_order_asks',
  ],
])('an order is never kept with %s', async (fields, rule) => {
  await price(funds.growth);
  const { id } = await placed();
  await database.owner.query('alter table funds.unit_order disable trigger user');
  const refused = await refusedBy(database, `update funds.unit_order set ${fields} where id = $1`, [id]);
  await database.owner.query('alter table funds.unit_order enable trigger user');
  expect(refused).toBe(rule);
});
