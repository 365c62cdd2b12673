import { describe, expect, it } from 'vitest';

import { withholdNames } from './withhold-names.ts';

const hide = (text: string, ...names: string[]) => withholdNames(text, { names, instead: '[-]' });

describe('a text without names', () => {
  it.each([
    ['Write to amina.okafor@example.org or call +234 803 555 01 99.', 'Write to [-] or call [-].'],
    ['See www.amina-sews.example and https://amina.example/shop today', 'See [-] and [-] today'],
    ['Find me as @amina_sews there', 'Find me as [-] there'],
  ])('withholds contacts: %s', (text, shown) => {
    expect(hide(text)).toBe(shown);
  });

  it('withholds names as whole words, in any case, and leaves other words alone', () => {
    expect(hide('AMINA Okafor will sew. Aminata will not. Okafor’s shop.', 'Amina', 'Okafor')).toBe(
      '[-] [-] will sew. Aminata will not. [-]’s shop.',
    );
    expect(hide('Ferri  Olive\nPress presses olives.', 'Ferri Olive Press')).toBe('[-] presses olives.');
    expect(hide('私は田中花子です', '田中')).toBe('私は[-]花子です');
  });

  it('takes what looks like a pattern as it is written, and keeps sums of money', () => {
    expect(hide('A .* B costs 1 200 000 and more', '.*')).toBe('A [-] B costs 1 200 000 and more');
    expect(hide('($1) [x]', '$1', '[x]')).toBe('([-]) [-]');
  });
});
