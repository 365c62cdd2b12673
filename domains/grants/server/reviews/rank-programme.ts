import type { Work } from '@egcr/server-kit/work';

import { termsFor } from '../../contract/index.ts';
import { RANKED_MAX } from '../../contract/judging-limits.ts';
import { rankApplications, type Ranked } from '../../contract/judging-rules.ts';
import { budgetLeft } from '../facts.ts';
import type { GrantParts } from '../parts.ts';
import { applicationsToRank, type ToJudge } from './judged-store.ts';
import { reviewsOfCases, type ReviewRow } from './review-store.ts';
import { sentReview } from './sent-review.ts';

export interface RankedApplication extends Ranked {
  readonly application: ToJudge;
}

/** The ranking of what can be decided in the programme of an application, which is among it, whatever its state. */
export async function rankProgramme(
  { money }: Pick<GrantParts, 'money'>,
  work: Pick<Work, 'db'>,
  found: ToJudge,
): Promise<readonly RankedApplication[]> {
  const { programme_id: programmeId, case_id: caseId } = found;
  const listed = await applicationsToRank(work.db, { programmeId, limit: RANKED_MAX });
  const all = listed.some((each) => each.case_id === caseId) ? listed : [...listed, found];
  const reviews = await reviewsOfCases(
    work.db,
    all.map((each) => each.case_id),
  );
  const byId = new Map(all.map((each) => [each.case_id, each]));
  const ranked = rankApplications(
    termsFor(found).rubric,
    await budgetLeft({ money }, work, { ...found, id: programmeId }),
    all.map((each) => ({
      id: each.case_id,
      amountMinor: each.amount_minor,
      sentAt: each.sent_at,
      reviews: reviewsThat(each, reviews).flatMap(sentReview),
    })),
  );
  return ranked.flatMap((each) => {
    const application = byId.get(each.id);
    return application === undefined ? [] : [{ ...each, application }];
  });
}

/** The reviews of the round that an application is in. */
export function reviewsThat(
  { case_id: caseId, round }: ToJudge,
  reviews: readonly ReviewRow[],
): readonly ReviewRow[] {
  return reviews.filter((review) => review.case_id === caseId && review.round === round);
}
