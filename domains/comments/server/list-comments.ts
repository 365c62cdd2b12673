import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { listCommentsCall } from '../contract/index.ts';
import type { CommentParts } from './parts.ts';
import { openSubject } from './subjects.ts';
import { threadPage } from './thread-page.ts';

/** GET /comments/:kind/:subject. Refuses not_found, also for what is for members. */
export async function listComments(
  parts: CommentParts,
  work: Pick<Work, 'db' | 'request'>,
  input: CallInput<typeof listCommentsCall>,
): Promise<ReplyOf<typeof listCommentsCall>> {
  await openSubject(parts, work, { ...input.params, isMember: false });
  return threadPage(parts, work.db, input);
}
