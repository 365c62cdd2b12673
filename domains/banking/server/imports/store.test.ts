import { randomUUID } from 'node:crypto';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { addPayoutAccountCall } from '../../contract/payouts.ts';
import { importCall } from '../../contract/imports.ts';
import type { ReadEntry } from './read-file.ts';
import { addEntries, entriesOf, knownAmong, outsideAccountsOf, removeOutside, takeOutside } from './store.ts';

let database: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

const now = new Date('2031-03-01T12:00:00Z');
const entry = (mark: string, booked_on = '2031-01-01'): ReadEntry => ({
  fingerprint: Buffer.from(mark),
  booked_on,
  amount: '5.00',
  currency: 'USD',
  text: `text of ${mark}`,
});
const take = (userId: string, name: string) =>
  takeOutside(services, { id: randomUUID(), userId, name, at: now });

it('an account elsewhere stands once by its name with each person, in the order of names', async () => {
  const [ann, bao] = [randomUUID(), randomUUID()];
  const savings = await take(ann, 'Savings');
  const giro = await take(ann, 'Giro');
  expect(await take(ann, 'Savings')).toBe(savings);
  expect(await take(bao, 'Savings')).not.toBe(savings);
  await addEntries(services, savings, [entry('a'), entry('b')]);
  expect(await outsideAccountsOf(services, ann)).toEqual([
    { id: giro, name: 'Giro', entries: 0n, created_at: now },
    { id: savings, name: 'Savings', entries: 2n, created_at: now },
  ]);
  await removeOutside(services, savings);
  expect((await outsideAccountsOf(services, ann)).map(({ id }) => id)).toEqual([giro]);
  expect(await entriesOf(services, savings, { offset: 0, limit: 9 })).toEqual([]);
  expect(await outsideAccountsOf(services, bao)).toHaveLength(1);
});

it('what is there already is passed over, and the newest is shown first', async () => {
  const [id, other] = [await take(randomUUID(), 'A'), await take(randomUUID(), 'A')];
  expect(await addEntries(services, id, [entry('a'), entry('b', '2031-01-03'), entry('a')])).toBe(2);
  expect(
    await addEntries(services, id, [entry('b', '2031-01-03'), entry('c'), entry('d', '2031-01-02')]),
  ).toBe(2);
  expect(await addEntries(services, id, [])).toBe(0);
  expect(await knownAmong(services, id, [entry('a'), entry('x'), entry('d')])).toBe(2);
  expect(await knownAmong(services, other, [entry('a')])).toBe(0);
  expect(await addEntries(services, other, [entry('a')])).toBe(1);
  const shown = async (offset: number, limit: number) =>
    (await entriesOf(services, id, { offset, limit })).map(({ text }) => text.at(-1));
  expect(await shown(0, 9)).toEqual(['b', 'd', 'c', 'a']);
  expect(await shown(1, 2)).toEqual(['d', 'c']);
  const { fingerprint: _, ...whole } = entry('a');
  expect(await entriesOf(services, other, { offset: 0, limit: 9 })).toEqual([whole]);
});

it.each([
  ['a', 'x', true],
  ['', 'x', false],
  ['  ', 'x', false],
  ['n'.repeat(60), 'x', true],
  ['n'.repeat(61), 'x', false],
  ['a\u0007', 'x', false],
  ['a', '', false],
  ['a', 'x'.repeat(900_000), true],
  ['a', 'x'.repeat(900_001), false],
])('a statement is asked to be taken in by a name and a text', (name, content, isFine) => {
  expect(importCall.body?.safeParse({ name, content }).success).toBe(isFine);
});

it.each<[object, string | null]>([
  [{}, null],
  [{ holder: '' }, 'holder: required'],
  [{ holder: '  ' }, 'holder: required'],
  [{ holder: 'h'.repeat(70) }, null],
  [{ holder: 'h'.repeat(71) }, 'holder: too_long'],
  [{ holder: 'a\u0007' }, 'holder: characters'],
  [{ account: `${'0'.repeat(53)}DE89370400440532013000` }, 'account: too_long'],
  [{ account: 'DE89 3704 0044 0532 0130 01' }, 'account: iban_check'],
  [{ bank: 'x'.repeat(65) }, 'bank: too_long'],
  [{ bank: 'x'.repeat(64) }, null],
  [{ scheme: 'cash' }, 'scheme: Invalid input'],
])('bank details are typed within their bounds: %j', (change, issue) => {
  const details = { scheme: 'iban', holder: 'Amina', account: 'DE89370400440532013000', bank: '' };
  const found = addPayoutAccountCall.body?.safeParse({ ...details, ...change, pin: '270519' });
  const [first] = found?.error?.issues ?? [];
  expect(first ? `${first.path.join('.')}: ${first.message}` : null).toBe(issue);
});
