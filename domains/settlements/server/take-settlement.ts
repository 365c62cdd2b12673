import { isSimulatedRail } from '@egcr/payments/contract';
import type { Work } from '@egcr/server-kit/work';

import { compare, type FoundDifference } from './compare.ts';
import type { SettlementParts } from './parts.ts';
import { totalsOf, type ReadSettlement } from './read-settlement.ts';
import {
  insertDifferences,
  insertFile,
  insertLines,
  lockMissing,
  lockRail,
  markArrived,
  settledBefore,
  type DifferenceRow,
  type TakenBy,
} from './settlement-store.ts';

interface Judged {
  readonly differences: readonly FoundDifference[];
  readonly missing: readonly DifferenceRow[];
}

/** Compares a file with our books. The caller holds the lock of the rail. */
export async function judgeSettlement(
  { payments }: Pick<SettlementParts, 'payments'>,
  { db }: Pick<Work, 'db'>,
  { rail, asset, lines }: ReadSettlement,
): Promise<Judged> {
  const named = { rail, references: [...new Set(lines.map(({ reference }) => reference))] };
  const missing = await lockMissing(db, named);
  const differences = compare(lines, {
    rail,
    asset,
    items: await payments().railBooks.named(db, named),
    before: await settledBefore(db, named),
    missing,
  });
  return { differences, missing };
}

interface Taken extends TakenBy {
  readonly file: ReadSettlement;
  readonly isSample?: boolean;
}

/**
 * Takes a file in, once: false where it was before. What differs is opened, what was missing has arrived, and of a rail that carries money the
 * ledger learns what reached us and what the rail kept, and the rail is asked about what we do not know.
 */
export async function takeSettlement(
  parts: Pick<SettlementParts, 'payments'>,
  work: Work,
  { file, isSample = false, ...by }: Taken,
): Promise<{ readonly id: string; readonly differences: number } | undefined> {
  const { rail, asset, lines } = file;
  await lockRail(work.db, rail);
  const { differences, missing } = await judgeSettlement(parts, work, file);
  const [id, { gross, fee }] = [work.newId(), totalsOf(lines)];
  const isTest = isSimulatedRail(rail);
  const row = {
    ...file,
    id,
    lines: lines.length,
    gross,
    fee,
    is_test: isTest,
    is_sample: isSample,
    taken_at: work.now,
  };
  if (!(await insertFile(work.db, row, by))) return undefined;
  await insertLines(work.db, row, lines);
  await markArrived(
    work.db,
    missing.filter(({ state }) => state === 'open').map((each) => each.id),
    work.now,
  );
  await insertDifferences(
    work.db,
    differences.map(({ kind, line, item, expected, settled }) => ({
      id: work.newId(),
      file_id: id,
      rail,
      asset,
      kind,
      line_kind: line.kind,
      reference: line.reference,
      payment_id: item?.payment_id ?? null,
      title: item?.title ?? null,
      expected,
      settled,
      amount: settled - (expected ?? 0n),
      is_test: isTest,
      is_sample: isSample,
      opened_at: work.now,
    })),
  );
  if (!isTest) {
    await parts.payments().settleRail(work, { key: id, rail, asset, net: gross - fee, fee });
    // It may have happened, and we have not heard of it: the rail is asked.
    for (const { kind, line } of differences)
      if (kind === 'unknown') await parts.payments().hearOf(work, line.reference);
  }
  return { id, differences: differences.length };
}
