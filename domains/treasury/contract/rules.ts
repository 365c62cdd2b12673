import type { Money } from '@egcr/contract/money';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';

import { TWO_ABOVE_UNITS } from './limits.ts';

/** The sum that a single member may pay on one day, in minor units of a currency. */
export function twoAboveMinor(asset: AssetCode): bigint {
  return TWO_ABOVE_UNITS * 10n ** BigInt(assetOf(asset)?.scale ?? 0);
}

/** Whether a payment needs a second member: what left on the day counts with it. */
export function needsSecond({ amountMinor, asset }: Money<AssetCode>, leftTodayMinor: bigint): boolean {
  return leftTodayMinor + amountMinor > twoAboveMinor(asset);
}
