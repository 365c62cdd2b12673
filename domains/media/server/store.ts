import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { PictureFormat, PublicPicture } from '../contract/index.ts';
import type { EncodedFile } from './encoding/encode-picture.ts';

export interface NewPicture extends PublicPicture {
  readonly addedBy: string | null;
  readonly addedAt: Date;
  readonly files: readonly EncodedFile[];
}

export async function insertPicture(db: Database, row: NewPicture): Promise<void> {
  await sql`
    insert into media.picture (id, added_by, width, height, added_at)
    values (${row.id}, ${row.addedBy}, ${row.width}, ${row.height}, ${row.addedAt})`.execute(db);
  for (const { width, height, format, bytes } of row.files)
    await sql`
      insert into media.picture_file (picture_id, width, format, height, bytes)
      values (${row.id}, ${width}, ${format}, ${height}, ${Buffer.from(bytes)})`.execute(db);
}

export async function readPictureFile(
  db: Database,
  { id, width, format }: { readonly id: string; readonly width: number; readonly format: PictureFormat },
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ readonly bytes: Buffer }>`
    select bytes from media.picture_file
    where picture_id = ${id} and width = ${width} and format = ${format}`.execute(db);
  return rows[0]?.bytes;
}

/** Those of some pictures that are there, with their sizes. */
export async function findPictures(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicPicture>> {
  const { rows } = await sql<PublicPicture>`
    select id, width, height from media.picture where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function countOf(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::integer as count from media.picture where added_by = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Pictures that were added before a time, the oldest first, behind one of them. */
export async function listAddedBefore(
  db: Database,
  {
    before,
    after,
    limit,
  }: { readonly before: Date; readonly after: string | undefined; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from media.picture
    where added_at < ${before} ${after === undefined ? sql`` : sql`and id > ${after}`}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deletePictures(db: Database, ids: readonly string[]): Promise<void> {
  await sql`delete from media.picture where id = any(${[...ids]}::uuid[])`.execute(db);
}

export async function forgetWhoAdded(db: Database, userId: string): Promise<void> {
  await sql`update media.picture set added_by = null where added_by = ${userId}`.execute(db);
}
