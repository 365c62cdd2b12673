import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readSearch, searchWords } from './words.ts';

const titleIn = (language: string, text: string) => searchWords([{ text, language, weight: 'A' }]);
const wordsOf = (tsvector: string) => [...tsvector.matchAll(/'([^']+)':/g)].map(([, word]) => word);

describe('the words of a text', () => {
  it('are without capitals and accents, each with its places and weights', () => {
    const parts = [
      { text: 'Crédito para CREDITO', language: 'es', weight: 'A' },
      { text: 'credito', language: 'es', weight: 'C' },
    ] as const;
    expect(searchWords(parts)).toBe("'credito':1A,3A,4C 'para':2A");
  });

  it.each([
    ['zh', '小微企业补助金', ['企业', '补助']],
    ['ja', '研究助成金', ['研究', '助成']],
    ['de', 'Zuschüsse für Schulen', ['zuschusse', 'fur', 'schulen']],
    ['ar', 'مِنحة للمدارس', ['منحة', 'للمدارس', 'مدارس']],
    ['ar', 'صندوق الطاقة والمياه', ['الطاقة', 'طاقة', 'والمياه', 'مياه']],
  ])('are cut as the language cuts them: %s', (language, text, words) => {
    expect(wordsOf(titleIn(language, text))).toEqual(expect.arrayContaining(words));
  });

  it('are cut in a language that nobody knows as in English', () => {
    expect(titleIn('!!', 'Two words')).toBe("'two':1A 'words':2A");
  });

  it('are kept up to what the database stores', () => {
    const words = searchWords([{ text: 'a b '.repeat(50_000), language: 'en', weight: 'C' }]);
    expect(words.length).toBeLessThan(300);
    expect(searchWords([{ text: 'x'.repeat(3000), language: 'en', weight: 'C' }]).length).toBeLessThan(70);
  });
});

describe('what a person typed', () => {
  it('finds an Arabic noun with its article and without; a word that only begins like one stays whole', () => {
    expect(readSearch('الطاقة', 'ar')).toMatchObject({ tsquery: "('الطاقة':* | 'طاقة':*)" });
    expect(readSearch('طاقة', 'ar')).toMatchObject({ tsquery: "'طاقة':*" });
    expect(readSearch('إلى', 'ar')).toMatchObject({ tsquery: "'الى':*" });
  });

  it('asks for every word, and finds the beginning of longer ones', () => {
    expect(readSearch('Small Crédit', 'en')).toMatchObject({ tsquery: "'small':* & 'credit':*" });
  });

  it('finds the singular of a plural', () => {
    expect(readSearch('grants', 'en')).toMatchObject({ tsquery: "'grant':*" });
  });

  it.each(['', '   ', '&|!():*', "'''", '\u0000', '😀'])('has no word in it: %j', (typed) => {
    expect(readSearch(typed, 'en')).toBeUndefined();
  });

  it('is read up to eight words', () => {
    expect(readSearch('a b c d e f g h i j', 'en')?.tsquery.split(' & ')).toHaveLength(8);
  });

  it('never fails, and holds nothing but words, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('en', 'ja', 'th', 'x', ''),
        (typed, language) => {
          expect(readSearch(typed, language)?.tsquery ?? "'a'").toMatch(
            /^'[\p{L}\p{N}]+'(:\*)?( & '[\p{L}\p{N}]+'(:\*)?)*$/u,
          );
        },
      ),
    );
  });
});
