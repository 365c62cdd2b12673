import type { WireMoney } from '@egcr/contract/money';

import type { ActivityEntry } from '../../contract/index.ts';

interface Month<Movement> {
  /** In the reader's words: November 2026. */
  readonly name: string;
  readonly movements: readonly Movement[];
}

/** Movements under the month in which they happened, in the browser's time zone; their order stays as it is. */
export function byMonth<Movement extends { readonly created_at: string }>(
  movements: readonly Movement[],
  locale: string,
): readonly Month<Movement>[] {
  const form = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });
  const months = new Map<string, Movement[]>();
  for (const movement of movements) {
    const name = form.format(new Date(movement.created_at));
    const month = months.get(name);
    if (month) month.push(movement);
    else months.set(name, [movement]);
  }
  return [...months].map(([name, found]) => ({ name, movements: found }));
}

/** What came and what went, in the one currency that all movements have; undefined where they have several. */
export function totalsOf(
  movements: readonly Pick<ActivityEntry, 'amount' | 'direction'>[],
): { readonly came: WireMoney; readonly went: WireMoney } | undefined {
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
