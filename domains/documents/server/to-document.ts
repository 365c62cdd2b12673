import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { Document } from '../contract/index.ts';
import { findDocument, type DocumentRow, type VersionRow } from './store.ts';

/** The caller's own document. Refuses not_found, as if other people's were not there. */
export async function ownDocument(
  work: Work,
  id: string,
  lock: 'locked' | 'open' = 'open',
): Promise<DocumentRow> {
  const ownerId = personOf(work).userId;
  const row = await findDocument(work.db, { id, ownerId, isLocked: lock === 'locked' });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  return row;
}

/** A document as it travels, with the newest of its versions. */
export function toDocument(row: DocumentRow, versions: readonly VersionRow[]): Document {
  const newest = versions.find((version) => version.document_id === row.id);
  invariant(newest !== undefined, 'a document has no version');
  return { id: row.id, kind: row.kind, expires_on: row.expires_on, version: toVersion(newest) };
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
