import { FILE_SIZE_MAX_BYTES, fileRefusals } from '@egcr/contract/files';
import { UPLOAD_KEEP_S, UPLOADS_OPEN_MAX } from '@egcr/contract/limits';
import { addSeconds } from '@egcr/contract/time';
import { uploadRefusals, type beginUploadCall, type Upload } from '@egcr/contract/uploads';

import type { CallInput } from '../domain.ts';
import { cleanName } from '../http/file-headers.ts';
import { Refusal } from '../refusal.ts';
import { personOf, type Work } from '../work.ts';
import { kindNamed, type UploadParts } from './parts.ts';
import { toUpload } from './to-upload.ts';
import { insertUpload, pendingOf } from './upload-store.ts';

/** Begins an upload. Refuses upload_kind_unknown, file_too_large, uploads_too_many, upload_no_room, in that order. */
export async function beginUpload(
  parts: UploadParts,
  work: Work,
  { body: { kind: name, name: fileName, size_bytes: sizeBytes } }: CallInput<typeof beginUploadCall>,
): Promise<Upload> {
  const ownerId = personOf(work).userId;
  const kind = kindNamed(parts, name);
  if (kind === undefined) throw new Refusal(uploadRefusals.upload_kind_unknown, { field: 'kind' });
  if (sizeBytes > (kind.sizeMax_bytes ?? FILE_SIZE_MAX_BYTES)) throw new Refusal(fileRefusals.file_too_large);
  const pending = await pendingOf(work.db, { ownerId, kind: name });
  if (pending.count >= UPLOADS_OPEN_MAX) throw new Refusal(uploadRefusals.uploads_too_many);
  const room = await kind.room(work.db, ownerId);
  if (pending.kindCount + 1 > room.files || pending.kindBytes + sizeBytes > room.bytes)
    throw new Refusal(uploadRefusals.upload_no_room);
  const row = await insertUpload(work, {
    id: work.effectId,
    ownerId,
    kind: name,
    name: cleanName(fileName),
    sizeBytes,
    expiresAt: addSeconds(work.now, UPLOAD_KEEP_S),
  });
  return toUpload(work, row);
}
