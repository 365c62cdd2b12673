import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { verificationRefusals, type importListCall } from '../../contract/index.ts';
import { keepList } from './list-store.ts';
import { readList } from './read-list.ts';

/** POST /admin/verification/lists. Refuses list_unreadable; then the list before it stays. */
export async function importList(
  work: Work,
  { body }: CallInput<typeof importListCall>,
): Promise<ReplyOf<typeof importListCall>> {
  const { entries, skipped } = readList(body.source, body.csv);
  if (entries.length === 0) throw new Refusal(verificationRefusals.list_unreadable);
  await keepList(work, {
    source: body.source,
    entries,
    importedBy: personOf(work).userId,
    isMore: body.is_more,
  });
  return { entries: entries.length, skipped };
}
