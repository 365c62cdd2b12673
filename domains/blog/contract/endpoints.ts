import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { SLUG_MAX_LENGTH } from './limits.ts';
import { postBody } from './post-body.ts';

/** What a post is about. */
export const blogCategories = ['money', 'security', 'work', 'public-services', 'platform'] as const;

const translation = z.object({ language: z.string(), slug: z.string() });

export const post = named(
  'BlogPost',
  z.object({
    id: uuid,
    /** Its name in addresses now; a former one leads here too. */
    slug: z.string(),
    language: z.string(),
    title: z.string(),
    excerpt: z.string(),
    body: postBody,
    category: z.enum(blogCategories),
    author: z.object({ id: uuid, name: z.string() }),
    published_at: instant,
    /** When its text was last changed. */
    changed_at: instant,
    reading_minutes: z.int(),
    /** All languages in which it can be read, this one included. */
    translations: z.array(translation),
    is_sample: z.boolean(),
  }),
);

export type Post = z.infer<typeof post>;

export const readPostCall = endpoint({
  name: 'blog.read_post',
  summary: 'A published post by its name in addresses, or by a former one.',
  method: 'GET',
  path: '/api/v1/blog/posts/:slug',
  params: z.object({ slug: z.string().check(z.maxLength(SLUG_MAX_LENGTH)) }),
  reply: post,
  refusals: [platformRefusals.not_found],
  access: 'public',
  pin: 'none',
  rate: 'public',
});
