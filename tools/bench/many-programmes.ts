import { languages, type Language } from '@egcr/contract/languages';
import { searchWords } from '@egcr/server-kit/search/words';

import type { BenchPool } from './bench-database.ts';
import { chanceOf, someWord } from './many-jobs.ts';

/** Texts that programmes are made of: as many programmes share each as there are more programmes than texts. */
const TEXTS = 2000;
const WORDS_OF_TITLE = 4;
const WORDS_OF_SUMMARY = 16;
/** One programme in so many has a word of its own that only so few have. */
export const RARE_ONE_IN = 5000;

const LETTERS = 'abdfghklmnop';
/** The letters of invented words in other scripts: each stands for the letter at its place. */
const scripts: Partial<Readonly<Record<Language, string>>> = {
  zh: '山川木火土金石田竹米雨雪',
  ja: 'カキクサシタチナニハヒマ',
  ko: '가나다라마바사아자차카타',
  ar: 'بتجحدرزسشصطع',
};
/** Languages with Latin letters: each has words of its own. */
const marks: Partial<Readonly<Record<Language, string>>> = { es: 'e', fr: 'f', de: 'd', it: 'i', pt: 'p' };

/** An invented word as another language would write it. */
export function wordIn(language: Language, word: string): string {
  const script = scripts[language];
  if (script === undefined) return `${marks[language] ?? ''}${word}`;
  return Array.from(word, (letter) => script[LETTERS.indexOf(letter)] ?? letter).join('');
}

/** The word of a number that only one of `RARE_ONE_IN` programmes has. */
export function rareWordOf(number: number): string {
  return `rare${translated(String(number))}o`;
}

const translated = (digits: string) => Array.from(digits, (digit) => 'bdfghklmnp'[Number(digit)]).join('');

/** Fills the table of programmes with open ones, as they would be stored, each with its words in ten languages. Says nothing to anyone. */
export async function makeProgrammes(
  pool: BenchPool,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<void> {
  const next = chanceOf(seed);
  const say = (language: Language, words: number) =>
    Array.from({ length: words }, () => wordIn(language, someWord(next))).join(' ');
  const texts = Array.from({ length: TEXTS }, (_, n) => {
    const parts = languages.flatMap((language) => [
      { text: say(language, WORDS_OF_TITLE), language, weight: 'A' as const },
      { text: say(language, WORDS_OF_SUMMARY), language, weight: 'B' as const },
    ]);
    return { n, words: searchWords(parts) };
  });
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('create temporary table bench_text (n integer primary key, words tsvector)');
    await client.query(
      `insert into bench_text
       select (row ->> 'n')::integer, (row ->> 'words')::tsvector from jsonb_array_elements($1::jsonb) as row`,
      [JSON.stringify(texts)],
    );
    // The index is faster made at once.
    await client.query('drop index grants.programme_search');
    await client.query(
      `insert into grants.programme (id, slug, opens_at, closes_at, search_words, kind, applicants, sector, minimum_minor, maximum_minor, added_at)
       select uuidv7(), 'bench-' || number, now() - interval '1 day', now() + interval '60 days',
         words || ('''rare' || translate((number % $2)::text, '0123456789', 'bdfghklmnp') || 'o'':1B')::tsvector,
         'grant', '{person}', 'energy', 200000, 1000000, now()
       from generate_series(1, $1) as number
       join bench_text on bench_text.n = number % $3`,
      [count, RARE_ONE_IN, TEXTS],
    );
    await client.query('set maintenance_work_mem = 262144');
    await client.query('create index programme_search on grants.programme using gin (search_words)');
    await client.query('vacuum analyze grants.programme');
  } finally {
    // With its settings and its temporary table.
    client.release(true);
  }
}
