import { languages } from '@egcr/contract/languages';
import { openDatabase } from '@egcr/server-kit/database';
import { searchTable } from '@egcr/server-kit/search/found';
import { readSearch } from '@egcr/server-kit/search/words';
import { sql } from 'kysely';

import { onBenchDatabase, type BenchDatabase, type BenchPool } from './bench-database.ts';
import { wordAt } from './many-jobs.ts';
import { makeProgrammes, RARE_ONE_IN, rareWordOf, wordIn } from './many-programmes.ts';
import type { BenchOptions, BenchReport } from './report.ts';
import { CALLERS, measureSearches, type Searches } from './search-rounds.ts';

const PROGRAMMES = 50_000;
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
interface Typed {
  readonly word: string;
  readonly language: string;
}

const choices = {
  common: () => {
    const language = oneOf(languages) ?? 'en';
    return { word: wordIn(language, wordAt(oneOf(COMMON_RANKS) ?? 0)), language };
  },
  rare: () => ({ word: rareWordOf(Math.floor(Math.random() * RARE_ONE_IN)), language: 'en' }),
} as const;

/** The question as the page of grants asks it, and the same where everything with the word is ranked; both by the product's query builder. */
function searchesOf(pool: BenchPool): Searches<Typed> {
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

async function runRounds(database: BenchDatabase, options: BenchOptions): Promise<BenchReport> {
  const of = await measureSearches(database, searchesOf(database.pool), choices, options);
  const [common, rare] = [of('common'), of('rare')];
  options.say(
    `common: ${common.ratio}, goal at most ${COMMON_GOAL}; rare: ${rare.ratio}, goal at most ${RARE_GOAL}`,
  );
  return {
    common: common.ratio,
    rare: rare.ratio,
    common_p95_ms: common.p95_ms,
    rare_p95_ms: rare.p95_ms,
    is_within_goal: common.ratio <= COMMON_GOAL && rare.ratio <= RARE_GOAL,
  };
}
