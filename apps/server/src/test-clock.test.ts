import { afterAll, beforeAll, expect, test } from 'vitest';

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

async function advance(product: TestProduct, body: unknown): Promise<Response> {
  return fetch(`${product.url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function nowOf(product: TestProduct): Promise<number> {
  const answer: unknown = await (await fetch(`${product.url}/dev/clock`)).json();
  return new Date((answer as { now: string }).now).getTime();
}

test('two servers on one database follow one clock, forwards and back', async () => {
  const before = await nowOf(one);
  expect((await advance(one, { advance_seconds: 7200 })).status).toBe(200);
  expect(await nowOf(one)).toBeGreaterThanOrEqual(before + 7_200_000);
  await eventually(async () => (await nowOf(other)) >= before + 7_200_000);
  await advance(other, { advance_seconds: -3600 });
  await eventually(async () => Math.abs((await nowOf(one)) - before - 3_600_000) < 60_000);
});

test('a server that starts later begins with the time the others have', async () => {
  const late = await startProduct({ beside: one });
  expect(Math.abs((await nowOf(late)) - (await nowOf(one)))).toBeLessThan(5000);
  await late.close();
});

test.each([{}, { advance_seconds: 'long' }, { advance_seconds: 1.5 }, { advance_seconds: 1, or: 2 }])(
  'the clock refuses %o',
  async (body) => {
    const refused = await advance(one, body);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'validation_failed' });
  },
);
