import { openDatabase } from '@egcr/server-kit/database';
import { searchTable } from '@egcr/server-kit/search/found';
import { readSearch } from '@egcr/server-kit/search/words';
import { sql } from 'kysely';

import { onBenchDatabase, type BenchDatabase, type BenchPool } from './bench-database.ts';
import { makeJobs, RARE_ONE_IN, rareWord, wordAt } from './many-jobs.ts';
import { measure } from './measure.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';

const CALLERS = 16;
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
type Words = keyof typeof choices;

/** The question as the board asks it, and the same where everything with the word is ranked; both by the product's query builder. */
function searchesOf(pool: BenchPool) {
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
  const kinds = ['common', 'middle', 'rare'] as const;
  const found = new Map(kinds.map((words) => [words, { ratios: [] as number[], own: [] as number[] }]));
  // What is measured first has read the tables by then, as what is measured last.
  for (const words of kinds) await p95('own', words);
  for (let round = 1; round <= rounds; round += 1)
    for (const [words, { ratios, own }] of found) {
      const one = { own: await p95('own', words), plain: await p95('plain', words) };
      ratios.push(one.own / one.plain);
      own.push(one.own);
      say(`${round}: ${words} ${rounded(one.own)} ms over ${rounded(one.plain)} ms`);
    }
  const ratioOf = (words: Words) => rounded(median(found.get(words)?.ratios ?? []));
  const p95Of = (words: Words) => rounded(median(found.get(words)?.own ?? []));
  const size = await sizes(pool);
  const ratios = {
    common: ratioOf('common'),
    middle: ratioOf('middle'),
    rare: ratioOf('rare'),
    index_ratio: rounded(size.indexes / size.texts),
  };
  say(
    `common: ${ratios.common}, goal at most ${COMMON_GOAL}; middle and rare: ${ratios.middle}, ${ratios.rare}, goal at most ${RARE_GOAL}; indexes: ${ratios.index_ratio} of the texts, goal at most ${INDEX_GOAL}`,
  );
  return {
    ...ratios,
    common_p95_ms: p95Of('common'),
    rare_p95_ms: p95Of('rare'),
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
