import { uuid } from '@egcr/contract/ids';
import { largestFile } from '@egcr/media/contract';
import {
  feedForms,
  languageAsked,
  sendUnlessKnown,
  type Feed,
  type FeedItem,
} from '@egcr/server-kit/http/feed';
import { Markup, markup } from '@egcr/server-kit/http/markup';
import type { Services } from '@egcr/server-kit/services';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { altOf, FEED_POSTS, SLUG_MAX_LENGTH } from '../contract/index.ts';
import { coverOf } from './shown.ts';
import { pageTexts } from './words/texts.ts';
import {
  listMapped,
  listMappedAuthors,
  listMappedCategories,
  listNewest,
  type MappedRow,
} from './feed-store.ts';
import type { PostFilter, PostHead } from './store.ts';

const DECLARATION = new Markup('<?xml version="1.0" encoding="UTF-8"?>\n');

/** The feeds and the map of the posts: plain addresses beside the pages, for machines. */
export function registerFeeds(app: FastifyInstance, { db, settings }: Services): void {
  const origin = settings.publicUrl;
  for (const [name, { type, write }] of Object.entries(feedForms))
    app.get(`/blog/${name}`, async (request, reply) => {
      const language = languageAsked(request);
      const { category, author } = choiceOf(request);
      const posts = await listNewest(db, { language, category, author, limit: FEED_POSTS });
      const self = `${origin}/blog/${name}${queryOf({ lang: language, category, author })}`;
      return sendUnlessKnown(request, reply, { type, text: write(feedOf(posts, { origin, self })) });
    });
  app.get('/blog/sitemap.xml', async (request, reply) => {
    const lists = [
      ...(await listMappedCategories(db)).map(({ slug }) => `category/${slug}`),
      ...(await listMappedAuthors(db)).map(({ id }) => `author/${id}`),
    ];
    const text = siteMap(origin, { lists, texts: await listMapped(db) });
    return sendUnlessKnown(request, reply, { type: 'application/xml; charset=utf-8', text });
  });
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What a feed is narrowed to: a category, an author. What is neither narrows nothing. */
function choiceOf({ url }: Pick<FastifyRequest, 'url'>): PostFilter {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const category = query.get('category') ?? '';
  return {
    category: category.length <= SLUG_MAX_LENGTH && SLUG.test(category) ? category : undefined,
    author: z.safeParse(uuid, query.get('author')).data,
  };
}

function queryOf(asked: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`;
}

/** As it is said in English, the language of the feed itself. */
const SAMPLE = pageTexts('en').sample;

const addressOf = (origin: string, { slug }: { readonly slug: string }) => `${origin}/blog/${slug}`;

function feedOf(
  posts: readonly PostHead[],
  { origin, self }: { readonly origin: string; readonly self: string },
): Feed {
  return {
    title: 'EGCR',
    about: 'News and explanations from EGCR.',
    page: `${origin}/blog`,
    self,
    items: posts.map((post): FeedItem => ({
      id: `urn:uuid:${post.id}#${post.language}`,
      url: addressOf(origin, post),
      title: post.title,
      text: post.excerpt,
      authors: [post.author_name, ...post.co_authors.map(({ name }) => name)],
      // Invented posts say so everywhere.
      tags: post.is_sample ? [SAMPLE, post.category] : [post.category],
      language: post.language,
      publishedAt: post.published_at,
      changedAt: post.changed_at,
      ...pictureFor(post, origin),
    })),
  };
}

function pictureFor(post: PostHead, origin: string): Pick<FeedItem, 'picture'> {
  const cover = coverOf(post);
  if (cover === null) return {};
  const { address, width, height } = largestFile(cover.picture);
  return { picture: { url: `${origin}${address}`, width, height, alt: altOf(cover) } };
}

interface Mapped {
  /** Behind the address of the blog. */
  readonly lists: readonly string[];
  readonly texts: readonly MappedRow[];
}

/** Every published text, with its translations; and the lists in which they stand. */
function siteMap(origin: string, { lists, texts }: Mapped): string {
  const byPost = Map.groupBy(texts, ({ post_id: id }) => id);
  return markup`${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${lists.map(
    (list) => markup`<url><loc>${origin}/blog/${list}</loc></url>`,
  )}${texts.map(
    (text) =>
      markup`<url><loc>${addressOf(origin, text)}</loc><lastmod>${text.changed_at.toISOString()}</lastmod>${byPost
        .get(text.post_id)
        ?.map(
          (other) =>
            markup`<xhtml:link rel="alternate" hreflang="${other.language}" href="${addressOf(origin, other)}"/>`,
        )}</url>`,
  )}</urlset>`.text;
}
