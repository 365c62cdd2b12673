import { domainMigrationFolders } from '@egcr/server-kit/testing/test-server';
import { expect, test } from 'vitest';

import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';
import { unkeptKeys } from './keys.ts';

const { list } = composeDomains(readConfig({}), unkeptKeys());

test('every domain that has migrations is in the list, with them', () => {
  const listed = list.flatMap(({ migrations }) => (migrations === undefined ? [] : [migrations.href]));
  expect(listed.toSorted()).toEqual(
    domainMigrationFolders()
      .map(({ href }) => href)
      .toSorted(),
  );
});

test('no two calls share a name, or a method and path', () => {
  const endpoints = list.flatMap(({ calls = [] }) => calls.map(({ endpoint }) => endpoint));
  const names = endpoints.map(({ name }) => name);
  const places = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
  expect(names.length).toBeGreaterThan(10);
});

test('the names of calls begin with their domain', () => {
  for (const { name, calls = [] } of list) {
    for (const { endpoint } of calls) expect(endpoint.name).toMatch(new RegExp(`^${name}\\.`));
  }
});
