import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { PlanEvent } from '../contract/index.ts';
import { planPublished, planSentBack, planWaits } from '../contract/notices.ts';
import { programmeOf } from '../contract/plan-rules.ts';
import type { ProgrammeParts } from './parts.ts';
import type { PlanRow } from './plan-store.ts';

interface PlanStepTold {
  readonly plan: PlanRow;
  readonly event: PlanEvent;
}

/** Tells who made a programme that it is published or has to be changed, and those who may act next that it waits for them. */
export async function tellOfPlan(
  { holders }: Pick<ProgrammeParts, 'holders'>,
  work: Work,
  { plan, event }: PlanStepTold,
): Promise<void> {
  const { userId } = personOf(work);
  const programme = programmeOf(plan.answers, plan.language).title;
  const others = (ids: readonly string[]) => [...new Set(ids)].filter((id) => id !== userId);
  if (event === 'publish' || event === 'send_back') {
    const notice =
      event === 'publish' ? planPublished.of({ programme }, plan.slug) : planSentBack.of({ programme });
    await work.emit(
      ...others([plan.made_by]).map((id) => told(notificationAsked, { user_id: id, ...notice })),
    );
  }
  if (event !== 'submit' && event !== 'endorse' && event !== 'propose_award') return;
  const isFirstMissing = event !== 'propose_award' && plan.endorsed_by === null;
  const waiting = others(await holders(work, isFirstMissing ? 'grants.review' : 'grants.award'));
  const notice = planWaits.of({ programme }, plan.id);
  await work.emit(...waiting.map((id) => told(notificationAsked, { user_id: id, ...notice })));
}
