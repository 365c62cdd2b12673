import { RANKED_MAX } from '@egcr/blog/contract';
import { findPosts } from '@egcr/blog/server';
import { openDatabase } from '@egcr/server-kit/database';
import { readSearch } from '@egcr/server-kit/search/words';

import { onBenchDatabase, type BenchDatabase } from './bench-database.ts';
import { KeepAliveClient } from './keep-alive-client.ts';
import { wordAt } from './many-jobs.ts';
import { makePosts, POST_LANGUAGES, postSlug } from './many-posts.ts';
import { measure } from './measure.ts';
import { memory_mb } from './memory.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';

const READERS = 8;
const SEARCHERS = 16;
const SEARCHED_POSTS = 50_000;
const READ_POSTS = 10_000;
const HEADERS = 'accept: text/html\r\naccept-encoding: br\r\naccept-language: en\r\n';
/** Words by their rank: some in nearly every text, some in a few of a thousand. */
const RANKS = [0, 3, 21, 100, 300, 1000, 4000];
const KEPT_GOAL = 0.8;
const FIRST_GOAL = 30;
const SEARCH_GOAL = 2;
/** What reading as many pages again, none of them read before, may add: twice what the kept pages have, since what was drawn waits to be collected. */
const MEMORY_GOAL_MB = 32;

/**
 * The blog with 50,000 posts, 10,000 of them in ten languages (`--size` for fewer): how fast a kept post goes out, over the landing page, which
 * is a file; how many kept ones the first drawing of a post costs; what the server's memory grows by when 10,000 more pages are read, after
 * 10,000 have filled what is kept; and the 95th percentile of searches by 16 callers, over reading the index of words alone.
 */
export async function benchBlog(options: BenchOptions): Promise<BenchReport> {
  return onBenchDatabase({ connections: SEARCHERS + 2 }, async (database) => {
    const posts = Math.min(options.size, SEARCHED_POSTS);
    const translated = Math.min(options.size, READ_POSTS);
    await makePosts(database.pool, { posts, translated, seed: options.seed });
    options.say(`${posts} posts are there, ${translated} of them in ten languages`);
    const pages = await readPages(database, { ...options, translated });
    const search = await searchPosts(database, options);
    const isWithinGoal =
      pages.kept >= KEPT_GOAL &&
      pages.first <= FIRST_GOAL &&
      pages.memory_mb <= MEMORY_GOAL_MB &&
      search.ratio <= SEARCH_GOAL;
    return { ...pages, search: search.ratio, search_p95_ms: search.p95_ms, is_within_goal: isWithinGoal };
  });
}

async function readPages(
  { postmaster, url, pid }: BenchDatabase,
  { seconds, rounds, translated, say }: BenchOptions & { readonly translated: number },
) {
  const clients = await Promise.all(Array.from({ length: READERS }, () => KeepAliveClient.open(url)));
  const rateOf = async (pathOf: () => string): Promise<number> => {
    const callers = clients.map((client) => () => readPage(client, pathOf()));
    return (await measure({ seconds, postmaster, callers })).perSecond;
  };
  const kept = () => `/blog/${postSlug(1, 'en')}`;
  try {
    for (const pathOf of [() => '/', kept]) await rateOf(pathOf);
    const found: { readonly kept: number; readonly static: number }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const one = { static: await rateOf(() => '/'), kept: await rateOf(kept) };
      found.push(one);
      say(
        `${round}: a kept post ${Math.round(one.kept)}, the landing page ${Math.round(one.static)} a second`,
      );
    }
    const before_mb = await memory_mb(pid, postmaster);
    const first = await drawAll(clients, { posts: translated, turn: 0 });
    const filled_mb = await memory_mb(pid, postmaster);
    await drawAll(clients, { posts: translated, turn: 1 });
    const memory = Math.round((await memory_mb(pid, postmaster)) - filled_mb);
    say(
      `memory: drawing takes ${Math.round(filled_mb - before_mb)} MB, twice as many pages ${memory} MB more`,
    );
    const keptRate = median(found.map((each) => each.kept));
    const ratios = {
      kept: rounded(median(found.map((each) => each.kept / each.static))),
      first: rounded(keptRate / first),
      memory_mb: memory,
    };
    say(
      `kept: ${ratios.kept}, goal at least ${KEPT_GOAL}; a first drawing: ${ratios.first} kept ones, goal at most ${FIRST_GOAL}; memory: ${memory} MB more, goal at most ${MEMORY_GOAL_MB}`,
    );
    return { ...ratios, kept_per_second: Math.round(keptRate), first_per_second: Math.round(first) };
  } finally {
    for (const client of clients) client.close();
  }
}

async function readPage(client: KeepAliveClient, path: string): Promise<number> {
  const { status } = await client.get(path, HEADERS);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return 1;
}

/** Each post once, each in another language than the one before, and in each turn in another one; how many were drawn a second. */
async function drawAll(
  clients: readonly KeepAliveClient[],
  { posts, turn }: { readonly posts: number; readonly turn: number },
): Promise<number> {
  let number = 1;
  const begin = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (number < posts) {
        number += 1;
        const language = POST_LANGUAGES[(number + turn) % POST_LANGUAGES.length] ?? 'en';
        await readPage(client, `/blog/${postSlug(number, language)}`);
      }
    }),
  );
  return ((posts - 1) * 1000) / (performance.now() - begin);
}

async function searchPosts(
  { pool, postmaster }: BenchDatabase,
  { seconds, rounds, say }: BenchOptions,
): Promise<{ readonly ratio: number; readonly p95_ms: number }> {
  const db = openDatabase(pool);
  const someWords = () => wordAt(RANKS[Math.floor(Math.random() * RANKS.length)] ?? 0);
  const searches = {
    own: async (words: string) => (await findPosts(db, { words, limit: 25 }, 'en')).items.length,
    // The latest posts with the word, as the index finds them: neither ranked nor read.
    index: async (words: string) => {
      const { rows } = await pool.query(
        `select id from blog.post where state = 'published' and search_words @@ $1::tsquery order by id desc limit ${RANKED_MAX}`,
        [readSearch(words, 'en')?.tsquery],
      );
      return rows.length;
    },
  };
  const p95 = async (how: keyof typeof searches): Promise<number> => {
    const call = async () => {
      if ((await searches[how](someWords())) === 0) throw new Error('a word that is there was not found');
      return 1;
    };
    const callers = Array.from({ length: SEARCHERS }, () => call);
    return (await measure({ seconds, postmaster, callers })).p95_ms;
  };
  for (const how of ['own', 'index'] as const) await p95(how);
  const found: { readonly own: number; readonly index: number }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const one = { own: await p95('own'), index: await p95('index') };
    found.push(one);
    say(`${round}: search ${rounded(one.own)} ms over ${rounded(one.index)} ms`);
  }
  const ratio = rounded(median(found.map(({ own, index }) => own / index)));
  say(`search: ${ratio}, goal at most ${SEARCH_GOAL}`);
  return { ratio, p95_ms: rounded(median(found.map(({ own }) => own))) };
}
