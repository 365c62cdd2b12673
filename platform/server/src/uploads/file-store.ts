import type { FileType, ScanResult } from '@egcr/contract/files';
import { sql } from 'kysely';

import type { SealedColumn } from '../data/reseal.ts';
import type { Work } from '../work.ts';
import type { SealedFile } from './byte-store.ts';
import { newPieceKey } from './piece-cipher.ts';

const TABLE = 'platform.stored_file';
/** What of stored files is sealed with a data key. */
export const fileColumns: readonly SealedColumn[] = [
  { table: TABLE, column: 'sealed_name', key: ['id'] },
  { table: TABLE, column: 'sealed_key', key: ['id'] },
];

/** A file that was uploaded whole and looked at, as the domain that takes it knows it. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: FileType;
  readonly sizeBytes: number;
  readonly scan: ScanResult;
  /** Files of one person that are the same have the same. It says nothing about the content to the person who has no key. */
  readonly twin: Buffer;
  readonly storedAt: Date;
}

interface FileRow {
  readonly id: string;
  readonly owner_id: string;
  readonly kind: string;
  readonly media_type: FileType;
  readonly size_bytes: bigint;
  readonly piece_count: number;
  readonly scan: ScanResult;
  readonly twin: Buffer;
  readonly sealed_name: string;
  readonly sealed_key: string;
  readonly stored_at: Date;
}

type Store = Pick<Work, 'db' | 'cipher'>;

export interface NewFile extends Omit<StoredFile, 'storedAt' | 'twin'> {
  readonly ownerId: string;
  readonly kind: string;
  readonly sha256: string;
  readonly pieceCount: number;
}

/** Writes the row. Answers what the bytes are sealed with. */
export async function insertFile(
  { db, cipher, now }: Store & Pick<Work, 'now'>,
  file: NewFile,
): Promise<SealedFile> {
  const { id, ownerId, kind, mediaType, sizeBytes, pieceCount, scan, name } = file;
  const key = newPieceKey();
  await sql`
    insert into platform.stored_file (
      id, owner_id, kind, media_type, size_bytes, piece_count, scan, twin, sealed_name, sealed_key, stored_at)
    values (
      ${id}, ${ownerId}, ${kind}, ${mediaType}, ${sizeBytes}, ${pieceCount}, ${scan},
      ${cipher.lookup(`the content of a file of ${ownerId}`, file.sha256)},
      ${cipher.seal({ table: TABLE, column: 'sealed_name', row: id }, name)},
      ${cipher.seal({ table: TABLE, column: 'sealed_key', row: id }, key)}, ${now})`.execute(db);
  return { id, key, mediaType, sizeBytes, pieceCount };
}

interface FoundFile {
  readonly ownerId: string;
  readonly kind: string;
  readonly file: StoredFile;
  readonly sealed: SealedFile;
}

/** A file with what its bytes are sealed with; of a person, where their id is given. */
export async function findFile(
  { db, cipher }: Store,
  { id, ownerId }: { readonly id: string; readonly ownerId?: string },
): Promise<FoundFile | undefined> {
  const { rows } = await sql<FileRow>`
    select id, owner_id, kind, media_type, size_bytes, piece_count, scan, twin, sealed_name, sealed_key, stored_at
    from platform.stored_file
    where id = ${id} and ${ownerId === undefined ? sql`true` : sql`owner_id = ${ownerId}`}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const sizeBytes = Number(row.size_bytes);
  const open = (column: 'sealed_name' | 'sealed_key') =>
    cipher.open({ table: TABLE, column, row: row.id }, row[column]);
  return {
    ownerId: row.owner_id,
    kind: row.kind,
    file: {
      id: row.id,
      name: open('sealed_name'),
      mediaType: row.media_type,
      sizeBytes,
      scan: row.scan,
      twin: row.twin,
      storedAt: row.stored_at,
    },
    sealed: {
      id: row.id,
      key: open('sealed_key'),
      mediaType: row.media_type,
      sizeBytes,
      pieceCount: row.piece_count,
    },
  };
}

/** Deletes files with their bytes: without the key in the row, what a backup still holds of the bytes alone says nothing. */
export async function removeFiles(
  db: Store['db'],
  { ownerId, ids }: { readonly ownerId: string; readonly ids: readonly string[] },
): Promise<void> {
  await sql`
    delete from platform.stored_file where owner_id = ${ownerId} and id = any(${ids}::uuid[])`.execute(db);
}

export async function removeFilesOfKind(
  db: Store['db'],
  { kind, fileIds }: { readonly kind: string; readonly fileIds: readonly string[] },
): Promise<void> {
  await sql`
    delete from platform.stored_file where kind = ${kind} and id = any(${[...fileIds]}::uuid[])`.execute(db);
}

/** Deletes all that a person has of a kind, on the way or stored. */
export async function removeAllOf(
  db: Store['db'],
  { ownerId, kind }: { readonly ownerId: string; readonly kind: string },
): Promise<void> {
  await sql`delete from platform.upload where owner_id = ${ownerId} and kind = ${kind}`.execute(db);
  await sql`delete from platform.stored_file where owner_id = ${ownerId} and kind = ${kind}`.execute(db);
}
