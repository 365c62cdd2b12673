import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { listForMembersCall } from '../contract/index.ts';
import type { CommentParts } from './parts.ts';
import { openSubject } from './subjects.ts';
import { threadPage } from './thread-page.ts';

/** GET /comments/:kind/:subject/for-members, to verified people. Refuses not_found. */
export async function listForMembers(
  parts: CommentParts,
  work: Pick<Work, 'db' | 'request'>,
  input: CallInput<typeof listForMembersCall>,
): Promise<ReplyOf<typeof listForMembersCall>> {
  await openSubject(parts, work, { ...input.params, isMember: true });
  return threadPage(parts, work.db, input);
}
