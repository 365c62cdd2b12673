import { describe, expect, it } from 'vitest';

import {
  criteria,
  isEligible,
  judgeEligibility,
  type Criterion,
  type KnownFacts,
  type Wish,
} from './eligibility.ts';
import { applicantKinds, programmeTerms, termsOf, type ProgrammeTerms } from './programmes.ts';
import { stateAt } from './programme-rules.ts';
import { wishOf } from './written-wish.ts';

const usd = (dollars: number) => BigInt(dollars) * 100n;

const good: KnownFacts = {
  kind: 'person',
  isContactConfirmed: true,
  isOrganisationVerified: false,
  country: null,
  isOpen: true,
  hasActiveApplication: false,
  isProposer: false,
  budgetMinor: usd(100_000_000),
};

const asked = (dollars: number): Wish => ({
  amountMinor: usd(dollars),
  country: 'IT',
  costsMinor: [usd(dollars)],
});

function unmet(terms: ProgrammeTerms, facts: KnownFacts, wish: Wish): readonly Criterion[] {
  return judgeEligibility(terms, facts, wish).flatMap(({ criterion, is }) =>
    is === 'met' ? [] : [criterion],
  );
}

describe('the ranges of grants, both ends in [SYS-03]', () => {
  it.each([
    ['personal', 'person', 2_000, 10_000],
    ['business', 'business', 10_000, 1_000_000],
    ['government', 'government', 10_000, 10_000_000],
  ] as const)('%s: $%i to $%i', (slug, kind, least, most) => {
    const terms = termsOf(slug);
    const facts = { ...good, kind, isOrganisationVerified: true };
    expect(unmet(terms, facts, asked(least))).toEqual([]);
    expect(unmet(terms, facts, asked(most))).toEqual([]);
    const cent = (minor: bigint): Wish => ({ amountMinor: minor, costsMinor: [minor] });
    expect(unmet(terms, facts, cent(usd(least) - 1n))).toEqual(['amount']);
    expect(unmet(terms, facts, cent(usd(most) + 1n))).toEqual(['amount']);
  });

  it('sixteen funds of sectors take businesses, public bodies and NGOs [SYS-04]', () => {
    const funds = programmeTerms.filter(({ kind }) => kind === 'fund');
    expect(funds).toHaveLength(16);
    for (const fund of funds) {
      expect(unmet(fund, { ...good, kind: 'ngo' }, asked(10_000))).toEqual([]);
      expect(unmet(fund, good, asked(10_000))).toEqual(['applicant']);
    }
  });
});

describe('one criterion each', () => {
  const personal = termsOf('personal');
  it.each<readonly [Criterion, Partial<KnownFacts>]>([
    ['open', { isOpen: false }],
    ['applicant', { kind: 'ngo' }],
    ['contact', { isContactConfirmed: false }],
    ['proposer', { isProposer: true }],
    ['single', { hasActiveApplication: true }],
    ['budget', { budgetMinor: usd(4_999) }],
  ])('%s', (criterion, changed) => {
    expect(unmet(personal, { ...good, ...changed }, asked(5_000))).toEqual([criterion]);
  });

  it('costs, where the lines make another sum', () => {
    const wish = { amountMinor: usd(5_000), costsMinor: [usd(3_000), usd(1_999)] };
    expect(unmet(personal, good, wish)).toEqual(['costs']);
  });

  it('verified, where a business asks for more than 50,000 dollars', () => {
    const facts: KnownFacts = { ...good, kind: 'business' };
    expect(unmet(termsOf('business'), facts, asked(50_000))).toEqual([]);
    const more: Wish = { amountMinor: 5_000_001n, costsMinor: [5_000_001n] };
    expect(unmet(termsOf('business'), facts, more)).toEqual(['verified']);
  });

  it('country, where a programme pays in some countries only', () => {
    const facts: KnownFacts = { ...good, kind: 'business' };
    expect(unmet(termsOf('export-steps'), facts, { ...asked(20_000), country: 'FR' })).toEqual(['country']);
    expect(unmet(termsOf('export-steps'), facts, asked(20_000))).toEqual([]);
  });

  it('is unknown while an answer is missing, and the budget is a gap where not even the least is left', () => {
    const before = judgeEligibility(personal, { ...good, budgetMinor: usd(1_999) }, {});
    expect(Object.fromEntries(before.map(({ criterion, is }) => [criterion, is]))).toMatchObject({
      amount: 'unknown',
      costs: 'unknown',
      country: 'met',
      budget: 'unmet',
    });
  });
});

/** Numbers that a seed gives, the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('the rule that decides is the rule that explains', () => {
  const chance = seeded(20_261_124);
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(chance() * items.length)] ?? items[0];
  const flip = (share: number) => chance() < share;

  it('for 10,000 generated applicants: accepted are exactly those for whom nothing is missing', () => {
    let accepted = 0;
    for (let count = 0; count < 10_000; count += 1) {
      const terms = programmeTerms[Math.floor(chance() * programmeTerms.length)] ?? termsOf('personal');
      const span = Number((terms.maximumMinor - terms.minimumMinor) / 100n);
      const amountMinor =
        terms.minimumMinor +
        BigInt(Math.floor((chance() * 1.2 - 0.1) * span)) * 100n +
        pick([0n, 0n, 1n, -1n]);
      const kind = flip(0.7) ? (terms.applicants[0] ?? 'person') : pick(applicantKinds);
      const facts: KnownFacts = {
        kind,
        isContactConfirmed: flip(0.95),
        isOrganisationVerified: flip(0.5),
        country: pick([null, 'IT', 'FR']),
        isOpen: flip(0.95),
        hasActiveApplication: flip(0.05),
        isProposer: flip(0.05),
        budgetMinor: flip(0.9) ? terms.maximumMinor : terms.minimumMinor - 1n,
      };
      const half = amountMinor / 2n;
      const wish: Wish = {
        amountMinor,
        country: pick([undefined, 'IT', 'NG', 'FR']),
        costsMinor: flip(0.9) ? [half, amountMinor - half] : [half, half + 1n],
      };
      const findings = judgeEligibility(terms, facts, wish);
      expect(findings.map(({ criterion }) => criterion)).toEqual(criteria);
      // Said in other words, so that a slip in one of the rules shows.
      const isAccepted =
        facts.isOpen &&
        terms.applicants.includes(kind) &&
        facts.isContactConfirmed &&
        !facts.hasActiveApplication &&
        !facts.isProposer &&
        (terms.countries.length === 0 || terms.countries.includes(wish.country ?? facts.country ?? '')) &&
        amountMinor >= terms.minimumMinor &&
        amountMinor <= terms.maximumMinor &&
        (wish.costsMinor ?? []).reduce((sum, cost) => sum + cost, 0n) === amountMinor &&
        (kind !== 'business' || facts.isOrganisationVerified || amountMinor <= 5_000_000n) &&
        facts.budgetMinor >= terms.minimumMinor &&
        amountMinor <= facts.budgetMinor;
      expect(isEligible(findings)).toBe(isAccepted);
      if (isAccepted) accepted += 1;
    }
    expect(accepted).toBeGreaterThan(1_000);
    expect(accepted).toBeLessThan(9_000);
  });
});

describe('what is written', () => {
  it('counts where it is whole minor units', () => {
    expect(
      wishOf({ amount: '500000', country: 'IT', equipment: '1', people: '0', other_costs: '499999' }),
    ).toEqual({ amountMinor: 500_000n, country: 'IT', costsMinor: [1n, 0n, 499_999n] });
  });

  it.each(['', '-5', '1e9', '12.5', '9'.repeat(21), 'constructor'])(
    'is not answered where it is "%s"',
    (amount) => {
      expect(wishOf({ amount }).amountMinor).toBeUndefined();
    },
  );
});

describe('a deadline', () => {
  const dates = { opensAt: new Date('2026-11-01T00:00:00Z'), closesAt: new Date('2026-11-30T23:59:59Z') };
  it.each([
    ['2026-10-31T23:59:59.999Z', 'forecasted'],
    ['2026-11-01T00:00:00.000Z', 'open'],
    ['2026-11-30T23:59:59.000Z', 'open'],
    ['2026-11-30T23:59:59.001Z', 'closed'],
  ])('at %s it is %s', (at, state) => {
    expect(stateAt(dates, new Date(at))).toBe(state);
  });

  it('is never over where there is none', () => {
    expect(stateAt({ ...dates, closesAt: null }, new Date('2126-01-01T00:00:00Z'))).toBe('open');
  });
});
