import { parseMinor } from '@egcr/contract/money';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { payOfYear } from '../../contract/posting-rules.ts';
import { wordsOf } from '../search-text.ts';
import { findPosting, type PostingRow } from '../store.ts';
import { applyToPosting, endChange, findChange, type Proposed } from './store.ts';

/** Makes the change that a case is about, or drops it; false where the case is about no change. */
export async function decideChange(
  work: Pick<Work, 'db' | 'now'>,
  { caseId, isApproved }: { readonly caseId: string; readonly isApproved: boolean },
): Promise<boolean> {
  const change = await findChange(work.db, caseId);
  if (change === undefined) return false;
  const row = await findPosting(work.db, { by: { id: change.posting_id }, isLocked: true });
  invariant(row !== undefined && change.decided_at === null, 'a change was decided that does not wait');
  if (isApproved) await applyChange(work, { row, said: change.proposed, isUnseen: false });
  await endChange(work, { caseId, wasApplied: isApproved });
  return true;
}

/** Writes what a posting says from now on, with the words by which it is found. */
export async function applyChange(
  { db }: Pick<Work, 'db'>,
  {
    row,
    said,
    isUnseen,
  }: { readonly row: PostingRow; readonly said: Omit<Proposed, 'parts'>; readonly isUnseen: boolean },
): Promise<void> {
  const { payMinMinor, payMaxMinor } = payIn(said);
  await applyToPosting(db, {
    id: row.id,
    said,
    payMinMinor,
    payMaxMinor,
    payYearMinor: payOfYear(payMaxMinor, row.period),
    searchWords: wordsOf({ ...said, employer: row.employer, language: row.language }),
    isUnseen,
  });
}

/** Pay that its schema has read. */
export function payIn(said: Pick<Proposed, 'pay_min' | 'pay_max'>): {
  readonly payMinMinor: bigint;
  readonly payMaxMinor: bigint;
} {
  const [payMinMinor, payMaxMinor] = [parseMinor(said.pay_min), parseMinor(said.pay_max)];
  invariant(
    payMinMinor !== undefined && payMaxMinor !== undefined,
    'pay that is no amount passed its schema',
  );
  return { payMinMinor, payMaxMinor };
}
