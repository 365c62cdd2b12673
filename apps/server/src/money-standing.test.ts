import { afterAll, beforeAll, expect, test } from 'vitest';

import { bearer, jvd, makePeople, send } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { eventually } from '../testing/processes.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const DAY_S = 24 * 3600;

async function twoPeople() {
  const [payer, payee] = await makePeople(product.url, 2, jvd(10_000));
  if (payer === undefined || payee === undefined) throw new Error('two people were asked for');
  return { payer, payee };
}

const mark = (userId: string, column: 'banned_until' | 'money_held_until', days: number) =>
  product.services.pool.query(`update identity.user set ${column} = $2 where id = $1`, [
    userId,
    new Date(product.clock.now().getTime() + days * DAY_S * 1000),
  ]);

test('what identity holds back after a reset stays in the wallet until the hold ends', async () => {
  const { payer, payee } = await twoPeople();
  await mark(payer.user_id, 'money_held_until', 1);
  const refused = await send(product.url, { from: payer, to: payee, minor: 100, key: 'held' });
  expect([refused.status, await refused.json()]).toEqual([
    423,
    expect.objectContaining({ code: 'money_held' }),
  ]);
  await mark(payer.user_id, 'money_held_until', 0);
  expect((await send(product.url, { from: payer, to: payee, minor: 100, key: 'after' })).status).toBe(201);
});

test('a banned person’s standing order pauses when it is due, and pays nothing (attack M2)', async () => {
  const { payer, payee } = await twoPeople();
  const first_on = new Date(product.clock.now().getTime() + DAY_S * 1000).toISOString().slice(0, 10);
  const made = await fetch(`${product.url}/api/v1/wallet/standing-orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'order', ...bearer(payer) },
    body: JSON.stringify({
      to: { username: payee.username },
      amount: jvd(100),
      first_on,
      rule: { every: 'daily' },
      pin: payer.pin,
    }),
  });
  expect(made.status).toBe(201);
  await mark(payer.user_id, 'banned_until', 100);
  await fetch(`${product.url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_seconds: 2 * DAY_S }),
  });
  await eventually(async () => {
    const { rows } = await product.services.pool.query(
      'select pause_reason from standing_orders.standing_order where user_id = $1',
      [payer.user_id],
    );
    return rows[0]?.pause_reason === 'account_banned';
  });
  const { rows } = await product.services.pool.query(
    "select count(*)::int as count from ledger.transfer where meta ->> 'order_id' is not null",
  );
  expect(rows).toEqual([{ count: 0 }]);
});
