import { afterAll, beforeAll, expect, test } from 'vitest';

import { bearer, jvd, makePeople } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { eventually } from '../testing/processes.ts';

let one: TestProduct;
let other: TestProduct;

beforeAll(async () => {
  one = await startProduct();
  other = await startProduct({ beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const DAY_S = 24 * 3600;
const DAYS = 3;

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(one.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return response.json();
}

test('a standing order pays each of its days once on two servers, after the clock has jumped, and the bell rings for each', async () => {
  const [payer, payee] = await makePeople(one.url, 2, jvd(10_000));
  if (payer === undefined || payee === undefined) throw new Error('two people were asked for');
  const tomorrow = new Date(one.clock.now().getTime() + DAY_S * 1000).toISOString().slice(0, 10);
  await post(
    '/api/v1/wallet/standing-orders',
    {
      to: { username: payee.username },
      amount: jvd(100),
      first_on: tomorrow,
      rule: { every: 'daily' },
      count: DAYS,
      pin: payer.pin,
    },
    { ...bearer(payer), 'idempotency-key': crypto.randomUUID() },
  );

  await post('/dev/clock', { advance_seconds: (DAYS + 1) * DAY_S });

  const rung = async () => {
    const rows = await one.services.db
      .selectFrom('notifications.notification')
      .select('kind')
      .where('user_id', '=', payer.user_id)
      .execute();
    return rows.filter(({ kind }) => kind === 'wallet.order_paid').length;
  };
  await eventually(async () => (await rung()) === DAYS);
  const runs = await one.services.db
    .selectFrom('standing_orders.standing_order_run')
    .select(['occurrence', 'outcome', 'transfer_id'])
    .orderBy('occurrence')
    .execute();
  expect(runs.map(({ occurrence, outcome }) => [occurrence, outcome])).toEqual([
    [0, 'paid'],
    [1, 'paid'],
    [2, 'paid'],
  ]);
  expect(new Set(runs.map(({ transfer_id: id }) => id)).size).toBe(DAYS);
});
