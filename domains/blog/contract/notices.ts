import { hrefOf } from '@egcr/contract/product-screens';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const title = z.string();
const toEditor = (post: string): string => `${hrefOf('blog-desk')}/${post}`;

/** To the author: an editor sends the post back with a note. */
export const postReturned = notice('blog.returned', {
  params: z.object({ title }),
  link: toEditor,
  type: 'alert.post',
});
/** To the author: its time came, and the check found what must be mended first. */
export const postHeldBack = notice('blog.held_back', {
  params: z.object({ title }),
  link: toEditor,
  type: 'alert.post',
});
/** To the author: readers see the post now. */
export const postIsPublic = notice('blog.is_public', {
  params: z.object({ title }),
  link: (slug: string): string => `/blog/${slug}`,
  type: 'alert.post',
});
