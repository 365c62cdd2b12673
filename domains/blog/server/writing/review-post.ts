import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { reviewPostCall, WrittenPost } from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { holdPost } from './acting.ts';
import { keepAsRevision } from './keep-former.ts';
import { movePost, refuseStep } from './move-post.ts';
import { readTexts, shownPost } from './show.ts';

/** POST /admin/blog/posts/:post/steps. Refuses not_found, own_post, post_changed, post_step_refused. */
export async function reviewPost(
  parts: BlogParts,
  work: Work,
  { params, body }: CallInput<typeof reviewPostCall>,
): Promise<WrittenPost> {
  const held = await holdPost(parts, work, params.post);
  const { step: event, version } = body;
  refuseStep(held, { event, version });
  if (event === 'submit')
    for (const text of await readTexts(work.db, params.post)) await keepAsRevision(work, params.post, text);
  const note = event === 'send_back' ? body.note : '';
  await movePost(work, held.row, { event, by: held.writer.userId, note });
  return shownPost(parts, work, await holdPost(parts, work, params.post));
}
