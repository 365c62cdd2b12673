import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { PostBody } from '../contract/index.ts';
import { blogDomain } from './index.ts';
import { answerPost } from './post-page.ts';
import { insertAuthor, insertPost, insertText, type PostState } from './store.ts';

const HOSTILE = '</script><script>alert("1")</script>&';
let blog: ServedDomain;
let authorId = '';

async function write(
  slug: string,
  state: PostState,
  { title = 'A post', body = [] }: { readonly title?: string; readonly body?: PostBody } = {},
): Promise<string> {
  const { db, clock } = blog.services;
  const id = blog.newId();
  const now = clock.now();
  const publishedAt = state === 'published' || state === 'unpublished' ? now : null;
  await insertPost(db, { id, state, category: 'money', authorId, publishedAt, isSample: false });
  await insertText(db, {
    postId: id,
    language: 'en',
    slug,
    title,
    excerpt: `What ${title} says`,
    body,
    changedAt: now,
  });
  return id;
}

beforeAll(async () => {
  blog = await serveDomain(blogDomain);
  authorId = blog.newId();
  await insertAuthor(blog.services.db, { id: authorId, name: 'Ana & Co', isSample: false });
  const id = await write('hello', 'published', {
    title: HOSTILE,
    body: [
      { type: 'notice', text: HOSTILE },
      { type: 'paragraph', spans: [{ text: HOSTILE, href: '/legals' }] },
    ],
  });
  const { db, clock } = blog.services;
  await insertText(db, {
    postId: id,
    language: 'de',
    slug: 'hallo',
    title: 'Hallo',
    excerpt: 'Ein Gruß',
    body: [],
    changedAt: clock.now(),
  });
  await sql`insert into blog.old_slug (slug, post_id, language) values ('hi', ${id}, 'en')`.execute(db);
  await write('coming', 'scheduled');
  await write('secret', 'draft');
  await write('looked-at', 'in_review');
  await write('taken-back', 'unpublished');
});
afterAll(() => blog.close());

const get = async (url: string, headers: Record<string, string> = {}) => blog.app.inject({ url, headers });
const page = (slug: string) =>
  answerPost({
    db: blog.services.db,
    params: { slug },
    language: 'en',
    origin: 'https://pay.example.org',
  });

describe('a post', () => {
  it('is read by everybody, under a former name too [SYS-18] [ROUTE-07]', async () => {
    const read = await get('/api/v1/blog/posts/hello');
    expect(read.json()).toMatchObject({
      slug: 'hello',
      author: { name: 'Ana & Co' },
      translations: [
        { language: 'de', slug: 'hallo' },
        { language: 'en', slug: 'hello' },
      ],
    });
    expect((await get('/api/v1/blog/posts/hi')).json()).toEqual(read.json());
  });

  it.each(['coming', 'secret', 'looked-at', 'taken-back', 'nothing', '%00', "'%20or%20true--"])(
    'that is not published is not found: %s [SYS-18]',
    async (slug) =>
      expect((await get(`/api/v1/blog/posts/${slug}`)).statusCode).toBe(slug === '%00' ? 422 : 404),
  );

  it('has an address that says what is there [ROUTE-07]', async () => {
    expect(await page('hi')).toEqual({ kind: 'moved', to: '/blog/hello' });
    expect(await page('HELLO')).toEqual({ kind: 'moved', to: '/blog/hello' });
    expect(await page('taken-back')).toEqual({ kind: 'gone' });
    for (const slug of ['coming', 'secret', 'looked-at', 'nothing'])
      expect(await page(slug)).toEqual({ kind: 'missing' });
  });

  it('is told to search engines and to browsers without scripts, and no script of its texts runs [ROUTE-07]', async () => {
    const found = await page('hello');
    if (found.kind !== 'found') throw new Error('the post is there');
    const [head, text] = [found.head.text, found.text.text];
    expect(head).toContain('<link rel="canonical" href="https://pay.example.org/blog/hello">');
    expect(head).toContain('hreflang="de" href="https://pay.example.org/blog/hallo"');
    expect(head.match(/<script/g)).toHaveLength(1);
    const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '';
    expect(JSON.parse(json)['@graph'][0]).toMatchObject({ '@type': 'BlogPosting', headline: HOSTILE });
    expect(text).not.toContain('<script');
    expect(text).toContain('<a class="underline" href="/legals">&lt;/script&gt;');
  });
});

describe('the feeds', () => {
  it.each(['rss.xml', 'atom.xml'])(
    'of %s are well-formed and name published posts alone [SYS-18]',
    async (name) => {
      const answer = await get(`/blog/${name}?lang=en`);
      expect(answer.headers['content-type']).toContain('xml');
      expect(answer.body.match(/<(item|entry)[ >]/g)).toHaveLength(1);
      expect(answer.body).toContain('/blog/hello');
      expect(answer.body).toContain('Ana &amp; Co');
      expect(answer.body).not.toContain('<script');
      const again = await get(`/blog/${name}?lang=en`, { 'if-none-match': String(answer.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  it('of JSON Feed 1.1 hold every language unless one is asked for [SYS-18]', async () => {
    const feed = (await get('/blog/feed.json')).json();
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items.map(({ language }: { readonly language: string }) => language)).toEqual(['de', 'en']);
    expect((await get('/blog/feed.json?lang=de')).json().items).toHaveLength(1);
  });

  it('and the map of the posts names each text with its translations [SYS-18]', async () => {
    const { body } = await get('/blog/sitemap.xml');
    expect(body.match(/<url>/g)).toHaveLength(2);
    expect(body.match(/<xhtml:link /g)).toHaveLength(4);
  });
});
