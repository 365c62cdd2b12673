import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openShop } from '../../testing/shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe.each(['orders', 'crowd'])('a call that is made twice, served at %s,', (at) => {
  const order = (key: string, body: unknown) => shop.order(`${at}-${key}`, body, { at });

  it('needs a key', async () => {
    const answer = await shop.request({
      method: 'POST',
      url: `/api/v1/shop/${at}/s`,
      headers: { authorization: 'Bearer owner' },
      body: { colour: 'red', count: 1 },
    });
    expect(answer.json).toMatchObject({ status: 400, code: 'idempotency_key_required' });
  });

  it('has one effect and one answer, however its members are ordered', async () => {
    const before = (await shop.salesOf('red')) ?? 0n;
    const first = await order('k-1', { colour: 'red', count: 1 });
    const again = await order('k-1', { count: 1, colour: 'red' });
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, json: first.json, headers: { 'idempotency-hit': 'true' } });
    expect(await shop.salesOf('red')).toBe(before + 1n);
  });

  it('has one effect and one answer when fifty arrive at once', async () => {
    const before = (await shop.salesOf('green')) ?? 0n;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => order('k-50', { colour: 'green', count: 2 })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.json))).size).toBe(1);
    expect(answers.every((answer) => answer.status === 201)).toBe(true);
    expect(await shop.salesOf('green')).toBe(before + 1n);
  });

  it('is refused where the same key comes with another body', async () => {
    await order('k-2', { colour: 'red', count: 3 });
    expect((await order('k-2', { colour: 'red', count: 4 })).json).toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
  });

  it('gets the same refusal again, and nothing of the refused work stays', async () => {
    const before = await shop.salesOf('red');
    const first = await order('k-3', { colour: 'red', count: 10 });
    const again = await order('k-3', { colour: 'red', count: 10 });
    expect(first.json).toMatchObject({ status: 409, code: 'sold_out' });
    expect(again.json).toMatchObject({ status: 409, code: 'sold_out' });
    expect(again.headers['idempotency-hit']).toBe('true');
    expect(await shop.salesOf('red')).toBe(before);
  });

  it('may be repeated after a fault of ours, which left nothing behind, not even the key', async () => {
    expect((await order('k-4', { colour: 'green', count: -1 })).status).toBe(500);
    expect((await order('k-4', { colour: 'green', count: 1 })).status).toBe(201);
  });
});
