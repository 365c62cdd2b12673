import { describe, expect, it } from 'vitest';

import { areSound, splitAward, usualMilestones, type MilestoneTerms } from './milestones.ts';
import { programmeTerms } from './programmes.ts';

const parts = (...percents: readonly number[]): readonly MilestoneTerms[] =>
  percents.map((percent, at) => ({ percent, needs: at === 0 ? 'agreement' : 'report' }));

describe('the parts of an award [SYS-03]', () => {
  it('are 30, 40 and 30 percent', () => {
    expect(splitAward(500_000n, usualMilestones)).toEqual([150_000n, 200_000n, 150_000n]);
  });

  it('make the sum exactly: what does not divide goes to the last', () => {
    expect(splitAward(100_001n, usualMilestones)).toEqual([30_000n, 40_000n, 30_001n]);
    for (let amount = 1n; amount < 2_000n; amount += 7n)
      for (const each of [usualMilestones, parts(33, 33, 34), parts(100), parts(1, 99)])
        expect(splitAward(amount, each).reduce((all, sum) => all + sum, 0n)).toBe(amount);
  });

  it('of every programme are sound, and no part of its smallest award is nothing', () => {
    for (const { milestones, minimumMinor } of programmeTerms) {
      expect(areSound(milestones)).toBe(true);
      expect(splitAward(minimumMinor, milestones).every((sum) => sum > 0n)).toBe(true);
    }
  });

  it.each([[parts(30, 40)], [parts(30, 40, 31)], [parts(0, 100)], [parts(33.3, 66.7)], [[]]])(
    'are not sound where they do not make the whole: %j',
    (wrong) => expect(areSound(wrong)).toBe(false),
  );
});
