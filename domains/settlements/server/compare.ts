import type { RailItem } from '@egcr/payments/server';

import type { DifferenceKind } from '../contract/index.ts';
import type { DifferenceRow, Named } from './settlement-store.ts';
import { sandboxFee, type SettledLine } from './settled-lines.ts';

/** How a line of a rail's file differs from our books. */
export interface FoundDifference {
  readonly kind: Exclude<DifferenceKind, 'missing'>;
  readonly line: SettledLine;
  readonly item: RailItem | undefined;
  /** Null where nothing was expected. */
  readonly expected: bigint | null;
  readonly settled: bigint;
}

interface Books {
  readonly rail: string;
  readonly asset: string;
  readonly items: readonly RailItem[];
  /** What the rail has settled in earlier files. */
  readonly before: readonly Named[];
  /** What was missing until now. */
  readonly missing: readonly Pick<DifferenceRow, 'line_kind' | 'reference' | 'state'>[];
}

const nameOf = ({ kind, reference }: Named): string => `${kind} ${reference}`;

/** Compares each line of a file with our books, to the cent. Pure: the same file and books find the same. */
export function compare(
  lines: readonly SettledLine[],
  { rail, asset, items, before, missing }: Books,
): readonly FoundDifference[] {
  const known = new Map(items.filter((item) => item.asset === asset).map((item) => [nameOf(item), item]));
  // What was missing and then written off is expected no more: it came twice, in a way.
  const seen = new Set([
    ...before.map(nameOf),
    ...missing
      .filter(({ state }) => state === 'written_off' || state === 'offset')
      .map(({ line_kind: kind, reference }) => nameOf({ kind, reference })),
  ]);
  return lines.flatMap((line): FoundDifference[] => {
    const name = nameOf(line);
    const item = known.get(name);
    const found = { line, item, settled: line.gross };
    if (item === undefined) return line.gross === 0n ? [] : [{ ...found, kind: 'unknown', expected: null }];
    const isTwice = seen.has(name);
    seen.add(name);
    if (isTwice) return line.gross === 0n ? [] : [{ ...found, kind: 'twice', expected: 0n }];
    if (line.gross !== item.amount) return [{ ...found, kind: 'amount', expected: item.amount }];
    const agreed = line.kind === 'sale' ? sandboxFee(rail, item.amount) : undefined;
    // A fee counts the other way round: what the rail keeps too much it settles too little.
    return agreed === undefined || agreed === line.fee
      ? []
      : [{ ...found, kind: 'fee', expected: -agreed, settled: -line.fee }];
  });
}

interface Settled {
  readonly settled: readonly Named[];
  /** What is known to be missing, or was. */
  readonly missing: readonly Named[];
}

/** What no file has in time, samples apart. Of a refund that has failed a rail settles both lines or neither: without the one the other is not missed. */
export function missingOf(items: readonly RailItem[], { settled, missing }: Settled): readonly RailItem[] {
  const has = new Set(settled.map(nameOf));
  const begun = new Set([...settled, ...missing].map(({ reference }) => reference));
  const failed = new Set(
    items.filter(({ kind }) => kind === 'refund_failure').map(({ reference }) => reference),
  );
  return items.filter(
    (item) =>
      !item.is_sample && !has.has(nameOf(item)) && (begun.has(item.reference) || !failed.has(item.reference)),
  );
}

/** Which of what was unknown our books have now, of the same sum: the first of each name. */
export function knownOf<Unknown extends Pick<DifferenceRow, 'line_kind' | 'reference' | 'asset' | 'settled'>>(
  unknown: readonly Unknown[],
  items: readonly RailItem[],
): readonly Unknown[] {
  const known = new Map(items.map((item) => [`${item.asset} ${nameOf(item)}`, item.amount]));
  return unknown.filter(({ line_kind: kind, reference, asset, settled }) => {
    const name = `${asset} ${nameOf({ kind, reference })}`;
    const isKnown = settled !== null && known.get(name) === settled;
    if (isKnown) known.delete(name);
    return isKnown;
  });
}
