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
