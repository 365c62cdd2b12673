import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { NOW, openRows, seconds, someone, type Rows } from './testing/rows.ts';

let rows: Rows;
beforeAll(async () => {
  rows = await openRows();
});
afterAll(() => rows.database.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await rows.database.owner.query(text, [...values])).rows;
const count = async () => (await query('select payments.count_samples() as count'))[0]?.count;
const remove = async (...kept: readonly string[]) =>
  (await query('select payments.remove_samples($1::uuid[]) as count', [kept]))[0]?.count;
const left = async (table: string, ids: readonly string[], column = 'id') => {
  const found = await query(`select ${column} as id from payments.${table} where ${column} = any ($1)`, [
    ids,
  ]);
  return ids.map((id) => found.some((row) => row.id === id));
};
beforeEach(() => remove());

const paid = { state: 'succeeded', ended_at: seconds(NOW, -60), available_at: NOW };
const sample = { is_sample: true };
const invented = { ...sample, is_test: true };

it('invented test payments go with all that hangs on them; what is kept, real or in the ledger stays', async () => {
  const ids = [
    await rows.payment({ ...paid, ...invented }),
    await rows.payment({ ...paid, ...invented }),
    await rows.payment({ ...paid, ...sample }),
    await rows.payment({ ...paid, is_test: true }),
  ];
  const [, kept] = ids;
  for (const id of ids) await rows.attempt(id);
  const refunds = await Promise.all(ids.map((id) => rows.refund(id)));
  const disputes = await Promise.all(ids.map((id) => rows.dispute({ payment_id: id })));
  expect(await count()).toBe(2);
  expect(await remove(kept ?? '')).toBe(1);
  const states = [false, true, true, true];
  expect(await left('payment', ids)).toEqual(states);
  expect(await left('attempt', ids, 'payment_id')).toEqual(states);
  expect(await left('refund', refunds)).toEqual(states);
  expect(await left('dispute', disputes)).toEqual(states);
  expect(await count()).toBe(1);
});

it('an invented link stays where a payment of it stays, and is paid no more; others are as they were', async () => {
  const links = [
    await rows.link(sample),
    await rows.link(sample),
    await rows.link({ ...sample, state: 'exhausted', stock: 1, sold: 1 }),
    await rows.link(),
    await rows.link(sample),
  ];
  const [, open, soldOut, , tried] = links;
  for (const link_id of [open, soldOut]) await rows.payment({ ...paid, link_id });
  await rows.payment({ ...paid, ...invented, link_id: tried });
  expect(await count()).toBe(5);
  expect(await remove()).toBe(3);
  expect(await left('link', links)).toEqual([false, true, true, true, false]);
  expect(
    await Promise.all([links[1], links[2], links[3]].map((id) => rows.stateOf('link', id ?? ''))),
  ).toEqual(['inactive', 'exhausted', 'active']);
});

it('an invented rule stays, and ends, where a payment of its merchant and mode may name it', async () => {
  const [tested, live] = [someone(), someone()];
  await rows.payment({ ...paid, is_test: true, merchant_id: tested });
  await rows.payment({ ...paid, merchant_id: live });
  const ended = { state: 'retired', retired_at: seconds(NOW, -60) };
  const rules = [
    await rows.rule({ ...sample, merchant_id: tested }),
    await rows.rule({ ...sample, merchant_id: tested, ...ended }),
    await rows.rule({ ...sample, merchant_id: live }),
    await rows.rule({ ...sample, merchant_id: live, is_test: false }),
    await rows.rule(sample),
    await rows.rule(),
  ];
  const before = new Date();
  await remove();
  expect(await left('routing_rule', rules)).toEqual([true, true, false, true, false, true]);
  const found = await query('select id, state, retired_at from payments.routing_rule where id = any ($1)', [
    rules,
  ]);
  const of = (id: string | undefined) => found.find((row) => row.id === id);
  expect(rules.map((id) => of(id)?.state)).toEqual([
    'retired',
    'retired',
    undefined,
    'retired',
    undefined,
    'draft',
  ]);
  expect(of(rules[1])?.retired_at).toEqual(ended.retired_at);
  expect(of(rules[0])?.retired_at.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1000);
});

it('the days of rails are counted anew only where payments have gone, and invented pauses go', async () => {
  const day = async () => {
    await query(
      `insert into payments.rail_day (rail, day, attempts, share_bps, took_ms, has_samples)
       values ('internal', '2026-11-20', 5, 10000, null, false) on conflict do nothing`,
    );
  };
  const days = async () => (await query('select rail from payments.rail_day')).length;
  const pause = (isSample: boolean) =>
    query(
      `insert into payments.rail_pause (id, rail, reason, from_at, until_at, is_sample)
       values (${uuidNow}, 'internal', 'fault', '2026-11-20', '2026-11-21', $1)`,
      [isSample],
    );
  await day();
  for (const isSample of [true, false]) await pause(isSample);
  expect(await remove()).toBe(1);
  expect([await days(), (await query('select id from payments.rail_pause')).length]).toEqual([1, 1]);
  await rows.payment({ ...paid, ...invented });
  await remove();
  expect(await days()).toBe(0);
});
