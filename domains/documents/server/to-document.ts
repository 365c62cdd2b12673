import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { Document } from '../contract/index.ts';
import { givingsOf, type GivingRow } from './giving-store.ts';
import { findDocument, versionsOf, type DocumentRow, type VersionRow } from './store.ts';

/** The caller's own document; locked, one that they have not deleted. Refuses not_found, as if other people's were not there. */
export async function ownDocument(
  work: Work,
  id: string,
  lock: 'locked' | 'open' = 'open',
): Promise<DocumentRow> {
  const ownerId = personOf(work).userId;
  const isLocked = lock === 'locked';
  const row = await findDocument(work.db, { id, ownerId, isLocked });
  if (row === undefined || (isLocked && row.removed_at !== null))
    throw new Refusal(platformRefusals.not_found);
  return row;
}

/** The caller's own document as it travels. Refuses not_found. */
export async function shownDocument(work: Work, id: string): Promise<Document> {
  const ownerId = personOf(work).userId;
  const row = await ownDocument(work, id);
  const versions = await versionsOf(work, { ownerId, documentId: id });
  return toDocument(row, { versions, givings: await givingsOf(work.db, ownerId) });
}

export interface PartsOfDocuments {
  readonly versions: readonly VersionRow[];
  readonly givings: readonly GivingRow[];
}

/** A document as it travels, with the newest of its versions. */
export function toDocument(row: DocumentRow, { versions, givings }: PartsOfDocuments): Document {
  const newest = versions.find((version) => version.document_id === row.id);
  invariant(newest !== undefined, 'a document has no version');
  return {
    id: row.id,
    kind: row.kind,
    expires_on: row.expires_on,
    version: toVersion(newest),
    is_removed: row.removed_at !== null,
    given: givings
      .filter((giving) => giving.document_id === row.id)
      .map((giving) => ({
        case_id: giving.case_id,
        version: giving.number,
        given_at: toInstant(giving.given_at),
      })),
  };
}

export function toVersion(row: VersionRow): Document['version'] {
  return {
    number: row.number,
    name: row.name,
    media_type: row.media_type,
    size_bytes: Number(row.size_bytes),
    scan: row.scan,
    added_at: toInstant(row.added_at),
  };
}
