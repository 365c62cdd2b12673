import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import { OWN_MAX, type listOwnCall, type OwnComment } from '../contract/index.ts';
import type { CommentParts } from './parts.ts';
import { saidOf, writersOf } from './shown.ts';
import { listOwnRows, type OwnRow } from './store.ts';

/** GET /comments/:kind/:subject/own: also of a subject that cannot be read any more. */
export async function listOwn(
  parts: CommentParts,
  work: Work,
  { params }: CallInput<typeof listOwnCall>,
): Promise<ReplyOf<typeof listOwnCall>> {
  const { userId: writerId } = personOf(work);
  const rows = await listOwnRows(work.db, { ...params, writerId, limit: OWN_MAX });
  const writerOf = await writersOf(parts, work.db, rows);
  return { items: rows.map((row) => ownOf(row, writerOf(row))) };
}

export function ownOf(row: OwnRow, writer: string | null): OwnComment {
  const state = row.state === 'approved' ? 'approved' : 'pending';
  return { ...saidOf(row, writer), state, reply_to: row.parent_id };
}
