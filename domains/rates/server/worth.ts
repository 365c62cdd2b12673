import type { WireMoney } from '@egcr/contract/money';
import type { Work } from '@egcr/server-kit/work';

import { ceilDivide, isRateCurrency } from '../contract/index.ts';
import { currentRates } from './rates.ts';

const CENTS = 100n;

/**
 * What amounts are worth together, in US cents, at the middle rates of now; old rates count too, since a bound must not open where a source
 * is silent. Where no source leads to the dollar, one unit counts as one dollar. One read.
 */
export async function dollarsOf(
  work: Pick<Work, 'db' | 'now'>,
  amounts: readonly WireMoney[],
): Promise<bigint> {
  const rateOf = await currentRates(work);
  return amounts.reduce((sum, { value, assetCode, assetScale }) => {
    const mid = assetCode !== 'USD' && isRateCurrency(assetCode) ? rateOf(assetCode, 'USD')?.mid : undefined;
    const { numerator, denominator } = mid ?? { numerator: 1n, denominator: 1n };
    return sum + ceilDivide(BigInt(value) * numerator * CENTS, denominator * 10n ** BigInt(assetScale));
  }, 0n);
}
