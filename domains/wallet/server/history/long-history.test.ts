import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from '../testing/bank.ts';
import { grantAward, grantsPurse } from '../testing/test-kinds.ts';
import type { TestPerson } from '../testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

interface Page {
  readonly items: readonly { readonly note: string | null; readonly amount: { readonly value: string } }[];
  readonly next: string | null;
}
const page = async (as: TestPerson, query: Record<string, string> = {}): Promise<Page> =>
  (await bank.call('GET', `/api/v1/wallet/activity?${new URLSearchParams(query).toString()}`, { as })).body;
const notes = ({ items }: Page) => items.map(({ note }) => note);

/** So many grants at once, each of one minor unit. */
const give = (to: TestPerson, count: number, note: string) =>
  bank.services.unit((work) =>
    bank.door.payMany(
      work,
      Array.from({ length: count }, () => ({
        kind: grantAward,
        key: crypto.randomUUID(),
        from: grantsPurse,
        to: to.userId,
        amount: jvd('1'),
        note,
      })),
    ),
  );

describe('a search in a long history', () => {
  it('looks at two thousand transactions a page, and says where it goes on', async () => {
    const amina = await bank.person('Amina');
    await give(amina, 1, 'needle');
    await give(amina, 1_999, 'hay');
    const first = await page(amina, { text: 'needle' });
    expect(notes(first)).toEqual(['needle']);
    expect(first.next).not.toBeNull();
    expect(await page(amina, { text: 'needle', after: first.next ?? '' })).toEqual({ items: [], next: null });

    await give(amina, 1, 'hay');
    const short = await page(amina, { text: 'needle' });
    expect(notes(short)).toEqual([]);
    const rest = await page(amina, { text: 'needle', after: short.next ?? '' });
    expect([notes(rest), rest.next]).toEqual([['needle'], null]);
    // The first of what was asked for are enough: nothing is read beyond them.
    const few = await page(amina, { text: 'hay', limit: '3' });
    expect(notes(few)).toEqual(['hay', 'hay', 'hay']);
    expect(few.next).not.toBeNull();
  });
});

describe('a page of the history', () => {
  it('ends with the last transaction, found or not, and goes on where there is one more', async () => {
    const amina = await bank.person('Amina');
    for (const note of ['one', 'two', 'three']) await give(amina, 1, note);
    const of = async (query: Record<string, string>) => {
      const { items, next } = await page(amina, query);
      return [items.map(({ note }) => note), next === null];
    };
    expect(await of({ limit: '3' })).toEqual([['three', 'two', 'one'], true]);
    expect(await of({ limit: '4' })).toEqual([['three', 'two', 'one'], true]);
    expect(await of({ limit: '2' })).toEqual([['three', 'two'], false]);
    expect(await of({ limit: '1', text: 'one' })).toEqual([['one'], true]);
    expect(await of({ limit: '1', text: 'two' })).toEqual([['two'], false]);
    const { next } = await page(amina, { limit: '2' });
    expect(await of({ limit: '2', after: next ?? '' })).toEqual([['one'], true]);
  });

  it('has no kind that nobody declared, and shows once what moves from a purse into a pot', async () => {
    const amina = await bank.person('Amina', '100');
    const unknown = await bank.call('GET', '/api/v1/wallet/activity?kind=grants.secret', { as: amina });
    expect(unknown.body.errors).toEqual([{ field: 'kind', code: 'kind_unknown' }]);
    const post = (path: string, body: object) =>
      bank.call('POST', `/api/v1/wallet/pots${path}`, { as: amina, key: crypto.randomUUID(), body });
    const { body: pot } = await post('', { name: 'Trip', asset: 'JVD' });
    await post(`/${pot.id}/move`, { direction: 'in', amount: jvd('60') });
    const { items } = await page(amina);
    // Once, as it left the purse; the pot has a history of its own.
    expect(items.map(({ amount }) => amount.value)).toEqual(['60', '100']);
  });
});
