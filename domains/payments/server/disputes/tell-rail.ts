import type { Work } from '@egcr/server-kit/work';

import type { DisputeRow } from './dispute-store.ts';

/** Hands the answer of a merchant to the rail that asked, or tells it that they accept. */
export const ANSWER_RAIL = 'payments.answer_rail';

/** What the merchant has said of a dispute goes to the rail of another company that brought it. */
export async function tellRail(
  work: Pick<Work, 'enqueue'>,
  { id, provider_ref: ref, state }: DisputeRow,
): Promise<void> {
  if (ref === null) return;
  await work.enqueue(ANSWER_RAIL, { dispute: id, state }, { key: `${ANSWER_RAIL} ${id}` });
}
