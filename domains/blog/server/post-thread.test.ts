import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seedCategories } from './categories.ts';
import { createBlog } from './index.ts';
import { blogPosts, threadOf } from './subject.ts';
import { pageOfPost, quietComments } from './testing/quiet-comments.ts';
import { quietMedia } from './testing/quiet-media.ts';
import { insertAuthor, insertPost, keepText } from './write-store.ts';

const HOSTILE = '</p></noscript><script>alert("1")</script>\n<img src=x onerror=alert(1)>';
let blog: ServedDomain;
beforeAll(async () => {
  blog = await serveDomain(
    createBlog({
      comments: quietComments,
      media: quietMedia,
      measured: async () => new Map([['people', 12_345]]),
      people: { findByIds: async () => new Map() },
      roles: { abilities: async () => ({ may: () => false }) },
    }),
  );
  await seedCategories(blog.services);
});
afterAll(() => blog.close());

async function published(slug: string, isForMembers = false): Promise<string> {
  const { db, clock } = blog.services;
  const [id, authorId] = [blog.newId(), blog.newId()];
  await insertAuthor(db, { id: authorId, name: 'Ana', isSample: false });
  await insertPost(db, {
    id,
    state: 'published',
    category: 'money',
    authorId,
    publishedAt: clock.now(),
    isSample: false,
    isForMembers,
  });
  const text = { language: 'en', slug, title: 'A post', excerpt: 'Short', body: [] };
  await keepText(db, { ...text, postId: id, changedAt: clock.now() });
  return id;
}

const saidOn = (id: string, texts: readonly string[]) =>
  blog.services.unit((work) =>
    quietComments.addSamples(
      work,
      texts.map((text, at) => ({
        ...threadOf(id),
        writer: '<b>Oda</b>',
        text,
        at: new Date(Date.UTC(2026, 0, 1, 0, at)),
        replies: [{ writer: 'Pavel', text: `To ${at}`, at: new Date(Date.UTC(2026, 0, 2, 0, at)) }],
      })),
    ),
  );

async function textOf(slug: string, query = ''): Promise<string> {
  const found = await pageOfPost({
    db: blog.services.db,
    now: blog.services.clock.now(),
    params: { slug },
    query: new URLSearchParams(query),
    language: 'en',
    origin: '',
  });
  return found.kind === 'found' ? found.text.text : found.kind;
}

describe('the comments of a post', () => {
  it('are read without a script, with replies, and no script in them runs [SYS-18]', async () => {
    const id = await published('said');
    await saidOn(id, [HOSTILE]);
    const text = await textOf('said');
    expect(text).toContain('<h2 class="text-xl">Comments (2)</h2>');
    expect(text).toContain('&lt;/noscript&gt;&lt;script&gt;');
    expect(text).toContain('To 0');
    expect(text).not.toMatch(/<script|<img|<b>|<\/noscript/);
    const read = await blog.app.inject({ url: '/api/v1/blog/posts/said' });
    expect(read.json().comments).toBe(2);
  });

  it('are drawn in pages of twenty; a place that the thread does not have is not found', async () => {
    const id = await published('long');
    await saidOn(
      id,
      Array.from({ length: 21 }, (_, at) => `No. ${at}.`),
    );
    const first = await textOf('long');
    expect(first).toContain('No. 20.');
    expect(first).not.toContain('No. 0.');
    const older = /\?comments=([0-9a-f-]+)#comments/.exec(first)?.[1] ?? '';
    const second = await textOf('long', `comments=${older}`);
    expect(second).toContain('No. 0.');
    expect(second).not.toContain('No. 20.');
    expect(await textOf('long', 'comments=1')).toBe('missing');
  });

  it('of a post for members are not in the page, and a post that was taken back has no thread', async () => {
    const id = await published('members', true);
    await saidOn(id, ['Among us']);
    expect(await textOf('members')).not.toContain('Among us');
    const known = (await blogPosts.find(blog.services.db, [id], 'de')).get(id);
    expect(known).toEqual({
      title: 'A post',
      path: '/blog/members',
      isOpen: true,
      isForMembers: true,
      ownerId: null,
    });
  });
});
