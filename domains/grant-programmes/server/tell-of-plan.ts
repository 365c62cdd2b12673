import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { PlanEvent } from '../contract/index.ts';
import { planAwarded, planDropped, planPublished, planSentBack, planWaits } from '../contract/notices.ts';
import { programmeOf } from '../contract/plan-rules.ts';
import type { ProgrammeParts } from './parts.ts';
import type { PlanRow } from './plan-store.ts';

interface PlanStepTold {
  readonly plan: PlanRow;
  readonly event: PlanEvent;
}

/** What those who proposed something learn of its decision. Only a draft is archived without having been published. */
function decisionOn({ plan, event }: PlanStepTold) {
  const programme = programmeOf(plan.answers, plan.language).title;
  switch (event) {
    case 'publish':
      return { notice: planPublished.of({ programme }, plan.slug), proposers: [plan.made_by] };
    case 'send_back':
      return { notice: planSentBack.of({ programme }), proposers: [plan.made_by] };
    case 'award':
      return {
        notice: planAwarded.of({ programme }, plan.slug),
        proposers: [plan.made_by, ...(plan.award_proposed_by === null ? [] : [plan.award_proposed_by])],
      };
    case 'archive':
      return plan.published_by === null
        ? { notice: planDropped.of({ programme }), proposers: [plan.made_by] }
        : undefined;
    default:
      return undefined;
  }
}

/** Tells those who proposed something what was decided, and those who may act next that it waits for them. */
export async function tellOfPlan(
  { holders }: Pick<ProgrammeParts, 'holders'>,
  work: Work,
  { plan, event }: PlanStepTold,
): Promise<void> {
  const { userId } = personOf(work);
  const programme = programmeOf(plan.answers, plan.language).title;
  const others = (ids: readonly string[]) => [...new Set(ids)].filter((id) => id !== userId);
  const decided = decisionOn({ plan, event });
  if (decided !== undefined)
    await work.emit(
      ...others(decided.proposers).map((id) => told(notificationAsked, { user_id: id, ...decided.notice })),
    );
  if (event !== 'submit' && event !== 'endorse' && event !== 'propose_award') return;
  const isFirstMissing = event !== 'propose_award' && plan.endorsed_by === null;
  const waiting = others(await holders(work, isFirstMissing ? 'grants.review' : 'grants.award'));
  const notice = planWaits.of({ programme }, plan.id);
  await work.emit(...waiting.map((id) => told(notificationAsked, { user_id: id, ...notice })));
}
