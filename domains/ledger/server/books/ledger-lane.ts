import { createLane, type Lane } from '@egcr/server-kit/batch-lane';
import type { Services } from '@egcr/server-kit/services';

import type { Ledger, Posting, Verdict } from './ledger.ts';

/** Postings that stand together in the batch: one, or all of a group. */
export type LanePostings = readonly Posting[];

/** Batches written to the connection before the first is answered: the database never waits for us. */
const DEPTH = 2;

/**
 * Posts for many callers at once, each with a transaction's promise: `lane.submit(postings)` answers when what it answers is on the
 * disk. For postings that no row of anybody else must be written together with; those go through `ledger.post` in their own work.
 */
export function ledgerLane(
  ledger: Pick<Ledger, 'post'>,
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
): Lane<LanePostings, readonly Verdict[]> {
  return createLane<LanePostings, readonly Verdict[]>({
    pool,
    mode: 'statement',
    depth: DEPTH,
    post: async ({ db }, items) => {
      const verdicts = await ledger.post({ db, now: clock.now() }, items.flat(), { locks: 'last' });
      let at = 0;
      return items.map((postings) => verdicts.slice(at, (at += postings.length)));
    },
  });
}
