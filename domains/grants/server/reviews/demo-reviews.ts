import type { Work } from '@egcr/server-kit/work';

import { rubricCriteria, type ReviewState, type RubricCriterion } from '../../contract/index.ts';
import { askReviewers, type JudgeParts } from './ask-reviewers.ts';
import { reviewsOfCases, updateReview, type ReviewChange } from './review-store.ts';

/** What an invented review says: the points of each criterion in their order, such as `4.5 4 4 3.5`, or `scoring` where it is not sent yet. */
export type SampleReview = string;

const reasons: Readonly<Record<RubricCriterion, string>> = {
  need: 'Sample: without the grant this would have to wait for years.',
  impact: 'Sample: the people who gain from it are named, and how.',
  plan: 'Sample: each step has a month, and the first can begin at once.',
  costs: 'Sample: the sums are those that such things cost there.',
};

/** Gives the reviews that are asked for invented scores, in the order in which they were asked. */
export async function scoreSample(
  parts: JudgeParts,
  work: Work,
  { caseId, reviews }: { readonly caseId: string; readonly reviews: readonly SampleReview[] },
): Promise<void> {
  const asked = await reviewsOfCases(work.db, [caseId]);
  for (const [at, { id, version }] of asked.entries()) {
    const given = reviews[at];
    if (given === undefined) continue;
    const begun = { id, tie: null, scores: {}, reasons: {} } as const;
    await updateReview(work, { ...begun, version, state: 'scoring' });
    if (given !== 'scoring') await updateReview(work, { ...begun, version: version + 1, ...scored(given) });
  }
  await askReviewers(parts, work, caseId);
}

function scored(review: SampleReview): Pick<ReviewChange, 'state' | 'scores' | 'reasons'> {
  const state: ReviewState = 'sent';
  const points = review.split(' ').map(Number);
  const scores = Object.fromEntries(rubricCriteria.map((name, at) => [name, (points[at] ?? 0) * 2]));
  return { state, scores, reasons };
}
