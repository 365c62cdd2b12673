import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { lastCutOff, SPENDING_YEARS, spendingCap } from '../contract/index.ts';
import { spentOf } from './cash-store.ts';
import { yearEnds } from './fund-store.ts';
import { openOrders, type OpenOrders } from './order-store.ts';
import type { FundParts } from './parts.ts';
import { booksOf, type FundBooks } from './units.ts';

export interface FreeCash {
  /** What the fund has less what is owed for units that have their price and wait for money. */
  readonly freeMinor: bigint;
  readonly books: FundBooks;
  readonly open: OpenOrders | undefined;
}

/** Money of a fund that no order waits for. */
export async function freeCash(
  parts: Pick<FundParts, 'ledger'>,
  { db, now }: Pick<Work, 'db' | 'now'>,
  fund: string,
): Promise<FreeCash> {
  const books = (await booksOf(parts, db, [fund])).get(fund);
  invariant(books !== undefined, 'a fund has no books');
  const open = (await openOrders(db, lastCutOff(now))).get(fund);
  return { books, open, freeMinor: freeOf(books, open) };
}

/** The same where books and orders are known; never below zero. */
export function freeOf(books: FundBooks, open: OpenOrders | undefined): bigint {
  const freeMinor = books.cashMinor - (open?.owed_minor ?? 0n);
  return freeMinor > 0n ? freeMinor : 0n;
}

export interface Spendable {
  readonly year: number;
  /** Undefined where no year has ended yet: then nothing may be spent. */
  readonly capMinor: bigint | undefined;
  readonly spentMinor: bigint;
  readonly spentEverMinor: bigint;
  /** What the cap leaves. */
  readonly leftMinor: bigint;
  readonly years: Awaited<ReturnType<typeof yearEnds>>;
}

/** What may be spent of a fund this year, and what was. */
export async function spendableOf({ db, now }: Pick<Work, 'db' | 'now'>, fund: string): Promise<Spendable> {
  const year = now.getUTCFullYear();
  const years = await yearEnds(db, { fund, before: year, limit: SPENDING_YEARS });
  const capMinor = spendingCap(years.map(({ net_minor: net }) => net));
  const spent = await spentOf(db, { fund, year });
  const leftMinor = (capMinor ?? 0n) - spent.year_minor;
  return {
    year,
    years,
    capMinor,
    spentMinor: spent.year_minor,
    spentEverMinor: spent.total_minor,
    leftMinor: leftMinor > 0n ? leftMinor : 0n,
  };
}
