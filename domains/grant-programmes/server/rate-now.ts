import { decimalsOf, GRANT_ASSET, type FixedRate, type GrantCurrency } from '@egcr/grants/contract';
import { fraction } from '@egcr/rates/contract';
import type { Work } from '@egcr/server-kit/work';

import type { ProgrammeParts } from './parts.ts';

/** How many smallest units make a whole one of a currency. */
export const unitsOf = (currency: GrantCurrency): bigint => 10n ** BigInt(decimalsOf(currency));

/** How many smallest units of a currency a US cent is worth now; undefined where no source says so, or the last that did is older than a day. */
export async function rateNow(
  { rates }: Pick<ProgrammeParts, 'rates'>,
  work: Pick<Work, 'db' | 'now'>,
  currency: GrantCurrency,
): Promise<FixedRate | undefined> {
  const found = await rates.currentRate(work, { from: GRANT_ASSET, to: currency });
  if (found === undefined || found.isStale) return undefined;
  const { numerator, denominator } = fraction(
    found.mid.numerator * unitsOf(currency),
    found.mid.denominator * unitsOf(GRANT_ASSET),
  );
  return { numerator: numerator.toString(), denominator: denominator.toString() };
}
