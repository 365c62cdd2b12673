import { platformRefusals } from '@egcr/contract/refusals';
import { GRANT_ASSET } from '@egcr/grants/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  programmeRefusals,
  type confirmPlanCall,
  type Plan,
  type PlanEvent,
  type PlanRole,
  type stepInPlanCall,
} from '../contract/index.ts';
import { planMachine, planStateAt, refusedStep } from '../contract/plan-machine.ts';
import { currencyOf, instantsOf, judgePlan, programmeAt, programmeOf } from '../contract/plan-rules.ts';
import { step } from '@egcr/server-kit/data/step';
import type { ProgrammeParts } from './parts.ts';
import { findPlan, insertPlanStep, plansToMove, updatePlan, type PlanRow } from './plan-store.ts';
import { rateNow } from './rate-now.ts';
import { isOfMakers, judgedPlan, showPlan } from './show-plans.ts';
import { tellOfPlan } from './tell-of-plan.ts';

export const MOVE_PROGRAMMES = 'grant_programmes.move';
type Parts = Pick<ProgrammeParts, 'people' | 'acting' | 'holders' | 'grants' | 'rates'>;
type Moving = Pick<ProgrammeParts, 'grants' | 'rates'>;

/** A step of those who run programmes. Refuses not_found, plan_changed, plan_step_refused, others_decide, validation_failed, applications_open, plan_out_of_date. */
export async function stepInPlan(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof stepInPlanCall>,
): Promise<Plan> {
  if (body.step === 'send_back' && body.reason === undefined)
    throw validationRefusal([{ field: 'reason', code: 'required' }]);
  return takeStep(parts, work, { ...body, id: params.id, role: 'manager' });
}

/** The second of two people. Refuses as above, not_endorsed where the first is missing, and no_rate. */
export async function confirmPlan(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof confirmPlanCall>,
): Promise<Plan> {
  return takeStep(parts, work, { ...body, id: params.id, role: 'second' });
}

interface Taken {
  readonly id: string;
  readonly version: number;
  readonly step: PlanEvent;
  readonly role: PlanRole;
  readonly reason?: string | undefined;
}

async function takeStep(
  parts: Parts,
  work: Work,
  { id, version, step: event, role, reason }: Taken,
): Promise<Plan> {
  const { userId } = personOf(work);
  const found = await findPlan(work.db, id, { isLocked: true });
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  if (found.version !== version)
    throw new Refusal(programmeRefusals.plan_changed, { members: { version: found.version } });
  const plan = await caughtUp(work, found);
  if (await isOfMakers(parts, work, plan)) throw new Refusal(programmeRefusals.others_decide);
  const no = refusedStep(judgedPlan(plan), event, { role, userId });
  if (no !== undefined) throw new Refusal(programmeRefusals[no], { members: { state: plan.state } });
  const next = await move(parts, work, { plan, event, userId, reason });
  await tellOfPlan(parts, work, { plan: next, event });
  return showPlan(parts, work, next);
}

interface Moved {
  readonly plan: PlanRow;
  readonly event: PlanEvent;
  readonly userId: string;
  readonly reason?: string | undefined;
}

async function move(
  parts: Moving,
  work: Work,
  { plan, event, userId, reason = '' }: Moved,
): Promise<PlanRow> {
  const moved = { ...plan, state: step(planMachine, plan.state, event), version: plan.version + 1 };
  const next = await afterStep(parts, work, moved, { event, userId });
  await updatePlan(work, next);
  await insertPlanStep(work, {
    plan_id: plan.id,
    event,
    state: next.state,
    by_id: userId,
    reason: reason === '' ? null : reason,
  });
  return next;
}

/** A step in an invented programme, of which nobody is told. */
export async function moveSample(parts: Moving, work: Work, { plan, ...by }: Moved): Promise<void> {
  await move(parts, work, { ...by, plan: await caughtUp(work, plan) });
}

/** What a step changes besides the state. */
async function afterStep(
  { grants, rates }: Moving,
  work: Work,
  plan: PlanRow,
  { event, userId }: { readonly event: PlanEvent; readonly userId: string },
): Promise<PlanRow> {
  switch (event) {
    case 'submit':
      refuseOutOfDate(work, plan);
      return { ...plan, endorsed_by: plan.organisation_id === null ? userId : null };
    case 'endorse':
      refuseOutOfDate(work, plan);
      return { ...plan, endorsed_by: userId };
    case 'send_back':
      return { ...plan, endorsed_by: null };
    case 'publish':
      refuseOutOfDate(work, plan);
      return publish({ grants, rates }, work, { ...plan, published_by: userId });
    case 'propose_award':
      await refuseUndecided(grants, work, plan);
      return { ...plan, award_proposed_by: userId };
    case 'award':
      await refuseUndecided(grants, work, plan);
      await grants.setStage(work, { id: plan.id, stage: 'awarded' });
      return { ...plan, awarded_by: userId };
    case 'evaluate':
      await grants.setStage(work, { id: plan.id, stage: 'evaluating' });
      return plan;
    case 'archive':
      await grants.setStage(work, { id: plan.id, stage: 'archived' });
      return plan;
    case 'next_round':
      return nextRound(grants, work, plan);
    default:
      return plan;
  }
}

/** Its amounts are fixed at the rate of this moment, where it pays in another currency. Refuses no_rate. */
async function publish({ grants, rates }: Moving, work: Work, plan: PlanRow): Promise<PlanRow> {
  const currency = currencyOf(plan.answers);
  const rate = currency === GRANT_ASSET ? null : await rateNow({ rates }, work, currency);
  if (rate === undefined) throw new Refusal(programmeRefusals.no_rate, { members: { currency } });
  await grants.publish(work, {
    id: plan.id,
    slug: plan.slug,
    made: programmeAt(plan, rate),
    opensAt: plan.opens_at,
    closesAt: plan.closes_at,
    isSample: plan.is_sample,
    organisationId: plan.organisation_id,
  });
  return { ...plan, fixed_rate: rate };
}

/** Its dates may have passed since it was written. */
function refuseOutOfDate({ now }: Pick<Work, 'now'>, { answers }: PlanRow): void {
  const fields = judgePlan(answers, now).map(({ field }) => field);
  if (fields.length > 0)
    throw new Refusal(programmeRefusals.plan_out_of_date, { members: { fields: fields.join(',') } });
}

async function refuseUndecided(
  grants: ProgrammeParts['grants'],
  { db }: Pick<Work, 'db'>,
  plan: PlanRow,
): Promise<void> {
  const { undecided } = await grants.countApplications(db, { programmeId: plan.id, since: plan.opens_at });
  if (undecided > 0)
    throw new Refusal(programmeRefusals.applications_open, { members: { open: String(undecided) } });
}

async function nextRound(grants: ProgrammeParts['grants'], work: Work, plan: PlanRow): Promise<PlanRow> {
  const { rounds, zone } = programmeOf(plan.answers, plan.language);
  const next = rounds[plan.round];
  const dates = next && instantsOf(next, zone);
  invariant(dates !== undefined, 'a step led to a round that is not there');
  if (dates.closesAt <= work.now)
    throw new Refusal(programmeRefusals.plan_out_of_date, {
      members: { fields: `closes_on_${plan.round + 1}` },
    });
  const moved = {
    ...plan,
    round: plan.round + 1,
    opens_at: dates.opensAt,
    closes_at: dates.closesAt,
    award_proposed_by: null,
    awarded_by: null,
  };
  await grants.beginRound(work, { id: plan.id, ...dates });
  return moved;
}

/** Writes down what time has done. The clock decides before that: everyone sees it open or closed at its instant. */
async function caughtUp(work: Work, plan: PlanRow): Promise<PlanRow> {
  const now = planStateAt(plan.state, { opensAt: plan.opens_at, closesAt: plan.closes_at }, work.now);
  let current = plan;
  while (current.state !== now) {
    const event = current.state === 'forecasted' ? 'open' : 'close';
    current = { ...current, state: step(planMachine, current.state, event), version: current.version + 1 };
    await updatePlan(work, current);
    // Its history says when it was, however late that is written down; never before it was published.
    const at = event === 'open' ? plan.opens_at : plan.closes_at;
    await insertPlanStep(
      { ...work, now: at < plan.changed_at ? plan.changed_at : at },
      { plan_id: plan.id, event, state: current.state, by_id: null, reason: null },
    );
  }
  return current;
}

/** Opens and closes programmes as their dates say. */
export async function movePlans(work: Work): Promise<void> {
  for (const plan of await plansToMove(work)) await caughtUp(work, plan);
}
