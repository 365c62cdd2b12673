import { describe, expect, it } from 'vitest';

import { addWeeks, weeksFrom } from './iso-weeks.ts';
import { policyOf } from './policy.ts';
import { claimFrom, weeksCounted } from './rest-rules.ts';

const terms = { weeks: 26, restWeeks: 26 };
const all = weeksFrom('2026-W20', '2026-W45');

describe('the weeks of earlier claims', () => {
  it('count until the person was without support for 26 weeks', () => {
    expect(all).toHaveLength(26);
    expect(weeksCounted(terms, all, '2026-W46')).toBe(26);
    expect(weeksCounted(terms, all, addWeeks('2026-W45', 26))).toBe(26);
    expect(weeksCounted(terms, all, addWeeks('2026-W45', 27))).toBe(0);
  });

  it('count from the last rest on, whatever their order', () => {
    const before = weeksFrom('2025-W01', '2025-W20');
    expect(weeksCounted(terms, [...all, ...before].toReversed(), '2026-W46')).toBe(26);
    expect(weeksCounted(terms, ['2026-W10', '2025-W40'], '2026-W20')).toBe(2);
    expect(weeksCounted(terms, [], '2026-W20')).toBe(0);
  });

  it('count nothing by the first policy, under which each claim has its own', () => {
    expect(weeksCounted({ restWeeks: policyOf(1)?.restWeeks ?? 1 }, all, '2026-W46')).toBe(0);
  });
});

describe('who has used all weeks', () => {
  it('can claim again on the Monday after 26 whole weeks without support, and reads which day that is', () => {
    expect(claimFrom(terms, all, '2026-11-24')).toBe('2027-05-10');
    expect(claimFrom(terms, all, '2027-05-09')).toBe('2027-05-10');
    expect(claimFrom(terms, all, '2027-05-10')).toBeUndefined();
  });

  it('can claim at once while a week is left', () => {
    expect(claimFrom(terms, all.slice(1), '2026-11-24')).toBeUndefined();
    expect(claimFrom(terms, [], '2026-11-24')).toBeUndefined();
  });
});
