import { sql } from 'kysely';

import { release } from '../data/release.ts';
import type { Database } from '../postgres/database.ts';
import { invariant } from '../refusal.ts';
import { openPiece, sealPiece } from './piece-cipher.ts';

/** What the bytes of a file are sealed with and for. */
export interface SealedFile {
  readonly id: string;
  /** Of this file alone, open. */
  readonly key: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly pieceCount: number;
}

/** Where the bytes of stored files lie. Another place, such as an object store, needs these two and nothing else. */
export interface ByteStore {
  /** Keeps all pieces, in their order, in the transaction of `db`. */
  write(
    db: Database,
    file: SealedFile,
    pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void>;
  /** The pieces in their order. Throws where one is missing or was changed. */
  read(db: Database, file: SealedFile): AsyncIterable<Buffer>;
}

/** In PostgreSQL: works embedded and on a server, and is in every backup. A file goes with its row. */
export const databaseBytes: ByteStore = {
  async write(db, file, pieces) {
    let position = 0;
    let size = 0;
    for await (const piece of pieces) {
      const sealed = sealPiece(file.key, placeOf(file, position), piece);
      await sql`
        insert into platform.stored_piece (file_id, position, bytes)
        values (${file.id}, ${position}, ${sealed})`.execute(db);
      release(sealed);
      position += 1;
      size += piece.length;
    }
    invariant(
      position === file.pieceCount && size === file.sizeBytes,
      'a file has other bytes than were announced',
    );
  },
  async *read(db, file) {
    for (let position = 0; position < file.pieceCount; position += 1) {
      const { rows } = await sql<{ bytes: string }>`
        select encode(bytes, 'base64') as bytes
        from platform.stored_piece
        where file_id = ${file.id} and position = ${position}`.execute(db);
      invariant(rows[0] !== undefined, 'a piece of a file is missing');
      yield openPiece(file.key, placeOf(file, position), Buffer.from(rows[0].bytes, 'base64'));
    }
  },
};

function placeOf({ id, mediaType, sizeBytes, pieceCount }: SealedFile, position: number) {
  return ['file', id, mediaType, sizeBytes, pieceCount, position] as const;
}
