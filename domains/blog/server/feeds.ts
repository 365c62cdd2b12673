import { createHash } from 'node:crypto';

import { languages } from '@egcr/server-kit/http/request-facts';
import { Markup, markup } from '@egcr/server-kit/http/markup';
import type { Services } from '@egcr/server-kit/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { FEED_POSTS } from '../contract/index.ts';
import { listMapped, listNewest, type MappedRow, type PostHead } from './store.ts';

interface FeedAsked {
  readonly origin: string;
  readonly self: string;
  readonly posts: readonly PostHead[];
}

const DECLARATION = new Markup('<?xml version="1.0" encoding="UTF-8"?>\n');
const NAME = 'EGCR';
const ABOUT = 'News and explanations from EGCR.';

/** The feeds and the map of the posts: plain addresses beside the pages, for machines. */
export function registerFeeds(app: FastifyInstance, { db, settings }: Services): void {
  const origin = settings.publicUrl;
  const feed = (path: string, type: string, write: (asked: FeedAsked) => string) =>
    app.get(path, async (request, reply) => {
      const language = languageOf(request);
      const posts = await listNewest(db, { language, limit: FEED_POSTS });
      const self = `${origin}${path}${language === undefined ? '' : `?lang=${language}`}`;
      return send(request, reply, { type, text: write({ origin, self, posts }) });
    });
  feed('/blog/rss.xml', 'application/rss+xml; charset=utf-8', rss);
  feed('/blog/atom.xml', 'application/atom+xml; charset=utf-8', atom);
  feed('/blog/feed.json', 'application/feed+json; charset=utf-8', jsonFeed);
  app.get('/blog/sitemap.xml', async (request, reply) => {
    const text = siteMap(origin, await listMapped(db));
    return send(request, reply, { type: 'application/xml; charset=utf-8', text });
  });
}

const addressOf = (origin: string, { slug }: { readonly slug: string }) => `${origin}/blog/${slug}`;

/** A name that stays when the address changes. */
const lasting = ({ id, language }: PostHead) => `urn:uuid:${id}#${language}`;

/** RSS 2.0. */
function rss({ origin, self, posts }: FeedAsked): string {
  return markup`${DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${NAME}</title><link>${origin}/blog</link><description>${ABOUT}</description><atom:link rel="self" type="application/rss+xml" href="${self}"/>${posts.map(
    (post) =>
      markup`<item><title>${post.title}</title><link>${addressOf(origin, post)}</link><guid isPermaLink="false">${lasting(post)}</guid><pubDate>${post.published_at?.toUTCString()}</pubDate><dc:creator>${post.author_name}</dc:creator><dc:language>${post.language}</dc:language><category>${post.category}</category><description>${post.excerpt}</description></item>`,
  )}</channel></rss>`.text;
}

/** RFC 4287. */
function atom({ origin, self, posts }: FeedAsked): string {
  const newest = posts.map(changed).toSorted().at(-1) ?? new Date(0).toISOString();
  return markup`${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom"><title>${NAME}</title><subtitle>${ABOUT}</subtitle><id>${origin}/blog</id><updated>${newest}</updated><link rel="self" href="${self}"/><link rel="alternate" href="${origin}/blog"/>${posts.map(
    (post) =>
      markup`<entry xml:lang="${post.language}"><title>${post.title}</title><id>${lasting(post)}</id><link rel="alternate" hreflang="${post.language}" href="${addressOf(origin, post)}"/><published>${post.published_at?.toISOString()}</published><updated>${changed(post)}</updated><author><name>${post.author_name}</name></author><category term="${post.category}"/><summary>${post.excerpt}</summary></entry>`,
  )}</feed>`.text;
}

const changed = ({ changed_at: at }: PostHead) => at.toISOString();

/** JSON Feed 1.1. */
function jsonFeed({ origin, self, posts }: FeedAsked): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: NAME,
    description: ABOUT,
    home_page_url: `${origin}/blog`,
    feed_url: self,
    items: posts.map((post) => ({
      id: lasting(post),
      url: addressOf(origin, post),
      title: post.title,
      summary: post.excerpt,
      content_text: post.excerpt,
      date_published: post.published_at?.toISOString(),
      date_modified: changed(post),
      authors: [{ name: post.author_name }],
      tags: [post.category],
      language: post.language,
    })),
  });
}

/** Every published text, with its translations. */
function siteMap(origin: string, texts: readonly MappedRow[]): string {
  const byPost = Map.groupBy(texts, ({ post_id: id }) => id);
  return markup`${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${texts.map(
    (text) =>
      markup`<url><loc>${addressOf(origin, text)}</loc><lastmod>${text.changed_at.toISOString()}</lastmod>${byPost
        .get(text.post_id)
        ?.map(
          (other) =>
            markup`<xhtml:link rel="alternate" hreflang="${other.language}" href="${addressOf(origin, other)}"/>`,
        )}</url>`,
  )}</urlset>`.text;
}

/** The language a feed is asked in; every language where none of ours is named. */
function languageOf(request: FastifyRequest): string | undefined {
  const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('lang');
  return languages.find((language) => language === asked);
}

/** Readers ask often: what has not changed is not sent again. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { readonly type: string; readonly text: string },
): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'public, max-age=300').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.header('content-type', type).send(text);
}
