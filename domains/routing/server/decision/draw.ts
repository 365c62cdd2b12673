import { createHash } from 'node:crypto';

import { rational, type Rational } from './rational.ts';

const DRAWS = 2n ** 64n;

/** A number from 0 to below 1 that follows from a text: the first eight bytes of its SHA-256, as a share of 2^64. */
export function drawOf(text: string): Rational {
  return rational(createHash('sha256').update(text, 'utf8').digest().readBigUInt64BE(0), DRAWS);
}

/** Which of so many a draw falls on. */
export function pickOf(text: string, count: number): number {
  const { numerator, denominator } = drawOf(text);
  return Number((numerator * BigInt(count)) / denominator);
}
