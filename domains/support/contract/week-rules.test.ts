import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { currentPolicy, policies, policyOf, type PaymentPolicy } from './policy.ts';
import { earningsThatEnd, explainWeek, freeEarnings, payWeek, type WeekToPay } from './week-rules.ts';

const WEEKS = 100_000;
const week = (earned: bigint, owed = 0n): WeekToPay => ({
  benefitMinor: 20_000n,
  earnedMinor: earned,
  owedMinor: owed,
});

describe('a week of 200.00', () => {
  it.each([
    [0n, 0n, 20_000n, 20_000n],
    [5_000n, 0n, 20_000n, 20_000n],
    [5_001n, 0n, 20_000n, 20_000n],
    [5_002n, 0n, 19_999n, 19_999n],
    [25_000n, 0n, 10_000n, 10_000n],
    [45_000n, 0n, 0n, 0n],
    [90_000n, 50_000n, 0n, 0n],
    [0n, 50_000n, 20_000n, 18_000n],
    [0n, 1_500n, 20_000n, 18_500n],
    [25_000n, 50_000n, 10_000n, 9_000n],
  ])('with %s earned and %s owed has %s of support and pays %s', (earned, owed, supportMinor, paidMinor) => {
    expect(payWeek(currentPolicy, week(earned, owed))).toMatchObject({ supportMinor, paidMinor });
  });

  it('says its working in lines, and only those that say something', () => {
    expect(explainWeek(payWeek(currentPolicy, week(0n))).map(({ line }) => line)).toEqual([
      'benefit',
      'paid',
    ]);
    expect(
      explainWeek(payWeek(currentPolicy, week(25_000n, 50_000n))).map(({ line, minor }) => [line, minor]),
    ).toEqual([
      ['benefit', 20_000n],
      ['earned', 25_000n],
      ['free', 5_000n],
      ['beyond', 20_000n],
      ['taken', 10_000n],
      ['support', 10_000n],
      ['recovered', 1_000n],
      ['paid', 9_000n],
    ]);
  });
});

describe('the versions of the policy', () => {
  it('are counted from one, each found by its number', () => {
    expect(policies.map(({ version }) => version)).toEqual(policies.map((_, at) => at + 1));
    expect(policyOf(1)).toBe(policies[0]);
    expect(policyOf(policies.length + 1)).toBeUndefined();
  });
});

/** Said in other words than the rule, in fractions of a hundredth, so that a slip in one of them shows. */
function paidInOtherWords(
  policy: PaymentPolicy,
  { benefitMinor, earnedMinor, owedMinor }: WeekToPay,
): bigint {
  let free = 0n;
  while (free * 10_000n < benefitMinor * policy.freeHundredths) {
    const missing = benefitMinor * policy.freeHundredths - free * 10_000n;
    free += missing >= 10_000n ? missing / 10_000n : 1n;
  }
  const tenThousandths =
    benefitMinor * 10_000n - (earnedMinor > free ? (earnedMinor - free) * policy.taperHundredths : 0n);
  const support = tenThousandths <= 0n ? 0n : (tenThousandths + 9_999n) / 10_000n;
  const tenth = (support * policy.recoveryHundredths) / 10_000n;
  return support - (owedMinor > tenth ? tenth : owedMinor);
}

const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });
const share = fc.bigInt({ min: 1n, max: 10_000n });
const anyPolicy = fc.oneof(
  fc.constant<PaymentPolicy>(currentPolicy),
  fc.record({ freeHundredths: share, taperHundredths: share, recoveryHundredths: share }),
);
/** Most weeks lie where the rule bends: near the free part and near the end. */
const anyWeek = fc
  .tuple(anyPolicy, minor, fc.integer({ min: 0, max: 140 }), fc.bigInt({ min: -2n, max: 2n }), minor)
  .map(([policy, benefitMinor, percent, slip, owedMinor]) => {
    const near = (earningsThatEnd(policy, benefitMinor) * BigInt(percent)) / 100n + slip;
    return { policy, week: { benefitMinor, earnedMinor: near < 0n ? 0n : near, owedMinor } };
  });

it(`the rule that pays is the rule that explains, and earning more never leaves less: ${WEEKS} weeks`, () => {
  fc.assert(
    fc.property(anyWeek, minor, ({ policy, week: asked }, more) => {
      const paid = payWeek(policy, asked);
      expect(paid.paidMinor).toBe(paidInOtherWords(policy, asked));
      let sum = 0n;
      for (const { line, minor: amount, does } of explainWeek(paid)) {
        if (does === 'adds') sum += amount;
        if (does === 'takes') sum -= amount;
        // A sum says what the lines above it make.
        expect([line, does === 'sums' ? amount : sum]).toEqual([line, sum]);
      }
      expect(sum).toBe(paid.paidMinor);
      // With what is given back, and without.
      for (const extra of [1n, more]) {
        const after = payWeek(policy, { ...asked, earnedMinor: asked.earnedMinor + extra });
        expect(after.incomeMinor >= paid.incomeMinor).toBe(true);
        expect(after.paidMinor + after.earnedMinor >= paid.paidMinor + paid.earnedMinor).toBe(true);
      }
      expect(paid.recoveredMinor * 10_000n <= paid.supportMinor * policy.recoveryHundredths).toBe(true);
      expect(paid.earnedMinor > freeEarnings(policy, paid.benefitMinor) || paid.takenMinor === 0n).toBe(true);
      expect(paid.earnedMinor < earningsThatEnd(policy, paid.benefitMinor) || paid.supportMinor === 0n).toBe(
        true,
      );
    }),
    { numRuns: WEEKS },
  );
});
