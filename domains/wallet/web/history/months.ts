import type { WireMoney } from '@egcr/contract/money';

import { ownMoves, type ActivityEntry } from '../../contract/index.ts';

interface Month<Transaction> {
  /** In the reader's words: November 2026. */
  readonly name: string;
  readonly transactions: readonly Transaction[];
}

/** Transactions under the month in which they happened where the reader is (`dayOf`); their order stays as it is. */
export function byMonth<Transaction extends { readonly created_at: string }>(
  transactions: readonly Transaction[],
  { locale, dayOf }: { readonly locale: string; readonly dayOf: (at: string) => string },
): readonly Month<Transaction>[] {
  const form = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const months = new Map<string, Transaction[]>();
  for (const transaction of transactions) {
    const month = dayOf(transaction.created_at).slice(0, 7);
    const found = months.get(month);
    if (found) found.push(transaction);
    else months.set(month, [transaction]);
  }
  return [...months].map(([month, found]) => ({
    name: form.format(new Date(`${month}-15T12:00:00.000Z`)),
    transactions: found,
  }));
}

/**
 * What came from others and went to others, in the one currency that all of it has; undefined where it has several, or where nothing did.
 */
export function totalsOf(
  all: readonly Pick<ActivityEntry, 'amount' | 'direction' | 'kind'>[],
): { readonly came: WireMoney; readonly went: WireMoney } | undefined {
  const transactions = all.filter(({ kind }) => !ownMoves.includes(kind));
  const [first] = transactions;
  if (!first || transactions.some(({ amount }) => amount.assetCode !== first.amount.assetCode))
    return undefined;
  const sum = (direction: 'in' | 'out') =>
    transactions
      .filter((transaction) => transaction.direction === direction)
      .reduce((total, { amount }) => total + BigInt(amount.value), 0n);
  return {
    came: { ...first.amount, value: sum('in').toString() },
    went: { ...first.amount, value: (-sum('out')).toString() },
  };
}
