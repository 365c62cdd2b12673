import { expect, it } from 'vitest';

import { addressOfSearch, asksAnything, textOfSearch } from './alerts.ts';

it.each([
  [{ words: 'bees' }, true],
  [{ words: '蜂' }, true],
  [{ words: 'نحل' }, true],
  [{ words: '24/7' }, true],
  [{ words: '', sector: 'energy' }, true],
  [{}, false],
  [{ words: ' ' }, false],
  [{ words: '!!! … ،' }, false],
  [{ words: '\u200b\u0000' }, false],
] as const)('a search for %j asks for something: %s', (search, asks) => {
  expect(asksAnything(search)).toBe(asks);
});

it('a kept search is one text whatever the order of its filters and its spaces, and says only what is asked', () => {
  const search = { words: '  honey \n bees ', sector: 'energy', place: undefined, pay: ' ' };
  expect(textOfSearch(search)).toBe('{"sector":"energy","words":"honey bees"}');
  expect(textOfSearch({ sector: 'energy', words: 'honey bees' })).toBe(textOfSearch(search));
  expect(textOfSearch({ words: 'b', sector: 'c', area: 'a' })).toBe('{"area":"a","sector":"c","words":"b"}');
  expect(addressOfSearch({ words: 'honey bees', place: undefined, pay: '' }).toString()).toBe(
    'words=honey+bees&pay=',
  );
});
