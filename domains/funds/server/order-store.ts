import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { FUND_ASSET_SCALE, unitsTimesPrice, type OrderSide, type OrderState } from '../contract/index.ts';

export interface OrderRow {
  readonly id: string;
  readonly fund_id: string;
  readonly user_id: string;
  readonly side: OrderSide;
  readonly state: OrderState;
  readonly amount_minor: bigint | null;
  readonly units_micro: bigint | null;
  readonly hold_id: string | null;
  readonly cut_off: Date;
  readonly valuation_id: string | null;
  readonly reason: string | null;
  readonly is_sample: boolean;
  readonly placed_at: Date;
}

/** With the price of its valuation. */
export interface PricedRow extends OrderRow {
  readonly price_micro: bigint | null;
}

const columns = sql`
  o.id, o.fund_id, o.user_id, o.side, o.state, o.amount_minor, o.units_micro, o.hold_id, o.cut_off, o.valuation_id, o.reason,
  o.is_sample, o.placed_at`;

/** Whose orders these are places them one after the other until the transaction ends; answers how many wait for a price. */
export async function lockWaiting(db: Database, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('funds.orders ' || ${userId}, 0))`.execute(db);
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found
    from funds.unit_order
    where user_id = ${userId} and state in ('waiting', 'priced')`.execute(db);
  return rows[0]?.found ?? 0;
}

type NewOrder = Pick<
  OrderRow,
  'id' | 'fund_id' | 'user_id' | 'side' | 'amount_minor' | 'units_micro' | 'hold_id' | 'cut_off' | 'is_sample'
>;

export async function insertOrder({ db, now }: Pick<Work, 'db' | 'now'>, row: NewOrder): Promise<void> {
  await sql`
    insert into funds.unit_order
      (id, fund_id, user_id, side, state, amount_minor, units_micro, hold_id, cut_off, is_sample, placed_at, changed_at)
    values
      (${row.id}, ${row.fund_id}, ${row.user_id}, ${row.side}, 'waiting', ${row.amount_minor}, ${row.units_micro}, ${row.hold_id},
       ${row.cut_off}, ${row.is_sample}, ${now}, ${now})`.execute(db);
}

/** One order, locked where it is to be changed. */
export async function findOrder(
  db: Database,
  id: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<PricedRow | undefined> {
  const { rows } = await sql<PricedRow>`
    select ${columns},
      (select v.price_micro from funds.valuation v where v.id = o.valuation_id) as price_micro
    from funds.unit_order o
    where o.id = ${id}
    ${isLocked ? sql`for update of o` : sql``}`.execute(db);
  return rows[0];
}

/** The latest orders of a person. */
export async function ordersOf(
  db: Database,
  { userId, limit }: { readonly userId: string; readonly limit: number },
): Promise<readonly PricedRow[]> {
  const { rows } = await sql<PricedRow>`
    select ${columns}, v.price_micro
    from funds.unit_order o
    left join funds.valuation v on v.id = o.valuation_id
    where o.user_id = ${userId}
    order by o.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** The orders of a person that wait for a price, locked. */
export async function lockWaitingOf(db: Database, userId: string): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${columns}
    from funds.unit_order o
    where o.user_id = ${userId} and o.state = 'waiting'
    order by o.id
    for update`.execute(db);
  return rows;
}

/** The order for which money was set aside under a hold that wait for a price, locked. */
export async function findByHold(db: Database, holdId: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${columns}
    from funds.unit_order o
    where o.hold_id = ${holdId} and o.state = 'waiting'
    for update`.execute(db);
  return rows[0];
}

/** Gives all orders up to a cut-off the price of a valuation. */
export async function priceOrders(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { fund, valuation, cutOff }: { readonly fund: string; readonly valuation: string; readonly cutOff: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update funds.unit_order
    set state = 'priced', valuation_id = ${valuation}, changed_at = ${now}
    where fund_id = ${fund} and state = 'waiting' and cut_off <= ${cutOff}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The next priced orders of a fund that were not found short of cash at this look, purchases first; locked. */
export async function pricedOrders(
  db: Database,
  { fund, limit }: { readonly fund: string; readonly limit: number },
): Promise<readonly PricedRow[]> {
  const { rows } = await sql<PricedRow>`
    select ${columns}, v.price_micro
    from funds.unit_order o
    join funds.valuation v on v.id = o.valuation_id
    where o.fund_id = ${fund} and o.state = 'priced' and o.reason is null
    order by o.side, o.id
    limit ${limit}
    for update of o`.execute(db);
  return rows;
}

/** Orders that were found short of cash are looked at again. Answers the funds that have any that are priced. */
export async function lookAgain(db: Database): Promise<readonly string[]> {
  await sql`
    update funds.unit_order
    set reason = null
    where state = 'priced' and reason is not null`.execute(db);
  const { rows } = await sql<{ fund_id: string }>`
    select distinct fund_id
    from funds.unit_order
    where state = 'priced'`.execute(db);
  return rows.map(({ fund_id: id }) => id);
}

type Ended = Pick<OrderRow, 'id' | 'state' | 'amount_minor' | 'units_micro' | 'reason'>;

/** What became of an order. */
export async function keepOrder({ db, now }: Pick<Work, 'db' | 'now'>, row: Ended): Promise<void> {
  await sql`
    update funds.unit_order
    set state = ${row.state}, amount_minor = ${row.amount_minor}, units_micro = ${row.units_micro}, reason = ${row.reason},
      changed_at = ${now}
    where id = ${row.id}`.execute(db);
}

export interface OpenOrders {
  readonly fund_id: string;
  /** That wait for a price. */
  readonly waiting: number;
  /** Purchases that have a price and are not settled. */
  readonly purchases: number;
  /** Redemptions that have a price and wait for money: their units, and what is owed for them. */
  readonly owed_units: bigint;
  readonly owed_minor: bigint;
}

/** The orders of each fund that are open at a cut-off. */
export async function openOrders(db: Database, cutOff: Date): Promise<ReadonlyMap<string, OpenOrders>> {
  const { rows } = await sql<OpenOrders>`
    select o.fund_id, count(*) filter (where o.state = 'waiting' and o.cut_off <= ${cutOff})::integer as waiting,
      count(*) filter (where o.state = 'priced' and o.side = 'buy')::integer as purchases,
      coalesce(sum(o.units_micro) filter (where o.state = 'priced' and o.side = 'redeem'), 0)::bigint as owed_units,
      coalesce(sum(div(o.units_micro::numeric * v.price_micro, ${unitsTimesPrice(FUND_ASSET_SCALE)}::numeric))
        filter (where o.state = 'priced' and o.side = 'redeem'), 0)::bigint as owed_minor
    from funds.unit_order o
    left join funds.valuation v on v.id = o.valuation_id
    where o.state in ('waiting', 'priced')
    group by o.fund_id`.execute(db);
  return new Map(rows.map((row) => [row.fund_id, row]));
}

/** What people paid for units of a fund, and what they got for those they gave back. */
export async function flowsOf(
  db: Database,
  fund: string,
): Promise<{ readonly bought_minor: bigint; readonly given_back_minor: bigint }> {
  const { rows } = await sql<{ bought_minor: bigint; given_back_minor: bigint }>`
    select coalesce(sum(amount_minor) filter (where side = 'buy'), 0)::bigint as bought_minor,
      coalesce(sum(amount_minor) filter (where side = 'redeem'), 0)::bigint as given_back_minor
    from funds.unit_order
    where fund_id = ${fund} and state = 'settled'`.execute(db);
  return rows[0] ?? { bought_minor: 0n, given_back_minor: 0n };
}

export interface PositionRow {
  readonly id: string;
  readonly fund_id: string;
}

/** The position of a person in a fund, opened where there is none. */
export async function openPosition(
  { db, now, newId }: Pick<Work, 'db' | 'now' | 'newId'>,
  { userId, fund }: { readonly userId: string; readonly fund: string },
): Promise<string> {
  await sql`
    insert into funds.position (id, fund_id, user_id, opened_at)
    values (${newId()}, ${fund}, ${userId}, ${now})
    on conflict (user_id, fund_id) do nothing`.execute(db);
  const found = (await positionsOf(db, userId)).find((each) => each.fund_id === fund);
  return found?.id ?? '';
}

export async function positionsOf(db: Database, userId: string): Promise<readonly PositionRow[]> {
  const { rows } = await sql<PositionRow>`
    select id, fund_id
    from funds.position
    where user_id = ${userId}
    order by id`.execute(db);
  return rows;
}

/** Whether a person has something to gain by the price of a fund: units of theirs, or an order that waits for it. */
export async function hasStake(
  db: Database,
  { userId, fund }: { readonly userId: string; readonly fund: string },
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from funds.unit_order
      where user_id = ${userId} and fund_id = ${fund} and state in ('waiting', 'priced')) as has`.execute(db);
  return rows[0]?.has ?? false;
}
