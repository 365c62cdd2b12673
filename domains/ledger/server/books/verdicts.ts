import { invariant } from '@egcr/server-kit/refusal';

import { refusalCodes, type Verdict } from './ledger.ts';

/** A verdict as the database's functions answer it. */
export interface VerdictRow {
  readonly transfer_id: string;
  readonly verdict: string;
  readonly code: string | null;
  readonly posted_at: Date | null;
}

export function toVerdict({
  transfer_id: id,
  verdict,
  code: written,
  posted_at: postedAt,
}: VerdictRow): Verdict {
  if ((verdict === 'posted' || verdict === 'replayed') && postedAt) return { id, outcome: verdict, postedAt };
  const code = refusalCodes.find((known) => known === written);
  invariant(code !== undefined, `the ledger answered ${verdict}:${written}`);
  return { id, outcome: 'refused', code };
}

/** What the posting function answers for a batch: codes and times are null where all were posted. */
export interface BatchRow {
  readonly first_id: string;
  readonly posted_at: Date;
  readonly codes: readonly (string | null)[] | null;
  readonly times: readonly (Date | null)[] | null;
}

/** The verdict of each of the ids, which are in the order of the batch. */
export function verdictsOf(ids: readonly string[], row: BatchRow): readonly Verdict[] {
  const { posted_at: postedAt, codes, times } = row;
  const isOurs = row.first_id === ids[0]?.toLowerCase() && (codes === null || codes.length === ids.length);
  invariant(isOurs, 'a batch was given the answer of another');
  return ids.map((id, at) => {
    const code = codes?.[at] ?? null;
    if (code === null) return { id, outcome: 'posted', postedAt };
    const verdict = code === 'replayed' ? 'replayed' : 'refused';
    return toVerdict({ transfer_id: id, verdict, code, posted_at: times?.[at] ?? null });
  });
}
