import type { Database } from '@egcr/server-kit/database';
import type { StoredFile } from '@egcr/server-kit/uploads';
import { sql } from 'kysely';

import type { Dispute, DisputeSide } from '../../contract/index.ts';
import { audienceOf } from '../merchants/tell-merchant.ts';

export interface EvidenceRow {
  readonly dispute_id: string;
  readonly number: number;
  readonly by: DisputeSide;
  readonly file_id: string;
  readonly media_type: Dispute['files'][number]['media_type'];
  readonly size_bytes: bigint;
  readonly at: Date;
}

/** Adds a file to a dispute, of which the caller holds the lock. */
export async function insertEvidence(
  db: Database,
  added: {
    readonly disputeId: string;
    readonly by: DisputeSide;
    readonly ownerId: string;
    readonly file: StoredFile;
    readonly now: Date;
  },
): Promise<void> {
  const { disputeId, by, ownerId, file, now } = added;
  await sql`
    insert into payments.evidence_file (dispute_id, number, by, owner_id, file_id, media_type, size_bytes, at)
    select ${disputeId}::uuid, count(*) + 1, ${by}, ${ownerId}::uuid, ${file.id}::uuid, ${file.mediaType},
      ${file.sizeBytes}, ${now}
    from payments.evidence_file where dispute_id = ${disputeId}::uuid`.execute(db);
}

export async function evidenceOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly EvidenceRow[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<EvidenceRow>`
    select dispute_id, number, by, file_id, media_type, size_bytes, at
    from payments.evidence_file
    where dispute_id = any (${[...ids]}::uuid[])
    order by dispute_id, number`.execute(db);
  return Map.groupBy(rows, (row) => row.dispute_id);
}

/** What a person has handed in to disputes so far. */
export async function evidenceUsedBy(
  db: Database,
  ownerId: string,
): Promise<{ readonly bytes: number; readonly files: number }> {
  const { rows } = await sql<{ bytes: bigint; files: bigint }>`
    select coalesce(sum(size_bytes), 0)::bigint as bytes, count(*) as files
    from payments.evidence_file
    where owner_id = ${ownerId}::uuid`.execute(db);
  return { bytes: Number(rows[0]?.bytes ?? 0), files: Number(rows[0]?.files ?? 0) };
}

/** Whether a person may open a file: a side of its dispute, a member of the business that is one, or an officer who has asked for its link. */
export async function mayOpenEvidence(
  db: Database,
  { fileId, readerId }: { readonly fileId: string; readonly readerId: string },
): Promise<boolean> {
  const { rows } = await sql<{ merchant_id: string; payer_id: string; is_asked: boolean }>`
    select dispute.merchant_id, dispute.payer_id, exists (
      select from payments.evidence_opening
      where file_id = ${fileId}::uuid and reader_id = ${readerId}::uuid
    ) as is_asked
    from payments.evidence_file
    join payments.dispute on dispute.id = evidence_file.dispute_id
    where evidence_file.file_id = ${fileId}::uuid`.execute(db);
  const [row] = rows;
  if (row === undefined) return false;
  return row.is_asked || (await audienceOf({ db }, row)).includes(readerId);
}

/** An officer asks for a link to a file. */
export async function insertOpening(
  db: Database,
  { fileId, readerId, now }: { readonly fileId: string; readonly readerId: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into payments.evidence_opening (file_id, reader_id, at)
    values (${fileId}::uuid, ${readerId}::uuid, ${now})
    on conflict do nothing`.execute(db);
}

/** The files of a person whose account ends are gone. */
export async function deleteEvidenceOf(db: Database, ownerId: string): Promise<void> {
  await sql`delete from payments.evidence_file where owner_id = ${ownerId}::uuid`.execute(db);
}
