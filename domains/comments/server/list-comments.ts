import type { ReplyOf } from '@egcr/contract/endpoint';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { listCommentsCall } from '../contract/index.ts';
import type { CommentParts } from './parts.ts';
import { withReplies } from './shown.ts';
import { listThread } from './store.ts';
import { openSubject } from './subjects.ts';

/**
 * GET /comments/:kind/:subject, to everybody; and with `for-members` to verified people. Refuses not_found: a subject that cannot be read
 * by those who ask has no thread for them.
 */
export async function listComments(
  parts: CommentParts,
  work: Pick<Work, 'db' | 'request'>,
  { params, query }: Pick<CallInput<typeof listCommentsCall>, 'params' | 'query'>,
  { isMember }: { readonly isMember: boolean },
): Promise<ReplyOf<typeof listCommentsCall>> {
  await openSubject(parts, work, { ...params, isMember });
  const { rows, next } = await pageById(query, (asked) => listThread(work.db, params, asked));
  return { items: [...(await withReplies(parts, work.db, rows))], next };
}
