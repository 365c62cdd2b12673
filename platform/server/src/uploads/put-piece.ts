import { fileRefusals, PICTURE_SIZE_MAX_BYTES } from '@egcr/contract/files';
import { uploadRefusals, type putPieceCall, type Upload } from '@egcr/contract/uploads';

import type { CallInput } from '../domain.ts';
import { Refusal } from '../refusal.ts';
import type { Work } from '../work.ts';
import { release } from '../data/release.ts';
import { isPicture } from './clean-picture.ts';
import { HEAD_BYTES, mayBecome, typeOfHead } from './file-type.ts';
import { kindNamed, type UploadParts } from './parts.ts';
import { ownUpload, toUpload } from './to-upload.ts';
import { addPiece, readPiece, type UploadRow } from './upload-store.ts';

/**
 * Takes the next piece, or the same one again. Refuses not_found, upload_piece_too_long, upload_piece_misplaced, upload_piece_differs, and of a
 * file's first piece file_type_refused and file_too_large, so that nobody sends all of a file that is not taken.
 */
export async function putPiece(
  parts: UploadParts,
  work: Work,
  { params: { id, start }, body: bytes }: CallInput<typeof putPieceCall>,
): Promise<Upload> {
  const row = await ownUpload(work, id, 'locked');
  if (bytes.length === 0 || start + bytes.length > Number(row.size_bytes))
    throw new Refusal(uploadRefusals.upload_piece_too_long);
  const received = Number(row.received_bytes);
  if (start !== received) {
    await refuseOtherBytes(work, row, { start, bytes });
    return toUpload(work, row);
  }
  if (start === 0) refuseType(parts, row, bytes);
  return toUpload(work, await addPiece(work, row, { start, bytes }));
}

/** Bytes that are here already are right if they are the same. */
async function refuseOtherBytes(
  work: Work,
  row: UploadRow,
  { start, bytes }: { readonly start: number; readonly bytes: Uint8Array },
): Promise<void> {
  // Once it has become a file, the pieces are gone; what comes late comes again.
  if (row.file_id !== null) return;
  for (let at = 0; at < bytes.length;) {
    const here = await readPiece(work, row, start + at);
    if (here === undefined) {
      const members = { received_bytes: Number(row.received_bytes) };
      throw new Refusal(uploadRefusals.upload_piece_misplaced, { members });
    }
    const isSame = here.equals(bytes.subarray(at, at + here.length));
    at += here.length;
    release(here);
    if (!isSame) throw new Refusal(uploadRefusals.upload_piece_differs);
  }
}

/** A first piece that is too short to tell is judged with the whole. */
function refuseType(parts: UploadParts, row: UploadRow, bytes: Uint8Array): void {
  if (bytes.length < HEAD_BYTES && bytes.length < Number(row.size_bytes)) return;
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  if (!mayBecome(head, kindNamed(parts, row.kind)?.accepts ?? []))
    throw new Refusal(fileRefusals.file_type_refused);
  const type = typeOfHead(head);
  if (type !== undefined && isPicture(type) && row.size_bytes > PICTURE_SIZE_MAX_BYTES)
    throw new Refusal(fileRefusals.file_too_large);
}
