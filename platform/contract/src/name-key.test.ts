import { describe, expect, it } from 'vitest';

import { nameKey, namesSought } from './name-key.ts';

/** Whether a text names someone, as one asks for it: by a key, or where words have no spaces by what stands in them. */
function names(text: string, name: string): boolean {
  const key = nameKey(name);
  const { keys, beginnings, unspaced } = namesSought(text);
  return keys.includes(key) || (beginnings.includes(key.slice(0, 2)) && unspaced.includes(key));
}

describe('a text names', () => {
  it.each([
    ['I paid bright SOLAR, and nobody came.', 'Bright Solar Ltd.'],
    ['Bright-Solar Limited is a fake', 'BrightSolar'],
    ['Smith and Son took my money', 'Smith & Sons GmbH'],
    ['the people of Café du Port called', 'Cafe du Port S.A.'],
    ['我付款给明亮太阳能公司，但没有人来', '明亮太阳能有限公司'],
    ['はまなす商事に払いました', '株式会社はまなす商事'],
    ['하나설비에서 전화가 왔어요', '하나설비 주식회사'],
    ['دفعت إلى شركة النور للطاقة', 'النور للطاقة'],
    ['Bright\u200B Solar', 'Bright Solar'],
  ])('%s: %s', (text, name) => {
    expect(names(text, name)).toBe(true);
  });

  it.each([
    ['The bright sun and the solar panel', 'Bright Solar'],
    ['I start again', 'Art'],
    ['', 'Bright Solar'],
  ])('but %j not %s', (text, name) => {
    expect(names(text, name)).toBe(false);
  });
});

it.each([
  ['Cars Ltd', 'car'],
  ['Gas', 'gas'],
  ['Bass GmbH', 'bass'],
  ['Smith & Sons', 'smithson'],
  ['The Café', 'thecafe'],
  ['Ltd', 'ltd'],
  ['Land and Sea', 'landsea'],
  ['Straße', 'strasse'],
  ['', ''],
])('%j is compared as %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

it('a text may name whatever stands in it together, of up to ten words', () => {
  expect(namesSought('a1 b2 c3').keys).toEqual(['a1', 'a1b2', 'a1b2c3', 'b2', 'b2c3', 'c3']);
  expect(namesSought('').keys).toEqual([]);
  const eleven = Array.from({ length: 11 }, (_, place) => `w${place}`);
  const { keys } = namesSought(eleven.join(' '));
  expect(keys).toContain(eleven.slice(0, 10).join(''));
  expect(keys).toContain(eleven.slice(1).join(''));
  expect(keys).not.toContain(eleven.join(''));
});

it('where words have no spaces, a name may begin with each two signs', () => {
  const { beginnings, unspaced } = namesSought('我 付款给 you');
  expect([beginnings, unspaced]).toEqual([['付款', '款给'], '我 付款给']);
});

it('a story as long as a person may write asks for a bounded number of names', () => {
  const long = Array.from({ length: 1000 }, (_, place) => `w${place}`).join(' ');
  expect(namesSought(long).keys.length).toBeLessThanOrEqual(10_000);
});
