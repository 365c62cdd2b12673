import { GRANT_ASSET, type FixedRate, type GrantCurrency } from '@egcr/grants/contract';
import type { Work } from '@egcr/server-kit/work';

import type { ProgrammeParts } from './parts.ts';

/** How many units of a currency a dollar is worth now; undefined where no source says so, or the last that did is older than a day. Both have two decimals. */
export async function rateNow(
  { rates }: Pick<ProgrammeParts, 'rates'>,
  work: Pick<Work, 'db' | 'now'>,
  currency: GrantCurrency,
): Promise<FixedRate | undefined> {
  const found = await rates.currentRate(work, { from: GRANT_ASSET, to: currency });
  if (found === undefined || found.isStale) return undefined;
  const { numerator, denominator } = found.mid;
  return { numerator: numerator.toString(), denominator: denominator.toString() };
}
