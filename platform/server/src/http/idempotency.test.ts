import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openShop } from '../../testing/shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe('a call that is made twice', () => {
  it('needs a key', async () => {
    const answer = await shop.request({
      method: 'POST',
      url: '/api/v1/shop/orders/s',
      headers: { authorization: 'Bearer owner' },
      body: { colour: 'red', count: 1 },
    });
    expect(answer.json).toMatchObject({ status: 400, code: 'idempotency_key_required' });
  });

  it('has one effect and one answer, however its members are ordered', async () => {
    const first = await shop.order('k-1', { colour: 'red', count: 1 });
    const again = await shop.order('k-1', { count: 1, colour: 'red' });
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, json: first.json, headers: { 'idempotency-hit': 'true' } });
    expect(await shop.salesOf('red')).toBe(1n);
  });

  it('has one effect and one answer when fifty arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.order('k-50', { colour: 'green', count: 2 })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.json))).size).toBe(1);
    expect(answers.every((answer) => answer.status === 201)).toBe(true);
    expect(await shop.salesOf('green')).toBe(1n);
  });

  it('is refused where the same key comes with another body', async () => {
    await shop.order('k-2', { colour: 'red', count: 3 });
    expect((await shop.order('k-2', { colour: 'red', count: 4 })).json).toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
  });

  it('gets the same refusal again, and nothing of the refused work stays', async () => {
    const before = await shop.salesOf('red');
    const first = await shop.order('k-3', { colour: 'red', count: 10 });
    const again = await shop.order('k-3', { colour: 'red', count: 10 });
    expect(first.json).toMatchObject({ status: 409, code: 'sold_out' });
    expect(again.json).toMatchObject({ status: 409, code: 'sold_out' });
    expect(again.headers['idempotency-hit']).toBe('true');
    expect(await shop.salesOf('red')).toBe(before);
  });

  it('may be repeated after a fault of ours, which left nothing behind, not even the key', async () => {
    expect((await shop.order('k-4', { colour: 'green', count: -1 })).status).toBe(500);
    expect((await shop.order('k-4', { colour: 'green', count: 1 })).status).toBe(201);
  });
});
