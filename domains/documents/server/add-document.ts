import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { addDocumentCall, addVersionCall, Document } from '../contract/index.ts';
import { documentRefusals } from '../contract/refusals.ts';
import { PAPER, type DocumentParts } from './parts.ts';
import { insertDocument, insertVersion, setEnd, versionsOf } from './store.ts';
import { ownDocument, shownDocument } from './to-document.ts';

/** Makes a document of an upload. Refuses upload_not_ready, document_twin. */
export async function addDocument(
  parts: DocumentParts,
  work: Work,
  { body: { upload_id: uploadId, kind, expires_on: expiresOn = null } }: CallInput<typeof addDocumentCall>,
): Promise<Document> {
  const id = work.effectId;
  await insertDocument(work, { id, ownerId: personOf(work).userId, kind, expiresOn });
  return takeVersion(parts, work, { id, uploadId, number: 1 });
}

/** Adds a newer version; with an end, the document ends then. Refuses not_found, upload_not_ready, document_twin, in that order. */
export async function addVersion(
  parts: DocumentParts,
  work: Work,
  { params, body }: CallInput<typeof addVersionCall>,
): Promise<Document> {
  const { id } = await ownDocument(work, params.id, 'locked');
  const [newest] = await versionsOf(work, { ownerId: personOf(work).userId, documentId: id });
  if (body.expires_on !== undefined) await setEnd(work.db, { id, expiresOn: body.expires_on });
  return takeVersion(parts, work, { id, uploadId: body.upload_id, number: (newest?.number ?? 0) + 1 });
}

async function takeVersion(
  { uploads }: DocumentParts,
  work: Work,
  { id, uploadId, number }: { readonly id: string; readonly uploadId: string; readonly number: number },
): Promise<Document> {
  const ownerId = personOf(work).userId;
  const file = await uploads.take(work, { id: uploadId, kind: PAPER });
  const twinOf = await insertVersion(work, { id, ownerId, number, file });
  if (twinOf !== undefined)
    throw new Refusal(documentRefusals.document_twin, { members: { document_id: twinOf } });
  return shownDocument(work, id);
}
