import { caseRefusals } from '@egcr/cases/contract';
import { platformRefusals } from '@egcr/contract/refusals';
import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { grantRefusals, milestoneMachine, type decideReportCall } from '../../contract/index.ts';
import { reportSentBack } from '../../contract/notices.ts';
import type { GrantParts } from '../parts.ts';
import { payMilestone } from './award-money.ts';
import {
  findAward,
  keepReportReason,
  milestonesOf,
  setAwardState,
  setMilestoneState,
} from './award-store.ts';
import { refuseStale } from './own-award.ts';
import { showAward } from './show-award.ts';

type Parts = Pick<GrantParts, 'cases' | 'money' | 'organisations' | 'papers'>;

/**
 * Accepts the report that waits, or sends it back. Who accepts it decides about money, and does not approve its payment. Refuses not_found,
 * own_case, other_officers, award_changed, award_step_refused, in that order.
 */
export async function decideReport(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof decideReportCall>,
): ReturnType<typeof showAward> {
  const { userId } = personOf(work);
  const award = await findAward(work.db, { caseId: params.id }, { isLocked: true });
  if (award === undefined) throw new Refusal(platformRefusals.not_found);
  const { isHandler } = await parts.cases.toRead(work, params.id);
  if (award.user_id === userId) throw new Refusal(caseRefusals.own_case);
  if (!isHandler) throw new Refusal(caseRefusals.other_officers);
  refuseStale(award, body.version);
  const milestones = await milestonesOf(work.db, [award.id]);
  const reported = milestones.find(({ state }) => state === 'reported');
  if (reported === undefined)
    throw new Refusal(grantRefusals.award_step_refused, { members: { state: award.state } });
  await keepReportReason(work, { id: reported.id, reason: body.reason, by: userId });
  await setAwardState(work, award);
  const state = step(milestoneMachine, reported.state, body.decision);
  if (body.decision === 'accept')
    await payMilestone(parts, work, { award, milestone: reported, decidedBy: [userId] });
  else {
    await setMilestoneState(work, { id: reported.id, state });
    const notice = reportSentBack.of({ reference: award.reference }, award.case_id);
    await work.emit(told(notificationAsked, { user_id: award.user_id, ...notice }));
  }
  return showAward(parts, work, params.id);
}
