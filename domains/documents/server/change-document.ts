import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { changeDocumentCall, Document } from '../contract/index.ts';
import { setKindAndEnd } from './store.ts';
import { ownDocument, shownDocument } from './to-document.ts';

/** What a document is, and when it ends. Refuses not_found, also of one that was deleted and that a case keeps. */
export async function changeDocument(
  work: Work,
  { params, body: { kind, expires_on: expiresOn } }: CallInput<typeof changeDocumentCall>,
): Promise<Document> {
  const { id } = await ownDocument(work, params.id, 'locked');
  await setKindAndEnd(work.db, { id, kind, expiresOn });
  return shownDocument(work, id);
}
