import { UPLOAD_PIECE_BYTES_MAX } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { Upload } from '@egcr/contract/uploads';

import { Refusal } from '../refusal.ts';
import { personOf, type Work } from '../work.ts';
import { findFile } from './file-store.ts';
import { findUpload, type UploadRow } from './upload-store.ts';

type Asking = Pick<Work, 'db' | 'cipher' | 'actor'>;

/** The caller's own upload. Refuses not_found, as if other people's were not there. */
export async function ownUpload(
  work: Asking,
  id: string,
  lock: 'locked' | 'open' = 'open',
): Promise<UploadRow> {
  const ownerId = personOf(work).userId;
  const row = await findUpload(work.db, { id, ownerId, isLocked: lock === 'locked' });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  return row;
}

/** An upload as it travels. */
export async function toUpload(work: Asking, row: UploadRow): Promise<Upload> {
  const found =
    row.file_id === null ? undefined : await findFile(work, { id: row.file_id, ownerId: row.owner_id });
  return {
    id: row.id,
    size_bytes: Number(row.size_bytes),
    received_bytes: Number(row.received_bytes),
    piece_bytes_max: UPLOAD_PIECE_BYTES_MAX,
    expires_at: toInstant(row.expires_at),
    file: found
      ? { media_type: found.file.mediaType, size_bytes: found.file.sizeBytes, scan: found.file.scan }
      : null,
  };
}
