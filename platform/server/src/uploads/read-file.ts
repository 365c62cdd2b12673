import { platformRefusals } from '@egcr/contract/refusals';
import type { readFileCall } from '@egcr/contract/uploads';

import type { CallInput } from '../domain.ts';
import { FileReply } from '../http/file-reply.ts';
import { Refusal } from '../refusal.ts';
import { personOf, type Work } from '../work.ts';
import { fileOfTicket } from './file-link.ts';
import { findFile } from './file-store.ts';
import { kindNamed, type UploadParts } from './parts.ts';

/** Opens the file of a link; its domain keeps that it was opened. Refuses not_found, file_link_expired. */
export async function readFile(
  parts: UploadParts,
  work: Work,
  { params }: CallInput<typeof readFileCall>,
): Promise<FileReply> {
  const id = fileOfTicket(work, params.ticket);
  const found = await findFile(work, { id });
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  const kind = kindNamed(parts, found.kind);
  const isOwn = found.ownerId === personOf(work).userId;
  if (!isOwn && (await kind?.mayOpen?.(work, { fileId: id })) !== true)
    throw new Refusal(platformRefusals.not_found);
  await kind?.opened?.(work, { fileId: id });
  const { name, mediaType } = found.file;
  return new FileReply({ name, mediaType, content: (db) => parts.bytes.read(db, found.sealed) });
}
