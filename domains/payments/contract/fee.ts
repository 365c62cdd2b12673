import { FEE_BPS } from './limits.ts';

const WHOLE_BPS = 10_000n;

/** What the merchant pays for a payment, rounded up to a whole minor unit. Never more than the amount. */
export function feeOf(amountMinor: bigint): bigint {
  return (amountMinor * BigInt(FEE_BPS) + WHOLE_BPS - 1n) / WHOLE_BPS;
}
