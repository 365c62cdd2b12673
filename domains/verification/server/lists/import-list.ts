import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { verificationRefusals, type importListCall } from '../../contract/index.ts';
import { LIST_PROBLEMS_MAX } from '../../contract/limits.ts';
import { keepList } from './list-store.ts';
import { readList } from './read-list.ts';

/**
 * POST /admin/verification/lists. A list in one call or in parts: it is in use once its last part is there. Refuses list_unreadable, after which the
 * list before it stays, and import_replaced, in that order.
 */
export async function importList(
  work: Work,
  { body }: CallInput<typeof importListCall>,
): Promise<ReplyOf<typeof importListCall>> {
  const { source, csv, head, import_id: goesOn, is_part: isPart } = body;
  const { entries, problems } = readList({ source, csv, head, firstLine: body.first_line });
  // A later part may hold nothing but a line that is none, as the last one of SDN.CSV does.
  if (entries.length === 0 && goesOn === undefined) throw new Refusal(verificationRefusals.list_unreadable);
  const id = await keepList(work, {
    source,
    entries,
    importedBy: personOf(work).userId,
    isMore: body.is_more,
    isPart,
    goesOn,
  });
  if (id === undefined) throw new Refusal(verificationRefusals.import_replaced);
  return {
    import_id: id,
    entries: entries.length,
    skipped: problems.length,
    problems: problems.slice(0, LIST_PROBLEMS_MAX),
  };
}
