import { FILE_LINK_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { GivenPaper } from '../contract/index.ts';
import {
  insertGivings,
  lend,
  lockNewestVersions,
  ownAmong,
  versionsGivenTo,
  type GivenRow,
  type OwnedPaper,
} from './giving-store.ts';
import type { DocumentParts } from './parts.ts';

/** Documents that the caller gives with a form to the case that comes of it. */
export interface Giving {
  readonly caseId: string;
  readonly documentIds: readonly string[];
  /** Those that colleagues have put into the same form themselves. */
  readonly offered?: readonly OwnedPaper[];
}

/**
 * Gives the newest versions of the caller's documents, and of those that their owners offered, to a case. Answers which of the ids are neither;
 * the caller of this function then refuses, and nothing is given. Another person's document is answered like one that there is not.
 */
export async function giveDocuments(
  work: Work,
  { caseId, documentIds, offered = [] }: Giving,
): Promise<readonly string[]> {
  const ids = [...new Set(documentIds)];
  if (ids.length === 0) return [];
  const { userId } = personOf(work);
  const offeredBy = new Map(offered.map(({ documentId, ownerId }) => [documentId, ownerId]));
  const versions = await lockNewestVersions(
    work.db,
    ids.map((documentId) => ({ documentId, ownerId: offeredBy.get(documentId) ?? userId })),
  );
  const found = new Set(versions.map((version) => version.document_id));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) await insertGivings(work, { caseId, versions });
  return missing;
}

/** Those among some documents that are the caller's own. */
export async function ownDocuments(work: Work, ids: readonly string[]): Promise<readonly string[]> {
  return ids.length === 0 ? [] : ownAmong(work.db, { ownerId: personOf(work).userId, ids });
}

/** What was given to a case. Whether the caller may read the case says the domain that asks. */
export async function papersOf(work: Work, caseId: string): Promise<readonly GivenPaper[]> {
  return (await versionsGivenTo(work, caseId)).map(toPaper);
}

/**
 * A link to a paper that was given to a case, good for five minutes and for this session. Opening it is recorded for its owner. The domain
 * that asks has checked that the caller may read the case. Refuses not_found.
 */
export async function linkToGiven(
  { uploads }: DocumentParts,
  work: Work,
  { caseId, documentId }: { readonly caseId: string; readonly documentId: string },
): Promise<{ readonly ticket: string; readonly expires_at: string }> {
  const given = (await versionsGivenTo(work, caseId)).find((row) => row.document_id === documentId);
  if (given === undefined) throw new Refusal(platformRefusals.not_found);
  const until = addSeconds(work.now, FILE_LINK_S);
  await lend(work, { fileId: given.file_id, readerId: personOf(work).userId, caseId, documentId, until });
  return uploads.linkTo(work, given.file_id);
}

function toPaper(row: GivenRow): GivenPaper {
  return {
    document_id: row.document_id,
    version: row.number,
    name: row.name,
    media_type: row.media_type,
    size_bytes: Number(row.size_bytes),
    scan: row.scan,
  };
}
