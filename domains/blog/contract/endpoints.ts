import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery, samplesQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { SEARCH_MAX_LENGTH, SLUG_MAX_LENGTH } from './limits.ts';
import { openPaths } from './open-paths.ts';
import { postBody } from './post-body.ts';
import { blogAuthor, categoryCount, post, postCard } from './shapes.ts';

const { not_found } = platformRefusals;
const slug = z.string().check(z.maxLength(SLUG_MAX_LENGTH, 'too_long'));
const bySlug = z.object({ slug });
/** Which language posts and names are wanted in; absent: that of the request. */
const inLanguage = { language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/, 'not_offered'))) };
const everyone = { access: 'public', pin: 'none', rate: 'public', method: 'GET' } as const;

export const listPostsCall = endpoint({
  ...everyone,
  name: 'blog.list_posts',
  summary: 'Published posts, the newest first; best first where words are given.',
  path: openPaths.posts,
  query: z.extend(pageQuery, {
    ...inLanguage,
    words: z.optional(z.string().check(z.maxLength(SEARCH_MAX_LENGTH, 'too_long'))),
    category: z.optional(slug),
    author: z.optional(uuid),
    tag: z.optional(slug),
    ...samplesQuery,
  }),
  reply: pageOf(postCard),
  refusals: [],
});

export const readBlogCall = endpoint({
  ...everyone,
  name: 'blog.read_blog',
  summary:
    'What the blog is about: its categories with how many posts each has, and the post that is shown first.',
  path: openPaths.blog,
  query: z.object(inLanguage),
  reply: z.object({ categories: z.array(categoryCount), featured: z.nullable(postCard) }),
  refusals: [],
});

export const readAuthorCall = endpoint({
  ...everyone,
  name: 'blog.read_author',
  summary: 'Under whose name posts are read.',
  path: openPaths.author,
  params: z.object({ author: uuid }),
  reply: blogAuthor,
  refusals: [not_found],
});

export const readPostCall = endpoint({
  ...everyone,
  name: 'blog.read_post',
  summary:
    'A published post by its name in addresses, or by a former one. The text of a post for members is withheld.',
  path: openPaths.post,
  params: bySlug,
  query: z.object(inLanguage),
  reply: post,
  refusals: [not_found],
});

export const readMembersTextCall = endpoint({
  name: 'blog.read_members_text',
  summary: 'The text of a published post for members, to verified people.',
  method: 'GET',
  path: '/api/v1/blog/posts/:slug/text',
  params: bySlug,
  reply: z.object({ body: postBody }),
  refusals: [not_found],
  access: 'verified',
  pin: 'none',
  rate: 'read',
});
