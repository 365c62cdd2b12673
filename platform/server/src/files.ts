/**
 * Files on the local disk, under the data folder. A file is streamed to its place, hashed and looked at on the way; its row belongs
 * to the unit of work that takes it in. Whose it is and who may read it is decided and kept by the domain that uses it. Bytes
 * whose unit rolled back are swept away a day later.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

import { FILE_NAME_MAX_LENGTH, FILE_SIZE_MAX_BYTES, fileRefusals, type FileType } from '@egcr/contract/files';
import { sql } from 'kysely';

import type { Database } from './database.ts';
import { HEAD_BYTES, TextCheck, typeOfHead, typeOfText } from './file-type.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

export interface FileLimits {
  readonly accepts: readonly FileType[];
  readonly sizeMax_bytes?: number;
}

export interface GivenFile {
  /** As the sender calls it. */
  readonly name: string;
  readonly content: Readable;
}

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: FileType;
  readonly sizeBytes: bigint;
  readonly sha256: string;
  readonly storedAt: Date;
}

export interface OpenedFile extends StoredFile {
  readonly content: Readable;
}

export interface FileStore {
  /** Takes a file in. Refuses file_empty, file_too_large, file_type_refused; reads no further than it must. */
  store(work: Work, file: GivenFile, limits: FileLimits): Promise<StoredFile>;
  /** The file with its bytes still to be read; undefined where there is none. Check who asks before calling it. */
  open(db: Database, id: string): Promise<OpenedFile | undefined>;
  /** Deletes bytes that no row speaks of and that are older than a day. Answers how many files went. */
  sweep(db: Database): Promise<number>;
}

const ORPHAN_AGE_MS = 24 * 3600 * 1000;

export function openFileStore(directory: string): FileStore {
  const pathOf = (id: string) => join(directory, id.slice(-2), id);
  return {
    async store(work, { name, content }, { accepts, sizeMax_bytes = FILE_SIZE_MAX_BYTES }) {
      const id = work.newId();
      const incoming = join(directory, 'incoming', id);
      try {
        const seen = await writeAndLook(incoming, content, sizeMax_bytes);
        const mediaType = seen.type ?? (seen.isText ? typeOfText(name) : undefined);
        if (mediaType === undefined || !accepts.includes(mediaType))
          throw new Refusal(fileRefusals.file_type_refused);
        const row = {
          id,
          name: cleanName(name),
          mediaType,
          sizeBytes: BigInt(seen.size),
          sha256: seen.sha256,
          storedAt: work.now,
        };
        await insert(work.db, row);
        await place(incoming, pathOf(id));
        return row;
      } catch (error) {
        content.destroy();
        await rm(incoming, { force: true });
        throw error;
      }
    },
    async open(db, id) {
      const row = await select(db, id);
      return row && { ...row, content: createReadStream(pathOf(row.id)) };
    },
    sweep: (db) => sweep(db, directory),
  };
}

/** Headers with which a file goes out: saved, never shown as a page of ours, whatever is in it. */
export function fileHeaders({ sizeBytes, ...file }: StoredFile): Readonly<Record<string, string>> {
  return { ...streamHeaders(file), 'content-length': sizeBytes.toString() };
}

/** The same for a file whose length is not known before it is made. */
export function streamHeaders({
  name,
  mediaType,
}: {
  readonly name: string;
  readonly mediaType: string;
}): Readonly<Record<string, string>> {
  const plain = name.replace(/[^\w. -]/g, '_');
  return {
    'content-type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escapeMark)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}

function escapeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** The last part of a path, without control and direction marks; `file` where nothing is left. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const printable = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  return Array.from(printable).slice(-FILE_NAME_MAX_LENGTH).join('') || 'file';
}

interface Seen {
  readonly size: number;
  readonly sha256: string;
  readonly type: FileType | undefined;
  readonly isText: boolean;
}

async function writeAndLook(path: string, content: Readable, sizeMax_bytes: number): Promise<Seen> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    const text = new TextCheck();
    let head: Buffer = Buffer.alloc(0);
    let size = 0;
    for await (const piece of content) {
      const chunk: Buffer = Buffer.from(piece);
      size += chunk.length;
      if (size > sizeMax_bytes) throw new Refusal(fileRefusals.file_too_large);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      hash.update(chunk);
      text.add(chunk);
      await file.writeFile(chunk);
    }
    if (size === 0) throw new Refusal(fileRefusals.file_empty);
    await file.sync();
    return { size, sha256: hash.digest('hex'), type: typeOfHead(head), isText: text.end() };
  } finally {
    await file.close();
  }
}

/** Moves the file to its place and makes the move outlast a power cut. */
async function place(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  const folder = await open(dirname(to));
  await folder.sync();
  await folder.close();
}

async function insert(
  db: Database,
  { id, name, mediaType, sizeBytes, sha256, storedAt }: StoredFile,
): Promise<void> {
  await sql`
    insert into platform.file (id, name, media_type, size_bytes, sha256, stored_at)
    values (${id}::uuid, ${name}, ${mediaType}, ${sizeBytes}, ${sha256}, ${storedAt})`.execute(db);
}

async function select(db: Database, id: string): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select id, name, media_type as "mediaType", size_bytes as "sizeBytes", sha256, stored_at as "storedAt"
    from platform.file
    where id = ${id}::uuid`.execute(db);
  return rows[0];
}

async function sweep(db: Database, directory: string): Promise<number> {
  let swept = 0;
  for (const folder of await namesIn(directory)) {
    const old = await oldFilesIn(join(directory, folder));
    const { rows } = await sql<{ id: string }>`
      select id::text from platform.file where id = any(${old}::uuid[])`.execute(db);
    const kept = new Set(rows.map(({ id }) => id));
    for (const id of old.filter((name) => !kept.has(name))) {
      await rm(join(directory, folder, id), { force: true });
      swept += 1;
    }
  }
  return swept;
}

const FILE_ID = /^[0-9a-f-]{36}$/;

/** Age by the machine's clock, which also dates the files. */
async function oldFilesIn(folder: string): Promise<string[]> {
  const old: string[] = [];
  for (const name of (await namesIn(folder)).filter((candidate) => FILE_ID.test(candidate))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > ORPHAN_AGE_MS) old.push(name);
  }
  return old;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}
