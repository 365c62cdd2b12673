import { toInstant } from '@egcr/contract/time';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { referenceOf, toWire } from '@egcr/wallet/contract';

import { disputeStateAt, type Dispute, type DisputeSide } from '../../contract/index.ts';
import { sidesOf } from '@egcr/treasury/server';
import type { PaymentParts } from '../parts.ts';
import { assetOfRow } from '../shown.ts';
import { openOf, stepsOf, type DisputeRow } from './dispute-store.ts';
import { evidenceOf } from './evidence-store.ts';

/** Disputes as a person sees them: one of the two sides, or an officer, who is neither. */
export async function showDisputes(
  { people }: Pick<PaymentParts, 'people'>,
  work: Pick<Work, 'db' | 'now' | 'cipher'>,
  rows: readonly DisputeRow[],
  userId: string,
): Promise<Dispute[]> {
  const ids = rows.map(({ id }) => id);
  const party = await sidesOf(people, work.db, rows);
  const steps = await stepsOf(work.db, ids);
  const files = await evidenceOf(work.db, ids);
  return rows.map((row) => {
    const asset = assetOfRow(row);
    const role = sideOf(row, userId);
    return {
      id: row.id,
      reference: referenceOf(row.payment_id),
      payment_id: row.payment_id,
      role,
      state: disputeStateAt(row, work.now),
      title: row.title,
      rail: row.rail,
      reason: row.reason,
      amount: toWire({ amountMinor: row.amount, asset }),
      reserved: role === 'payer' ? null : toWire({ amountMinor: row.reserved, asset }),
      statement: openOf(work, 'sealed_statement', row),
      evidence: openOf(work, 'sealed_evidence', row),
      answered_at: row.sealed_evidence && row.answered_at && toInstant(row.answered_at),
      earlier_answer: earlierAnswerOf(work, row),
      decision: openOf(work, 'sealed_decision', row),
      files: (files.get(row.id) ?? []).map(({ number, by, media_type, size_bytes, at }) => ({
        number,
        by,
        media_type,
        size_bytes: Number(size_bytes),
        at: toInstant(at),
      })),
      steps: (steps.get(row.id) ?? []).map(({ state, by, at }) => ({ state, by, at: toInstant(at) })),
      opened_at: toInstant(row.opened_at),
      due_at: toInstant(row.due_at),
      ended_at: row.ended_at && toInstant(row.ended_at),
      merchant: party(row.merchant_id),
      payer: party(row.payer_id),
      is_test: row.is_test,
      is_sample: row.is_sample,
    };
  });
}

function earlierAnswerOf(work: Pick<Work, 'cipher'>, row: DisputeRow): Dispute['earlier_answer'] {
  const evidence = openOf(work, 'sealed_earlier_answer', row);
  const at = row.earlier_answered_at;
  return evidence === null || at === null ? null : { evidence, at: toInstant(at) };
}

function sideOf(row: DisputeRow, userId: string): DisputeSide | null {
  if (row.merchant_id === userId) return 'merchant';
  return row.payer_id === userId ? 'payer' : null;
}

export async function showDispute(
  parts: Pick<PaymentParts, 'people'>,
  work: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: DisputeRow,
  userId: string,
): Promise<Dispute> {
  const [shown] = await showDisputes(parts, work, [row], userId);
  invariant(shown !== undefined, 'a dispute that was read is shown');
  return shown;
}
