import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { licences } from './licences.ts';
import { CO_AUTHORS_MAX, SLUG_MAX_LENGTH, TEXT_REQUEST_BYTES_MAX } from './limits.ts';
import { measures, postCover, sentBody } from './post-body.ts';
import { postStates } from './post-machine.ts';
import { blogRefusals as no } from './refusals.ts';
import {
  excerptText,
  newSlug,
  noteText,
  postAuthor,
  postLanguage,
  postTags,
  searchDescriptionText,
  searchTitleText,
  titleText,
  writtenPost,
  writtenRow,
} from './writing-shapes.ts';

const { not_found } = platformRefusals;
const writer = { access: 'profiled', pin: 'none', permission: 'blog.write' } as const;
const byId = z.object({ post: uuid });
const byLanguage = z.object({ post: uuid, language: postLanguage });
const category = z.string().check(z.maxLength(SLUG_MAX_LENGTH, 'too_long'));
const version = z.int().check(z.gte(0));

export const listWrittenCall = endpoint({
  ...writer,
  name: 'blog.list_written',
  summary: 'Posts in every state, newest first: an author reads their own, an editor all.',
  method: 'GET',
  path: '/api/v1/admin/blog/posts',
  query: z.extend(pageQuery, {
    state: z.optional(z.enum(postStates, 'not_offered')),
    category: z.optional(category),
    whose: z.optional(z.enum(['me'], 'not_offered')),
  }),
  reply: pageOf(writtenRow),
  refusals: [],
  rate: 'read',
});

export const startPostCall = endpoint({
  ...writer,
  name: 'blog.start_post',
  summary: 'Begins a post as a draft, with its first text. Its name in addresses comes from the title.',
  method: 'POST',
  path: '/api/v1/admin/blog/posts',
  body: z.strictObject({
    language: postLanguage,
    title: titleText.check(z.minLength(1, 'required')),
    category,
  }),
  reply: writtenPost,
  status: 201,
  refusals: [no.category_unknown],
  rate: 'write',
  idempotency: 'required',
});

export const readWrittenCall = endpoint({
  ...writer,
  name: 'blog.read_written',
  summary: 'A post with its texts as they are being written, what the check finds, and its history.',
  method: 'GET',
  path: '/api/v1/admin/blog/posts/:post',
  params: byId,
  reply: writtenPost,
  refusals: [not_found],
  rate: 'read',
});

export const readMeasuresCall = endpoint({
  ...writer,
  name: 'blog.read_measures',
  summary: 'What the platform counts of itself now, for figures that are read again at publishing.',
  method: 'GET',
  path: '/api/v1/admin/blog/measures',
  reply: z.object({
    items: z.array(z.object({ measure: z.enum(measures), value: z.int() })),
    read_at: instant,
  }),
  refusals: [],
  rate: 'read',
});

export const listAuthorsCall = endpoint({
  ...writer,
  name: 'blog.list_authors',
  summary:
    'The people who write here: those who have begun a post. A post may be written by several of them.',
  method: 'GET',
  path: '/api/v1/admin/blog/authors',
  reply: z.object({ items: z.array(postAuthor) }),
  refusals: [],
  rate: 'read',
});

const changed = [not_found, no.post_locked] as const;

export const changePostCall = endpoint({
  ...writer,
  name: 'blog.change_post',
  summary: 'What a post is about, and who reads it.',
  method: 'PUT',
  path: '/api/v1/admin/blog/posts/:post',
  params: byId,
  body: z.strictObject({
    version,
    category,
    tags: postTags,
    is_featured: z.boolean(),
    is_for_members: z.boolean(),
    /** Absent: as it was. */
    licence: z.optional(z.enum(licences, 'not_offered')),
    /** Of `blog.list_authors`, in the order in which they are named; they may write it too. Absent: as they were. */
    co_authors: z.optional(z.array(uuid).check(z.maxLength(CO_AUTHORS_MAX, 'too_long'))),
  }),
  reply: writtenPost,
  refusals: [...changed, no.post_changed, no.category_unknown, no.author_unknown],
  rate: 'write',
});

export const saveTextCall = endpoint({
  ...writer,
  name: 'blog.save_text',
  summary:
    'Saves the text of a post in one language as it is being written; with version 0 it begins one. Readers see it when the post is published.',
  method: 'PUT',
  path: '/api/v1/admin/blog/posts/:post/texts/:language',
  params: byLanguage,
  body: z.strictObject({
    version,
    title: titleText,
    excerpt: excerptText,
    /** What search engines show. Absent: as it was; empty: the title and the excerpt. */
    search_title: z.optional(searchTitleText),
    search_description: z.optional(searchDescriptionText),
    /** Absent: as it was. */
    cover: z.optional(z.nullable(postCover)),
    body: sentBody,
  }),
  bodyBytes: TEXT_REQUEST_BYTES_MAX,
  reply: writtenPost,
  refusals: [...changed, no.text_changed, no.text_too_large],
  rate: 'write',
});

export const renameTextCall = endpoint({
  ...writer,
  name: 'blog.rename_text',
  summary:
    'The name of a text in addresses, from the next publication on. The former one then leads to the new one.',
  method: 'PUT',
  path: '/api/v1/admin/blog/posts/:post/texts/:language/slug',
  params: byLanguage,
  body: z.strictObject({ slug: newSlug }),
  reply: writtenPost,
  refusals: [...changed, no.slug_taken],
  rate: 'write',
});

export const reviewPostCall = endpoint({
  ...writer,
  name: 'blog.review_post',
  summary: 'Gives a post to the editors, takes it back, or sends it back to its author with a note.',
  method: 'POST',
  path: '/api/v1/admin/blog/posts/:post/steps',
  params: byId,
  body: z.discriminatedUnion('step', [
    z.strictObject({ step: z.literal('submit'), version }),
    z.strictObject({ step: z.literal('withdraw'), version }),
    z.strictObject({
      step: z.literal('send_back'),
      version,
      note: noteText.check(z.minLength(1, 'required')),
    }),
  ]),
  reply: writtenPost,
  refusals: [not_found, no.own_post, no.post_changed, no.post_step_refused],
  rate: 'write',
  idempotency: 'required',
});

export const publishPostCall = endpoint({
  access: 'profiled',
  pin: 'fresh',
  permission: 'blog.publish',
  name: 'blog.publish_post',
  summary:
    'Publishes a post with all its texts, now or at a time; or takes it back, so that its address says that it is gone.',
  method: 'POST',
  path: '/api/v1/admin/blog/posts/:post/publication',
  params: byId,
  body: z.discriminatedUnion('step', [
    z.strictObject({ step: z.literal('publish'), version }),
    z.strictObject({ step: z.literal('schedule'), version, at: instant }),
    z.strictObject({ step: z.literal('unpublish'), version }),
  ]),
  reply: writtenPost,
  refusals: [not_found, no.own_post, no.post_changed, no.post_step_refused, no.not_ready],
  rate: 'write',
  idempotency: 'required',
});
