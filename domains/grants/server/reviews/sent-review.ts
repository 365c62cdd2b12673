import type { Scores, SentReview } from '../../contract/judging-rules.ts';
import type { KeptScores, ReviewRow } from './review-store.ts';

/** The scores where none is missing. */
export function wholeScores({ need, impact, plan, costs }: KeptScores): Scores | undefined {
  const isWhole = need !== undefined && impact !== undefined && plan !== undefined && costs !== undefined;
  return isWhole ? { need, impact, plan, costs } : undefined;
}

/** What counts of a review: nothing until it is sent. */
export function sentReview({ state, reviewer_id: reviewerId, scores }: ReviewRow): readonly SentReview[] {
  const whole = state === 'sent' ? wholeScores(scores) : undefined;
  return whole === undefined ? [] : [{ reviewerId, scores: whole }];
}

/** Points of half points. */
export const pointsOf = (halves: number | undefined): number | null =>
  halves === undefined ? null : halves / 2;
