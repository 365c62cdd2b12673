import { uuidv7 } from '@egcr/contract/ids';
import {
  reviewsNeeded,
  rubricCriteria,
  type ProgrammeTerms,
  type RubricCriterion,
} from '@egcr/grants/contract';
import type { SampleReviewRow } from '@egcr/grants/server';

import { turn } from './chance.ts';
import { judged } from './far-words.ts';
import type { Way } from './far-ways.ts';

/** In half points: what passes, and what does not. Of two who differ the second gives the other end, and a third agrees with the first. */
const usual = { good: [8, 7, 8], weak: [4, 3, 4] } as const;
const split = { good: [9, 5, 8], weak: [4, 8, 3] } as const;

export interface ToJudge {
  /** Its place among all: it says who is asked first. */
  readonly at: number;
  readonly way: Pick<Way, 'reviews'>;
  readonly terms: Pick<ProgrammeTerms, 'rubric'>;
  readonly amountMinor: bigint;
  readonly askedAt: Date;
  readonly sentAt: Date;
  readonly reviewers: readonly string[];
  /** Whether the first two differ so much that a third person is asked. */
  readonly isSplit: boolean;
  readonly chance: () => number;
}

/** How many people a way asks for an amount. */
export function askedFor({
  way,
  terms,
  amountMinor,
}: Pick<ToJudge, 'way' | 'terms' | 'amountMinor'>): number {
  return way.reviews === 'none' ? 0 : reviewsNeeded(terms.rubric, { amountMinor, reviews: [] });
}

/** The reviews of one application, and how many it needs. */
export function reviewsOf(asked: ToJudge): {
  readonly needed: number;
  readonly reviews: readonly SampleReviewRow[];
} {
  const { way, terms, amountMinor, isSplit } = asked;
  const least = askedFor(asked);
  const isDecided = way.reviews === 'good' || way.reviews === 'weak';
  const count = isDecided && isSplit ? least + 1 : least;
  const reviews = Array.from({ length: count }, (_, place) =>
    isDecided || (way.reviews === 'half' && place === 0) ? sent(asked, place) : open(asked, place),
  );
  const given = reviews.flatMap(({ reviewer_id: reviewerId, scores, state }) =>
    state === 'sent' ? [{ reviewerId, scores: { need: 0, impact: 0, plan: 0, costs: 0, ...scores } }] : [],
  );
  return { needed: reviewsNeeded(terms.rubric, { amountMinor, reviews: given }), reviews };
}

function common({ at, askedAt, reviewers }: ToJudge, place: number) {
  return {
    id: uuidv7(askedAt.getTime()),
    reviewer_id: turn(reviewers, at + place),
    tie: null,
    asked_at: askedAt,
  };
}

function sent(asked: ToJudge, place: number): SampleReviewRow {
  const { at, way, isSplit, chance, sentAt } = asked;
  const verdict = way.reviews === 'weak' ? 'weak' : 'good';
  const base = turn((isSplit ? split : usual)[verdict], place);
  // Never more than half a point up or down: only those differ too much that are meant to.
  const scores = Object.fromEntries(
    rubricCriteria.map((name) => [name, base + (isSplit ? 0 : Math.floor(chance() * 2))]),
  );
  const reasons = Object.fromEntries(
    rubricCriteria.map((name: RubricCriterion) => {
      const own = (scores[name] ?? 0) >= 6 ? 'good' : 'weak';
      return [name, `Sample: ${turn(judged[own][name], at + place)}`];
    }),
  );
  return { ...common(asked, place), state: 'sent', scores, reasons, sent_at: sentAt };
}

function open(asked: ToJudge, place: number): SampleReviewRow {
  const isReleased = asked.way.reviews === 'released';
  return {
    ...common(asked, place),
    state: isReleased ? 'released' : place === 0 ? 'assigned' : 'scoring',
    scores: {},
    reasons: {},
    sent_at: null,
  };
}
