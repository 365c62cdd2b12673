import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { draftBody, postCover } from './post-body.ts';
import { blogRefusals as no } from './refusals.ts';
import { postLanguage, writtenPost } from './writing-shapes.ts';

const { not_found } = platformRefusals;
const writer = { access: 'profiled', pin: 'none', permission: 'blog.write' } as const;
const ofText = z.object({ post: uuid, language: postLanguage });
const ofRevision = z.extend(ofText, { revision: uuid });
const revision = z.object({
  id: uuid,
  title: z.string(),
  /** Who wrote it so; null where nobody is known. */
  by: z.nullable(z.string()),
  at: instant,
});

export const listRevisionsCall = endpoint({
  ...writer,
  name: 'blog.list_revisions',
  summary: 'The texts of a post in one language as they once were, newest first.',
  method: 'GET',
  path: '/api/v1/admin/blog/posts/:post/texts/:language/revisions',
  params: ofText,
  query: pageQuery,
  reply: pageOf(revision),
  refusals: [not_found],
  rate: 'read',
});

export const readRevisionCall = endpoint({
  ...writer,
  name: 'blog.read_revision',
  summary: 'A text as it once was.',
  method: 'GET',
  path: '/api/v1/admin/blog/posts/:post/texts/:language/revisions/:revision',
  params: ofRevision,
  reply: z.extend(revision, {
    excerpt: z.string(),
    search_title: z.string(),
    search_description: z.string(),
    cover: z.nullable(postCover),
    body: draftBody,
  }),
  refusals: [not_found],
  rate: 'read',
});

export const restoreRevisionCall = endpoint({
  ...writer,
  name: 'blog.restore_revision',
  summary:
    'Puts a text back in place of the one that is being written, which becomes a revision itself. Readers see it when the post is published.',
  method: 'POST',
  path: '/api/v1/admin/blog/posts/:post/texts/:language/revisions/:revision/restoration',
  params: ofRevision,
  body: z.strictObject({ version: z.int().check(z.gte(0)) }),
  reply: writtenPost,
  refusals: [not_found, no.post_locked, no.text_changed],
  rate: 'write',
  idempotency: 'required',
});
