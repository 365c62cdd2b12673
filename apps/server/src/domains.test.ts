import { domainSchemas } from '@egcr/server-kit/testing/test-server';
import { expect, test } from 'vitest';

import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';
import { unkeptKeys } from './keys.ts';

const { list } = composeDomains(readConfig({}), unkeptKeys());

test('every domain that has a schema is in the list', () => {
  const owners = domainSchemas().map(({ pathname }) => pathname.split('/').at(-2)?.replaceAll('-', '_'));
  expect(owners).toContain('wallet');
  expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining(owners));
});

test('no two calls share a name, or a method and path', () => {
  const endpoints = list.flatMap(({ calls = [] }) => calls.map(({ endpoint }) => endpoint));
  const names = endpoints.map(({ name }) => name);
  const places = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
  expect(names.length).toBeGreaterThan(10);
});

/** Domains that were taken out of another: the calls that came along keep the names that clients know (decision 55). */
const namedAs: Readonly<Record<string, string>> = {
  ownership: 'registry',
  payment_requests: 'wallet',
  roles: 'identity',
  staff: 'identity',
  standing_orders: 'wallet',
  statements: 'wallet',
};

test('the names of calls begin with their domain, or with the one it was taken out of', () => {
  for (const { name, calls = [] } of list) {
    for (const { endpoint } of calls) expect([name, namedAs[name]]).toContain(endpoint.name.split('.')[0]);
  }
});

test('a screen whose content is stored under the name in its address is answered by the server of its domain, and no other such', () => {
  for (const { screens = [], livingPages = [] } of list) {
    const stored = screens.filter((screen) => screen.stored === true).map(({ path }) => path);
    const answered = livingPages.map(({ path }) => path).filter((path) => path.includes('$'));
    expect(answered.toSorted()).toEqual(stored.toSorted());
  }
  expect(list.some(({ livingPages = [] }) => livingPages.length > 0)).toBe(true);
});
