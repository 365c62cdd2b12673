import { describe, expect, it } from 'vitest';

import { foldText, holdsWords } from './search-text.ts';

describe('a text that is searched', () => {
  it.each([
    ['José Núñez', 'jose nunez'],
    ['Čeština', 'cestina'],
    ['Nguyễn', 'nguyen'],
    ['ＥＧＣＲ', 'egcr'],
    ['مُحَمَّد', 'محمد'],
    ['İstanbul ve Iğdır', 'istanbul ve igdir'],
  ])('is compared without capitals, accents and widths: %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    ['Send money', '', true],
    ['Send money', 'MONEY', true],
    ['Send money', '  money  send ', true],
    ['Money requests', 'money send', false],
    ['Überweisung', 'uber', true],
    ['Grants', 'zzz', false],
  ])('“%s” is found by “%s”: %s', (text, sought, isFound) => {
    expect(holdsWords(text, sought)).toBe(isFound);
  });
});
