import { PIN_SHARE_DEFAULT } from './limits.ts';

/** The sum in minor units above which a payment asks for the PIN: the person's own, else a tenth of what they can spend. Rounded down. */
export function pinSum({
  ownMinor,
  availableMinor,
}: {
  readonly ownMinor: bigint | null;
  readonly availableMinor: bigint;
}): bigint {
  return ownMinor ?? availableMinor / PIN_SHARE_DEFAULT;
}

/** Whether a payment asks for the PIN on its own page: a first one to someone, or one above the sum. */
export function needsPin({
  isFirst,
  amountMinor,
  pinAboveMinor,
}: {
  readonly isFirst: boolean;
  readonly amountMinor: bigint;
  readonly pinAboveMinor: bigint;
}): boolean {
  return isFirst || amountMinor > pinAboveMinor;
}
