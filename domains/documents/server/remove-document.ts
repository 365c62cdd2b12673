import { userDeleted } from '@egcr/identity/contract';
import type { CallInput, ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { removeDocumentCall } from '../contract/index.ts';
import { PAPER, type DocumentParts } from './parts.ts';
import { givingsOf } from './giving-store.ts';
import { deleteDocument, deleteDocumentsOf, keepGivenVersions, versionsOf } from './store.ts';
import { ownDocument } from './to-document.ts';

/** Deletes a document with the bytes of its versions, but for those that were given to a case. Refuses not_found. */
export async function removeDocument(
  { uploads }: DocumentParts,
  work: Work,
  { params }: CallInput<typeof removeDocumentCall>,
): Promise<undefined> {
  const ownerId = personOf(work).userId;
  const { id } = await ownDocument(work, params.id, 'locked');
  const versions = await versionsOf(work, { ownerId, documentId: id });
  const givings = await givingsOf(work.db, ownerId);
  const given = new Set(givings.filter((giving) => giving.document_id === id).map((giving) => giving.number));
  if (given.size === 0) await deleteDocument(work.db, { id, ownerId });
  else await keepGivenVersions(work, { id, ownerId, numbers: [...given] });
  await uploads.remove(
    work,
    versions.filter(({ number }) => !given.has(number)).map(({ file_id: fileId }) => fileId),
  );
}

/** What goes with an account: all documents, and what is still on its way. */
export function forgetDocuments({ uploads }: DocumentParts): NonNullable<ServerDomain['listeners']> {
  return hear(userDeleted, async (work, { user_id: ownerId }) => {
    await deleteDocumentsOf(work.db, ownerId);
    await uploads.forget(work, { ownerId, kind: PAPER });
  });
}
