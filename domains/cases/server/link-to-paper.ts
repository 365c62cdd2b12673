import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { linkToPaperCall } from '../contract/index.ts';
import { caseToRead } from './officer-case.ts';
import type { CaseParts } from './parts.ts';

/** A link to a paper of a case that the caller may read. Its owner sees that it was opened. Refuses not_found. */
export async function linkToPaper(
  parts: CaseParts,
  work: Work,
  { params }: CallInput<typeof linkToPaperCall>,
): Promise<ReplyOf<typeof linkToPaperCall>> {
  const { id: caseId } = await caseToRead(parts, work, params.id);
  return parts.papers.linkToGiven(work, { caseId, documentId: params.document });
}
