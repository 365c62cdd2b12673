import type { WireMoney } from '@egcr/contract/money';
import { assetOf } from '@egcr/ledger/contract';

/** Money as it travels, of an amount that was kept. */
export function moneyOf(asset: string, amountMinor: bigint): WireMoney {
  return { value: amountMinor.toString(), assetCode: asset, assetScale: assetOf(asset)?.scale ?? 0 };
}
