import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { bindInstallation, boundInstallation } from './installation.ts';
import { doOnce, notedForGood, noteForGood, seedDomains } from './seed.ts';

let database: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

it('domains write what each installation needs in the order of their list, those that need nothing left out', async () => {
  const seeded: string[] = [];
  const seed = (name: string) => ({
    name,
    seed: async ({ actor }: { readonly actor: object }) => void seeded.push(JSON.stringify([name, actor])),
  });
  await seedDomains(services, [seed('ledger'), { name: 'site' }, seed('rates')]);
  expect(seeded.map((line) => JSON.parse(line))).toEqual([
    ['ledger', { kind: 'system', reason: 'ledger.seed' }],
    ['rates', { kind: 'system', reason: 'rates.seed' }],
  ]);
});

it('what is done once is done once, though five servers start together, and again where it failed', async () => {
  let done = 0;
  const failing = doOnce(services, 'test.opened', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await notedForGood(database.db)).not.toContain('test.opened');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => doOnce(services, 'test.opened', async () => void (done += 1))),
  );
  expect([done, answers.filter(Boolean).length]).toEqual([1, 1]);
  expect(await doOnce(services, 'test.other', async () => undefined)).toBe(true);
  const now = services.clock.now();
  await noteForGood(database.db, { name: 'test.noted', now });
  await noteForGood(database.db, { name: 'test.noted', now });
  expect([...(await notedForGood(database.db))]).toEqual(
    expect.arrayContaining(['test.opened', 'test.other', 'test.noted']),
  );
});

it('a database belongs to the first installation that binds it', async () => {
  const [first, second] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];
  const now = services.clock.now();
  expect(await boundInstallation(database.pool)).toBeUndefined();
  expect(await bindInstallation(database.db, { id: first, now })).toBe(first);
  expect(await bindInstallation(database.db, { id: second, now })).toBe(first);
  expect(await boundInstallation(database.pool)).toBe(first);
});
