import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { postBody, type PostBody, type PostState } from '../contract/index.ts';
import { createBlog } from './index.ts';
import { seedCategories } from './categories.ts';
import { samples } from './demo/demo-posts.ts';
import { answerAuthor, answerBlog, answerCategory, answerTag } from './list-page.ts';
import { pageOfPost, quietComments } from './testing/quiet-comments.ts';
import { quietMedia } from './testing/quiet-media.ts';
import { insertAuthor, insertPost, keepText, type NewPost } from './write-store.ts';

const parts = {
  comments: quietComments,
  media: quietMedia,
  measured: async () => new Map([['people', 12_345]]),
  people: { findByIds: async () => new Map() },
  roles: { abilities: async () => ({ may: () => false }) },
};
const HOSTILE = '</script><script>alert("1")</script>&';
let blog: ServedDomain;
let authorId = '';

interface WrittenText {
  readonly title?: string;
  readonly body?: PostBody;
}

async function write(
  slug: string,
  state: PostState,
  { title = 'A post', body = [], ...post }: Partial<NewPost> & WrittenText = {},
): Promise<string> {
  const { db, clock } = blog.services;
  const id = blog.newId();
  const now = clock.now();
  const publishedAt = state === 'published' || state === 'unpublished' ? now : null;
  await insertPost(db, { id, state, category: 'money', authorId, publishedAt, isSample: false, ...post });
  await keepText(db, {
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
  blog = await serveDomain(createBlog(parts));
  await seedCategories(blog.services);
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
  await keepText(db, {
    postId: id,
    language: 'de',
    slug: 'hallo',
    title: 'Hallo',
    excerpt: 'Ein Gruß',
    body: [],
    changedAt: clock.now(),
  });
  await sql`insert into blog.old_slug (slug, post_id, language) values ('hi', ${id}, 'en')`.execute(db);
  await write('coming', 'scheduled', { scheduledFor: clock.now() });
  await write('secret', 'draft');
  await write('looked-at', 'in_review');
  await write('taken-back', 'unpublished');
});
afterAll(() => blog.close());

const get = async (url: string, headers: Record<string, string> = {}) => blog.app.inject({ url, headers });
const asked = (params: Record<string, string>, query = '') =>
  ({
    db: blog.services.db,
    params,
    query: new URLSearchParams(query),
    language: 'en',
    now: blog.services.clock.now(),
    origin: 'https://pay.example.org',
  }) as const;
const page = (slug: string) => pageOfPost(asked({ slug }));

describe('a post', () => {
  it('is read by everybody, under a former name too [SYS-18] [ROUTE-07]', async () => {
    const read = await get('/api/v1/blog/posts/hello');
    expect(read.json()).toMatchObject({
      slug: 'hello',
      author: { name: 'Ana & Co' },
      category: { slug: 'money', name: 'Money' },
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

describe('the lists', () => {
  it('show each published post once, in the language of the reader where there is a text [SYS-18]', async () => {
    const read = async (language: string) =>
      (await get(`/api/v1/blog/posts?language=${language}`)).json().items;
    expect((await read('de')).map(({ slug }: { readonly slug: string }) => slug)).toEqual(['hallo']);
    expect((await read('ko')).map(({ slug }: { readonly slug: string }) => slug)).toEqual(['hello']);
    expect((await get('/api/v1/blog/posts', { 'accept-language': 'de' })).json().items[0].slug).toBe('hallo');
    expect((await read('de'))[0]).toMatchObject({ category: { slug: 'money', name: 'Geld' } });
  });

  it('have the right status, head and feed for what there is, and 404 for the rest [ROUTE-07]', async () => {
    const front = await answerBlog(asked({}));
    const category = await answerCategory(asked({ slug: 'money' }));
    const author = await answerAuthor(asked({ id: authorId }));
    for (const [found, feed] of [
      [front, 'rss.xml"'],
      [category, 'rss.xml?category=money"'],
      [author, `atom.xml?author=${authorId}"`],
    ] as const) {
      if (found.kind !== 'found') throw new Error('the list is there');
      expect(found.head.text).toContain(`href="/blog/${feed}`);
      expect(found.head.text).toContain('content="index, follow');
      expect(found.text.text).toContain('href="/blog/hello"');
      expect(found.text.text).not.toContain('<script');
    }
    for (const gone of [
      answerCategory(asked({ slug: 'nothing' })),
      answerAuthor(asked({ id: 'x' })),
      answerAuthor(asked({ id: blog.newId() })),
      answerTag(asked({ slug: "' or true--" })),
      answerBlog(asked({}, 'after=nowhere')),
    ])
      expect(await gone).toEqual({ kind: 'missing' });
  });

  it('find what is published by its words, and by no word that is for members alone [SYS-18]', async () => {
    const hidden = { type: 'notice', text: 'tangerine' } as const;
    await write('for-members', 'published', {
      title: 'A lock',
      body: [hidden],
      isForMembers: true,
      tags: ['pin'],
    });
    const find = async (words: string) =>
      (await get(`/api/v1/blog/posts?words=${encodeURIComponent(words)}`)).json().items.length;
    expect([await find('lock'), await find('tangerine'), await find("'|&!:*")]).toEqual([1, 0, 2]);
    const tagged = await answerTag(asked({ slug: 'pin' }));
    expect(tagged.kind).toBe('found');
    expect((await get(`/api/v1/blog/posts?tag=pin`)).json().items).toHaveLength(1);
    const searched = await answerBlog(asked({}, 'words=lock'));
    expect(searched).toMatchObject({ head: { text: expect.stringContaining('noindex, follow') } });
  });

  it('withhold the text of a post for members, and give it to verified people [GUARD-04]', async () => {
    const open = await get('/api/v1/blog/posts/for-members');
    expect(open.json()).toMatchObject({ title: 'A lock', body: [], is_for_members: true });
    expect(await page('for-members')).toMatchObject({
      text: { text: expect.not.stringContaining('tangerine') },
    });
    const text = '/api/v1/blog/posts/for-members/text';
    expect((await get(text)).statusCode).toBe(401);
    const member = await get(text, { authorization: `Bearer ${blog.newId()}` });
    expect(member.json()).toEqual({ body: [{ type: 'notice', text: 'tangerine' }] });
    const draft = await get('/api/v1/blog/posts/secret/text', { authorization: `Bearer ${blog.newId()}` });
    expect(draft.statusCode).toBe(404);
  });

  it('go on page by page, each post once, and refuse a cursor of another list [SYS-18]', async () => {
    const first = (await get('/api/v1/blog/posts?limit=1')).json();
    const second = (await get(`/api/v1/blog/posts?limit=1&after=${encodeURIComponent(first.next)}`)).json();
    expect(second.items[0].id).not.toBe(first.items[0].id);
    expect(second.next).toBeNull();
    for (const after of ['x', '2026-13-45T00:00:00.000Z_018f0000-0000-7000-8000-000000000001'])
      expect((await get(`/api/v1/blog/posts?after=${after}`)).statusCode).toBe(422);
    const older = await answerBlog(asked({}, `after=${encodeURIComponent(first.next)}`));
    expect(older).toMatchObject({ kind: 'found', head: { text: expect.stringContaining('noindex') } });
  });

  it('count the posts of each category, and name authors who have published [SYS-18]', async () => {
    const { categories, featured } = (await get('/api/v1/blog')).json();
    expect(categories).toHaveLength(8);
    expect(categories.find(({ slug }: { readonly slug: string }) => slug === 'money').posts).toBe(2);
    expect(featured).toBeNull();
    expect((await get(`/api/v1/blog/authors/${authorId}`)).json().name).toBe('Ana & Co');
    expect((await get(`/api/v1/blog/authors/${blog.newId()}`)).statusCode).toBe(404);
  });
});

describe('the samples', () => {
  it('are documents of allowed parts under names of their own [SYS-18]', () => {
    const texts = samples.flatMap(({ texts: all }) => all);
    expect(new Set(texts.map(({ slug }) => slug)).size).toBe(texts.length);
    for (const { slug, body } of texts)
      expect([slug, z.safeParse(postBody, body).success]).toEqual([slug, true]);
  });
});

describe('the feeds', () => {
  it.each(['rss.xml', 'atom.xml'])(
    'of %s are well-formed and name published posts alone [SYS-18]',
    async (name) => {
      const answer = await get(`/blog/${name}?lang=en`);
      expect(answer.headers['content-type']).toContain('xml');
      expect(answer.body.match(/<(item|entry)[ >]/g)).toHaveLength(2);
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
    expect(feed.items.map(({ language }: { readonly language: string }) => language)).toEqual([
      'en',
      'de',
      'en',
    ]);
    const items = async (query: string) => (await get(`/blog/feed.json?${query}`)).json().items.length;
    expect(await items('lang=de')).toBe(1);
    expect(await items('category=money&lang=en')).toBe(2);
    expect(await items('category=work')).toBe(0);
    expect(await items(`author=${authorId}&lang=xx`)).toBe(3);
  });

  it('name themselves as they were asked for, and no words of a stranger [SYS-18]', async () => {
    const { feed_url: self } = (await get('/blog/feed.json?category=%3Cb%3E&author=1&lang=de')).json();
    expect(self).toMatch(/\/blog\/feed\.json\?lang=de$/);
  });

  it('and the map of the posts names each text with its translations [SYS-18]', async () => {
    const { body } = await get('/blog/sitemap.xml');
    // Three texts, and the two lists in which they stand: their category and their author.
    expect(body.match(/<url>/g)).toHaveLength(5);
    expect(body).toContain('/blog/category/money</loc>');
    expect(body).toContain(`/blog/author/${authorId}</loc>`);
    expect(body.match(/<xhtml:link /g)).toHaveLength(5);
    for (const slug of ['secret', 'coming', 'looked-at', 'taken-back']) expect(body).not.toContain(slug);
  });
});
