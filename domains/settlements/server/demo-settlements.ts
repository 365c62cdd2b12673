import { addSeconds, toInstant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import type { DemoPart } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';

import type { SettlementParts } from './parts.ts';
import { takeSettlement } from './take-settlement.ts';
import { sandboxFee, type SettledLine } from './settled-lines.ts';

const DAY_S = 24 * 3600;
const RAIL = 'sandbox-card-b';
/** Files of the sample shop, and what is wrong with each: a cent too little, settled twice, an unknown line, a fee too high, nothing. */
const SAMPLES = [
  { ago: 8, fault: 'short' },
  { ago: 7, fault: 'twice' },
  { ago: 6, fault: 'unknown' },
  { ago: 5, fault: 'fee' },
  { ago: 4, fault: 'none' },
] as const;

/** Gives a demonstration settlement files of a simulated rail, with differences for its officers. */
export function demoSettlements(parts: Pick<SettlementParts, 'payments'>): DemoPart {
  return async () => async (work) => {
    const today = new Date(work.now).setUTCHours(0, 0, 0, 0);
    for (const { ago, fault } of SAMPLES) {
      const from = addSeconds(new Date(today), -ago * DAY_S);
      const items = await parts.payments().railBooks.between(work.db, {
        rail: RAIL,
        from,
        until: addSeconds(from, DAY_S),
      });
      const sales = items.filter(({ kind, is_sample: isSample }) => kind === 'sale' && isSample);
      const asset = assetOf(sales[0]?.asset ?? '')?.code;
      if (asset === undefined) continue;
      const lines = sales.map(({ reference, amount }): SettledLine => {
        const fee = sandboxFee(RAIL, amount);
        invariant(fee !== undefined, 'a simulated rail has a fee');
        return { kind: 'sale', reference, gross: amount, fee };
      });
      const file = {
        rail: RAIL,
        reference: toInstant(from).slice(0, 10),
        asset,
        lines: withFault(lines, fault),
      };
      await takeSettlement(parts, work, { file, isSample: true, proposedBy: null, approvedBy: null });
    }
  };
}

function withFault(
  lines: readonly SettledLine[],
  fault: (typeof SAMPLES)[number]['fault'],
): readonly SettledLine[] {
  const [first, ...rest] = lines;
  if (first === undefined) return lines;
  if (fault === 'short') return [{ ...first, gross: first.gross - 1n }, ...rest];
  if (fault === 'twice') return [first, ...lines];
  if (fault === 'unknown') return [...lines, { ...first, reference: 'ref-of-nobody-0417' }];
  return fault === 'fee' ? [{ ...first, fee: first.fee + 5n }, ...rest] : lines;
}
