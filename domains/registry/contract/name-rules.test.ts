import { nameKey } from '@egcr/contract/name-key';
import { describe, expect, it } from 'vitest';

import { nameIssue, sensitiveWordsIn } from './name-rules.ts';
import { indexedGrams, likenessTo } from './near-names.ts';

describe('the name of a business', () => {
  it.each([
    ['Harbour Bakery', undefined],
    ['Müller & Söhne GmbH', undefined],
    ['株式会社はまなすカフェ', undefined],
    ['ABC 株式会社', undefined],
    ['مخبز الميناء', undefined],
    ['Пекарня у моря', undefined],
    ['שָּׁלוֹם', undefined],
    ['Việt Nam Phở', undefined],
    ['3M', undefined],
    ['', 'required'],
    [' \u00A0 ', 'required'],
    ['—', 'characters'],
    ['Acme\u200BBakery', 'characters'],
    [`Ac${'\u0301\u0302'.repeat(3)}me`, 'characters'],
    ['A\u0336c\u0336me', 'characters'],
    ['A\u20DDcme', 'characters'],
    ['Acme\u202Eyrekab', 'characters'],
    ['\uD800', 'characters'],
    ['Аcme Bakery', 'mixed_scripts'],
    ['Αcme', 'mixed_scripts'],
    ['Пекарня 株式会社', 'mixed_scripts'],
    ['a'.repeat(160), undefined],
    ['a'.repeat(161), 'too_long'],
  ])('%j: %s', (name, issue) => {
    expect(nameIssue(name)).toBe(issue);
  });
});

describe('two names are the same', () => {
  it.each([
    ['Harbour Bakery', 'HARBOUR BAKERY LTD.'],
    ['Harbour Bakery Ltd', 'The Harbour Bakeries'.replace('The ', '').replace('Bakeries', 'Bakerys')],
    ['Smith & Sons', 'Smith and Son Limited'],
    ['Café du Port', 'Cafe du Port S.A.'],
    ['Harbour-Bakery', 'HarbourBakery'],
    ['ＡＢＣ Trading', 'ABC Trading'],
    ['株式会社はまなす', 'はまなす'],
    ['Сору', 'Copy'],
    ['Łódź Ports', 'Lodz Port'],
  ])('%s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Harbour Bakery', 'Harbour Brewery'],
    ['はまなす', 'はまなみ'],
    ['がくや', 'かくや'],
    ['Limited', 'Company'],
  ])('but not %s and %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

it('words that promise much want a paper', () => {
  expect(sensitiveWordsIn('Royal Fjord Bank')).toEqual(['Royal', 'Bank']);
  expect(sensitiveWordsIn('Université du Port')).toEqual(['Université']);
  expect(sensitiveWordsIn('港銀行')).toEqual(['港銀行']);
  expect(sensitiveWordsIn('Riverbanks Bakery')).toEqual([]);
});

/** Every pair of these keys is compared in both ways. */
it('whatever is near is found by the parts that are indexed', () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  const letters = 'abcdeorst';
  const keys = Array.from({ length: 400 }, () =>
    Array.from({ length: 4 + random(9) }, () => letters[random(4)] ?? 'a').join(''),
  );
  let found = 0;
  for (const one of keys)
    for (const other of keys) {
      if (one === other || likenessTo(one)(other) < 0.6) continue;
      found += 1;
      const parts = new Set(indexedGrams(one));
      expect(indexedGrams(other).some((gram) => parts.has(gram))).toBe(true);
    }
  expect(found).toBeGreaterThan(100);
});
