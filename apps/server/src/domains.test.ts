import { readFileSync } from 'node:fs';

import { accessTable } from '@egcr/server-kit/access-table';
import { machineTables } from '@egcr/server-kit/machine-tables';
import { openApiDocument } from '@egcr/server-kit/openapi';
import { domainSchemas } from '@egcr/server-kit/testing/test-server';
import { expect, test } from 'vitest';

import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';
import { unkeptKeys } from './keys.ts';
import { version } from './version.ts';

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

const reviewed = (name: string): string =>
  readFileSync(new URL(`../../../generated/${name}`, import.meta.url), 'utf8');

/** The documents' parts by their place, two levels deep. */
function partsOf(document: object): ReadonlyMap<string, string> {
  const parts = Object.entries(document).flatMap(([name, held]: [string, object]) =>
    Object.entries(held).map(([key, part]) => [`${name} ${key}`, JSON.stringify(part)] as const),
  );
  return new Map(parts);
}

test('each call keeps the fields, bounds, refusals and statuses that we promise in the OpenAPI document', () => {
  const promised = partsOf(JSON.parse(reviewed('openapi.json')));
  const made = partsOf(JSON.parse(JSON.stringify(openApiDocument(list, { publicUrl: '/', version }))));
  const changed = [...new Set([...promised.keys(), ...made.keys()])].filter(
    (place) => promised.get(place) !== made.get(place),
  );
  expect(changed).toEqual([]);
});

test('who may make each call, and which way each thing may go, are those that we have reviewed', () => {
  const linesOf = (text: string) => text.split('\n');
  expect(linesOf(accessTable(list))).toEqual(linesOf(reviewed('access.md')));
  expect(linesOf(machineTables(list))).toEqual(linesOf(reviewed('state-machines.md')));
});
