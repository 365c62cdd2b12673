import type { WireMoney } from '@egcr/contract/money';

import { FUND_ASSET, FUND_ASSET_SCALE } from '../contract/index.ts';

/** An amount in the currency of the funds, as it travels. */
export function moneyIn(amountMinor: bigint): WireMoney {
  return { value: amountMinor.toString(), assetCode: FUND_ASSET, assetScale: FUND_ASSET_SCALE };
}
