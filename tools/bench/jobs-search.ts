import { openDatabase } from '@egcr/server-kit/database';
import { searchTable } from '@egcr/server-kit/search/found';
import { readSearch } from '@egcr/server-kit/search/words';
import { sql } from 'kysely';

import { onBenchDatabase, type BenchDatabase, type BenchPool } from './bench-database.ts';
import { makeJobs, RARE_ONE_IN, rareWord, wordAt } from './many-jobs.ts';
import { rounded, type BenchOptions, type BenchReport } from './report.ts';
import { CALLERS, measureSearches, type Searches } from './search-rounds.ts';

const SHOWN = 25;
/** Words by their rank: the most frequent ones are in almost every text. */
const COMMON_RANKS = [0, 1, 2, 3, 5, 8, 13, 21];
/** In between: in a few of a hundred or a thousand texts. */
const MIDDLE_RANKS = [300, 600, 1000, 2000, 4000];
const COMMON_GOAL = 0.1;
const RARE_GOAL = 1;
const INDEX_GOAL = 2;

/**
 * The search of jobs at a million of them (`--size` for fewer), by 16 callers: the 95th percentile of common and of rare words, over the same
 * question where every job with the word is ranked. And how large the indexes of the search are, over the texts of the jobs.
 */
export async function benchJobsSearch(options: BenchOptions): Promise<BenchReport> {
  return onBenchDatabase({ connections: CALLERS + 2 }, async (database) => {
    await makeJobs(database.pool, { count: options.size, seed: options.seed });
    options.say(`${options.size} jobs are there`);
    return runRounds(database, options);
  });
}

const oneOf = (ranks: readonly number[]) => wordAt(ranks[Math.floor(Math.random() * ranks.length)] ?? 0);

const choices = {
  common: () => oneOf(COMMON_RANKS),
  middle: () => oneOf(MIDDLE_RANKS),
  rare: () => rareWord(Math.floor(Math.random() * RARE_ONE_IN)),
} as const;

/** The question as the board asks it, and the same where everything with the word is ranked; both by the product's query builder. */
function searchesOf(pool: BenchPool): Searches<string> {
  const db = openDatabase(pool);
  const filters = { state: sql<boolean>`state = 'published'`, open: sql<boolean>`closes_at > now()` };
  const own = async (word: string) => {
    const query = readSearch(word, 'en');
    return searchTable(db, { table: 'jobs.posting', query, filters }, { after: undefined, limit: SHOWN });
  };
  const plain = async (word: string) => {
    const tsquery = readSearch(word, 'en')?.tsquery ?? '';
    const { rows } = await sql<{ id: string }>`
      select id
      from jobs.posting
      where state = 'published' and closes_at > now() and search_words @@ ${tsquery}::tsquery
      order by ts_rank(search_words, ${tsquery}::tsquery, 1) desc, id desc
      limit ${sql.lit(SHOWN)}`.execute(db);
    return rows;
  };
  return { own, plain };
}

async function runRounds(database: BenchDatabase, options: BenchOptions): Promise<BenchReport> {
  const of = await measureSearches(database, searchesOf(database.pool), choices, options);
  const [common, middle, rare] = [of('common'), of('middle'), of('rare')];
  const size = await sizes(database.pool);
  const ratios = {
    common: common.ratio,
    middle: middle.ratio,
    rare: rare.ratio,
    index_ratio: rounded(size.indexes / size.texts),
  };
  options.say(
    `common: ${ratios.common}, goal at most ${COMMON_GOAL}; middle and rare: ${ratios.middle}, ${ratios.rare}, goal at most ${RARE_GOAL}; indexes: ${ratios.index_ratio} of the texts, goal at most ${INDEX_GOAL}`,
  );
  return {
    ...ratios,
    common_p95_ms: common.p95_ms,
    rare_p95_ms: rare.p95_ms,
    is_within_goal:
      ratios.common <= COMMON_GOAL && ratios.rare <= RARE_GOAL && ratios.index_ratio <= INDEX_GOAL,
  };
}

/** Bytes of the indexes by which words are found, and of the texts. */
async function sizes(pool: BenchPool): Promise<{ readonly indexes: number; readonly texts: number }> {
  const { rows } = await pool.query<{ indexes: string; texts: string }>(
    `select (pg_relation_size('jobs.posting_search') + pg_relation_size('jobs.posting_places'))::text as indexes,
       (select sum(octet_length(title) + octet_length(body))::text from jobs.posting) as texts`,
  );
  return { indexes: Number(rows[0]?.indexes), texts: Number(rows[0]?.texts) };
}
