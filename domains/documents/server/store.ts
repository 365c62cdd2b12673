import type { FileType, ScanResult } from '@egcr/contract/files';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { StoredFile } from '@egcr/server-kit/uploads';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { DocumentKind } from '../contract/index.ts';
import { OPENINGS_SHOWN_MAX } from '../contract/limits.ts';

type Db = Work['db'];
const TABLE = 'documents.version';

export const nameColumn: SealedColumn = {
  table: TABLE,
  column: 'sealed_name',
  key: ['document_id', 'number'],
};

export interface DocumentRow {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly expires_on: string | null;
  readonly removed_at: Date | null;
}

interface SealedVersionRow {
  readonly document_id: string;
  readonly number: number;
  readonly file_id: string;
  readonly media_type: FileType;
  readonly size_bytes: bigint;
  readonly scan: ScanResult;
  readonly sealed_name: string;
  readonly added_at: Date;
}

export interface VersionRow extends Omit<SealedVersionRow, 'sealed_name'> {
  readonly name: string;
}

/** Whose document is meant. */
export interface OwnDocument {
  readonly id: string;
  readonly ownerId: string;
}

export async function documentsOf(db: Db, ownerId: string): Promise<readonly DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select id, kind, expires_on, removed_at
    from documents.document
    where owner_id = ${ownerId}
    order by id desc`.execute(db);
  return rows;
}

/** A person's own document; with `isLocked` nobody else changes it until the transaction ends. */
export async function findDocument(
  db: Db,
  { id, ownerId, isLocked = false }: OwnDocument & { readonly isLocked?: boolean },
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select id, kind, expires_on, removed_at
    from documents.document
    where id = ${id} and owner_id = ${ownerId}
    ${isLocked ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

/** All versions of a person's documents, or of one of them; newest first. */
export async function versionsOf(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  { ownerId, documentId }: { readonly ownerId: string; readonly documentId?: string },
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<SealedVersionRow>`
    select document_id, number, file_id, media_type, size_bytes, scan, sealed_name, added_at
    from documents.version
    where owner_id = ${ownerId} and ${documentId === undefined ? sql`true` : sql`document_id = ${documentId}`}
    order by document_id, number desc`.execute(db);
  return rows.map(({ sealed_name: sealed, ...row }) => ({
    ...row,
    name: nameOfVersion({ cipher }, row, sealed),
  }));
}

/** The name of a version's file, opened. */
export function nameOfVersion(
  { cipher }: Pick<Work, 'cipher'>,
  version: Pick<SealedVersionRow, 'document_id' | 'number'>,
  sealed: string,
): string {
  return cipher.open(placeOf(version), sealed);
}

function placeOf({ document_id: id, number }: Pick<SealedVersionRow, 'document_id' | 'number'>) {
  return { table: TABLE, column: 'sealed_name', row: `${id}|${number}` };
}

export async function usedBy(
  db: Db,
  ownerId: string,
): Promise<{ readonly bytes: number; readonly files: number }> {
  const { rows } = await sql<{ bytes: bigint; files: bigint }>`
    select coalesce(sum(size_bytes), 0)::bigint as bytes, count(*) as files
    from documents.version
    where owner_id = ${ownerId}`.execute(db);
  return { bytes: Number(rows[0]?.bytes ?? 0), files: Number(rows[0]?.files ?? 0) };
}

export async function insertDocument(
  { db, now }: Pick<Work, 'db' | 'now'>,
  document: OwnDocument & { readonly kind: DocumentKind; readonly expiresOn: string | null },
): Promise<void> {
  const { id, ownerId, kind, expiresOn } = document;
  await sql`
    insert into documents.document (id, owner_id, kind, expires_on, created_at)
    values (${id}, ${ownerId}, ${kind}, ${expiresOn}, ${now})`.execute(db);
}

export async function setEnd(
  db: Db,
  { id, expiresOn }: { readonly id: string; readonly expiresOn: string | null },
) {
  await sql`update documents.document set expires_on = ${expiresOn} where id = ${id}`.execute(db);
}

export async function setKindAndEnd(
  db: Db,
  { id, kind, expiresOn }: Pick<DocumentRow, 'id' | 'kind'> & { readonly expiresOn: string | null },
): Promise<void> {
  await sql`
    update documents.document set kind = ${kind}, expires_on = ${expiresOn} where id = ${id}`.execute(db);
}

/** Adds the next version of a document. Answers whose twin it is, where the person has the content already: then nothing is added. */
export async function insertVersion(
  { db, cipher, now }: Pick<Work, 'db' | 'cipher' | 'now'>,
  { id, ownerId, number, file }: OwnDocument & { readonly number: number; readonly file: StoredFile },
): Promise<string | undefined> {
  const sealed = cipher.seal(placeOf({ document_id: id, number }), file.name);
  const { rows } = await sql<{ added: string }>`
    insert into documents.version (
      document_id, number, owner_id, file_id, media_type, size_bytes, scan, twin, sealed_name, added_at)
    values (
      ${id}, ${number}, ${ownerId}, ${file.id}, ${file.mediaType}, ${file.sizeBytes}, ${file.scan}, ${file.twin},
      ${sealed}, ${now})
    on conflict on constraint version_twin do nothing
    returning document_id as added`.execute(db);
  if (rows.length > 0) return undefined;
  const twin = await sql<{ document_id: string }>`
    select document_id from documents.version where owner_id = ${ownerId} and twin = ${file.twin}`.execute(
    db,
  );
  return twin.rows[0]?.document_id;
}

/** Keeps that a file was opened, by an officer for the case they asked for; nothing where it is no document's. */
export async function insertOpening(
  { db, now }: Pick<Work, 'db' | 'now'>,
  opening: { readonly id: string; readonly fileId: string; readonly openedBy: string },
): Promise<void> {
  await sql`
    insert into documents.opening (id, document_id, number, opened_by, opened_at, case_id)
    select ${opening.id}, v.document_id, v.number, ${opening.openedBy}, ${now}, l.case_id
    from documents.version as v
    left join documents.lending as l
      on l.file_id = v.file_id and l.reader_id = ${opening.openedBy} and v.owner_id <> ${opening.openedBy}
    where v.file_id = ${opening.fileId}`.execute(db);
}

export interface OpeningRow {
  readonly number: number;
  readonly opened_at: Date;
  readonly case_id: string | null;
}

export async function openingsOf(db: Db, documentId: string): Promise<readonly OpeningRow[]> {
  const { rows } = await sql<OpeningRow>`
    select number, opened_at, case_id
    from documents.opening
    where document_id = ${documentId}
    order by id desc
    limit ${OPENINGS_SHOWN_MAX}`.execute(db);
  return rows;
}

export async function deleteDocument(db: Db, { id, ownerId }: OwnDocument): Promise<void> {
  await sql`delete from documents.document where id = ${id} and owner_id = ${ownerId}`.execute(db);
}

/** What is left of a deleted document: the versions that cases keep. The same content may be added anew. */
export async function keepGivenVersions(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id, ownerId, numbers }: OwnDocument & { readonly numbers: readonly number[] },
): Promise<void> {
  await sql`
    delete from documents.version
    where document_id = ${id} and owner_id = ${ownerId} and not number = any(${[...numbers]}::integer[])`.execute(
    db,
  );
  await sql`update documents.version set twin = null where document_id = ${id}`.execute(db);
  await sql`update documents.document set removed_at = ${now} where id = ${id}`.execute(db);
}

export async function deleteDocumentsOf(db: Db, ownerId: string): Promise<void> {
  await sql`delete from documents.document where owner_id = ${ownerId}`.execute(db);
}

export interface EndingRow {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly owner_id: string;
  readonly expires_on: string;
}

/** Documents that end within days of a date and were not told of for that yet, some at once. */
export async function endingWithin(
  db: Db,
  { today, days, limit }: { readonly today: string; readonly days: number; readonly limit: number },
): Promise<readonly EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select id, owner_id, kind, expires_on
    from documents.document as d
    where expires_on between ${today}::date and ${today}::date + ${days}::integer
      and removed_at is null
      and not exists (
        select from documents.reminder as r
        where r.document_id = d.id and r.expires_on = d.expires_on and r.days <= ${days})
    order by id
    limit ${limit}
    for no key update skip locked`.execute(db);
  return rows;
}

export async function insertReminders(
  db: Db,
  rows: readonly { readonly id: string; readonly expiresOn: string; readonly days: number }[],
): Promise<void> {
  await sql`
    insert into documents.reminder (document_id, expires_on, days)
    select * from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ expiresOn }) => expiresOn)}::date[],
      ${rows.map(({ days }) => days)}::integer[])
    on conflict do nothing`.execute(db);
}
