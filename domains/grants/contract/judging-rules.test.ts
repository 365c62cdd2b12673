import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  consensusOf,
  differTooMuch,
  overallOf,
  passes,
  rankApplications,
  reviewsNeeded,
  type JudgedApplication,
  type Scores,
} from './judging-rules.ts';
import { programmeTerms } from './programmes.ts';
import { rubricCriteria, rubricOfPeople as rubric } from './rubrics.ts';

/** The same points in every criterion. */
const all = (points: number): Scores => {
  const halves = points * 2;
  return { need: halves, impact: halves, plan: halves, costs: halves };
};
const by = (reviewerId: string, points: number) => ({ reviewerId, scores: all(points) });

const sentAt = new Date('2026-11-02T12:00:00Z');
const asked = (id: string, points: readonly number[], more: Partial<JudgedApplication> = {}) => ({
  id,
  amountMinor: 100_000n,
  sentAt,
  reviews: points.map((each, at) => by(`reviewer ${at}`, each)),
  ...more,
});
const standingsIn = (budget: bigint | undefined, applications: readonly JudgedApplication[]) =>
  rankApplications(rubric, budget, applications).map(({ id, standing, rank }) => [id, standing, rank]);

describe('a rubric', () => {
  it('of every programme has weights that make 100 percent, and breaks ties by criteria of its own', () => {
    for (const { rubric: own } of programmeTerms) {
      const weights = rubricCriteria.map((criterion) => own.weights[criterion]);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
      expect(own.ties.length).toBeGreaterThan(0);
    }
  });

  it('weighs each criterion', () => {
    expect(overallOf(rubric, { need: 10, impact: 0, plan: 0, costs: 0 })).toBe(1.75);
    expect(overallOf(rubric, { need: 0, impact: 0, plan: 0, costs: 10 })).toBe(0.75);
    expect(overallOf(rubric, all(5))).toBe(5);
  });
});

describe('how many people judge', () => {
  const needed = (amountMinor: bigint, ...points: number[]) =>
    reviewsNeeded(rubric, { amountMinor, reviews: points.map((each, at) => by(`${at}`, each)) });

  it('two, and three for more than 250,000 dollars', () => {
    expect(needed(25_000_000n)).toBe(2);
    expect(needed(25_000_001n)).toBe(3);
  });

  it('one more where they differ by more than one and a half points, and no second one more', () => {
    expect(needed(1n, 4, 2.5)).toBe(2);
    expect(needed(1n, 4, 2)).toBe(3);
    expect(needed(1n, 4, 2, 0)).toBe(3);
    expect(needed(25_000_001n, 5, 4)).toBe(3);
    expect(needed(25_000_001n, 5, 4, 3)).toBe(4);
  });
});

describe('the consensus', () => {
  it('is the mean of reviewers who agree, and the median of those who differ', () => {
    expect(consensusOf(rubric, [by('a', 4), by('b', 3)]).overall).toBe(3.5);
    expect(consensusOf(rubric, [by('a', 5), by('b', 4), by('c', 1)]).overall).toBe(4);
    expect(differTooMuch(rubric, [by('a', 5)])).toBe(false);
  });

  it('passes with three points of five in each criterion, and not with one criterion below', () => {
    expect(passes(consensusOf(rubric, [by('a', 3), by('b', 3)]))).toBe(true);
    const weak = { ...all(5), costs: 5 };
    expect(passes(consensusOf(rubric, [{ scores: weak }]))).toBe(false);
  });
});

describe('the ranking', () => {
  it('puts the best first as far as the budget goes, then the reserve list, and leaves out what is weak or open', () => {
    const found = standingsIn(200_000n, [
      asked('weak', [2, 2]),
      asked('fourth', [3, 3]),
      asked('open', [5]),
      asked('second', [4, 4]),
      asked('first', [5, 5]),
      asked('third', [3.5, 3.5]),
    ]);
    expect(found).toEqual([
      ['first', 'funded', 1],
      ['second', 'funded', 2],
      ['third', 'reserve', 3],
      ['fourth', 'beyond', 4],
      ['weak', 'below', null],
      ['open', 'open', null],
    ]);
  });

  it('funds nothing behind the first that does not fit, so that a small sum passes no better application', () => {
    const found = standingsIn(150_000n, [
      asked('large', [5, 5], { amountMinor: 200_000n }),
      asked('small', [4, 4], { amountMinor: 10_000n }),
    ]);
    expect(found).toEqual([
      ['large', 'reserve', 1],
      ['small', 'beyond', 2],
    ]);
  });

  it('breaks a tie by the published order, then by who sent first', () => {
    const needy = { need: 10, impact: 6, plan: 6, costs: 6 };
    const planned = { need: 6, impact: 6, plan: 10, costs: 6 };
    // 35 for need against 30 for plan: the same in all needs other weights.
    const even = { ...rubric, weights: { need: 30, impact: 20, plan: 30, costs: 20 } };
    const reviewed = (id: string, scores: Scores, more: Partial<JudgedApplication> = {}) =>
      asked(id, [], { reviews: ['a', 'b'].map((reviewerId) => ({ reviewerId, scores })), ...more });
    const order = (...applications: JudgedApplication[]) =>
      rankApplications(even, undefined, applications).map(({ id }) => id);
    expect(order(reviewed('plan', planned), reviewed('need', needy))).toEqual(['need', 'plan']);
    const earlier = { sentAt: new Date('2026-11-01T12:00:00Z') };
    expect(order(reviewed('late', needy), reviewed('early', needy, earlier))).toEqual(['early', 'late']);
  });

  it('takes a strict reviewer for what they are: the middle of their scores is the middle of all', () => {
    // Strict gives 3 to 4, mild 4 to 5; both find the same three applications good, better, best.
    const strict = [3, 3.5, 4].map((points, at) =>
      asked(`strict ${at}`, [], { reviews: [by('strict', points), by('strict too', points)] }),
    );
    const mild = [4, 4.5, 5].map((points, at) =>
      asked(`mild ${at}`, [], { reviews: [by('mild', points), by('mild too', points)] }),
    );
    const scores = new Map(
      rankApplications(rubric, undefined, [...strict, ...mild]).map(({ id, score }) => [id, score]),
    );
    for (const at of [0, 1, 2]) expect(scores.get(`strict ${at}`)).toBe(scores.get(`mild ${at}`));
  });

  it('flags a reviewer who is a point or more away from the others', () => {
    const [found] = rankApplications(rubric, undefined, [asked('one', [4.5, 4, 2])]);
    expect(found?.outliers).toEqual(['reviewer 2']);
    expect(rankApplications(rubric, undefined, [asked('one', [4, 3])])[0]?.outliers).toEqual([]);
  });

  const scores = fc.record({
    need: fc.integer({ min: 0, max: 10 }),
    impact: fc.integer({ min: 0, max: 10 }),
    plan: fc.integer({ min: 0, max: 10 }),
    costs: fc.integer({ min: 0, max: 10 }),
  });
  const application = fc.record({
    amountMinor: fc.bigInt({ min: 1n, max: 40_000_000n }),
    sentAt: fc.integer({ min: 0, max: 3 }).map((day) => new Date(Date.UTC(2026, 10, day + 1))),
    reviews: fc.uniqueArray(fc.record({ reviewerId: fc.constantFrom('a', 'b', 'c', 'd', 'e'), scores }), {
      selector: ({ reviewerId }) => reviewerId,
      maxLength: 4,
    }),
  });
  const applications = fc
    .array(application, { minLength: 1, maxLength: 12 })
    .map((all_) => all_.map((each, at) => ({ ...each, id: `application ${at}` })));

  it('is the same in whatever order applications and reviews come', () => {
    const shuffled = applications.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc
          .tuple(
            ...given.map(({ reviews, ...rest }) =>
              shuffle(reviews).map((mixed) => ({ ...rest, reviews: mixed })),
            ),
          )
          .chain((mixed) => shuffle(mixed)),
      ),
    );
    fc.assert(
      fc.property(shuffled, fc.bigInt({ min: 0n, max: 100_000_000n }), ([given, mixed], budget) => {
        expect(rankApplications(rubric, budget, mixed)).toEqual(rankApplications(rubric, budget, given));
      }),
      { numRuns: 500 },
    );
  });

  it('never funds more than the budget, nor one that is behind one it does not fund', () => {
    fc.assert(
      fc.property(applications, fc.bigInt({ min: 0n, max: 100_000_000n }), (given, budget) => {
        const found = rankApplications(rubric, budget, given);
        const amounts = new Map(given.map(({ id, amountMinor }) => [id, amountMinor]));
        const funded = found.filter(({ standing }) => standing === 'funded');
        const sum = funded.reduce((total, { id }) => total + (amounts.get(id) ?? 0n), 0n);
        expect(sum <= budget).toBe(true);
        expect(funded).toEqual(found.slice(0, funded.length));
        for (const { consensus } of funded) expect(consensus !== null && passes(consensus)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

const shuffle = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });
