import { languages } from '@egcr/contract/languages';
import { openDatabase } from '@egcr/server-kit/database';
import { searchTable } from '@egcr/server-kit/search/found';
import { readSearch } from '@egcr/server-kit/search/words';
import { sql } from 'kysely';

import { onBenchDatabase, type BenchDatabase, type BenchPool } from './bench-database.ts';
import { wordAt } from './many-jobs.ts';
import { makeProgrammes, RARE_ONE_IN, rareWordOf, wordIn } from './many-programmes.ts';
import { measure } from './measure.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';

const PROGRAMMES = 50_000;
const CALLERS = 16;
const SHOWN = 25;
/** Words by their rank: the most frequent ones of each language are in more than half of its texts. */
const COMMON_RANKS = [0, 1, 2, 3];
const COMMON_GOAL = 0.2;
const RARE_GOAL = 1;

/**
 * The search of 50,000 programmes in ten languages (`--size` for fewer), by 16 callers: the 95th percentile of common and of rare words, over
 * the same question where every programme with the word is ranked.
 */
export async function benchGrantsSearch(options: BenchOptions): Promise<BenchReport> {
  return onBenchDatabase({ connections: CALLERS + 2 }, async (database) => {
    const count = Math.min(options.size, PROGRAMMES);
    await makeProgrammes(database.pool, { count, seed: options.seed });
    options.say(`${count} programmes are there`);
    return runRounds(database, options);
  });
}

const oneOf = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)];

/** What a person types, and the language they read. */
const choices = {
  common: () => {
    const language = oneOf(languages) ?? 'en';
    return { word: wordIn(language, wordAt(oneOf(COMMON_RANKS) ?? 0)), language };
  },
  rare: () => ({ word: rareWordOf(Math.floor(Math.random() * RARE_ONE_IN)), language: 'en' }),
} as const;
type Words = keyof typeof choices;
type Typed = ReturnType<(typeof choices)[Words]>;

/** The question as the page of grants asks it, and the same where everything with the word is ranked; both by the product's query builder. */
function searchesOf(pool: BenchPool) {
  const db = openDatabase(pool);
  const filters = { status: sql<boolean>`opens_at <= now() and closes_at >= now()` };
  const own = async ({ word, language }: Typed) => {
    const query = readSearch(word, language);
    return searchTable(db, { table: 'grants.programme', query, filters }, { after: undefined, limit: SHOWN });
  };
  const plain = async ({ word, language }: Typed) => {
    const tsquery = readSearch(word, language)?.tsquery ?? '';
    const { rows } = await sql<{ id: string }>`
      select id
      from grants.programme
      where opens_at <= now() and closes_at >= now() and search_words @@ ${tsquery}::tsquery
      order by ts_rank(search_words, ${tsquery}::tsquery, 1) desc, id desc
      limit ${sql.lit(SHOWN)}`.execute(db);
    return rows;
  };
  return { own, plain };
}

async function runRounds({ pool, postmaster }: BenchDatabase, options: BenchOptions): Promise<BenchReport> {
  const { seconds, rounds, say } = options;
  const searches = searchesOf(pool);
  const p95 = async (how: keyof typeof searches, words: Words): Promise<number> => {
    const call = async () => {
      const found = await searches[how](choices[words]());
      if (found.length === 0) throw new Error('a word that is there was not found');
      return 1;
    };
    const callers = Array.from({ length: CALLERS }, () => call);
    return (await measure({ seconds, postmaster, callers })).p95_ms;
  };
  const kinds = ['common', 'rare'] as const;
  const found = new Map(kinds.map((words) => [words, { ratios: [] as number[], own: [] as number[] }]));
  // What is measured first has read the table by then, as what is measured last.
  for (const words of kinds) await p95('own', words);
  for (let round = 1; round <= rounds; round += 1)
    for (const [words, { ratios, own }] of found) {
      const one = { own: await p95('own', words), plain: await p95('plain', words) };
      ratios.push(one.own / one.plain);
      own.push(one.own);
      say(`${round}: ${words} ${rounded(one.own)} ms over ${rounded(one.plain)} ms`);
    }
  const of = (words: Words) => found.get(words) ?? { ratios: [], own: [] };
  const common = rounded(median(of('common').ratios));
  const rare = rounded(median(of('rare').ratios));
  say(`common: ${common}, goal at most ${COMMON_GOAL}; rare: ${rare}, goal at most ${RARE_GOAL}`);
  return {
    common,
    rare,
    common_p95_ms: rounded(median(of('common').own)),
    rare_p95_ms: rounded(median(of('rare').own)),
    is_within_goal: common <= COMMON_GOAL && rare <= RARE_GOAL,
  };
}
