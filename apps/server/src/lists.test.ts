import { staffRoles } from '@egcr/roles/contract';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { bearer, makePeople } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ settings: { DEMO: 'on' } });
});
afterAll(() => product.close());

/** Addresses of all calls that answer in pages. Those below one thing are asked for in their domains' own tests. */
function lists(): readonly string[] {
  const { list } = composeDomains(readConfig({ TEST_MODE: '1' }), product.keys);
  return list
    .flatMap(({ calls = [] }) => calls.map(({ endpoint }) => endpoint))
    .filter(({ query, params }) => params === undefined && hasCursor(query))
    .map(({ path }) => path);
}

function hasCursor(query: unknown): boolean {
  return query instanceof z.ZodMiniObject && 'after' in query.shape;
}

/** A person with every role that a list asks for. */
async function makeStaff(): Promise<Record<string, string>> {
  const [person] = await makePeople(product.url, 1);
  if (!person) throw new Error('the product made no person');
  const key = z
    .object({ key: z.string() })
    .parse(await (await fetch(`${product.url}/dev/service-key`)).json());
  const answer = await fetch(`${product.url}/auth/v1/admin/users/${person.user_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key.key}` },
    body: JSON.stringify({ app_metadata: { roles: staffRoles } }),
  });
  expect(answer.status).toBe(200);
  return bearer(person);
}

test('every list refuses a cursor that it has not written, in the same words', async () => {
  const headers = await makeStaff();
  const answers = await Promise.all(
    lists().map(async (path) => {
      const answer = await fetch(`${product.url}${path}?after=nowhere`, { headers });
      const body: unknown = await answer.json();
      return { path, status: answer.status, body };
    }),
  );
  expect(answers.length).toBeGreaterThan(8);
  const alike = { status: 422, body: { errors: [{ field: 'after', code: 'cursor_unknown' }] } };
  expect(answers).toMatchObject(answers.map(({ path }) => ({ path, ...alike })));
});
