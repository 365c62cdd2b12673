import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { requireRight } from '@egcr/organisations/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type {
  addBusinessPaperCall,
  BusinessPaper,
  BusinessPapers,
  linkToBusinessPaperCall,
  listBusinessPapersCall,
  removeBusinessPaperCall,
} from '../contract/index.ts';
import { PAPERS_BYTES_MAX, PAPERS_FILES_MAX } from '../contract/limits.ts';
import { businessPaperRefusals as no } from '../contract/refusals.ts';
import { PAPER, type PaperParts } from './parts.ts';
import {
  deletePaper,
  insertPaper,
  lockShelf,
  organisationOfFile,
  papersOf,
  usedBy,
  type PaperRow,
} from './store.ts';

/** The papers of an organisation, for its team. Refuses not_found. */
export async function listPapers(
  parts: PaperParts,
  work: Work,
  { params: { id: organisationId } }: CallInput<typeof listBusinessPapersCall>,
): Promise<BusinessPapers> {
  const { rights } = await requireRight(parts.acting, work, { organisationId, right: 'view' });
  const rows = await papersOf(work, { organisationId });
  return {
    items: await shown(parts, work, rows),
    used_bytes: (await usedBy(work.db, organisationId)).bytes,
    bytes_max: PAPERS_BYTES_MAX,
    files_max: PAPERS_FILES_MAX,
    may_edit: rights.includes('edit'),
  };
}

/** Refuses not_found, team_role_required, upload_not_ready, papers_full, paper_twin, in that order. */
export async function addPaper(
  parts: PaperParts,
  work: Work,
  { params: { id: organisationId }, body }: CallInput<typeof addBusinessPaperCall>,
): Promise<BusinessPaper> {
  await requireRight(parts.acting, work, { organisationId, right: 'edit' });
  await lockShelf(work.db, organisationId);
  const file = await parts.uploads.take(work, { id: body.upload_id, kind: PAPER });
  const used = await usedBy(work.db, organisationId);
  if (used.files >= PAPERS_FILES_MAX || used.bytes + file.sizeBytes > PAPERS_BYTES_MAX)
    throw new Refusal(no.papers_full);
  const id = work.effectId;
  const addedBy = personOf(work).userId;
  const twinOf = await insertPaper(work, { id, organisationId, kind: body.kind, addedBy, file });
  if (twinOf !== undefined) throw new Refusal(no.paper_twin, { members: { paper_id: twinOf } });
  const [added] = await shown(parts, work, await papersOf(work, { organisationId, id }));
  invariant(added !== undefined, 'the paper was added a moment ago');
  return added;
}

/** A link to a paper, for the team. Refuses not_found. */
export async function linkToPaper(
  parts: PaperParts,
  work: Work,
  { params }: CallInput<typeof linkToBusinessPaperCall>,
): Promise<ReplyOf<typeof linkToBusinessPaperCall>> {
  const row = await paperIn(parts, work, { ...params, right: 'view' });
  return parts.uploads.linkTo(work, row.file_id);
}

/** Deletes a paper with its bytes. Refuses not_found, team_role_required, in that order. */
export async function removePaper(
  parts: PaperParts,
  work: Work,
  { params }: CallInput<typeof removeBusinessPaperCall>,
): Promise<undefined> {
  const { id, file_id: fileId } = await paperIn(parts, work, { ...params, right: 'edit' });
  await deletePaper(work.db, id);
  await parts.uploads.removeOfKind(work, { kind: PAPER, fileIds: [fileId] });
}

/** Whether the caller may open a file that a colleague sent: they are in the team now. */
export async function mayOpenPaper(
  { acting }: Pick<PaperParts, 'acting'>,
  work: Work,
  { fileId }: { readonly fileId: string },
): Promise<boolean> {
  const organisationId = await organisationOfFile(work.db, fileId);
  if (organisationId === undefined) return false;
  return (await acting.memberOf(work.db, personOf(work).userId, organisationId)) !== undefined;
}

interface Named {
  readonly id: string;
  readonly paper: string;
  readonly right: 'view' | 'edit';
}

async function paperIn(
  { acting }: Pick<PaperParts, 'acting'>,
  work: Work,
  { id: organisationId, paper, right }: Named,
): Promise<PaperRow> {
  await requireRight(acting, work, { organisationId, right });
  const [row] = await papersOf(work, { organisationId, id: paper });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  return row;
}

async function shown(
  { people }: Pick<PaperParts, 'people'>,
  { db }: Pick<Work, 'db'>,
  rows: readonly PaperRow[],
): Promise<BusinessPaper[]> {
  const senders = [...new Set(rows.flatMap(({ added_by: by }) => by ?? []))];
  const known = await people.findByIds(db, senders);
  return rows.map(({ id, kind, name, media_type, size_bytes, scan, added_at, added_by: by }) => ({
    id,
    kind,
    name,
    media_type,
    size_bytes: Number(size_bytes),
    scan,
    added_at: toInstant(added_at),
    added_by: (by !== null && known.get(by)?.username) || null,
  }));
}
