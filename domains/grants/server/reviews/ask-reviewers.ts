import { notificationAsked } from '@egcr/notifications/contract';
import { isOfTeam } from '@egcr/organisations/server';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { termsFor } from '../../contract/index.ts';
import { reviewsNeeded } from '../../contract/judging-rules.ts';
import { grantReviewAsked } from '../../contract/notices.ts';
import type { GrantParts } from '../parts.ts';
import { findToJudge, setReviewsNeeded, type ToJudge } from './judged-store.ts';
import {
  casesShortOfReviews,
  insertReview,
  openReviewsOf,
  releaseStale,
  reviewsOfCases,
  type ReviewRow,
} from './review-store.ts';
import { sentReview } from './sent-review.ts';

export type JudgeParts = Pick<GrantParts, 'acting' | 'holders'>;

export const ASK_REVIEWERS = 'grants.ask_reviewers';
const AT_ONCE = 100;

/** Whether an application can still be scored. */
export function isJudged(state: string): boolean {
  return state === 'under_review' || state === 'reserve';
}

/** Asks as many people as judge an application, those with the fewest open reviews first. Each application has other people after an appeal. */
export async function askReviewers(parts: JudgeParts, work: Work, caseId: string): Promise<void> {
  const found = await findToJudge(work.db, caseId, { isLocked: true });
  if (found === undefined || !isJudged(found.state)) return;
  const reviews = await reviewsOfCases(work.db, [caseId]);
  const now = reviews.filter(({ round, state }) => round === found.round && isActive(state));
  const needed = reviewsNeeded(termsFor(found).rubric, {
    amountMinor: found.amount_minor,
    reviews: now.flatMap(sentReview),
  });
  await setReviewsNeeded(work.db, { caseId, count: needed });
  const missing = needed - now.length;
  if (missing <= 0) return;
  const candidates = await candidatesFor(parts, work, found, reviews);
  for (const reviewerId of candidates.slice(0, missing)) {
    const id = work.newId();
    await insertReview(work, { id, case_id: caseId, round: found.round, reviewer_id: reviewerId });
    const { reference } = found;
    await work.emit(
      told(notificationAsked, { user_id: reviewerId, ...grantReviewAsked.of({ reference }, id) }),
    );
  }
}

const isActive = (state: ReviewRow['state']) =>
  state === 'assigned' || state === 'scoring' || state === 'sent';

/** Nobody judges what they sent, what their organisation sent, what they handle, or what they were asked to judge before. */
async function candidatesFor(
  { holders, acting }: JudgeParts,
  work: Work,
  { user_id: applicantId, organisation_id: organisationId }: ToJudge,
  before: readonly ReviewRow[],
): Promise<readonly string[]> {
  const { actor } = work;
  const barred = new Set([
    ...before.map(({ reviewer_id: id }) => id),
    applicantId,
    ...(actor.kind === 'person' ? [actor.userId] : []),
  ]);
  const able = (await reviewersNow({ holders }, work)).filter((id) => !barred.has(id));
  const loads = await openReviewsOf(work.db, able);
  const order = able.toSorted((a, b) => (loads.get(a) ?? 0) - (loads.get(b) ?? 0) || (a < b ? -1 : 1));
  if (organisationId === null) return order;
  const free: string[] = [];
  for (const id of order)
    if (!(await isOfTeam({ acting }, work, { userId: id, organisationId }))) free.push(id);
  return free;
}

/** Who judges, and cannot read who applied. */
async function reviewersNow(
  { holders }: Pick<GrantParts, 'holders'>,
  work: Work,
): Promise<readonly string[]> {
  const readers = new Set(await holders(work, 'grants.read'));
  return (await holders(work, 'grants.judge')).filter((id) => !readers.has(id));
}

/** Ends reviews of people who left, and asks others; also where nobody could be asked before. */
export async function askReviewersAgain(parts: JudgeParts, work: Work): Promise<void> {
  await releaseStale(work.db, await parts.holders(work, 'grants.judge'));
  let after: string | undefined;
  do {
    const cases = await casesShortOfReviews(work.db, { after, limit: AT_ONCE });
    for (const caseId of cases) await askReviewers(parts, work, caseId);
    after = cases.length === AT_ONCE ? cases.at(-1) : undefined;
  } while (after !== undefined);
}
