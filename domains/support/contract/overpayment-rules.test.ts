import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { overpaymentStates } from './overpayment-machine.ts';
import { divideHeldBack, isHeldBack, mayAppeal, overpaidFor } from './overpayment-rules.ts';
import { currentPolicy } from './policy.ts';
import { payWeek } from './week-rules.ts';

const appealBy = new Date('2027-02-15T12:00:00Z');
const before = new Date('2027-02-15T11:59:59.999Z');
const minor = fc.bigInt({ min: 0n, max: 50_000n });

describe('an overpayment [SYS-07]', () => {
  it('is what was paid minus what the rule pays for the true earnings', () => {
    const week = { benefitMinor: 12_000n, paidMinor: 12_000n };
    expect(overpaidFor(currentPolicy, { ...week, isDue: true, earnedMinor: 9_000n })).toEqual({
      dueMinor: 9_000n,
      overMinor: 3_000n,
    });
    expect(overpaidFor(currentPolicy, { ...week, isDue: false, earnedMinor: 0n }).overMinor).toBe(12_000n);
    expect(overpaidFor(currentPolicy, { ...week, isDue: true, earnedMinor: 3_000n }).overMinor).toBe(0n);
  });

  it('never leaves the person with less than the week pays, whatever was stated and found', () => {
    fc.assert(
      fc.property(minor, minor, minor, (benefitMinor, stated, earnedMinor) => {
        const paid = payWeek(currentPolicy, { benefitMinor, earnedMinor: stated, owedMinor: 0n });
        const { overMinor } = overpaidFor(currentPolicy, {
          benefitMinor,
          paidMinor: paid.paidMinor,
          isDue: true,
          earnedMinor,
        });
        const due = payWeek(currentPolicy, { benefitMinor, earnedMinor, owedMinor: 0n });
        expect(paid.paidMinor - overMinor).toBe(
          due.paidMinor < paid.paidMinor ? due.paidMinor : paid.paidMinor,
        );
      }),
    );
  });

  it('can be appealed once, in time, while nothing came back; until then nothing is held back', () => {
    const open = { now: before, isUntouched: true };
    const states = (given: { now: Date; isUntouched: boolean }, wasAppealed = false) =>
      overpaymentStates.filter((state) => mayAppeal({ state, appealBy, wasAppealed }, given));
    expect(states(open)).toEqual(['owed']);
    expect(states({ ...open, now: appealBy })).toEqual([]);
    expect(states({ ...open, isUntouched: false })).toEqual([]);
    expect(states(open, true)).toEqual([]);
    const held = (now: Date, wasAppealed = false) =>
      overpaymentStates.filter((state) => isHeldBack({ state, appealBy, wasAppealed }, now));
    expect(held(before)).toEqual([]);
    expect(held(appealBy)).toEqual(['owed']);
    expect(held(before, true)).toEqual(['owed']);
  });

  it('is held back oldest first, never more than is owed, and all of what the payment holds', () => {
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 5 }), minor, (owed, held) => {
        const debts = owed.map((openMinor, at) => ({ id: String(at), openMinor }));
        const parts = divideHeldBack(debts, held);
        const sum = parts.reduce((all, each) => all + each.minor, 0n);
        const all = owed.reduce((one, other) => one + other, 0n);
        expect(sum).toBe(held < all ? held : all);
        for (const { id, minor: part } of parts) expect(part <= (owed[Number(id)] ?? 0n)).toBe(true);
      }),
    );
  });
});
