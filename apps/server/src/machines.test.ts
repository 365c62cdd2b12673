import { transitionsOf, type Machine } from '@egcr/contract/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { startProduct, type TestProduct } from '../testing/product.ts';
import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';

let product: TestProduct;
let machines: readonly Machine[];
/** The tables whose states the database keeps to a machine: each has the machine's name and a function that knows its transitions. */
let guarded: readonly string[];
beforeAll(async () => {
  product = await startProduct();
  const { list } = composeDomains(readConfig({ TEST_MODE: '1' }), product.keys);
  machines = list.flatMap(({ machines: of = [] }) => of);
  const { rows } = await product.owner.query(
    `select pronamespace::regnamespace || '.' || proname as name from pg_proc where proname like '%\\_may\\_become'`,
  );
  guarded = z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name.replace(/_may_become$/, ''));
});
afterAll(() => product.close());

test('the database keeps withdrawals, requests, orders, invitations, postings and applications to their machines', () => {
  expect(guarded.toSorted()).toEqual([
    'banking.withdrawal',
    'careers.application',
    'jobs.posting',
    'organisations.invitation',
    'payment_requests.payment_request',
    'standing_orders.standing_order',
  ]);
  expect(guarded.filter((name) => !machines.some((machine) => machine.name === name))).toEqual([]);
});

test('the database lets a thing go where its machine leads, and nowhere else', async () => {
  for (const { name, states, ...machine } of machines.filter((each) => guarded.includes(each.name))) {
    const { rows } = await product.owner.query(
      `select old || ' ' || new as way from unnest($1::text[]) as old, unnest($1::text[]) as new
       where ${name}_may_become(old, new)`,
      [[...states]],
    );
    const ways = z.array(z.object({ way: z.string() })).parse(rows);
    const declared = transitionsOf({ name, states, ...machine }).filter(({ from, to }) => from !== to);
    expect([name, new Set(ways.map(({ way }) => way))]).toEqual([
      name,
      new Set(declared.map(({ from, to }) => `${from} ${to}`)),
    ]);
  }
});

test('the database lets a thing begin as its machine does, and knows its states and no other', async () => {
  for (const { name, states, first } of machines.filter((each) => guarded.includes(each.name))) {
    const { rows } = await product.owner.query(
      `select pg_get_constraintdef(oid) as text from pg_constraint
       where conrelid = $1::regclass and conname like '%\\_state\\_known'`,
      [name],
    );
    const [{ text } = { text: '' }] = z.array(z.object({ text: z.string() })).parse(rows);
    expect([name, ...[...text.matchAll(/'(\w+)'/g)].map(([, state]) => state)]).toEqual([name, ...states]);
    const trigger = await product.owner.query(
      `select prosrc as text from pg_proc join pg_trigger on tgfoid = pg_proc.oid
       where tgrelid = $1::regclass and tgname like '%\\_follows\\_machine'`,
      [name],
    );
    const [{ text: source } = { text: '' }] = z.array(z.object({ text: z.string() })).parse(trigger.rows);
    expect(`${name}: ${source}`).toContain(`new.state = '${first}'`);
  }
});
