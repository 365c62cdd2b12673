import type { FileType, ScanResult } from '@egcr/contract/files';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { StoredFile } from '@egcr/server-kit/uploads';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { BusinessPaperKind } from '../contract/index.ts';

type Db = Work['db'];
const TABLE = 'business_papers.paper';

export const nameColumn: SealedColumn = { table: TABLE, column: 'sealed_name', key: ['id'] };

interface SealedRow {
  readonly id: string;
  readonly kind: BusinessPaperKind;
  readonly added_by: string | null;
  readonly added_at: Date;
  readonly file_id: string;
  readonly media_type: FileType;
  readonly size_bytes: bigint;
  readonly scan: ScanResult;
  readonly sealed_name: string;
}

export interface PaperRow extends Omit<SealedRow, 'sealed_name'> {
  readonly name: string;
}

const placeOf = (id: string) => ({ table: TABLE, column: 'sealed_name', row: id });

/** Papers of an organisation, the newest first; or one of them. */
export async function papersOf(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  { organisationId, id }: { readonly organisationId: string; readonly id?: string },
): Promise<readonly PaperRow[]> {
  const { rows } = await sql<SealedRow>`
    select id, kind, added_by, added_at, file_id, media_type, size_bytes, scan, sealed_name
    from business_papers.paper
    where organisation_id = ${organisationId} and ${id === undefined ? sql`true` : sql`id = ${id}`}
    order by id desc`.execute(db);
  return rows.map(({ sealed_name: sealed, ...row }) => ({
    ...row,
    name: cipher.open(placeOf(row.id), sealed),
  }));
}

/** Another member who adds a paper of the same organisation waits until this transaction ends. */
export async function lockShelf(db: Db, organisationId: string): Promise<void> {
  await sql`
    insert into business_papers.shelf (organisation_id) values (${organisationId}) on conflict do nothing`.execute(
    db,
  );
  await sql`
    select organisation_id from business_papers.shelf where organisation_id = ${organisationId} for update`.execute(
    db,
  );
}

export interface NewPaper {
  readonly id: string;
  readonly organisationId: string;
  readonly kind: BusinessPaperKind;
  readonly addedBy: string;
  readonly file: StoredFile;
}

/** Adds a paper. Answers whose twin it is, where its sender has added the content already: then nothing is added. */
export async function insertPaper(
  { db, cipher, now }: Pick<Work, 'db' | 'cipher' | 'now'>,
  { id, organisationId, kind, addedBy, file }: NewPaper,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into business_papers.paper (
      id, organisation_id, kind, added_by, added_at, file_id, media_type, size_bytes, scan, twin, sealed_name)
    values (
      ${id}, ${organisationId}, ${kind}, ${addedBy}, ${now}, ${file.id}, ${file.mediaType}, ${file.sizeBytes},
      ${file.scan}, ${file.twin}, ${cipher.seal(placeOf(id), file.name)})
    on conflict on constraint paper_twin do nothing
    returning id`.execute(db);
  if (rows.length > 0) return undefined;
  const twin = await sql<{ id: string }>`
    select id from business_papers.paper where organisation_id = ${organisationId} and twin = ${file.twin}`.execute(
    db,
  );
  return twin.rows[0]?.id;
}

export async function deletePaper(db: Db, id: string): Promise<void> {
  await sql`delete from business_papers.paper where id = ${id}`.execute(db);
}

/** The organisation whose paper a file is. */
export async function organisationOfFile(db: Db, fileId: string): Promise<string | undefined> {
  const { rows } = await sql<{ organisation_id: string }>`
    select organisation_id from business_papers.paper where file_id = ${fileId}`.execute(db);
  return rows[0]?.organisation_id;
}

/** How much the papers of an organisation take. */
export async function usedBy(
  db: Db,
  organisationId: string,
): Promise<{ readonly bytes: number; readonly files: number }> {
  const { rows } = await sql<{ bytes: bigint; files: bigint }>`
    select coalesce(sum(size_bytes), 0)::bigint as bytes, count(*) as files
    from business_papers.paper
    where organisation_id = ${organisationId}`.execute(db);
  return { bytes: Number(rows[0]?.bytes ?? 0), files: Number(rows[0]?.files ?? 0) };
}

/** What a person has sent for all organisations together. */
export async function sentBy(
  db: Db,
  userId: string,
): Promise<{ readonly bytes: number; readonly files: number }> {
  const { rows } = await sql<{ bytes: bigint; files: bigint }>`
    select coalesce(sum(size_bytes), 0)::bigint as bytes, count(*) as files
    from business_papers.paper
    where added_by = ${userId}`.execute(db);
  return { bytes: Number(rows[0]?.bytes ?? 0), files: Number(rows[0]?.files ?? 0) };
}

/** Forgets who sent which papers: their account ends. */
export async function forgetSender(db: Db, userId: string): Promise<void> {
  await sql`update business_papers.paper set added_by = null where added_by = ${userId}`.execute(db);
}
