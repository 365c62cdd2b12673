import { stateAfter } from '@egcr/contract/machine';
import { describe, expect, it } from 'vitest';

import {
  planMachine,
  planRoles,
  planStateAt,
  planStates,
  refusedStep,
  type JudgedPlan,
  type PlanEvent,
  type PlanRole,
} from './plan-machine.ts';

const events = Object.keys(planMachine.events) as readonly PlanEvent[];
const [maker, first, second, stranger] = ['maker', 'first', 'second', 'stranger'];

/** All that may happen, and nothing else: who does what in which state, and where it leads. */
const allowed = [
  'draft change maker draft',
  'draft submit maker in_review',
  'draft submit manager in_review',
  'draft archive manager archived',
  'in_review endorse manager in_review',
  'in_review send_back manager draft',
  'in_review publish second forecasted',
  'forecasted open time open',
  'open close time closed',
  'closed evaluate manager evaluating',
  'evaluating propose_award manager evaluating',
  'evaluating award second awarded',
  'awarded next_round manager forecasted',
  'awarded archive manager archived',
];

/** A plan in which nothing but the state and the role stands against a step. */
const planFor = (state: JudgedPlan['state'], event: PlanEvent): JudgedPlan => ({
  state,
  madeBy: maker ?? '',
  endorsedBy: event === 'endorse' ? null : (first ?? ''),
  awardProposedBy: event === 'propose_award' ? null : (first ?? ''),
  roundsLeft: 1,
});
const by = (role: PlanRole, userId = stranger) => ({ role, userId: userId ?? '' });

describe('the life of a programme', () => {
  it('is what its table says, in every state, for every event and everybody', () => {
    const found = planStates.flatMap((state) =>
      events.flatMap((event) =>
        planRoles.flatMap((role) =>
          refusedStep(planFor(state, event), event, by(role)) === undefined
            ? [`${state} ${event} ${role} ${stateAfter(planMachine, state, event)}`]
            : [],
        ),
      ),
    );
    expect(found.toSorted()).toEqual(allowed.toSorted());
    expect(planStates.length * events.length * planRoles.length).toBe(8 * 12 * 4);
  });

  it('takes two people to publish and to award: the second is neither the first nor who made it', () => {
    for (const [state, event] of [
      ['in_review', 'publish'],
      ['evaluating', 'award'],
    ] as const) {
      const plan = planFor(state, event);
      expect(refusedStep(plan, event, by('second', first))).toBe('others_decide');
      expect(refusedStep(plan, event, by('second', maker))).toBe('others_decide');
      expect(refusedStep(plan, event, by('second', second))).toBeUndefined();
      const alone = { ...plan, endorsedBy: null, awardProposedBy: null };
      expect(refusedStep(alone, event, by('second', second))).toBe('not_endorsed');
    }
  });

  it('has one first: nobody agrees after another, and no one agrees to what they made', () => {
    const waiting = planFor('in_review', 'endorse');
    expect(refusedStep(waiting, 'endorse', by('manager', maker))).toBe('others_decide');
    expect(refusedStep({ ...waiting, endorsedBy: 'first' }, 'endorse', by('manager'))).toBe(
      'plan_step_refused',
    );
    const proposed = planFor('evaluating', 'award');
    expect(refusedStep(proposed, 'propose_award', by('manager'))).toBe('plan_step_refused');
  });

  it('has no round after its last', () => {
    const last = { ...planFor('awarded', 'next_round'), roundsLeft: 0 };
    expect(refusedStep(last, 'next_round', by('manager'))).toBe('plan_step_refused');
  });

  it('is opened and closed by its dates alone, the last instant being in time', () => {
    const dates = { opensAt: new Date('2027-01-01T00:00Z'), closesAt: new Date('2027-02-01T00:00Z') };
    const at = (state: JudgedPlan['state'], instant: string) => planStateAt(state, dates, new Date(instant));
    expect(at('forecasted', '2026-12-31T23:59:59.999Z')).toBe('forecasted');
    expect(at('forecasted', '2027-01-01T00:00Z')).toBe('open');
    expect(at('open', '2027-02-01T00:00Z')).toBe('open');
    expect(at('forecasted', '2027-02-01T00:00:00.001Z')).toBe('closed');
    for (const state of ['draft', 'in_review', 'closed', 'evaluating', 'awarded', 'archived'] as const)
      expect(at(state, '2027-01-15T00:00Z')).toBe(state);
  });
});
