import type { WireMoney } from '@egcr/contract/money';

import { ownMoves, type ActivityEntry } from '../../contract/index.ts';

interface Month<Movement> {
  /** In the reader's words: November 2026. */
  readonly name: string;
  readonly movements: readonly Movement[];
}

/** Movements under the month in which they happened where the reader is (`dayOf`); their order stays as it is. */
export function byMonth<Movement extends { readonly created_at: string }>(
  movements: readonly Movement[],
  { locale, dayOf }: { readonly locale: string; readonly dayOf: (at: string) => string },
): readonly Month<Movement>[] {
  const form = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const months = new Map<string, Movement[]>();
  for (const movement of movements) {
    const month = dayOf(movement.created_at).slice(0, 7);
    const found = months.get(month);
    if (found) found.push(movement);
    else months.set(month, [movement]);
  }
  return [...months].map(([month, found]) => ({
    name: form.format(new Date(`${month}-15T12:00:00.000Z`)),
    movements: found,
  }));
}

/**
 * What came from others and went to others, in the one currency that all of it has; undefined where it has several, or where nothing did.
 */
export function totalsOf(
  all: readonly Pick<ActivityEntry, 'amount' | 'direction' | 'kind'>[],
): { readonly came: WireMoney; readonly went: WireMoney } | undefined {
  const movements = all.filter(({ kind }) => !ownMoves.includes(kind));
  const [first] = movements;
  if (!first || movements.some(({ amount }) => amount.assetCode !== first.amount.assetCode)) return undefined;
  const sum = (direction: 'in' | 'out') =>
    movements
      .filter((movement) => movement.direction === direction)
      .reduce((total, { amount }) => total + BigInt(amount.value), 0n);
  return {
    came: { ...first.amount, value: sum('in').toString() },
    went: { ...first.amount, value: (-sum('out')).toString() },
  };
}
