import { skills } from '@egcr/jobs/contract';
import { searchWords } from '@egcr/server-kit/search/words';

import type { BenchPool } from './bench-database.ts';

/** Texts that jobs are made of: as many jobs share each as there are more jobs than texts. */
const TEXTS = 10_000;
const WORDS = 20_000;
const WORDS_OF_BODY = 80;
const SKILLS_OF_JOB = 5;
/** One job in so many has a word of its own that only so few have. */
export const RARE_ONE_IN = 100_000;

/** The same numbers for the same seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Letters alone, so that no word is the beginning of another. */
export function wordAt(rank: number): string {
  const letters = Array.from(String(rank).padStart(5, '0'), (digit) => 'bdfghklmnp'[Number(digit)]);
  return `${letters.join('a')}o`;
}

/** By Zipf's law: the second word is half as frequent as the first one. */
export function someWord(next: () => number): string {
  return wordAt(Math.floor(WORDS ** next()) - 1);
}

/**
 * Fills the table of jobs with published ones, as they would be stored: title, text, the words that a search compares, skills of our list. Says
 * nothing to anyone. The word `rare…` with a number is in one of `RARE_ONE_IN` jobs.
 */
export async function makeJobs(
  pool: BenchPool,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<void> {
  const next = chanceOf(seed);
  const texts = Array.from({ length: TEXTS }, () => {
    const title = Array.from({ length: 4 }, () => someWord(next)).join(' ');
    const body = Array.from({ length: WORDS_OF_BODY }, () => someWord(next)).join(' ');
    const words = searchWords([
      { text: title, language: 'en', weight: 'A' },
      { text: body, language: 'en', weight: 'C' },
    ]);
    const own = Array.from(
      { length: SKILLS_OF_JOB },
      () => skills[Math.floor(next() * skills.length)]?.id ?? '',
    );
    return { title, body, words, own: [...new Set(own)] };
  });
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(
      'create temporary table bench_text (n integer primary key, title text, body text, words tsvector, own text[])',
    );
    await client.query(
      `insert into bench_text
       select (row ->> 'n')::integer, row ->> 'title', row ->> 'body', (row ->> 'words')::tsvector,
         array(select jsonb_array_elements_text(row -> 'own'))
       from jsonb_array_elements($1::jsonb) as row`,
      [JSON.stringify(texts.map((text, n) => ({ n, ...text })))],
    );
    // One row at a time would ask the machine of states each time, and the indexes are faster made at once.
    await client.query('alter table jobs.posting disable trigger user');
    await client.query('drop index jobs.posting_search, jobs.posting_skills');
    await client.query(
      `insert into jobs.posting (
         id, slug, organisation_id, employer, posted_by, title, body, contract, hours, is_remote, country, place, asset,
         pay_min_minor, pay_max_minor, period, pay_year_minor, occupation, sector, skills, skill_ids, skills_version, language,
         closes_at, state, posted_at, published_at, search_words, place_words)
       select uuidv7(), 'bench-' || number, gen_random_uuid(), 'Bench', gen_random_uuid(), title, body, 'permanent', 'full_time',
         number % 3 = 0, 'DE', 'Berlin', 'EUR', 300000, 400000, 'month', 4800000, (number % 10)::text, 'J', own, own, 1, 'en',
         now() + interval '30 days', 'published', now(), now(),
         words || ('''rare' || translate((number % $2)::text, '0123456789', 'bdfghklmnp') || 'o'':1C')::tsvector,
         '''berlin'':1A'::tsvector
       from generate_series(1, $1) as number
       join bench_text on bench_text.n = number % $3`,
      [count, RARE_ONE_IN, TEXTS],
    );
    await client.query('alter table jobs.posting enable trigger user');
    await client.query('set maintenance_work_mem = 262144');
    await client.query(
      `create index posting_search on jobs.posting using gin (search_words) where state = 'published'`,
    );
    await client.query(
      `create index posting_skills on jobs.posting using gin (skill_ids) where state = 'published'`,
    );
    await client.query('vacuum analyze jobs.posting');
    await client.query('drop table bench_text');
  } finally {
    // With its settings.
    client.release(true);
  }
}

/** The word of a number that only one of `RARE_ONE_IN` jobs has. */
export function rareWord(number: number): string {
  return `rare${Array.from(String(number), (digit) => 'bdfghklmnp'[Number(digit)]).join('')}o`;
}
