import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function call(
  path: string,
  { as, method = 'GET', body, key }: { as?: string; method?: string; body?: object; key?: string } = {},
) {
  const answer = await fetch(new URL(path, product.url), {
    method,
    headers: {
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects and fails where it is missing
  const read: any = answer.status === 204 ? undefined : await answer.json();
  return { status: answer.status, body: read };
}

const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });

describe('the whole product', () => {
  it('tells strangers what JVD costs and what circulates, and converts what people hold [SYS-01] [PREF-01]', async () => {
    const [amina] = (await call('/dev/people', { method: 'POST', body: { count: 1, fund: jvd('50000') } }))
      .body;
    const before = await call('/api/v1/rates/jvd');
    expect(before.body).toMatchObject({
      price: '1.29',
      supply: { circulating: jvd('50000'), play_money: true },
    });

    const as = amina.access_token;
    const amount = { from: 'JVD', to: 'USDC', side: 'source', amount: jvd('10000') };
    const quote = (await call('/api/v1/wallet/quotes', { as, method: 'POST', body: amount })).body;
    const body = { quote_id: quote.id };
    const done = await call('/api/v1/wallet/conversions', { as, method: 'POST', key: quote.id, body });
    expect([done.status, done.body.target.assetScale]).toEqual([201, 6]);

    // What was converted belongs to the platform's liquidity and fees now.
    expect((await call('/api/v1/rates/jvd')).body.supply.circulating).toEqual(jvd('40000'));
    expect((await call('/dev/ledger/proof')).body.broken).toEqual([]);
  });

  it('stops converting after a day without rates, and goes on with fresh ones', async () => {
    const [amina] = (await call('/dev/people', { method: 'POST', body: { count: 1, fund: jvd('50000') } }))
      .body;
    const ask = () =>
      call('/api/v1/wallet/quotes', {
        as: amina.access_token,
        method: 'POST',
        body: { from: 'JVD', to: 'EUR', amount: jvd('100') },
      });
    expect((await ask()).status).toBe(201);
    await product.services.pool.query(
      `update rates.current set as_of = as_of - interval '25 hours' where quote = 'EUR'`,
    );
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([503, 'rate_stale']);
    expect((await call('/dev/rates', { method: 'POST' })).status).toBe(204);
    expect((await ask()).status).toBe(201);
  });
});
