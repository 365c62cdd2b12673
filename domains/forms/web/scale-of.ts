import { assetOf } from '@egcr/ledger/contract';

/** The number of decimals of a currency. */
export function scaleOf(currency: string): number {
  return assetOf(currency)?.scale ?? 2;
}
