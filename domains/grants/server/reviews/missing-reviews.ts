import { fill } from '@egcr/server-kit/texts';
import type { Work } from '@egcr/server-kit/work';

import { termsFor } from '../../contract/index.ts';
import { consensusOf, passes, reviewsNeeded } from '../../contract/judging-rules.ts';
import { findToJudge } from './judged-store.ts';
import { reviewsThat } from './rank-programme.ts';
import { reviewsOfCases } from './review-store.ts';
import { sentReview } from './sent-review.ts';
import { reviewTexts } from './texts.ts';

/** What is missing before an application may be approved: reviews, or the threshold. In the reader's language. */
export async function missingReviews(work: Work, caseId: string): Promise<string | undefined> {
  const found = await findToJudge(work.db, caseId);
  if (found === undefined) return undefined;
  const { rubric } = termsFor(found);
  const reviews = reviewsThat(found, await reviewsOfCases(work.db, [caseId])).flatMap(sentReview);
  const needed = reviewsNeeded(rubric, { amountMinor: found.amount_minor, reviews });
  const said = reviewTexts(work.request.language).missing;
  if (reviews.length < needed) return fill(said.reviews, { sent: reviews.length, needed });
  return passes(consensusOf(rubric, reviews)) ? undefined : said.below;
}
