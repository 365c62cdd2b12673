import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { judge, scoreOf, SCORE_MAX, type RiskFacts, type RuleToAsk } from './risk-rules.ts';

const calm: RiskFacts = {
  amountMinor: 1_000n,
  usualMinor: 1_000n,
  hasPaidBefore: true,
  paymentsInHour: 1,
  failuresInDay: 0,
  disputes: 0,
};
const rule = (more: Partial<RuleToAsk>): RuleToAsk => ({
  id: 'r',
  kind: 'score',
  action: 'review',
  atLeast: 50n,
  asset: null,
  ...more,
});

describe('the score of a payment', () => {
  it('is made of what speaks for fraud, and says of what [SYS-02]', () => {
    expect(scoreOf(calm)).toEqual({ score: 0, signals: [] });
    expect(scoreOf({ ...calm, hasPaidBefore: false, amountMinor: 5_000n })).toEqual({
      score: 40,
      signals: ['first_payment', 'unusual_amount'],
    });
    expect(scoreOf({ ...calm, paymentsInHour: 3 }).signals).toEqual(['several_payments']);
    expect(scoreOf({ ...calm, paymentsInHour: 6 }).signals).toEqual(['many_payments']);
    expect(scoreOf({ ...calm, failuresInDay: 3, disputes: 1 }).score).toBe(65);
  });

  it('knows nothing unusual before a merchant has sold enough', () => {
    expect(scoreOf({ ...calm, usualMinor: null, amountMinor: 10n ** 15n }).score).toBe(0);
  });

  it('stays between 0 and 99, and never falls where more speaks for fraud', () => {
    fc.assert(
      fc.property(
        fc.record({
          amountMinor: fc.bigInt(1n, 10n ** 18n),
          usualMinor: fc.option(fc.bigInt(1n, 10n ** 18n)),
          hasPaidBefore: fc.boolean(),
          paymentsInHour: fc.nat(20),
          failuresInDay: fc.nat(20),
          disputes: fc.nat(5),
        }),
        (facts) => {
          const { score } = scoreOf(facts);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(SCORE_MAX);
          expect(scoreOf({ ...facts, disputes: facts.disputes + 1 }).score).toBeGreaterThanOrEqual(score);
        },
      ),
    );
  });
});

describe('what becomes of a payment', () => {
  const asked = { facts: calm, asset: 'JVD', score: 50, listed: [] } as const;

  it('is taken where nothing holds, reviewed or blocked from the figure of a rule on', () => {
    expect(judge({ ...asked, rules: [] }).outcome).toBe('allow');
    expect(judge({ ...asked, rules: [rule({ atLeast: 51n })] }).outcome).toBe('allow');
    expect(judge({ ...asked, rules: [rule({})] })).toEqual({ outcome: 'review', rules: ['r'] });
    expect(judge({ ...asked, rules: [rule({}), rule({ id: 'b', action: 'block' })] })).toEqual({
      outcome: 'block',
      rules: ['r', 'b'],
    });
  });

  it('goes by amounts of its own currency alone', () => {
    const amount = rule({ kind: 'amount', atLeast: 1_000n, asset: 'EUR' });
    expect(judge({ ...asked, rules: [amount] }).outcome).toBe('allow');
    expect(judge({ ...asked, asset: 'EUR', rules: [amount] }).outcome).toBe('review');
  });

  it('is blocked by a list, whatever the rules say', () => {
    expect(judge({ ...asked, rules: [], listed: ['email'] }).outcome).toBe('block');
  });
});
