import { describe, expect, it } from 'vitest';

import { cutAtPlaces, findPlaces, QUERY_MAX, type Block } from './find-places.ts';

const found = (shown: string, query: string) =>
  [...findPlaces([{ id: 'a', shown }], query).places.values()]
    .flat()
    .map(({ from, to }) => shown.slice(from, to));

describe('the search in the white paper', () => {
  it.each([
    ['The Ledger and the ledger', 'ledger', ['Ledger', 'ledger']],
    ['Réserve et réserves', 'reserve', ['Réserve', 'réserve']],
    ['Größe zählt', 'zahl', ['zähl']],
    ['مُدَقَّق والسعر', 'مدقق', ['مُدَقَّق']],
    ['الأقسام', 'الاقسام', ['الأقسام']],
    ['台帳は複式簿記です', '簿', ['簿']],
    ['EGCR 2026', 'EGCR 2026', ['EGCR 2026']],
    ['the platform’s own', "platform's", ['platform’s']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['one\u00A0word', 'one word', ['one\u00A0word']],
  ] as const)('of %j finds %j as %j', (shown, query, places) => {
    expect(found(shown, query)).toEqual(places);
  });

  it.each(['', ' ', 'a', '  a '])('looks for nothing in %j: it would be everywhere', (query) => {
    expect(findPlaces([{ id: 'a', shown: 'a banana' }], query).count).toBe(0);
  });

  it('counts on from block to block, in reading order', () => {
    const blocks: readonly Block[] = [
      { id: 'one', shown: 'fund and fund' },
      { id: 'two', shown: 'nothing' },
      { id: 'three', shown: 'a fund' },
    ];
    const { places, count } = findPlaces(blocks, 'fund');
    expect(count).toBe(3);
    expect([...places].map(([id, here]) => [id, here.map(({ number }) => number)])).toEqual([
      ['one', [0, 1]],
      ['three', [2]],
    ]);
  });

  it('stops somewhere: of a very long text it names the first places, of a very long query the beginning', () => {
    expect(findPlaces([{ id: 'a', shown: 'ab'.repeat(5000) }], 'ab').count).toBe(500);
    expect(found('x'.repeat(QUERY_MAX), 'x'.repeat(QUERY_MAX + 20))).toHaveLength(1);
  });

  it('marks a place that reaches over several pieces of a paragraph in each of them', () => {
    const place = { from: 3, to: 8, number: 0 };
    expect(cutAtPlaces('abcde', 0, [place])).toEqual([{ text: 'abc' }, { text: 'de', place: 0 }]);
    expect(cutAtPlaces('fghij', 5, [place])).toEqual([{ text: 'fgh', place: 0 }, { text: 'ij' }]);
    expect(cutAtPlaces('klm', 10, [place])).toEqual([{ text: 'klm' }]);
  });
});
