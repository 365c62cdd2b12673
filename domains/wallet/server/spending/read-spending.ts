import type { ReplyOf } from '@egcr/contract/endpoint';
import { lastMonths } from '@egcr/contract/time-zone';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import { categories, type Category } from '../../contract/categories.ts';
import { SPENDING_ENTRIES_MAX, SPENDING_MONTHS } from '../../contract/limits.ts';
import { toWire } from '../../contract/rules.ts';
import { ownMoves, type spendingCall, type SpendingMonth } from '../../contract/spending.ts';
import type { WalletParts } from '../parts.ts';
import { spendingRows, type SpendingRow } from './store.ts';

/** What came from others and went to others, month by month. One read, of at most `SPENDING_ENTRIES_MAX` entries. */
export async function readSpending(
  parts: Pick<WalletParts, 'kinds'>,
  work: Work,
  { query }: CallInput<typeof spendingCall>,
): Promise<ReplyOf<typeof spendingCall>> {
  const { userId } = personOf(work);
  const months = lastMonths(work.now, SPENDING_MONTHS, query.zone);
  const rows = await spendingRows(work.db, {
    userId,
    asset: query.currency,
    starts: months.map(({ startsAt }) => startsAt),
    entriesMax: SPENDING_ENTRIES_MAX,
  });
  const read = rows.reduce((sum, { entries }) => sum + entries, 0n);
  const shown = rows.filter(({ kind }) => isWithOthers(parts, kind));
  return {
    months: months.map(({ month }, at) => {
      const own = shown.filter((row) => row.monthPlace === at + 1);
      return monthOf(parts, own, { month, asset: query.currency });
    }),
    is_whole: read < BigInt(SPENDING_ENTRIES_MAX),
  };
}

/** What the history shows, but for moves between one's own pots and currencies. */
function isWithOthers({ kinds }: Pick<WalletParts, 'kinds'>, word: string): boolean {
  return kinds.words.includes(word) && !ownMoves.includes(kinds.nameOf(word));
}

function monthOf(
  { kinds }: Pick<WalletParts, 'kinds'>,
  rows: readonly SpendingRow[],
  { month, asset }: { readonly month: string; readonly asset: Parameters<typeof toWire>[0]['asset'] },
): SpendingMonth {
  const money = (amountMinor: bigint) => toWire({ amountMinor, asset });
  const sum = (isIn: boolean) =>
    rows.filter((row) => row.isIn === isIn).reduce((total, row) => total + row.amountMinor, 0n);
  const spent = new Map<Category, bigint>();
  for (const { kind, isIn, category: own, amountMinor } of rows) {
    if (isIn) continue;
    const category = categories.find((known) => known === own) ?? kinds.categoryOf(kind, 'out');
    spent.set(category, (spent.get(category) ?? 0n) + amountMinor);
  }
  return {
    month,
    came: money(sum(true)),
    went: money(sum(false)),
    spent: [...spent]
      .toSorted(([, one], [, other]) => (one > other ? -1 : one < other ? 1 : 0))
      .map(([category, amountMinor]) => ({ category, amount: money(amountMinor) })),
  };
}
