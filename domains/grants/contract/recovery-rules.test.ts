import { describe, expect, it } from 'vitest';

import { recoverable } from './recovery-rules.ts';

describe('taking money back [SYS-03]', () => {
  it('never asks for more than was paid, over all proposals together', () => {
    expect(recoverable({ paidMinor: 500n, recoveredMinor: 0n })).toBe(500n);
    expect(recoverable({ paidMinor: 500n, recoveredMinor: 499n })).toBe(1n);
    expect(recoverable({ paidMinor: 500n, recoveredMinor: 500n })).toBe(0n);
    expect(recoverable({ paidMinor: 0n, recoveredMinor: 5n })).toBe(0n);
  });
});
