import { machine, stateAfter, type EventOf, type StateOf } from '@egcr/contract/machine';

import { programmeRefusals } from './refusals.ts';

/** The states of a programme that people make, from its draft to its archive. */
export const planMachine = machine({
  name: 'grant_programmes.plan',
  states: ['draft', 'in_review', 'forecasted', 'open', 'closed', 'evaluating', 'awarded', 'archived'],
  first: 'draft',
  events: {
    change: { by: ['maker'], moves: { draft: 'draft' }, effect: 'takes other answers' },
    submit: {
      by: ['maker', 'manager'],
      moves: { draft: 'in_review' },
      effect: 'a manager is its first of two',
    },
    endorse: {
      by: ['manager'],
      moves: { in_review: 'in_review' },
      effect: 'is the first of two, where an organisation made it',
    },
    send_back: {
      by: ['manager'],
      moves: { in_review: 'draft' },
      effect: 'asks for changes; its makers read why',
    },
    publish: {
      by: ['second'],
      moves: { in_review: 'forecasted' },
      effect: 'fixes its terms; it is found from now on',
    },
    open: { by: ['time'], moves: { forecasted: 'open' }, effect: 'takes applications' },
    close: { by: ['time'], moves: { open: 'closed' }, effect: 'takes no applications any more' },
    evaluate: { by: ['manager'], moves: { closed: 'evaluating' } },
    propose_award: {
      by: ['manager'],
      moves: { evaluating: 'evaluating' },
      effect: 'is the first of two; every application is decided or on the reserve list',
    },
    award: { by: ['second'], moves: { evaluating: 'awarded' }, effect: 'ends the round' },
    next_round: {
      by: ['manager'],
      moves: { awarded: 'forecasted' },
      effect: 'takes the dates of the next round',
    },
    archive: { by: ['manager'], moves: { draft: 'archived', awarded: 'archived' } },
  },
  refusal: programmeRefusals.plan_step_refused,
});

export const planStates = planMachine.states;
export type PlanState = StateOf<typeof planMachine>;
export type PlanEvent = EventOf<typeof planMachine>;

/** Steps of those who run programmes, and those that the second of two people takes. */
export const managerSteps = [
  'submit',
  'endorse',
  'send_back',
  'evaluate',
  'propose_award',
  'next_round',
  'archive',
] as const satisfies readonly PlanEvent[];
export const secondSteps = ['publish', 'award'] as const satisfies readonly PlanEvent[];

/** Who acts. `manager`: runs programmes (`grants.review`). `second`: gives the second approval (`grants.award`). */
export const planRoles = ['maker', 'manager', 'second', 'time'] as const;
export type PlanRole = (typeof planRoles)[number];

/** What the rules need of a plan. */
export interface JudgedPlan {
  readonly state: PlanState;
  readonly madeBy: string;
  readonly endorsedBy: string | null;
  readonly awardProposedBy: string | null;
  /** Rounds after the present one. */
  readonly roundsLeft: number;
}

type PlanRefused = 'plan_step_refused' | 'others_decide' | 'not_endorsed';

/**
 * Whether a person may take a step now: undefined where they may. The second of two people is neither the first nor who made it.
 */
export function refusedStep(
  plan: JudgedPlan,
  event: PlanEvent,
  { role, userId }: { readonly role: PlanRole; readonly userId: string },
): PlanRefused | undefined {
  const by: readonly string[] = planMachine.events[event].by;
  if (!by.includes(role) || stateAfter(planMachine, plan.state, event) === undefined)
    return 'plan_step_refused';
  if (event === 'next_round' && plan.roundsLeft === 0) return 'plan_step_refused';
  if (event === 'endorse') {
    if (plan.endorsedBy !== null) return 'plan_step_refused';
    return plan.madeBy === userId ? 'others_decide' : undefined;
  }
  if (event === 'propose_award' && plan.awardProposedBy !== null) return 'plan_step_refused';
  if (role !== 'second') return undefined;
  const first = event === 'publish' ? plan.endorsedBy : plan.awardProposedBy;
  if (first === null) return 'not_endorsed';
  return first === userId || plan.madeBy === userId ? 'others_decide' : undefined;
}

/** Where a published programme stands at an instant: time alone opens and closes it. */
export function planStateAt(
  state: PlanState,
  { opensAt, closesAt }: { readonly opensAt: Date | null; readonly closesAt: Date | null },
  now: Date,
): PlanState {
  if (state !== 'forecasted' && state !== 'open') return state;
  if (closesAt !== null && now > closesAt) return 'closed';
  return opensAt !== null && now >= opensAt ? 'open' : 'forecasted';
}
