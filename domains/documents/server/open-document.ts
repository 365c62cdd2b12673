import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { linkToVersionCall } from '../contract/index.ts';
import type { DocumentParts } from './parts.ts';
import { isLent } from './giving-store.ts';
import { insertOpening, versionsOf } from './store.ts';
import { ownDocument } from './to-document.ts';

/** A link to a version. Refuses not_found. */
export async function linkToVersion(
  { uploads }: DocumentParts,
  work: Work,
  { params }: CallInput<typeof linkToVersionCall>,
): Promise<ReplyOf<typeof linkToVersionCall>> {
  const { id } = await ownDocument(work, params.id);
  const versions = await versionsOf(work, { ownerId: personOf(work).userId, documentId: id });
  const version = versions.find(({ number }) => number === params.number);
  if (version === undefined) throw new Refusal(platformRefusals.not_found);
  return uploads.linkTo(work, version.file_id);
}

/** Keeps that the caller opens a file, in the transaction that lets them. */
export async function noteOpening(work: Work, { fileId }: { readonly fileId: string }): Promise<void> {
  await insertOpening(work, { id: work.newId(), fileId, openedBy: personOf(work).userId });
}

/** Whether the caller may open another person's file: they asked for its link as an officer of a case to which it was given. */
export async function mayOpenGiven(work: Work, { fileId }: { readonly fileId: string }): Promise<boolean> {
  return isLent(work, { fileId, readerId: personOf(work).userId });
}
