import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** Readers see a post: for the first time, again, or as it was changed and in languages that were added. */
export const postPublished = event(
  'blog.post_published',
  z.object({
    post_id: uuid,
    /** Who published it, or set the time at which it was. */
    published_by: z.nullable(uuid),
  }),
);
