import { describe, expect, it } from 'vitest';

import { recoveryStates } from './recovery-machine.ts';
import { mayAnswer, mayDecide, recoverable } from './recovery-rules.ts';

const answerBy = new Date('2027-01-15T12:00:00Z');
const before = new Date('2027-01-15T11:59:59.999Z');

describe('taking money back [SYS-03]', () => {
  it('is answered once, and only before the time is over', () => {
    expect(recoveryStates.filter((state) => mayAnswer({ state, answerBy }, before))).toEqual(['proposed']);
    expect(recoveryStates.filter((state) => mayAnswer({ state, answerBy }, answerBy))).toEqual([]);
  });

  it('is decided after the answer, or once the time is over', () => {
    expect(recoveryStates.filter((state) => mayDecide({ state, answerBy }, before))).toEqual(['answered']);
    expect(recoveryStates.filter((state) => mayDecide({ state, answerBy }, answerBy))).toEqual([
      'proposed',
      'answered',
    ]);
  });

  it('never asks for more than was paid, over all proposals together', () => {
    expect(recoverable({ paidMinor: 500n, recoveredMinor: 0n })).toBe(500n);
    expect(recoverable({ paidMinor: 500n, recoveredMinor: 499n })).toBe(1n);
    expect(recoverable({ paidMinor: 500n, recoveredMinor: 500n })).toBe(0n);
    expect(recoverable({ paidMinor: 0n, recoveredMinor: 5n })).toBe(0n);
  });
});
