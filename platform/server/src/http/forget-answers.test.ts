import { IDEMPOTENCY_KEEP_S } from '@egcr/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testServices } from '../../testing/services.ts';
import { openShop } from '../../testing/shop.ts';
import { purge } from '../data/purge.ts';

const MINUTE_S = 60;
const USER = '01900000-0000-7000-8000-000000000009';
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The hourly purge, so many seconds from now. */
async function purgeIn(seconds: number): Promise<void> {
  const services = testServices(shop.database);
  services.movableClock.advance(seconds);
  await services.unit(purge);
}

async function keptUnder(key: string) {
  const { rows } = await shop.database.pool.query<{
    status: number;
    headers: object;
    sealed_body: string | null;
  }>('select status, headers, sealed_body from platform.idempotency where key = $1', [key]);
  return rows;
}

describe.each(['orders', 'crowd'])('a call that is repeated late, served at %s,', (at) => {
  const order = (key: string, body: unknown) => shop.order(`${at}-${key}`, body, { at });
  const red = { colour: 'red', count: 1 };

  it('gets its first answer for seven days', async () => {
    const first = await order('k-1', red);
    await purgeIn(IDEMPOTENCY_KEEP_S - MINUTE_S);
    expect(await order('k-1', red)).toMatchObject({
      status: 201,
      json: first.json,
      headers: { 'idempotency-hit': 'true' },
    });
  });

  it('is told after that that it was done already, and does nothing a second time, were it asked fifty times at once', async () => {
    await order('k-2', red);
    await purgeIn(IDEMPOTENCY_KEEP_S + MINUTE_S);
    const before = await shop.salesOf('red');
    const answers = await Promise.all(Array.from({ length: 50 }, () => order('k-2', red)));
    for (const { json } of answers) expect(json).toMatchObject({ status: 409, code: 'already_done' });
    expect(await shop.salesOf('red')).toBe(before);
    expect((await order('k-2', { colour: 'red', count: 2 })).json).toMatchObject({
      code: 'idempotency_mismatch',
    });
    expect(await keptUnder(`${at}-k-2`)).toEqual([{ status: 201, headers: {}, sealed_body: null }]);
  });

  it('is judged anew where it was refused: nothing was done then', async () => {
    const refused = { colour: 'red', count: 10 };
    expect((await order('k-3', refused)).json).toMatchObject({ code: 'sold_out' });
    await purgeIn(IDEMPOTENCY_KEEP_S + MINUTE_S);
    expect(await keptUnder(`${at}-k-3`)).toEqual([]);
    const again = await order('k-3', refused);
    expect(again.json).toMatchObject({ code: 'sold_out' });
    expect(again.headers).not.toHaveProperty('idempotency-hit');
  });
});

it('one purge forgets more answers than one statement takes', async () => {
  await shop.database.owner.query(
    `insert into platform.idempotency (user_id, key, call, request_hash, effect_id, created_at, status, headers, sealed_body)
     select $1, 'many ' || n, 'shop.buy', '', gen_random_uuid(), now(), case when n % 2 = 0 then 201 else 409 end, '{}', 'sealed'
     from generate_series(1, 12000) as n`,
    [USER],
  );
  await purgeIn(IDEMPOTENCY_KEEP_S + MINUTE_S);
  const { rows } = await shop.database.owner.query<{ kept: number; answers: number }>(
    'select count(*)::integer as kept, count(sealed_body)::integer as answers from platform.idempotency where user_id = $1',
    [USER],
  );
  expect(rows).toEqual([{ kept: 6000, answers: 0 }]);
});
