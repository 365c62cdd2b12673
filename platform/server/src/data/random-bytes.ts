import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4_096;
const pool = new Uint8Array(POOL_BYTES);
let used = POOL_BYTES;

/** Fills with random bytes, each given out once: asking the system for a few at a time costs more than an id does otherwise. */
export function fillRandom(bytes: Uint8Array): void {
  if (used + bytes.length > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  bytes.set(pool.subarray(used, used + bytes.length));
  // What was given out is not kept.
  pool.fill(0, used, used + bytes.length);
  used += bytes.length;
}
