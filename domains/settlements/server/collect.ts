import { addSeconds, toInstant } from '@egcr/contract/time';
import { isSimulatedRail, railNames } from '@egcr/payments/contract';
import type { Job } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { COLLECT_DAYS, MISSING_SINCE_S, SETTLED_WITHIN_S, SETTLEMENT_LINES_MAX } from '../contract/limits.ts';
import { knownOf, missingOf } from './compare.ts';
import type { SettlementParts } from './parts.ts';
import { readSettlement } from './read-settlement.ts';
import { linesByAsset } from './settled-lines.ts';
import {
  insertDifferences,
  isTaken,
  lockMissing,
  lockRail,
  lockUnknown,
  markArrived,
  settledBefore,
  settlingRails,
} from './settlement-store.ts';
import { takeSettlement } from './take-settlement.ts';
import { writeSettlement } from './write-settlement.ts';

export const COLLECT = 'settlements.collect';

const DAY_S = 24 * 3600;
/** A rail closes its day an hour after it has ended. */
const CLOSED_AFTER_S = 3600;

/** `settlements.collect`: takes in what simulated rails hand in of each day that has ended, looks for payments that no file has in time, and for what our books did not know and know now. */
export function collect(parts: Pick<SettlementParts, 'payments'>): Job {
  return async (work) => {
    for (const rail of railNames.filter(isSimulatedRail))
      for (let ago = COLLECT_DAYS; ago > 0; ago -= 1) await takeDay(parts, work, { rail, ago });
    for (const settling of await settlingRails(work.db)) {
      await findMissing(parts, work, settling);
      await findKnown(parts, work, settling);
    }
  };
}

async function takeDay(
  { payments }: Pick<SettlementParts, 'payments'>,
  work: Work,
  { rail, ago }: { readonly rail: string; readonly ago: number },
): Promise<void> {
  const today = new Date(addSeconds(work.now, -CLOSED_AFTER_S).setUTCHours(0, 0, 0, 0));
  const from = addSeconds(today, -ago * DAY_S);
  const until = addSeconds(from, DAY_S);
  const reference = toInstant(from).slice(0, 10);
  const entries = await payments().railBooks.sandbox(work.db, { rail, from, until });
  for (const [asset, lines] of linesByAsset(rail, entries)) {
    if (lines.length === 0 || (await isTaken(work.db, { rail, reference, asset }))) continue;
    // Read back like every file: what we write ourselves has to pass as well.
    const file = readSettlement(writeSettlement({ rail, reference, asset, lines }));
    await takeSettlement({ payments }, work, { file, proposedBy: null, approvedBy: null });
  }
}

async function findMissing(
  { payments }: Pick<SettlementParts, 'payments'>,
  work: Work,
  { rail, since }: { readonly rail: string; readonly since: Date },
): Promise<void> {
  const isTest = isSimulatedRail(rail);
  const oldest = addSeconds(work.now, -MISSING_SINCE_S);
  const begun = addSeconds(since, -COLLECT_DAYS * DAY_S);
  const items = await payments().railBooks.between(work.db, {
    rail,
    from: begun > oldest ? begun : oldest,
    until: addSeconds(work.now, -SETTLED_WITHIN_S[isTest ? 'simulated' : 'outside']),
  });
  await lockRail(work.db, rail);
  const named = { rail, references: [...new Set(items.map(({ reference }) => reference))] };
  const missing = missingOf(items, {
    settled: await settledBefore(work.db, named),
    missing: (await lockMissing(work.db, named)).map(({ line_kind: kind, reference }) => ({
      kind,
      reference,
    })),
  });
  await insertDifferences(
    work.db,
    missing.map((item) => ({
      id: work.newId(),
      file_id: null,
      rail,
      asset: item.asset,
      kind: 'missing',
      line_kind: item.kind,
      reference: item.reference,
      payment_id: item.payment_id,
      title: item.title,
      expected: item.amount,
      settled: 0n,
      amount: -item.amount,
      is_test: isTest,
      is_sample: false,
      opened_at: work.now,
    })),
  );
}

/** A rail may settle what our books hear of later. Once they have it, of the same sum, nothing differs any more. */
async function findKnown(
  { payments }: Pick<SettlementParts, 'payments'>,
  work: Work,
  { rail }: { readonly rail: string },
): Promise<void> {
  const unknown = await lockUnknown(work.db, { rail, limit: SETTLEMENT_LINES_MAX });
  const references = [...new Set(unknown.map(({ reference }) => reference))];
  const known = knownOf(unknown, await payments().railBooks.named(work.db, { rail, references }));
  await markArrived(
    work.db,
    known.map(({ id }) => id),
    work.now,
  );
}
