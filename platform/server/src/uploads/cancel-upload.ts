import type { cancelUploadCall } from '@egcr/contract/uploads';

import type { CallInput } from '../domain.ts';
import type { Work } from '../work.ts';
import { removeFiles } from './file-store.ts';
import { ownUpload } from './to-upload.ts';
import { removeUpload } from './upload-store.ts';

/** Deletes an upload that no domain has taken, with what came of it. Refuses not_found. */
export async function cancelUpload(
  work: Work,
  { params }: CallInput<typeof cancelUploadCall>,
): Promise<undefined> {
  const { id, owner_id: ownerId, file_id: fileId } = await ownUpload(work, params.id, 'locked');
  await removeUpload(work.db, id);
  if (fileId !== null) await removeFiles(work.db, { ownerId, ids: [fileId] });
}
