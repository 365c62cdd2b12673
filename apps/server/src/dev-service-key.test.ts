import { afterAll, beforeAll, expect, it } from 'vitest';

import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it('hands tests a key of the identity admin API', async () => {
  const answer = await fetch(`${product.url}/dev/service-key`);
  const { key } = (await answer.json()) as { readonly key: string };
  const users = await fetch(`${product.url}/auth/v1/admin/users?per_page=1`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(users.status).toBe(200);
});
