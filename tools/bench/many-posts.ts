import { searchWords } from '@egcr/server-kit/search/words';

import type { BenchPool } from './bench-database.ts';
import { chanceOf, someWord } from './many-jobs.ts';

/** Texts that posts are made of: as many posts share each as there are more posts than texts. */
const TEXTS = 1000;
const PARAGRAPHS = 6;
const WORDS_OF_PARAGRAPH = 60;
/** As the blog has them; each post that is read is in all of them. */
export const POST_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'] as const;

interface Wanted {
  readonly posts: number;
  /** So many of them, the first ones, are in ten languages. */
  readonly translated: number;
  readonly seed: number;
}

/** The name of a post in addresses. */
export function postSlug(number: number, language: string): string {
  return `bench-${number}-${language}`;
}

/** Fills the blog with published posts, as they would be stored: texts, and the words that a search compares. Says nothing to anyone. */
export async function makePosts(pool: BenchPool, { posts, translated, seed }: Wanted): Promise<void> {
  const next = chanceOf(seed);
  const say = (count: number) => Array.from({ length: count }, () => someWord(next)).join(' ');
  const texts = Array.from({ length: TEXTS }, (_, n) => {
    const title = say(6);
    const excerpt = say(20);
    const body = Array.from({ length: PARAGRAPHS }, () => say(WORDS_OF_PARAGRAPH));
    const words = searchWords([
      { text: title, language: 'en', weight: 'A' },
      { text: excerpt, language: 'en', weight: 'B' },
      { text: body.join(' '), language: 'en', weight: 'C' },
    ]);
    const parts = body.map((text) => ({ type: 'paragraph', spans: [{ text }] }));
    return { n, title, excerpt, body: parts, words };
  });
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(
      'create temporary table bench_text (n integer primary key, title text, excerpt text, body jsonb, words tsvector)',
    );
    await client.query(
      `insert into bench_text
       select (row ->> 'n')::integer, row ->> 'title', row ->> 'excerpt', row -> 'body', (row ->> 'words')::tsvector
       from jsonb_array_elements($1::jsonb) as row`,
      [JSON.stringify(texts)],
    );
    await client.query(
      `insert into blog.author (id, name) values ('018f0000-0000-7000-8000-00000000b109', 'Bench')`,
    );
    // One row at a time would ask the machine of states each time.
    await client.query('alter table blog.post disable trigger user');
    await client.query(
      `create temporary table bench_post as
       select number, uuidv7(number * interval '1 second' - interval '60 days') as id,
         now() - interval '60 days' + number * interval '1 second' as published_at
       from generate_series(1, $1) as number`,
      [posts],
    );
    await client.query(
      `insert into blog.post (id, state, category, author_id, published_at, search_words)
       select id, 'published', category.slug, '018f0000-0000-7000-8000-00000000b109', published_at, bench_text.words
       from bench_post
       join bench_text on n = number % $1
       join blog.category on place = 1 + number % (select max(place) from blog.category)`,
      [TEXTS],
    );
    await client.query(
      `insert into blog.post_text (post_id, language, slug, title, excerpt, body, changed_at, reading_minutes)
       select bench_post.id, language, 'bench-' || number || '-' || language, title, excerpt, body, bench_post.published_at, 2
       from bench_post
       join blog.post on post.id = bench_post.id
       join bench_text on n = number % $1
       join unnest($2::text[]) with ordinality as spoken (language, at) on at = 1 or number <= $3`,
      [TEXTS, [...POST_LANGUAGES], translated],
    );
    await client.query('alter table blog.post enable trigger user');
    await client.query('vacuum analyze blog.post');
    await client.query('vacuum analyze blog.post_text');
  } finally {
    // With its settings and its temporary tables.
    client.release(true);
  }
}
