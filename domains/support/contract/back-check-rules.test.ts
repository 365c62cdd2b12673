import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { isDrawn } from './back-check-rules.ts';
import { currentPolicy } from './policy.ts';

const hashOf = (text: string) => createHmac('sha256', 'a key').update(text).digest();
const drawnOf = (count: number, backCheckHundredths: bigint) =>
  Array.from({ length: count }, (_, at) => hashOf(`week ${at}`)).filter((hash) =>
    isDrawn({ backCheckHundredths }, hash),
  ).length;

describe('the draw of weeks for a back-check', () => {
  it('takes 5 % of them, and the same ones again', () => {
    expect(currentPolicy.backCheckHundredths).toBe(500n);
    const drawn = drawnOf(40_000, 500n);
    expect(drawn).toBe(drawnOf(40_000, 500n));
    // Of 40,000 one expects 2,000, with a deviation of 44.
    expect(Math.abs(drawn - 2000)).toBeLessThan(180);
  });

  it('takes none where the policy takes none, and all where it takes all', () => {
    expect([drawnOf(500, 0n), drawnOf(500, 10_000n)]).toEqual([0, 500]);
  });

  it('is decided by the border to the byte', () => {
    const half = { backCheckHundredths: 5_000n };
    expect(isDrawn(half, Uint8Array.of(127, 255, 255, 255, 255, 255))).toBe(true);
    expect(isDrawn(half, Uint8Array.of(128, 0, 0, 0, 0, 0))).toBe(false);
  });
});
