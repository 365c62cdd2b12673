import { platformRefusals } from '@egcr/contract/refusals';
import { requireRight } from '@egcr/organisations/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { termsFor, type Judgement, type readJudgementCall } from '../../contract/index.ts';
import { POINTS_MIN } from '../../contract/judging-limits.ts';
import { consensusOf } from '../../contract/judging-rules.ts';
import type { GrantParts } from '../parts.ts';
import { findToJudge } from './judged-store.ts';
import { reviewsThat } from './rank-programme.ts';
import { reviewsOfCases } from './review-store.ts';
import { sentReview } from './sent-review.ts';
import { judgedCriteria } from './show-standing.ts';

/** States in which an application is decided: before, its scores may still change. */
const DECIDED: readonly string[] = ['approved', 'payment_stopped', 'paid', 'ended', 'declined'];

/** The scores and reasons of a decided application, for those who sent it. Refuses not_found, as if those of other people were not there. */
export async function readJudgement(
  { acting }: Pick<GrantParts, 'acting'>,
  work: Work,
  { params }: CallInput<typeof readJudgementCall>,
): Promise<Judgement> {
  const found = await findToJudge(work.db, params.id);
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  const { organisation_id: organisationId } = found;
  if (organisationId !== null) await requireRight(acting, work, { organisationId, right: 'view' });
  else if (found.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  const reviews = reviewsThat(found, await reviewsOfCases(work.db, [found.case_id]));
  const sent = reviews.flatMap(sentReview);
  if (!DECIDED.includes(found.state) || sent.length === 0)
    return { overall: null, minimum: POINTS_MIN, criteria: [] };
  const consensus = consensusOf(termsFor(found).rubric, sent);
  return {
    overall: consensus.overall,
    minimum: POINTS_MIN,
    criteria: judgedCriteria(work, { found, reviews, consensus }),
  };
}
