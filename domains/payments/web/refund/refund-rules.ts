import type { WireMoney } from '@egcr/contract/money';

import type { MerchantBalance, Payment } from '../../contract/index.ts';

/** What is left of a payment to give back: nothing of what is disputed. */
export function leftOf({
  amount,
  refunded,
  disputed,
}: Pick<Payment, 'amount' | 'disputed' | 'refunded'>): WireMoney {
  const gone = BigInt(refunded.value) + BigInt(disputed.value);
  return { ...amount, value: (BigInt(amount.value) - gone).toString() };
}

type Sold = Pick<Payment, 'amount' | 'disputed' | 'fee' | 'refunded' | 'is_available'>;

/**
 * What can be given back of a payment without the merchant's wallet: what is still pending of it, which goes first, and what their sales
 * have available.
 */
export function fromSales(
  payment: Sold,
  balances: readonly Pick<MerchantBalance, 'asset' | 'available'>[],
): WireMoney {
  const left = leftOf(payment);
  const { fee, is_available: isAvailable } = payment;
  const available = balances.find(({ asset }) => asset === left.assetCode)?.available.value ?? '0';
  const pending = isAvailable ? 0n : BigInt(left.value) - BigInt(fee?.value ?? '0');
  const covered = (pending > 0n ? pending : 0n) + BigInt(available);
  return covered < BigInt(left.value) ? { ...left, value: covered.toString() } : left;
}
