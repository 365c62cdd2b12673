import { platformRefusals } from '@egcr/contract/refusals';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { commentMachine, type takeBackCall } from '../contract/index.ts';
import { eraseText, lockComment } from './store.ts';

/**
 * DELETE /comments/own/:comment. Refuses not_found, also for comments of others and for what is gone already. Spam is gone for its writer, who
 * could else take it back and be trusted again.
 */
export async function takeBack(
  work: Work,
  { params: { comment: id } }: CallInput<typeof takeBackCall>,
): Promise<undefined> {
  const row = await lockComment(work.db, id);
  const isOwn = row?.writer_id === personOf(work).userId;
  if (row === undefined || !isOwn || row.state === 'removed' || row.state === 'spam')
    throw new Refusal(platformRefusals.not_found);
  await eraseText(work.db, { id, state: step(commentMachine, row.state, 'take_back') });
  return undefined;
}
