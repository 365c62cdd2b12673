import { afterAll, beforeAll, expect, test } from 'vitest';

import { balanceOf, bearer, jvd, makePeople, post, send, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ settings: { DEMO: 'on' } });
});
afterAll(() => product.close());

async function twoPeople(): Promise<readonly [DevPerson, DevPerson]> {
  const [ann, ben] = await makePeople(product.url, 2, jvd(30_000));
  if (!ann || !ben) throw new Error('people are missing');
  return [ann, ben];
}

test('with the window open and the PIN just verified, nothing leaves for a new payee without the PIN', async () => {
  const [ann, ben] = await twoPeople();
  const answer = await post(
    `${product.url}/api/v1/wallet/transfers`,
    { to: { username: ben.username }, amount: jvd(29_999) },
    { ...bearer(ann), 'idempotency-key': 'all-of-it' },
  );
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'pin_required', in_call: true }]);
  expect(await balanceOf(product.url, ann)).toBe(30_000);
});

test('wrong PINs of payments and of the PIN page are counted together, and the lock holds for both', async () => {
  const [ann, ben] = await twoPeople();
  const pay = (pin: string, key: string) =>
    send(product.url, { from: { ...ann, pin }, to: ben, minor: 100, key });
  const verify = (pin: string) => post(`${product.url}/api/v1/identity/pin/verify`, { pin }, bearer(ann));
  const codeOf = async (answer: Response) => {
    const { code, attempts_left: left } = await answer.json();
    return [answer.status, code, left];
  };
  expect((await pay(ann.pin, 'paid')).status).toBe(201);
  expect(await codeOf(await pay('999998', 'one'))).toEqual([403, 'pin_incorrect', 4]);
  expect(await codeOf(await verify('999998'))).toEqual([403, 'pin_incorrect', 3]);
  const rest = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => pay('999998', key)));
  const codes: string[] = await Promise.all(rest.map(async (answer) => (await answer.json()).code));
  expect(codes.toSorted((one, other) => one.localeCompare(other))).toEqual([
    ...Array(3).fill('pin_incorrect'),
    ...Array(3).fill('pin_locked'),
  ]);
  expect((await codeOf(await pay(ann.pin, 'locked'))).slice(0, 2)).toEqual([423, 'pin_locked']);
  expect((await verify(ann.pin)).status).toBe(423);
  // What was paid before is told again: it asks for no attempt.
  expect((await pay(ann.pin, 'paid')).status).toBe(201);
  expect(await balanceOf(product.url, ann)).toBe(29_900);
});

test('the PIN of a payment opens the window that had closed', async () => {
  const [ann, ben] = await twoPeople();
  product.clock.advance(301);
  expect((await fetch(`${product.url}/api/v1/wallet`, { headers: bearer(ann) })).status).toBe(401);
  expect((await send(product.url, { from: ann, to: ben, minor: 100, key: 'late' })).status).toBe(201);
  expect((await fetch(`${product.url}/api/v1/wallet`, { headers: bearer(ann) })).status).toBe(200);
});
