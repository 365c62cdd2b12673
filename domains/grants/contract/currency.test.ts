import { assets } from '@egcr/ledger/contract';
import { describe, expect, it } from 'vitest';

import { atRate, decimalsOf, fixedAt, grantCurrencies, type FixedRate } from './currency.ts';
import { judgeEligibility, type KnownFacts } from './eligibility.ts';
import { reviewsNeeded } from './judging-rules.ts';
import { termsFor, type MadeProgramme } from './made-programme.ts';

const made: MadeProgramme = {
  language: 'en',
  title: 'Clean water',
  summary: 'Wells.',
  applicants: ['person', 'business'],
  sector: null,
  countries: [],
  minimum_minor: '1000000',
  maximum_minor: '100000000',
  budget_minor: '500000000',
  decision_days: 60,
  zone: 'UTC',
  rounds: [],
  weights: { need: 25, impact: 25, plan: 25, costs: 25 },
  ties: ['need', 'plan'],
  parts: [100],
  template: 'usual',
  questions: [],
};
const rate = (numerator: string, denominator: string): FixedRate => ({ numerator, denominator });
const inRange = (cents: string, at: FixedRate, minor: string) => {
  const dollars = (BigInt(minor) * BigInt(at.denominator) * 1000n) / BigInt(at.numerator);
  return Number(dollars - BigInt(cents) * 1000n);
};

describe('a programme in another currency', () => {
  it('has whole units that stay within the range in dollars', () => {
    const fixed = fixedAt(made, { currency: 'EUR', rate: rate('8647', '10000') });
    expect([fixed.minimum_minor, fixed.maximum_minor, fixed.budget_minor]).toEqual([
      '864700',
      '86470000',
      '432350000',
    ]);
    expect(fixed.fixed).toMatchObject({ minimum_cents: '1000000', maximum_cents: '100000000' });
  });

  it.each([
    ['0.86', rate('43', '50')],
    ['a third', rate('1', '3')],
    ['7.1234567', rate('71234567', '10000000')],
    ['85.5', rate('171', '2')],
  ])('is never wider than what was written, at %s', (_, at) => {
    for (const range of [
      ['200000', '1000000'],
      ['333333', '333401'],
      ['123', '457'],
    ] as const) {
      const [minimum, maximum] = range;
      const fixed = fixedAt(
        { ...made, minimum_minor: minimum, maximum_minor: maximum, budget_minor: maximum },
        { currency: 'GBP', rate: at },
      );
      // A thousandth of a cent below it at most: where no whole unit lies between, the smallest are taken.
      expect(inRange(maximum, at, fixed.maximum_minor)).toBeLessThanOrEqual(0);
      expect(BigInt(fixed.minimum_minor)).toBeLessThanOrEqual(BigInt(fixed.maximum_minor));
      expect(BigInt(fixed.budget_minor)).toBeGreaterThanOrEqual(BigInt(fixed.maximum_minor));
    }
  });

  it.each([
    ['JPY', rate('3', '2'), ['1500000', '150000000', '750000000']],
    ['JPY', rate('15013', '10001'), ['1501150', '150114988', '750574942']],
    ['JVD', rate('100', '129'), ['775200', '77519300', '387596800']],
  ] as const)('has the smallest units of %s', (currency, at, amounts) => {
    const fixed = fixedAt(made, { currency, rate: at });
    expect([fixed.minimum_minor, fixed.maximum_minor, fixed.budget_minor]).toEqual(amounts);
    const terms = termsFor({ slug: 'x', made: fixed });
    expect([terms.asset, terms.verifiedFromMinor]).toEqual([currency, atRate(5_000_000n, at)]);
  });

  it('may be each that a wallet holds, and no token', () => {
    const held = assets.map(({ code }) => code).filter((code) => code !== 'USDC');
    expect(grantCurrencies.toSorted()).toEqual(held.toSorted());
    expect([decimalsOf('JPY'), decimalsOf('JVD'), decimalsOf('USD')]).toEqual([0, 2, 2]);
  });

  it('may ask for one amount only, which stays one', () => {
    const one = { ...made, minimum_minor: '500000', maximum_minor: '500000', budget_minor: '500000' };
    const fixed = fixedAt(one, { currency: 'EUR', rate: rate('8647', '10000') });
    expect([fixed.minimum_minor, fixed.maximum_minor]).toEqual(['432350', '432350']);
  });

  it('moves what depends on dollars with it: who is verified, and who is judged by three', () => {
    const at = rate('80', '1');
    const terms = termsFor({ slug: 'x', made: fixedAt(made, { currency: 'INR', rate: at }) });
    expect(terms.asset).toBe('INR');
    expect([terms.minimumCents, terms.maximumCents]).toEqual([1_000_000n, 100_000_000n]);
    expect(terms.verifiedFromMinor).toBe(5_000_000n * 80n);
    const facts: KnownFacts = {
      kind: 'business',
      isContactConfirmed: true,
      isOrganisationVerified: false,
      country: null,
      isOpen: true,
      hasActiveApplication: false,
      isProposer: false,
      budgetMinor: 10n ** 15n,
    };
    const verified = (amountMinor: bigint) =>
      judgeEligibility(terms, facts, { amountMinor, costsMinor: [amountMinor] }).find(
        ({ criterion }) => criterion === 'verified',
      )?.is;
    expect(verified(5_000_000n * 80n)).toBe('met');
    expect(verified(5_000_000n * 80n + 1n)).toBe('unmet');
    const needed = (amountMinor: bigint) => reviewsNeeded(terms.rubric, { amountMinor, reviews: [] });
    expect([needed(25_000_000n * 80n), needed(25_000_000n * 80n + 1n)]).toEqual([2, 3]);
  });

  it('without another currency stays as it was written', () => {
    const terms = termsFor({ slug: 'x', made });
    expect([terms.asset, terms.minimumMinor, terms.minimumCents]).toEqual(['USD', 1_000_000n, 1_000_000n]);
    expect(terms.rubric).not.toHaveProperty('largeFromMinor');
    expect(atRate(199n, rate('1', '2'))).toBe(99n);
    expect(grantCurrencies[0]).toBe('USD');
  });
});
