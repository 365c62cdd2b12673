/** A list of texts as machines read it: RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1. */
import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { Markup, markup } from './markup.ts';
import { languages } from './request-facts.ts';

export interface FeedPicture {
  /** Its whole address. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface FeedItem {
  /** A name that stays when the address changes. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly language: string;
  readonly publishedAt: Date | null;
  readonly changedAt: Date;
  /** What stands above the text, as a JPEG. */
  readonly picture?: FeedPicture;
  /** More for readers of JSON, under a name that begins with `_`. */
  readonly more?: Readonly<Record<`_${string}`, unknown>>;
}

export interface Feed {
  readonly title: string;
  readonly about: string;
  /** The page of which this is the feed. */
  readonly page: string;
  /** Its own address. */
  readonly self: string;
  readonly items: readonly FeedItem[];
}

/** What XML 1.0 cannot carry, not even as an entity: one such sign and no reader takes the feed. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const xmlOf = ({ text }: Markup): string => text.replace(NO_XML, '');

const DECLARATION = new Markup('<?xml version="1.0" encoding="UTF-8"?>\n');

function rss({ title, about, page, self, items }: Feed): string {
  return xmlOf(
    markup`${DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${title}</title><link>${page}</link><description>${about}</description><atom:link rel="self" type="application/rss+xml" href="${self}"/>${items.map(
      (item) =>
        markup`<item><title>${item.title}</title><link>${item.url}</link><guid isPermaLink="false">${item.id}</guid><pubDate>${item.publishedAt?.toUTCString()}</pubDate>${item.authors.map((name) => markup`<dc:creator>${name}</dc:creator>`)}<dc:language>${item.language}</dc:language>${item.tags.map((tag) => markup`<category>${tag}</category>`)}<description>${item.text}</description>${item.picture && mediaOf(item.picture)}</item>`,
    )}</channel></rss>`,
  );
}

/** Media RSS 1.5.1: unlike an enclosure it needs no length. */
function mediaOf({ url, width, height, alt }: FeedPicture): Markup {
  return markup`<media:content url="${url}" medium="image" type="image/jpeg" width="${width}" height="${height}">${
    alt === '' ? null : markup`<media:description>${alt}</media:description>`
  }</media:content>`;
}

function atom({ title, about, page, self, items }: Feed): string {
  const newest = items.map(changed).toSorted().at(-1) ?? new Date(0).toISOString();
  return xmlOf(
    markup`${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom"><title>${title}</title><subtitle>${about}</subtitle><id>${page}</id><updated>${newest}</updated><link rel="self" href="${self}"/><link rel="alternate" href="${page}"/>${items.map(
      (item) =>
        markup`<entry xml:lang="${item.language}"><title>${item.title}</title><id>${item.id}</id><link rel="alternate" hreflang="${item.language}" href="${item.url}"/><published>${item.publishedAt?.toISOString()}</published><updated>${changed(item)}</updated>${item.authors.map((name) => markup`<author><name>${name}</name></author>`)}${item.tags.map((tag) => markup`<category term="${tag}"/>`)}<summary>${item.text}</summary>${item.picture && markup`<link rel="enclosure" type="image/jpeg" href="${item.picture.url}"/>`}</entry>`,
    )}</feed>`,
  );
}

const changed = ({ changedAt: at }: FeedItem) => at.toISOString();

function json({ title, about, page, self, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: about,
    home_page_url: page,
    feed_url: self,
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.text,
      content_text: item.text,
      date_published: item.publishedAt?.toISOString(),
      date_modified: changed(item),
      authors: item.authors.map((name) => ({ name })),
      tags: item.tags,
      language: item.language,
      ...(item.picture && { image: item.picture.url }),
      ...item.more,
    })),
  });
}

/** The three forms, by the last part of their address. */
export const feedForms = {
  'rss.xml': { type: 'application/rss+xml; charset=utf-8', write: rss },
  'atom.xml': { type: 'application/atom+xml; charset=utf-8', write: atom },
  'feed.json': { type: 'application/feed+json; charset=utf-8', write: json },
} as const satisfies Readonly<
  Record<string, { readonly type: string; readonly write: (feed: Feed) => string }>
>;

/** The language a feed is asked in; undefined where none of ours is named. */
export function languageAsked({ url }: Pick<FastifyRequest, 'url'>): string | undefined {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('lang');
  return languages.find((language) => language === asked);
}

/** Readers ask often: what has not changed is not sent again. */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { readonly type: string; readonly text: string },
): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'public, max-age=300').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.header('content-type', type).send(text);
}
