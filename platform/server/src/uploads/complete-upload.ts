import { uploadRefusals, type completeUploadCall, type Upload } from '@egcr/contract/uploads';

import type { BeforeWork, CallInput } from '../domain.ts';
import { Refusal } from '../refusal.ts';
import { personOf, type Work } from '../work.ts';
import { checkUpload, countOfPieces, inPieces, type Checked } from './check-upload.ts';
import { insertFile } from './file-store.ts';
import type { UploadParts } from './parts.ts';
import { ownUpload, toUpload } from './to-upload.ts';
import {
  countPieces,
  finishUpload,
  nameOfUpload,
  PieceGone,
  readPieces,
  removeUpload,
  type UploadRow,
} from './upload-store.ts';

/**
 * Looks at the whole file while no transaction is open; undefined where that was done before. Refuses not_found, upload_incomplete,
 * file_type_refused, file_too_costly, file_scan_unavailable, in that order; overloaded where too many wait.
 */
export async function checkWhole(
  parts: UploadParts,
  before: BeforeWork,
  { params }: CallInput<typeof completeUploadCall>,
): Promise<Checked | undefined> {
  const row = await ownUpload(before, params.id);
  if (row.file_id !== null) return undefined;
  if (row.received_bytes < row.size_bytes) {
    const members = { received_bytes: Number(row.received_bytes) };
    throw new Refusal(uploadRefusals.upload_incomplete, { members });
  }
  try {
    return await parts.turns(personOf(before).userId, () => checkUpload(parts, before, row));
  } catch (error) {
    if (!(error instanceof PieceGone)) throw error;
    // Another call has finished the upload meanwhile, or cancelled it: then it is not found.
    if ((await ownUpload(before, params.id)).file_id === null) throw error;
    return undefined;
  }
}

/** Makes a file of what was looked at; the second of two that complete at once finds it made. Refuses not_found, file_infected. */
export async function completeUpload(
  parts: UploadParts,
  work: Work,
  { id, checked }: { readonly id: string; readonly checked: Checked | undefined },
): Promise<Upload> {
  const row = await ownUpload(work, id, 'locked');
  if (row.file_id !== null || checked === undefined) return toUpload(work, row);
  if (checked.is === 'infected') {
    await removeUpload(work.db, row.id);
    throw new Refusal(uploadRefusals.file_infected, { keepsWork: true });
  }
  const fileId = await storeFile(parts, work, { row, checked });
  await finishUpload(work.db, { id: row.id, fileId });
  return toUpload(work, { ...row, file_id: fileId });
}

async function storeFile(
  parts: UploadParts,
  work: Work,
  { row, checked }: { readonly row: UploadRow; readonly checked: Extract<Checked, { readonly is: 'good' }> },
): Promise<string> {
  const { picture, mediaType, scan, sizeBytes, sha256 } = checked;
  const file = await insertFile(work, {
    id: work.newId(),
    ownerId: row.owner_id,
    kind: row.kind,
    name: nameOfUpload(work, row),
    mediaType,
    sizeBytes,
    scan,
    sha256,
    pieceCount: picture ? countOfPieces(picture) : await countPieces(work.db, row.id),
  });
  await parts.bytes.write(work.db, file, picture ? inPieces(picture) : readPieces(work, row));
  return file.id;
}
