import { afterAll, beforeAll, expect, it } from 'vitest';

import { makePeople, post } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

function signIn(name: string, password: string): Promise<Response> {
  return post(`${product.url}/auth/v1/token?grant_type=password`, { email: name, password });
}

it('signs people in by their username, and says a wrong password as it does with an e-mail address', async () => {
  const [person] = await makePeople(product.url, 1);
  if (!person) throw new Error('nobody was made');
  const right = await signIn(` ${person.username.toUpperCase()} `, person.password);
  expect(await right.json()).toMatchObject({ user: { id: person.user_id } });
  const wrong = await signIn(person.username, 'Wrong-Lamp-42');
  const nobody = await signIn('nobody-of-this-name', 'Wrong-Lamp-42');
  expect([wrong.status, nobody.status]).toEqual([400, 400]);
  const unknown: unknown = await nobody.json();
  expect(unknown).not.toHaveProperty('reason');
  expect(await wrong.json()).toEqual({ ...Object(unknown), reason: 'incorrect_password' });
});
