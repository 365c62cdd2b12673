import type { FileType, ScanResult } from '@egcr/contract/files';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { nameOfVersion } from './store.ts';

type Db = Work['db'];

interface GivenToCase {
  readonly caseId: string;
  readonly documentId: string;
}

/** A document and the person who gives it. */
export interface OwnedPaper {
  readonly documentId: string;
  readonly ownerId: string;
}

interface PaperVersion {
  readonly document_id: string;
  readonly owner_id: string;
  readonly number: number;
}

/** Those among some documents that a person has. */
export async function ownAmong(
  db: Db,
  { ownerId, ids }: { readonly ownerId: string; readonly ids: readonly string[] },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id
    from documents.document
    where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[]) and removed_at is null
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The newest versions of documents, of those that belong to whom it says; locked, so that none is deleted meanwhile. */
export async function lockNewestVersions(
  db: Db,
  papers: readonly OwnedPaper[],
): Promise<readonly PaperVersion[]> {
  const { rows: own } = await sql<{ id: string }>`
    select id
    from documents.document
    where removed_at is null and (id, owner_id) in (
      select document_id, owner_id
      from unnest(
        ${papers.map(({ documentId }) => documentId)}::uuid[],
        ${papers.map(({ ownerId }) => ownerId)}::uuid[]) as given (document_id, owner_id))
    order by id
    for no key update`.execute(db);
  const { rows } = await sql<PaperVersion>`
    select d.id as document_id, d.owner_id, max(v.number)::integer as number
    from documents.document as d
    join documents.version as v on v.document_id = d.id
    where d.id = any(${own.map(({ id }) => id)}::uuid[])
    group by d.id`.execute(db);
  return rows;
}

export async function insertGivings(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { caseId, versions }: { readonly caseId: string; readonly versions: readonly PaperVersion[] },
): Promise<void> {
  await sql`
    insert into documents.giving (case_id, document_id, number, owner_id, given_at)
    select ${caseId}::uuid, document_id, number, owner_id, ${now}::timestamptz
    from unnest(
      ${versions.map((version) => version.document_id)}::uuid[],
      ${versions.map(({ number }) => number)}::integer[],
      ${versions.map((version) => version.owner_id)}::uuid[]) as given (document_id, number, owner_id)`.execute(
    db,
  );
}

interface SealedGivenRow {
  readonly document_id: string;
  readonly number: number;
  readonly file_id: string;
  readonly media_type: FileType;
  readonly size_bytes: bigint;
  readonly scan: ScanResult;
  readonly sealed_name: string;
}

export interface GivenRow extends Omit<SealedGivenRow, 'sealed_name'> {
  readonly name: string;
}

/** The versions that were given to a case. */
export async function versionsGivenTo(
  work: Pick<Work, 'db' | 'cipher'>,
  caseId: string,
): Promise<readonly GivenRow[]> {
  const { rows } = await sql<SealedGivenRow>`
    select v.document_id, v.number, v.file_id, v.media_type, v.size_bytes, v.scan, v.sealed_name
    from documents.giving as g
    join documents.version as v on v.document_id = g.document_id and v.number = g.number
    where g.case_id = ${caseId}
    order by v.document_id`.execute(work.db);
  return rows.map(({ sealed_name: sealed, ...row }) => ({ ...row, name: nameOfVersion(work, row, sealed) }));
}

export interface GivingRow {
  readonly case_id: string;
  readonly document_id: string;
  readonly number: number;
  readonly given_at: Date;
}

/** To which cases a person's documents were given, newest first. */
export async function givingsOf(db: Db, ownerId: string): Promise<readonly GivingRow[]> {
  const { rows } = await sql<GivingRow>`
    select g.case_id, g.document_id, g.number, g.given_at
    from documents.document as d
    join documents.giving as g on g.document_id = d.id
    where d.owner_id = ${ownerId}
    order by g.given_at desc, g.case_id desc`.execute(db);
  return rows;
}

/** Lets an officer open a given file until an instant. Earlier permissions that have ended go. */
export async function lend(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    fileId,
    readerId,
    caseId,
    documentId,
    until,
  }: GivenToCase & { readonly fileId: string; readonly readerId: string; readonly until: Date },
): Promise<void> {
  await sql`delete from documents.lending where expires_at <= ${now}`.execute(db);
  await sql`
    insert into documents.lending (file_id, reader_id, case_id, document_id, expires_at)
    values (${fileId}, ${readerId}, ${caseId}, ${documentId}, ${until})
    on conflict (file_id, reader_id) do update
      set case_id = excluded.case_id, document_id = excluded.document_id, expires_at = excluded.expires_at`.execute(
    db,
  );
}

export async function isLent(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { fileId, readerId }: { readonly fileId: string; readonly readerId: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from documents.lending
      where file_id = ${fileId} and reader_id = ${readerId} and expires_at > ${now}) as found`.execute(db);
  return rows[0]?.found === true;
}
