import { partOf, WHOLE_HUNDREDTHS } from './payment-costs.ts';

/** A balance sheet to try out, in minor units; percentages in hundredths of a percent. */
export interface ReserveCase {
  readonly depositsMinor: bigint;
  readonly heldMinor: bigint;
  readonly ratioHundredths: bigint;
  /** How much of the deposits is withdrawn. */
  readonly outflowHundredths: bigint;
}

export interface ReserveState {
  readonly depositsMinor: bigint;
  readonly heldMinor: bigint;
  /** Rounded up. */
  readonly requiredMinor: bigint;
  /** Above the requirement; below it where negative. */
  readonly excessMinor: bigint;
}

export interface ReserveOutcome {
  readonly now: ReserveState;
  readonly after: ReserveState;
  readonly withdrawnMinor: bigint;
  /** What could not be paid out: the reserves were not enough. */
  readonly unpaidMinor: bigint;
}

function stateOf(depositsMinor: bigint, heldMinor: bigint, ratioHundredths: bigint): ReserveState {
  const requiredMinor = partOf(depositsMinor, ratioHundredths);
  return { depositsMinor, heldMinor, requiredMinor, excessMinor: heldMinor - requiredMinor };
}

/** The requirement now, and after withdrawals paid out of the reserves; what the reserves cannot pay stays with the deposits. */
export function tryReserve({
  depositsMinor,
  heldMinor,
  ratioHundredths,
  outflowHundredths,
}: ReserveCase): ReserveOutcome {
  const wantedMinor = (depositsMinor * outflowHundredths) / WHOLE_HUNDREDTHS;
  const withdrawnMinor = wantedMinor < heldMinor ? wantedMinor : heldMinor;
  return {
    now: stateOf(depositsMinor, heldMinor, ratioHundredths),
    after: stateOf(depositsMinor - withdrawnMinor, heldMinor - withdrawnMinor, ratioHundredths),
    withdrawnMinor,
    unpaidMinor: wantedMinor - withdrawnMinor,
  };
}
