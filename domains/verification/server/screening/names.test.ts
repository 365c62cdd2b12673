import { describe, expect, it } from 'vitest';

import { nameWords } from './name-words.ts';
import { prepareName } from './prepare-name.ts';
import { compareEntry } from './screen-business.ts';
import { soundsOf } from './word-sounds.ts';

const latin = (name: string) => nameWords(name).map((word) => word.latin);
const texts = (name: string) => nameWords(name).map((word) => word.text);

describe('the words of a name', () => {
  it.each([
    ["O'Brien & Co. Ltd", ['obrien']],
    ['Sir Ali bin Hassan', ['ali', 'hassan']],
    ['Muhammad Ali', ['mohammed', 'ali']],
    ['Müller-Lüdenscheidt GmbH', ['muller', 'ludenscheidt']],
    ['ООО Ромашка', ['romashka']],
    ['Παύλος ΑΕ', ['paylos']],
    ['—', []],
    ['', []],
  ])('of "%s" are without titles, forms and signs, in Latin letters', (name, words) => {
    expect(latin(name)).toEqual(words);
  });

  it.each([
    ['김민수', ['kim', 'minsu']],
    ['김가나다', ['kim', 'ganada']],
    ['김', ['kim']],
    // More than three syllables behind it, or no family name before it: it is one word.
    ['김가나다라', ['gimganadala']],
    ['각민수', ['gagminsu']],
  ])('of the Korean %s are the family and the given name', (name, words) => {
    expect(latin(name)).toEqual(words);
  });

  it.each([
    ['王小明', ['wang', 'xiao', 'ming']],
    // A syllable that is written like a legal form is none.
    ['安', ['an']],
    ['王社', ['wang', 'she']],
    ['北京有限公司', ['bei', 'jing']],
    ['トヨタ株式会社', ['toyota']],
    // Where nothing else is left the form is the name.
    ['株式会社', ['zhu', 'shi', 'hui', 'she']],
  ])('of %s are its syllables, without the form that is written to it', (name, words) => {
    expect(latin(name)).toEqual(words);
  });

  it('are spelt as they sound in Devanagari, and without the article in Arabic', () => {
    expect([latin('गांधी'), texts('गांधी')]).toEqual([['gandhi'], ['गान्धी']]);
    expect([texts('المنصور'), texts('والمنصور'), texts('الي')]).toEqual([['منصور'], ['منصور'], ['الي']]);
    expect(texts('ромашка')).toEqual(['ромашка']);
  });

  it('are sixteen at most, of three hundred letters', () => {
    const many = Array.from({ length: 20 }, (_, at) => `w${String(at)}`);
    expect(latin(many.join(' '))).toEqual(many.slice(0, 16));
    expect(latin(`${'a'.repeat(299)}bc`)).toEqual([`${'a'.repeat(299)}b`]);
  });

  it('know which letters they have: a bit for each, and six for all digits', () => {
    const bits = (name: string) => {
      const [{ letters, length } = { letters: 0, length: 0 }] = nameWords(name);
      return [Array.from({ length: 32 }, (_, at) => at).filter((at) => (letters >>> at) & 1), length];
    };
    expect(bits('abca')).toEqual([[0, 1, 2], 4]);
    expect(bits('xyz')).toEqual([[23, 24, 25], 3]);
    // The codes of digits begin at 48, which six divides.
    expect(bits('a0')).toEqual([[0, 26], 2]);
    expect(bits('a15')).toEqual([[0, 27, 31], 3]);
    expect(bits('a6')).toEqual([[0, 26], 2]);
  });
});

describe('the sound of a word', () => {
  it.each([
    ['church', ['crc', 'r', 'krk']],
    ['schmidt', ['scmtt', 'smtt', 'skmtt']],
    ['bobby', ['pp']],
    ['quick', ['kk']],
    ['xerxes', ['ksrkss']],
    // The article, where at least five letters follow it.
    ['almansour', ['rmnsr', 'mnsr']],
    ['alpines', ['rpns', 'pns']],
    ['alpine', ['rpn']],
    ['ae', []],
  ])('%s is its consonants, in each way it may be read', (word, sounds) => {
    expect(soundsOf(word, '')).toEqual(sounds);
    expect(soundsOf(word, '')).toEqual(sounds);
  });

  it('follows the script that it was written in', () => {
    // A long vowel of Arabic and Hebrew is written as a consonant; in Latin letters it is one.
    expect(soundsOf('dwd', 'דוד')).toEqual(['tt', 'tpt']);
    expect(soundsOf('mwhmd', 'محمد')).toEqual(['mmt', 'mpmt']);
    expect(soundsOf('dvd', '')).toEqual(['tpt']);
    expect(soundsOf('dvd', 'דוד')).toEqual(['tpt', 'tt']);
    // After a and e the Greek y is a consonant.
    expect(soundsOf('paylos', 'παύλος')).toEqual(['prs', 'pprs']);
    expect(soundsOf('paylos', '')).toEqual(['prs']);
  });
});

describe('a name beside an entry of a list', () => {
  const entry = (bornYear: string | null, ...names: readonly string[]) => ({
    source: 'ofac_sdn' as const,
    entry_key: 'Q1',
    names: [...names],
    born_year: bornYear,
    prepared: names.map(prepareName),
  });
  const compare = (bornMonth: string | null, bornYear: string | null, ...names: readonly string[]) => {
    const compared = compareEntry(prepareName('Ann Ender'), bornMonth, entry(bornYear, ...names));
    return compared && [compared.score, compared.qualifier];
  };

  it.each([
    ['1970-05', '1970', [1, 'born_same']],
    ['1970-05', '1971', [1, 'born_same']],
    ['1970-12', '1969', [1, 'born_same']],
    ['1970-05', '1972', [0.85, 'born_differs']],
    ['1970-05', '1968', [0.85, 'born_differs']],
    [null, '1970', [1, null]],
    ['1970-05', null, [1, null]],
  ])('of a person born in %s and one in %s is as alike as their years allow', (month, year, answer) => {
    expect(compare(month, year, 'Ann Ender')).toEqual(answer);
  });

  it('is as alike as the best of its names, and not compared where none is', () => {
    expect(compare(null, null, 'Anna Endere', 'Ender, Ann', 'Zoe Young')).toEqual([1, null]);
    expect(compare(null, null, 'Zoe Young')).toBeUndefined();
    expect(compare(null, null)).toBeUndefined();
  });
});
