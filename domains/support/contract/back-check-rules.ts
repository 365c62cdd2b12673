import { WHOLE_HUNDREDTHS, type Policy } from './policy.ts';

/** Bytes of a keyed hash that decide: as even as a hash is, and more than enough for hundredths of a percent. */
const BYTES = 6;
const RANGE = 256n ** BigInt(BYTES);

/**
 * Whether a week is drawn for a back-check, by a hash of the week under a key that only the server has. So the draw is the same whenever it is made
 * again, and nobody can tell beforehand, or confirm until another week is drawn.
 */
export function isDrawn(
  { backCheckHundredths }: Pick<Policy, 'backCheckHundredths'>,
  hash: Uint8Array,
): boolean {
  let drawn = 0n;
  for (const byte of hash.subarray(0, BYTES)) drawn = drawn * 256n + BigInt(byte);
  return drawn * WHOLE_HUNDREDTHS < RANGE * backCheckHundredths;
}
