import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { DocumentDetails, listDocumentsCall, readDocumentCall } from '../contract/index.ts';
import { DOCUMENTS_BYTES_MAX, DOCUMENTS_FILES_MAX } from '../contract/limits.ts';
import { givingsOf } from './giving-store.ts';
import { documentsOf, openingsOf, usedBy, versionsOf } from './store.ts';
import { shownDocument, toDocument, toVersion } from './to-document.ts';

/** The caller's papers, and the room they take. */
export async function listDocuments(work: Work): Promise<ReplyOf<typeof listDocumentsCall>> {
  const { userId: ownerId } = personOf(work);
  const rows = await documentsOf(work.db, ownerId);
  const versions = await versionsOf(work, { ownerId });
  const givings = await givingsOf(work.db, ownerId);
  const used = await usedBy(work.db, ownerId);
  return {
    items: rows.map((row) => toDocument(row, { versions, givings })),
    used_bytes: used.bytes,
    used_files: used.files,
    bytes_max: DOCUMENTS_BYTES_MAX,
    files_max: DOCUMENTS_FILES_MAX,
  };
}

/** One of them with its versions and openings. Refuses not_found. */
export async function readDocument(
  work: Work,
  { params }: CallInput<typeof readDocumentCall>,
): Promise<DocumentDetails> {
  const document = await shownDocument(work, params.id);
  const versions = await versionsOf(work, { ownerId: personOf(work).userId, documentId: document.id });
  const openings = await openingsOf(work.db, document.id);
  return {
    ...document,
    versions: versions.map(toVersion),
    openings: openings.map(({ number, opened_at: at, case_id: caseId }) => ({
      version: number,
      opened_at: toInstant(at),
      case_id: caseId,
    })),
  };
}
