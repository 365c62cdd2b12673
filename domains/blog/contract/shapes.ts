import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { licences } from './licences.ts';
import { postBody, postCover } from './post-body.ts';

/** What posts are about; its name is in the language of the reader. */
const category = z.object({ slug: z.string(), name: z.string() });
const author = z.object({ id: uuid, name: z.string() });

/** A post as lists show it: in the reader's language where it has a text in it. */
export const postCard = named(
  'BlogPostCard',
  z.object({
    id: uuid,
    /** Its name in addresses now. */
    slug: z.string(),
    language: z.string(),
    title: z.string(),
    excerpt: z.string(),
    cover: z.nullable(postCover),
    category,
    tags: z.array(z.string()),
    author,
    /** Who wrote it with them. */
    co_authors: z.array(author),
    published_at: instant,
    reading_minutes: z.int(),
    /** Verified people alone read more than the excerpt. */
    is_for_members: z.boolean(),
    is_sample: z.boolean(),
  }),
);

export type PostCard = z.infer<typeof postCard>;

export const post = named(
  'BlogPost',
  z.extend(postCard, {
    /** Empty where the post is for members: `blog.read_members_text` answers it. */
    body: postBody,
    /** What search engines show; empty: the title and the excerpt. */
    search_title: z.string(),
    search_description: z.string(),
    licence: z.enum(licences),
    /** When its text was last changed. */
    changed_at: instant,
    /** All languages in which it can be read, this one included. */
    translations: z.array(z.object({ language: z.string(), slug: z.string() })),
    /** How many comments everybody reads. */
    comments: z.int(),
    /** The newest of its category, without itself. */
    related: z.array(postCard),
  }),
);

export type Post = z.infer<typeof post>;

export const categoryCount = named('BlogCategory', z.extend(category, { posts: z.int(), samples: z.int() }));
export type CategoryCount = z.infer<typeof categoryCount>;

export const blogAuthor = named(
  'BlogAuthor',
  z.extend(author, { about: z.string(), is_sample: z.boolean() }),
);
