import { createHash } from 'node:crypto';

import { fileRefusals, PICTURE_SIZE_MAX_BYTES, type FileType, type ScanResult } from '@egcr/contract/files';
import { SEALED_PIECE_BYTES_MAX } from '@egcr/contract/limits';
import { uploadRefusals } from '@egcr/contract/uploads';

import type { BeforeWork } from '../domain.ts';
import { Refusal } from '../refusal.ts';
import { ScannerUnavailable } from './clamd.ts';
import { cleanPicture, isPicture } from './clean-picture.ts';
import { endsAsPdf, PDF_TAIL_BYTES, TextCheck, typeOfHead, typeOfText } from './file-type.ts';
import { beginsAsArchive, OFFICE_HEAD_BYTES, officeTypeOf, placeOfDirectory } from './office-file.ts';
import { kindNamed, type UploadParts } from './parts.ts';
import { nameOfUpload, readPieces, type UploadRow } from './upload-store.ts';

/** What a look at all bytes of an upload has shown. */
export type Checked =
  | { readonly is: 'infected' }
  | {
      readonly is: 'good';
      readonly mediaType: FileType;
      readonly scan: ScanResult;
      readonly sizeBytes: number;
      readonly sha256: string;
      /** A picture as it is kept; every other file is kept as it came. */
      readonly picture: Buffer | undefined;
    };

/** Reads the whole upload: its type, its end, malicious content. Refuses file_type_refused, file_too_costly, file_scan_unavailable. */
export async function checkUpload(parts: UploadParts, before: BeforeWork, row: UploadRow): Promise<Checked> {
  const seen = await lookAt(before, row);
  const mediaType =
    seen.type ??
    (seen.isText ? typeOfText(nameOfUpload(before, row)) : await typeOfArchive(before, row, seen));
  const isTaken = mediaType !== undefined && kindNamed(parts, row.kind)?.accepts.includes(mediaType) === true;
  const isWhole = mediaType !== 'application/pdf' || endsAsPdf(seen.tail);
  if (!isTaken || !isWhole) throw new Refusal(fileRefusals.file_type_refused);
  const picture = isPicture(mediaType) ? cleanPicture(mediaType, await wholeOf(before, row)) : undefined;
  if ((await scanned(parts, before, row)) === 'found') return { is: 'infected' };
  return {
    is: 'good',
    mediaType,
    scan: parts.scanner === undefined ? 'not_scanned' : 'clean',
    sizeBytes: picture?.length ?? Number(row.size_bytes),
    sha256: picture ? createHash('sha256').update(picture).digest('hex') : seen.sha256,
    picture,
  };
}

async function lookAt(before: BeforeWork, row: UploadRow) {
  const hash = createHash('sha256');
  const text = new TextCheck();
  let head: Buffer = Buffer.alloc(0);
  let tail: Buffer = Buffer.alloc(0);
  for await (const piece of readPieces(before, row)) {
    if (head.length < OFFICE_HEAD_BYTES)
      head = Buffer.concat([head, piece.subarray(0, OFFICE_HEAD_BYTES - head.length)]);
    tail = Buffer.concat([tail, piece.subarray(-PDF_TAIL_BYTES)]).subarray(-PDF_TAIL_BYTES);
    hash.update(piece);
    text.add(piece);
  }
  return { type: typeOfHead(head), head, tail, sha256: hash.digest('hex'), isText: text.end() };
}

/** The document of an office program that an archive is; undefined for every other archive, and for what is none. */
async function typeOfArchive(
  before: BeforeWork,
  row: UploadRow,
  { head, tail }: { readonly head: Buffer; readonly tail: Buffer },
) {
  const place = beginsAsArchive(head) ? placeOfDirectory(tail, Number(row.size_bytes)) : undefined;
  return place && officeTypeOf(head, await partOf(before, row, place), place);
}

/** The bytes from one place to another. */
async function partOf(
  before: BeforeWork,
  row: UploadRow,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<Buffer> {
  const found: Buffer[] = [];
  let at = 0;
  for await (const piece of readPieces(before, row)) {
    // A copy: the piece itself is gone with the next one.
    found.push(Buffer.from(piece.subarray(Math.max(0, start - at), Math.max(0, end - at))));
    at += piece.length;
  }
  return Buffer.concat(found);
}

async function wholeOf(before: BeforeWork, row: UploadRow): Promise<Buffer> {
  if (row.size_bytes > PICTURE_SIZE_MAX_BYTES) throw new Refusal(fileRefusals.file_type_refused);
  const whole = Buffer.allocUnsafe(Number(row.size_bytes));
  let at = 0;
  for await (const piece of readPieces(before, row)) at += piece.copy(whole, at);
  return whole;
}

/** As it came, before anything was taken out of it. */
async function scanned({ scanner }: UploadParts, before: BeforeWork, row: UploadRow) {
  if (scanner === undefined) return undefined;
  try {
    return await scanner.scan(readPieces(before, row));
  } catch (error) {
    if (error instanceof ScannerUnavailable) throw new Refusal(uploadRefusals.file_scan_unavailable);
    throw error;
  }
}

/** A picture in pieces as large as those of any other file. */
export function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SEALED_PIECE_BYTES_MAX)
    yield bytes.subarray(at, at + SEALED_PIECE_BYTES_MAX);
}

export function countOfPieces(bytes: Buffer): number {
  return Math.ceil(bytes.length / SEALED_PIECE_BYTES_MAX);
}
