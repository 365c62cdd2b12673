import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { referenceOf } from '@egcr/wallet/contract';

import type { listReportHoldsCall } from '../contract/index.ts';
import { holdsForReporter } from './hold-store.ts';
import { findReport } from './store.ts';
import { moneyOf } from './wire.ts';

/** What the reporter may know of the holds of their report: their own payment and times. Refuses not_found, also for every case that is none of their reports. */
export async function listReportHolds(
  { db, actor }: Work,
  { params }: CallInput<typeof listReportHoldsCall>,
): Promise<ReplyOf<typeof listReportHoldsCall>> {
  const reporterId = personOf({ actor }).userId;
  const report = await findReport(db, params.id);
  if (report?.reporter_id !== reporterId) throw new Refusal(platformRefusals.not_found);
  const rows = await holdsForReporter(db, { caseId: params.id, reporterId });
  return {
    items: rows.map((row) => ({
      transfer_id: row.transfer_id,
      reference: referenceOf(row.transfer_id),
      paid: row.asset === null || row.amount === null ? null : moneyOf(row.asset, row.amount),
      placed_at: toInstant(row.placed_at),
      until: toInstant(row.until),
      ended_at: row.ended_at && toInstant(row.ended_at),
    })),
  };
}
