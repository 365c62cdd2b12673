import type { Database } from '@egcr/server-kit/database';

import { crossRate, growTree, RATE_STALE_S, type CrossRate, type RateCurrency } from '../contract/index.ts';
import { readCurrent } from './store.ts';

/** A rate in force, and whether it is too old to convert at. */
export interface CurrentRate extends CrossRate {
  readonly isStale: boolean;
}

/** The rate between two currencies as it is now; undefined where no source leads from one to the other. */
export async function currentRate(
  { db, now }: { readonly db: Database; readonly now: Date },
  { from, to }: { readonly from: RateCurrency; readonly to: RateCurrency },
): Promise<CurrentRate | undefined> {
  return (await currentRates({ db, now }))(from, to);
}

/** All rates in force, for the person who needs several. One read. */
export async function currentRates({
  db,
  now,
}: {
  readonly db: Database;
  readonly now: Date;
}): Promise<RateReader> {
  const tree = growTree(await readCurrent(db));
  return (from, to) => {
    const rate = crossRate(tree, from, to);
    return rate && { ...rate, isStale: isStale(rate.asOf, now) };
  };
}

/** The rate between two currencies; undefined where no source leads from one to the other. */
export type RateReader = (from: RateCurrency, to: RateCurrency) => CurrentRate | undefined;

export function isStale(asOf: Date, now: Date): boolean {
  return now.getTime() - asOf.getTime() > RATE_STALE_S * 1000;
}
