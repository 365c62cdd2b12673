/** The one way into this folder: what domains and the app may use of uploads. */
import { CHECKS_AT_ONCE_MAX, CHECKS_OF_ONE_MAX, CHECKS_WAITING_MAX } from '@egcr/contract/limits';
import {
  beginUploadCall,
  cancelUploadCall,
  completeUploadCall,
  putPieceCall,
  readFileCall,
  readUploadCall,
  uploadRefusals,
} from '@egcr/contract/uploads';

import { createTurns } from '../aside/turns.ts';
import { handle, handleFile, handlePrepared, type BeforeWork, type ServerDomain } from '../domain.ts';
import { Refusal } from '../refusal.ts';
import { personOf, type Work } from '../work.ts';
import { beginUpload } from './begin-upload.ts';
import { databaseBytes } from './byte-store.ts';
import { cancelUpload } from './cancel-upload.ts';
import { connectClamd } from './clamd.ts';
import { checkWhole, completeUpload } from './complete-upload.ts';
import { linkTo } from './file-link.ts';
import {
  fileColumns,
  findFile,
  removeAllOf,
  removeFiles,
  removeFilesOfKind,
  type StoredFile,
} from './file-store.ts';
import type { UploadKind } from './kind.ts';
import type { UploadParts } from './parts.ts';
import { putPiece } from './put-piece.ts';
import { readFile } from './read-file.ts';
import { ownUpload, toUpload } from './to-upload.ts';
import { findUpload, removeExpired, removeUpload, uploadColumns } from './upload-store.ts';

export type { StoredFile } from './file-store.ts';
export type { UploadKind } from './kind.ts';

/** What a domain does with the files of the kinds it has declared. */
export interface UploadsDoor {
  /** The bytes of the caller's own finished upload, before a domain takes it; undefined where there is none (any more). */
  open(
    before: BeforeWork,
    upload: { readonly id: string; readonly kind: string },
  ): Promise<Buffer | undefined>;
  /** Takes a finished upload: from now on the file is the domain's. Refuses upload_not_ready. */
  take(work: Work, upload: { readonly id: string; readonly kind: string }): Promise<StoredFile>;
  /** A link for the session that asks, to a file the domain has found that they may open. */
  linkTo(work: Work, fileId: string): { readonly ticket: string; readonly expires_at: string };
  /** Deletes files of the person who asks, with their bytes. */
  remove(work: Work, fileIds: readonly string[]): Promise<void>;
  /** Deletes files of a kind, also those of others: its domain has found that the caller may. */
  removeOfKind(work: Work, of: { readonly kind: string; readonly fileIds: readonly string[] }): Promise<void>;
  /** Deletes all of a person's files of a kind: their account ends. */
  forget(work: Work, of: { readonly ownerId: string; readonly kind: string }): Promise<void>;
}

const PURGE = 'uploads.purge';
const PURGED_AT_ONCE = 200;

/** Files that people upload, for all domains that declare a kind of them. */
export function createUploads({
  clamdUrl,
  kinds,
}: {
  /** Where files are scanned; absent: they are marked as not scanned. */
  readonly clamdUrl: string | undefined;
  readonly kinds: () => readonly UploadKind[];
}): { readonly domain: ServerDomain; readonly door: UploadsDoor } {
  const parts: UploadParts = {
    kinds,
    scanner: clamdUrl === undefined ? undefined : connectClamd(clamdUrl),
    bytes: databaseBytes,
    turns: createTurns({
      atOnce: CHECKS_AT_ONCE_MAX,
      waitingMax: CHECKS_WAITING_MAX,
      ofOneMax: CHECKS_OF_ONE_MAX,
    }),
  };
  const domain: ServerDomain = {
    name: 'uploads',
    calls: [
      handle(beginUploadCall, (work, input) => beginUpload(parts, work, input)),
      handle(readUploadCall, async (work, { params }) => toUpload(work, await ownUpload(work, params.id))),
      handle(putPieceCall, (work, input) => putPiece(parts, work, input)),
      handlePrepared(
        completeUploadCall,
        (before, input) => checkWhole(parts, before, input),
        (work, { params: { id } }, checked) => completeUpload(parts, work, { id, checked }),
      ),
      handle(cancelUploadCall, cancelUpload),
      handleFile(readFileCall, (work, input) => readFile(parts, work, input)),
    ],
    jobs: { [PURGE]: (work) => purge(work) },
    schedules: [{ cron: '29 * * * *', job: PURGE }],
    sealed: [...uploadColumns, ...fileColumns],
    health: async () => {
      const name = 'uploads.scanner';
      if (parts.scanner === undefined) return [{ name, state: 'well', reason: 'off' }];
      return (await parts.scanner.isThere())
        ? [{ name, state: 'well' }]
        : [{ name, state: 'failing', reason: 'does_not_answer' }];
    },
  };
  return { domain, door: { open, take, linkTo, remove, removeOfKind, forget } };
}

async function open(
  before: BeforeWork,
  { id, kind }: { readonly id: string; readonly kind: string },
): Promise<Buffer | undefined> {
  const ownerId = personOf(before).userId;
  const row = await findUpload(before.db, { id, ownerId });
  if (row?.kind !== kind || row.file_id === null) return undefined;
  const found = await findFile(before, { id: row.file_id, ownerId });
  if (found === undefined) return undefined;
  const pieces: Buffer[] = [];
  for await (const piece of databaseBytes.read(before.db, found.sealed)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function take(
  work: Work,
  { id, kind }: { readonly id: string; readonly kind: string },
): Promise<StoredFile> {
  const ownerId = personOf(work).userId;
  const row = await findUpload(work.db, { id, ownerId, isLocked: true });
  const found =
    row?.kind === kind && row.file_id !== null
      ? await findFile(work, { id: row.file_id, ownerId })
      : undefined;
  if (row === undefined || found === undefined) throw new Refusal(uploadRefusals.upload_not_ready);
  await removeUpload(work.db, row.id);
  return found.file;
}

async function remove(work: Work, ids: readonly string[]): Promise<void> {
  await removeFiles(work.db, { ownerId: personOf(work).userId, ids });
}

async function removeOfKind(
  work: Work,
  of: { readonly kind: string; readonly fileIds: readonly string[] },
): Promise<void> {
  await removeFilesOfKind(work.db, of);
}

async function forget(work: Work, of: { readonly ownerId: string; readonly kind: string }): Promise<void> {
  await removeAllOf(work.db, of);
}

/** Deletes what nobody finished or took in a day. */
async function purge(work: Work): Promise<void> {
  while ((await removeExpired(work, PURGED_AT_ONCE)) === PURGED_AT_ONCE);
}
