/** Clocks differ a little, and a page that asks too early asks again. */
const AGAIN_MS = 30_000;

/** In how many milliseconds to read anew a wallet whose money is held until then; false where it is not held. */
export function untilHoldEnds_ms(heldUntil: string | null | undefined, now_ms: number): number | false {
  if (!heldUntil) return false;
  return Math.max(AGAIN_MS, Date.parse(heldUntil) - now_ms + 1000);
}
