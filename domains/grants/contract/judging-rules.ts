import {
  HALVES_MAX,
  LARGE_FROM_MINOR,
  LARGE_REVIEWS,
  NORMALISED_FROM,
  OUTLIER_FROM,
  POINTS_MIN,
  RESERVE_PERCENT,
  REVIEWS,
  SPREAD_MAX,
} from './judging-limits.ts';
import { rubricCriteria, type Rubric, type RubricCriterion } from './rubrics.ts';

/** By criterion, in half points: 0 to 10 stand for 0 to 5. */
export type Scores = Readonly<Record<RubricCriterion, number>>;

export interface SentReview {
  readonly reviewerId: string;
  readonly scores: Scores;
}

/** Weights are percent and scores half points, so that all sums are whole numbers and no order of adding them matters. */
const UNITS_A_POINT = 200;

function unitsOf({ weights }: Rubric, scores: Scores): number {
  return rubricCriteria.reduce((sum, criterion) => sum + weights[criterion] * scores[criterion], 0);
}

/** What a review gives in all, from 0 to 5. */
export function overallOf(rubric: Rubric, scores: Scores): number {
  return unitsOf(rubric, scores) / UNITS_A_POINT;
}

/** Whether reviews differ so much that one more person judges. */
export function differTooMuch(rubric: Rubric, reviews: readonly Pick<SentReview, 'scores'>[]): boolean {
  if (reviews.length < 2) return false;
  const overall = reviews.map(({ scores }) => unitsOf(rubric, scores));
  return Math.max(...overall) - Math.min(...overall) > SPREAD_MAX * UNITS_A_POINT;
}

/** How many people judge: two, three for a large sum, and one more where these differ too much. */
export function reviewsNeeded(
  rubric: Rubric,
  { amountMinor, reviews }: { readonly amountMinor: bigint; readonly reviews: readonly SentReview[] },
): number {
  const least = amountMinor > (rubric.largeFromMinor ?? LARGE_FROM_MINOR) ? LARGE_REVIEWS : REVIEWS;
  return reviews.length >= least && differTooMuch(rubric, reviews) ? least + 1 : least;
}

const rounded = (points: number): number => Math.round(points * 1000) / 1000;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return mean(middle);
}

/** What reviewers say together: their mean, and their median where they differ too much, so that no single one decides. */
function together(values: readonly number[], isSplit: boolean): number {
  return isSplit ? median(values) : mean(values);
}

export interface Consensus {
  /** In points, by criterion. */
  readonly criteria: Readonly<Record<RubricCriterion, number>>;
  readonly overall: number;
}

/** The consensus of at least one review, in points from 0 to 5. */
export function consensusOf(rubric: Rubric, reviews: readonly Pick<SentReview, 'scores'>[]): Consensus {
  const isSplit = differTooMuch(rubric, reviews);
  const of = (criterion: RubricCriterion) =>
    together(
      reviews.map(({ scores }) => scores[criterion]),
      isSplit,
    ) / 2;
  const criteria = { need: of('need'), impact: of('impact'), plan: of('plan'), costs: of('costs') };
  const overall = rubricCriteria.reduce(
    (sum, criterion) => sum + (rubric.weights[criterion] / 100) * criteria[criterion],
    0,
  );
  return { criteria, overall: rounded(overall) };
}

/** Whether it reaches what every award has to: 3 of 5 in each criterion, and in all. */
export function passes({ criteria, overall }: Consensus): boolean {
  return overall >= POINTS_MIN && rubricCriteria.every((criterion) => criteria[criterion] >= POINTS_MIN);
}

export interface JudgedApplication {
  readonly id: string;
  readonly amountMinor: bigint;
  readonly sentAt: Date;
  readonly reviews: readonly SentReview[];
}

/**
 * `open`: reviews are missing. `below`: it does not reach the threshold. `funded`: the budget is enough for it, by the order. `reserve`: on the
 * reserve list. `beyond`: behind it.
 */
export const standings = ['funded', 'reserve', 'beyond', 'below', 'open'] as const;
export type Standing = (typeof standings)[number];

export interface Ranked {
  readonly id: string;
  readonly standing: Standing;
  /** From 1; null where it is not ranked. */
  readonly rank: number | null;
  /** By which it is ranked: what reviewers gave, as if all were equally strict. Null while a review is missing. */
  readonly score: number | null;
  readonly consensus: Consensus | null;
  /** Reviewers who differ from the consensus by a point or more. */
  readonly outliers: readonly string[];
}

interface Scored extends Ranked {
  readonly application: JudgedApplication;
}

/**
 * Ranks the applications of a programme. It depends on what was scored alone: neither on the order of the applications nor on that of the reviews.
 * Without a budget (`undefined`) every application that passes is `funded`.
 */
export function rankApplications(
  rubric: Rubric,
  budgetMinor: bigint | undefined,
  applications: readonly JudgedApplication[],
): readonly Ranked[] {
  const strictness = strictnessOf(rubric, applications);
  const scored = applications.map((application) => scoredBy(rubric, strictness, application));
  const order = inOrder(rubric);
  const passing = scored.filter(({ standing }) => standing === 'funded').toSorted(order);
  const rest = scored.filter(({ standing }) => standing !== 'funded').toSorted(order);
  const funded = countFunded(passing, budgetMinor);
  const reserve = funded + Math.max(1, Math.ceil((funded * RESERVE_PERCENT) / 100));
  const standingAt = (at: number): Standing => (at < funded ? 'funded' : at < reserve ? 'reserve' : 'beyond');
  return [
    ...passing.map((each, at) => ranked({ ...each, standing: standingAt(at), rank: at + 1 })),
    ...rest.map(ranked),
  ];
}

function ranked({ application: _, ...each }: Scored): Ranked {
  return each;
}

/** How many the budget is enough for, by the order: none behind the first that does not fit. */
function countFunded(passing: readonly Scored[], budgetMinor: bigint | undefined): number {
  if (budgetMinor === undefined) return passing.length;
  let left = budgetMinor;
  const short = passing.findIndex(({ application: { amountMinor } }) => {
    left -= amountMinor;
    return left < 0n;
  });
  return short === -1 ? passing.length : short;
}

interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

function spreadOf(values: readonly number[]): Spread {
  const sum = values.reduce((total, value) => total + value, 0);
  const squares = values.reduce((total, value) => total + value * value, 0);
  const variance = (values.length * squares - sum * sum) / (values.length * values.length);
  return { mean: sum / values.length, deviation: Math.sqrt(variance) };
}

interface Strictness {
  readonly all: Spread;
  readonly of: ReadonlyMap<string, Spread>;
}

/** How strict each reviewer is, where there are enough reviews of theirs to say so. */
function strictnessOf(rubric: Rubric, applications: readonly JudgedApplication[]): Strictness {
  const units = new Map<string, number[]>();
  for (const { reviews } of applications)
    for (const { reviewerId, scores } of reviews)
      units.set(reviewerId, [...(units.get(reviewerId) ?? []), unitsOf(rubric, scores)]);
  const known = [...units].flatMap(([id, values]) => {
    const spread = spreadOf(values);
    return values.length >= NORMALISED_FROM && spread.deviation > 0 ? [[id, spread] as const] : [];
  });
  return { all: spreadOf([...units.values()].flat()), of: new Map(known) };
}

/** What a review would give if its reviewer were as strict as all are: from 0 to 5. */
function normalised({ all, of }: Strictness, reviewerId: string, units: number): number {
  const own = of.get(reviewerId);
  if (own === undefined) return units / UNITS_A_POINT;
  const moved = all.mean + ((units - own.mean) * all.deviation) / own.deviation;
  return Math.min(HALVES_MAX / 2, Math.max(0, moved / UNITS_A_POINT));
}

function scoredBy(rubric: Rubric, strictness: Strictness, application: JudgedApplication): Scored {
  const { id, reviews } = application;
  const isOpen = reviews.length < reviewsNeeded(rubric, application);
  const consensus = reviews.length === 0 ? null : consensusOf(rubric, reviews);
  const isSplit = differTooMuch(rubric, reviews);
  const scores = reviews
    .map(({ reviewerId, scores: given }) => normalised(strictness, reviewerId, unitsOf(rubric, given)))
    .toSorted((a, b) => a - b);
  const outliers = reviews.flatMap(({ reviewerId, scores: given }) =>
    consensus !== null && Math.abs(overallOf(rubric, given) - consensus.overall) >= OUTLIER_FROM
      ? [reviewerId]
      : [],
  );
  return {
    id,
    application,
    standing: isOpen || consensus === null ? 'open' : passes(consensus) ? 'funded' : 'below',
    rank: null,
    score: isOpen ? null : rounded(together(scores, isSplit)),
    consensus,
    outliers: outliers.toSorted(),
  };
}

/** The best score first; the same scores by the order that the programme published, then by the day they were sent. */
function inOrder({ ties }: Rubric): (a: Scored, b: Scored) => number {
  return (a, b) => {
    const byScore = (b.score ?? -1) - (a.score ?? -1);
    if (byScore !== 0) return byScore;
    for (const criterion of ties) {
      const byTie = (b.consensus?.criteria[criterion] ?? 0) - (a.consensus?.criteria[criterion] ?? 0);
      if (byTie !== 0) return byTie;
    }
    const bySent = a.application.sentAt.getTime() - b.application.sentAt.getTime();
    return bySent === 0 ? (a.id < b.id ? -1 : 1) : bySent;
  };
}
