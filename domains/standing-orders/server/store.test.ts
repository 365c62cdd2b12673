import { uuidv7 } from '@egcr/contract/ids';
import { heldRows, turnsHeld } from '@egcr/server-kit/testing/held-rows';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import type { Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  countPaid,
  dueOrders,
  endOrdersOf,
  findOrder,
  insertOrder,
  insertRun,
  listOrders,
  listRuns,
  lockOrder,
  lockOrderCount,
  planOf,
  updateOrder,
  type OrderRow,
  type RunRow,
} from './store.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

/** Long before anything that the API makes here. */
const now = new Date('2021-03-01T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const person = () => uuidv7(now.getTime());
let count = 0;

/** An order as the store keeps it; each has a later id than the one before. */
async function kept(change: Partial<OrderRow> = {}): Promise<OrderRow> {
  count += 1;
  const row: OrderRow = {
    id: uuidv7(now.getTime() + count),
    user_id: person(),
    payee_user_id: person(),
    asset: 'JVD',
    amount: 100n,
    note: null,
    every: 'daily',
    on_day: null,
    first_on: '2021-03-01',
    until_on: null,
    count: null,
    state: 'active',
    pause_reason: null,
    next_occurrence: 0,
    next_on: '2021-03-02',
    due_at: at(1),
    attempts: 0,
    created_at: at(-1000),
    ended_at: null,
    ...change,
  };
  // What is new is active, and due.
  await insertOrder(bank.database.db, { ...row, next_on: '2021-03-02', due_at: row.due_at ?? at(1) });
  if (row.state !== 'active') await updateOrder(bank.database.db, row);
  return row;
}

const paused = { state: 'paused', pause_reason: 'person', due_at: null } as const;
const ended = { state: 'ended', next_on: null, due_at: null, ended_at: now } as const;
const run = (occurrence: number, change: Partial<RunRow> = {}): RunRow => ({
  occurrence,
  due_on: '2021-03-01',
  outcome: 'paid',
  transfer_id: person(),
  refusal: null,
  ran_at: now,
  ...change,
});
const ids = (rows: readonly OrderRow[]) => rows.map(({ id }) => id);

describe('what the database keeps of an order', () => {
  it.each([
    ['to oneself', 'payee_user_id = user_id', 'standing_order_two_people'],
    ['over nothing', 'amount = 0', 'standing_order_amount_positive'],
    ['over the least', 'amount = 1', undefined],
    ['every hour', "every = 'hourly'", 'standing_order_every_known'],
    ['on day none', "every = 'monthly', on_day = 0", 'standing_order_day_range'],
    ['on the first', "every = 'monthly', on_day = 1", undefined],
    ['on the last', "every = 'monthly', on_day = 32", undefined],
    ['on day 33', "every = 'monthly', on_day = 33", 'standing_order_day_range'],
    ['daily on a day', 'on_day = 1', 'standing_order_day_range'],
    ['with two ends', "until_on = '2021-04-01', count = 1", 'standing_order_one_end'],
    ['with a count', 'count = 1', undefined],
    ['with a last day', "until_on = '2021-04-01'", undefined],
    ['counted never', 'count = 0', 'standing_order_count_positive'],
    ['active, and paused for a reason', "pause_reason = 'person'", 'standing_order_pause_known'],
    ['active, and never due', 'due_at = null', 'standing_order_next_known'],
    ['paused, and due', "state = 'paused'", 'standing_order_next_known'],
    ['paused', "state = 'paused', due_at = null", undefined],
    ['active, without a next day', 'next_on = null', 'standing_order_date_known'],
    ['active, and ended at an hour', 'ended_at = now()', 'standing_order_end_known'],
    [
      'ended, with a next day',
      "state = 'ended', due_at = null, ended_at = now()",
      'standing_order_date_known',
    ],
    ['ended, at no hour', "state = 'ended', due_at = null, next_on = null", 'standing_order_end_known'],
    ['ended', "state = 'ended', due_at = null, next_on = null, ended_at = now()", undefined],
    ['tried less than never', 'attempts = -1', 'standing_order_attempts_positive'],
  ])('%s', async (_, change, rule) => {
    const { id } = await kept();
    const statement = `update standing_orders.standing_order set ${change} where id = $1`;
    expect(await refusedBy(bank.database, statement, [id])).toBe(rule);
  });

  it('in one of its three states, also where no trigger looks', async () => {
    const { id } = await kept();
    await bank.database.owner.query('alter table standing_orders.standing_order disable trigger user');
    const lost = "update standing_orders.standing_order set state = 'lost', due_at = null where id = $1";
    const rule = await refusedBy(bank.database, lost, [id]);
    await bank.database.owner.query('alter table standing_orders.standing_order enable trigger user');
    expect(rule).toBe('standing_order_state_known');
  });

  it.each([
    ['paid', "outcome = 'paid'", undefined],
    ['paid by nothing', 'transfer_id = null', 'standing_order_run_transfer_known'],
    ['skipped with a payment', "outcome = 'skipped'", 'standing_order_run_transfer_known'],
    ['skipped', "outcome = 'skipped', transfer_id = null", undefined],
    ['failed for no reason', "outcome = 'failed', transfer_id = null", 'standing_order_run_refusal_known'],
    ['failed', "outcome = 'failed', transfer_id = null, refusal = 'x'", undefined],
    ['lost', "outcome = 'lost', transfer_id = null", 'standing_order_run_outcome_known'],
  ])('a run %s', async (_, change, rule) => {
    const { id } = await kept();
    await insertRun(bank.database.db, id, run(0));
    const statement = `update standing_orders.standing_order_run set ${change} where order_id = $1`;
    expect(await refusedBy(bank.database, statement, [id])).toBe(rule);
    await expect(insertRun(bank.database.db, id, run(0))).rejects.toMatchObject({
      constraint: 'standing_order_run_pkey',
    });
  });
});

describe('the store of orders', () => {
  it('lists what is due first, then what is paused, then what ended last', async () => {
    const user_id = person();
    const early = await kept({ user_id, ...ended, ended_at: at(1) });
    const late = await kept({ user_id, ...ended, ended_at: at(2) });
    const resting = await kept({ user_id, ...paused });
    const same = [await kept({ user_id, due_at: at(9) }), await kept({ user_id, due_at: at(9) })];
    const soon = await kept({ user_id, due_at: at(5) });
    await kept();
    const listed = ids([soon, ...same, resting, late, early]);
    expect(ids(await listOrders(bank.database.db, user_id, 9))).toEqual(listed);
    expect(ids(await listOrders(bank.database.db, user_id, 2))).toEqual(listed.slice(0, 2));
  });

  it('keeps every field, and changes those that may change', async () => {
    const { db } = bank.database;
    const row = await kept({ every: 'monthly', on_day: 32, until_on: '2022-01-01', note: 'Rent' });
    expect(await findOrder(db, row.user_id, row.id)).toEqual(row);
    expect(await findOrder(db, row.payee_user_id, row.id)).toBeUndefined();
    const changed: OrderRow = {
      ...row,
      amount: 7n,
      note: null,
      next_occurrence: 3,
      attempts: 2,
      due_at: at(7),
    };
    await updateOrder(db, { ...changed, every: 'daily', first_on: '2021-01-01', next_on: '2021-05-31' });
    expect(await lockOrder(db, row.id)).toEqual({ ...changed, next_on: '2021-05-31' });
    expect(await lockOrder(db, person())).toBeUndefined();
    expect((await kept({ count: 4 })).count).toBe(4);
  });

  it('tells the rules what an order says of its days', async () => {
    const monthly = await kept({ every: 'monthly', on_day: 32, until_on: '2022-01-01' });
    expect(planOf(monthly)).toEqual({
      rule: { every: 'monthly', day: 'last' },
      firstOn: '2021-03-01',
      untilOn: '2022-01-01',
      count: null,
    });
    expect(planOf({ ...monthly, on_day: 31 }).rule).toEqual({ every: 'monthly', day: 31 });
    expect(planOf({ ...monthly, on_day: null, count: 2 })).toMatchObject({
      rule: { every: 'monthly' },
      count: 2,
    });
  });

  it('counts those of a person that have not ended', async () => {
    const user_id = person();
    const read = () => bank.services.unit((work) => lockOrderCount(work.db, user_id));
    expect(await read()).toBe(0);
    await kept({ user_id });
    await kept({ user_id, ...paused });
    await kept({ user_id, ...ended });
    await kept({ payee_user_id: user_id });
    expect(await read()).toBe(2);
  });

  it('finds what is due, the oldest first, to the millisecond', async () => {
    const before = new Date('2020-06-01T10:00:00Z');
    const ms = (by: number) => new Date(before.getTime() + by);
    const second = await kept({ due_at: ms(0) });
    const first = await kept({ due_at: ms(-5) });
    await kept({ due_at: ms(1) });
    await kept({ ...paused });
    const { db } = bank.database;
    expect(ids(await dueOrders(db, before, 9))).toEqual([first.id, second.id]);
    expect(ids(await dueOrders(db, before, 1))).toEqual([first.id]);
    expect(ids(await dueOrders(db, ms(-1), 9))).toEqual([first.id]);
    for (const row of [first, second]) await updateOrder(db, { ...row, ...ended });
    expect(await dueOrders(db, before, 9)).toEqual([]);
  });

  it('lists the runs, the latest first, and counts what was paid', async () => {
    const { db } = bank.database;
    const [some, none] = [await kept(), await kept()];
    await insertRun(db, some.id, run(0));
    await insertRun(db, some.id, run(2, { outcome: 'failed', transfer_id: null, refusal: 'x' }));
    await insertRun(db, some.id, run(1));
    await insertRun(db, some.id, run(3, { outcome: 'skipped', transfer_id: null }));
    const runs = await listRuns(db, some.id, 9);
    expect(runs.map(({ occurrence }) => occurrence)).toEqual([3, 2, 1, 0]);
    expect(runs[1]).toEqual(run(2, { outcome: 'failed', transfer_id: null, refusal: 'x' }));
    expect((await listRuns(db, some.id, 2)).map(({ occurrence }) => occurrence)).toEqual([3, 2]);
    expect([...(await countPaid(db, [some.id, none.id]))]).toEqual([[some.id, 2]]);
    expect([...(await countPaid(db, []))]).toEqual([]);
  });

  it('ends what someone pays and what someone is paid, and nothing twice', async () => {
    const { db } = bank.database;
    const leaving = person();
    const paid = await kept({ user_id: leaving, attempts: 2 });
    const resting = await kept({ payee_user_id: leaving, ...paused });
    const over = await kept({ user_id: leaving, ...ended, ended_at: at(-9) });
    const other = await kept();
    await endOrdersOf(db, leaving, at(5));
    for (const { id } of [paid, resting])
      expect(await lockOrder(db, id)).toMatchObject({
        ...ended,
        pause_reason: null,
        attempts: 0,
        ended_at: at(5),
      });
    expect(await lockOrder(db, over.id)).toEqual(over);
    expect(await lockOrder(db, other.id)).toEqual(other);
  });
});

it('an order is held while it changes, and those who make orders at two places at once take turns', async () => {
  const user_id = person();
  const [one] = [await kept({ user_id }), await kept({ user_id }), await kept({ user_id, ...ended })];
  await bank.database.db.transaction().execute(async (db) => {
    expect((await lockOrder(db, one.id))?.id).toBe(one.id);
    expect(await heldRows(bank.database, 'standing_orders.standing_order')).toEqual([one.id]);
    expect(await turnsHeld(db)).toBe(0);
    expect(await lockOrderCount(db, user_id)).toBe(2);
    expect(await turnsHeld(db)).toBe(1);
  });
});
