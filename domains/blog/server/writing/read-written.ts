import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { readWrittenCall, WrittenPost } from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { openPost } from './acting.ts';
import { shownPost } from './show.ts';

/** GET /admin/blog/posts/:post. Refuses not_found, also for posts of others. */
export async function readWritten(
  parts: BlogParts,
  work: Work,
  { params }: CallInput<typeof readWrittenCall>,
): Promise<WrittenPost> {
  return shownPost(parts, work, await openPost(parts, work, params.post));
}
