interface Refunded {
  readonly amount: bigint;
  readonly fee: bigint;
  /** What came from what was pending of this payment so far. */
  readonly refunded_pending: bigint;
  /** What of it lies in the reserve, or has gone back, for a dispute. */
  readonly disputed_pending: bigint;
  readonly is_available: boolean;
}

/**
 * Where a refund, or the reserve of a dispute, comes from: what is still pending of the payment goes first. The fee was taken from there, so a whole refund needs as much from
 * the available balance, or from the merchant's wallet.
 */
export function splitRefund(
  { amount, fee, refunded_pending, disputed_pending, is_available: isAvailable }: Refunded,
  refund: bigint,
): { readonly fromPending: bigint; readonly fromAvailable: bigint } {
  const pending = isAvailable ? 0n : amount - fee - refunded_pending - disputed_pending;
  const fromPending = refund < pending ? refund : pending;
  return { fromPending, fromAvailable: refund - fromPending };
}
