import { matrix, permissions, permissionsOf, staffRoles } from '@egcr/roles/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { bearer, makePeople, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';

let product: TestProduct;
beforeAll(async () => {
  // In a demonstration staff need no second factor; that they do elsewhere is proven with the guard.
  product = await startProduct({ settings: { DEMO: 'on' } });
});
afterAll(() => product.close());

const calls = () =>
  composeDomains(readConfig({ TEST_MODE: '1' }), product.keys).list.flatMap(({ calls: mounted = [] }) =>
    mounted.map(({ endpoint }) => endpoint),
  );

test('calls and the matrix name the same permissions, and each has a role', () => {
  const asked = new Set<string>(calls().flatMap(({ permission }) => permission ?? []));
  // What a proposal or a case needs besides its call stands with its kind.
  const ofKinds = [
    'roles.approve',
    'samples.approve',
    'roles.propose_power',
    'money.approve',
    'rates.approve',
    'desk.read',
    // Kinds of proposals name these.
    'disbursements.approve',
    'disbursements.oversee',
    'desk.handle',
    'registry.oversee',
    'blog.publish_own',
  ];
  expect([...asked, ...ofKinds].toSorted()).toEqual([...permissions].toSorted());
  expect(
    permissions.filter((each) => !staffRoles.some((role) => permissionsOf(role).includes(each))),
  ).toEqual([]);
});

async function holder(role: string): Promise<DevPerson> {
  const [person] = await makePeople(product.url, 1);
  if (!person) throw new Error('nobody was made');
  const answer = await fetch(`${product.url}/dev/service-key`);
  const { key } = z.object({ key: z.string() }).parse(await answer.json());
  const changed = await fetch(`${product.url}/auth/v1/admin/users/${person.user_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ app_metadata: { roles: [role] } }),
  });
  expect(changed.status).toBe(200);
  return person;
}

test.each([...staffRoles, 'business_owner'])(
  '%s gets into the calls that the matrix gives it, and into no other',
  async (role) => {
    const person = await holder(role);
    const guarded = calls().filter(({ permission }) => permission !== undefined);
    expect(guarded.length).toBeGreaterThan(25);
    for (const { name, method, path, permission, rate } of guarded) {
      const answer = await fetch(product.url + path.replace(/:\w+/g, crypto.randomUUID()), {
        method,
        headers: {
          ...bearer(person),
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      const text = await answer.text();
      const isRefused = answer.status === 403 && text.includes('"role_required"');
      const roles: readonly string[] =
        Object.entries(matrix).find(([each]) => each === permission)?.[1] ?? [];
      expect([name, rate, isRefused]).toEqual([name, rate, !roles.includes(role)]);
    }
  },
);
