import { SEALED_PIECE_BYTES_MAX } from '@egcr/contract/limits';
import { sql } from 'kysely';

import { release } from '../data/release.ts';
import type { SealedColumn } from '../data/reseal.ts';
import type { Work } from '../work.ts';
import { newPieceKey, openPiece, SEAL_BYTES, sealPiece } from './piece-cipher.ts';

const TABLE = 'platform.upload';
/** What of uploads is sealed with a data key. */
export const uploadColumns: readonly SealedColumn[] = [
  { table: TABLE, column: 'sealed_name', key: ['id'] },
  { table: TABLE, column: 'sealed_key', key: ['id'] },
];

export interface UploadRow {
  readonly id: string;
  readonly owner_id: string;
  readonly kind: string;
  readonly size_bytes: bigint;
  readonly received_bytes: bigint;
  readonly sealed_name: string;
  readonly sealed_key: string;
  readonly file_id: string | null;
  readonly expires_at: Date;
}

type Store = Pick<Work, 'db' | 'cipher'>;
/** Whose upload is meant. */
export interface OwnUpload {
  readonly id: string;
  readonly ownerId: string;
}

const columns = sql`id, owner_id, kind, size_bytes, received_bytes, sealed_name, sealed_key, file_id, expires_at`;

export async function insertUpload(
  { db, cipher, now }: Store & Pick<Work, 'now'>,
  upload: OwnUpload & {
    readonly kind: string;
    readonly name: string;
    readonly sizeBytes: number;
    readonly expiresAt: Date;
  },
): Promise<UploadRow> {
  const { id, ownerId, kind, sizeBytes, expiresAt } = upload;
  const { rows } = await sql<UploadRow>`
    insert into platform.upload (
      id, owner_id, kind, size_bytes, received_bytes, sealed_name, sealed_key, begun_at, expires_at)
    values (
      ${id}, ${ownerId}, ${kind}, ${sizeBytes}, 0,
      ${cipher.seal({ table: TABLE, column: 'sealed_name', row: id }, upload.name)},
      ${cipher.seal({ table: TABLE, column: 'sealed_key', row: id }, newPieceKey())},
      ${now}, ${expiresAt})
    returning ${columns}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an upload was not inserted');
  return row;
}

/** A person's own upload; with `isLocked` nobody else changes it until the transaction ends. */
export async function findUpload(
  db: Store['db'],
  { id, ownerId, isLocked = false }: OwnUpload & { readonly isLocked?: boolean },
): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select ${columns}
    from platform.upload
    where id = ${id} and owner_id = ${ownerId}
    ${isLocked ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

export interface Pending {
  readonly count: number;
  readonly kindCount: number;
  readonly kindBytes: number;
}

/** What a person has on the way; takes turns with their other requests, so that none slips past a limit. */
export async function pendingOf(
  db: Store['db'],
  { ownerId, kind }: { readonly ownerId: string; readonly kind: string },
): Promise<Pending> {
  await sql`select pg_advisory_xact_lock(hashtextextended('platform.upload ' || ${ownerId}, 0))`.execute(db);
  const { rows } = await sql<{ count: bigint; kind_count: bigint; kind_bytes: bigint }>`
    select count(*) as count,
      count(*) filter (where kind = ${kind}) as kind_count,
      coalesce(sum(size_bytes) filter (where kind = ${kind}), 0)::bigint as kind_bytes
    from platform.upload
    where owner_id = ${ownerId}`.execute(db);
  const [row] = rows;
  return {
    count: Number(row?.count ?? 0),
    kindCount: Number(row?.kind_count ?? 0),
    kindBytes: Number(row?.kind_bytes ?? 0),
  };
}

export function nameOfUpload(
  { cipher }: Pick<Store, 'cipher'>,
  { id, sealed_name: sealed }: UploadRow,
): string {
  return cipher.open({ table: TABLE, column: 'sealed_name', row: id }, sealed);
}

function keyOf({ cipher }: Pick<Store, 'cipher'>, { id, sealed_key: sealed }: UploadRow): string {
  return cipher.open({ table: TABLE, column: 'sealed_key', row: id }, sealed);
}

interface PieceRow {
  readonly start_byte: bigint;
  readonly size_bytes: number;
  readonly bytes: string;
}

function placeOf({ id }: UploadRow, { start, size }: { readonly start: number; readonly size: number }) {
  return ['upload', id, start, size] as const;
}

/** Keeps the next bytes; the upload's row must be locked. Answers how many are here now. */
export async function addPiece(
  work: Store,
  upload: UploadRow,
  { start, bytes }: { readonly start: number; readonly bytes: Uint8Array },
): Promise<UploadRow> {
  const key = keyOf(work, upload);
  for (let at = 0; at < bytes.length; at += SEALED_PIECE_BYTES_MAX) {
    const piece = bytes.subarray(at, at + SEALED_PIECE_BYTES_MAX);
    const place = { start: start + at, size: piece.length };
    const sealed = sealPiece(key, placeOf(upload, place), piece);
    await sql`
      insert into platform.upload_piece (upload_id, start_byte, size_bytes, bytes)
      values (${upload.id}, ${place.start}, ${place.size}, ${sealed})`.execute(work.db);
    release(sealed);
  }
  const received = start + bytes.length;
  await sql`
    update platform.upload set received_bytes = ${received} where id = ${upload.id}`.execute(work.db);
  return { ...upload, received_bytes: BigInt(received) };
}

/** The piece that begins at a place, in memory of its own; undefined where none does. */
export async function readPiece(
  work: Store,
  upload: UploadRow,
  start: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  // As text of half the length that the driver would make of it.
  const { rows } = await sql<PieceRow>`
    select start_byte, size_bytes, encode(bytes, 'base64') as bytes
    from platform.upload_piece
    where upload_id = ${upload.id} and start_byte = ${start}`.execute(work.db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { size_bytes: size, bytes } = row;
  const sealed = Buffer.allocUnsafeSlow(SEAL_BYTES + size);
  const length = sealed.write(bytes, 'base64');
  try {
    return openPiece(keyOf(work, upload), placeOf(upload, { start, size }), sealed.subarray(0, length));
  } finally {
    release(sealed);
  }
}

/** A piece is not there any more: the upload became a file or was cancelled while it was read without a lock. */
export class PieceGone extends Error {
  constructor() {
    super('invariant broken: a piece of an upload is missing');
  }
}

/** All that is here, in its order. A piece is gone once the next one is asked for: who keeps some of it copies it. Throws PieceGone. */
export async function* readPieces(work: Store, upload: UploadRow): AsyncGenerator<Buffer> {
  for (let start = 0; start < Number(upload.received_bytes);) {
    const piece = await readPiece(work, upload, start);
    if (piece === undefined) throw new PieceGone();
    start += piece.length;
    try {
      yield piece;
    } finally {
      release(piece);
    }
  }
}

export async function countPieces(db: Store['db'], id: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from platform.upload_piece where upload_id = ${id}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** The upload has become a file: its own bytes go. */
export async function finishUpload(
  db: Store['db'],
  { id, fileId }: { readonly id: string; readonly fileId: string },
): Promise<void> {
  await sql`delete from platform.upload_piece where upload_id = ${id}`.execute(db);
  await sql`update platform.upload set file_id = ${fileId} where id = ${id}`.execute(db);
}

/** Deletes the upload, and its bytes. */
export async function removeUpload(db: Store['db'], id: string): Promise<void> {
  await sql`delete from platform.upload where id = ${id}`.execute(db);
}

/** Deletes what nobody finished or took in time, some at once. Answers how many uploads went. */
export async function removeExpired({ db, now }: Pick<Work, 'db' | 'now'>, limit: number): Promise<number> {
  const { rows } = await sql<{ file_id: string | null }>`
    delete from platform.upload
    where id in (
      select id from platform.upload where expires_at <= ${now} order by expires_at limit ${limit} for update skip locked)
    returning file_id`.execute(db);
  const files = rows.flatMap(({ file_id: id }) => (id === null ? [] : [id]));
  await sql`delete from platform.stored_file where id = any(${files}::uuid[])`.execute(db);
  return rows.length;
}
