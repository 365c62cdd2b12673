import { machine } from '@egcr/contract/machine';
import { describe, expect, it } from 'vitest';

import type { CaseMachine } from './case-events.ts';
import { caseRefusals } from './refusals.ts';
import { isClosed, judgeStep, turnIn, type JudgedCase, type StepAsked } from './step-rules.ts';

const shop = machine({
  name: 'test.shop',
  states: ['draft', 'submitted', 'asked', 'offered', 'waiting', 'declined', 'reopened', 'over'],
  first: 'draft',
  events: {
    submit: { by: ['applicant'], moves: { draft: 'submitted' } },
    take: { by: ['officer'], moves: { submitted: 'submitted' } },
    approve: { by: ['officer'], moves: { submitted: 'offered' } },
    decline: { by: ['officer', 'applicant'], moves: { submitted: 'declined' } },
    accept: { by: ['applicant'], moves: { offered: 'over' } },
    lapse: { by: ['time'], moves: { offered: 'over', waiting: 'over' } },
    cancel: { by: ['applicant'], moves: { waiting: 'over', offered: 'over' } },
    appeal: { by: ['applicant'], moves: { declined: 'submitted' } },
    open_again: { by: ['officer'], moves: { reopened: 'submitted' }, reopens: true },
  },
  refusal: caseRefusals.case_step_refused,
}) satisfies CaseMachine;

const now = new Date('2026-11-29T12:00:00Z');
const days = (count: number) => count * 86_400_000;
const found: JudgedCase = {
  state: 'submitted',
  applicantId: 'ann',
  assigneeId: null,
  round: 1,
  decidedAt: null,
  decisions: [],
};
const asked: StepAsked = { event: 'take', who: 'officer', actorId: 'olga', now };
const judge = (case_: Partial<JudgedCase>, step: Partial<StepAsked>) => {
  const { to, no } = judgeStep(shop, { ...found, ...case_ }, { ...asked, ...step });
  return to ?? no;
};

describe('a step of a case', () => {
  it.each<[string, Partial<JudgedCase>, Partial<StepAsked>, string]>([
    ['is taken by an officer', {}, {}, 'submitted'],
    ['is not taken by the officer who holds it', { assigneeId: 'olga' }, {}, 'case_step_refused'],
    ['is taken over from another officer', { assigneeId: 'oskar' }, {}, 'submitted'],
    ['is never one of the applicant as an officer', {}, { actorId: 'ann' }, 'own_case'],
    [
      'may be one of the applicant as such',
      {},
      { event: 'decline', who: 'applicant', actorId: 'ann' },
      'declined',
    ],
    [
      'is none of an applicant where officers take it',
      {},
      { who: 'applicant', actorId: 'ann' },
      'case_step_refused',
    ],
    ['is none in another state', { state: 'offered' }, {}, 'case_step_refused'],
    ['is none that the kind does not have', {}, { event: 'fly' }, 'case_step_refused'],
    [
      'decides once for each officer',
      { decisions: [{ round: 1, actorId: 'olga' }] },
      { event: 'approve' },
      'approved_already',
    ],
    [
      'decides beside others',
      { decisions: [{ round: 1, actorId: 'oskar' }] },
      { event: 'approve' },
      'offered',
    ],
    [
      'decides after an appeal by other officers than before',
      { round: 2, decisions: [{ round: 1, actorId: 'olga' }] },
      { event: 'approve' },
      'decided_before',
    ],
    [
      'decides after an appeal once for each officer',
      { round: 2, decisions: [{ round: 2, actorId: 'olga' }] },
      { event: 'decline' },
      'approved_already',
    ],
    [
      'of an applicant does not count as a decision of an officer',
      { decisions: [{ round: 1, actorId: 'ann' }] },
      { event: 'decline', who: 'applicant', actorId: 'ann' },
      'declined',
    ],
  ])('%s', (_, case_, step, expected) => {
    expect(judge(case_, step)).toBe(expected);
  });

  it.each<[string, number, Date | null, string]>([
    ['on the day', 1, now, 'submitted'],
    ['thirty days later', 1, new Date(now.getTime() - days(30)), 'submitted'],
    ['a moment after thirty days', 1, new Date(now.getTime() - days(30) - 1), 'appeal_over'],
    ['a second time', 2, now, 'appeal_over'],
    ['before it was decided', 1, null, 'appeal_over'],
  ])('appeals against a decision: %s', (_, round, decidedAt, expected) => {
    expect(
      judge({ state: 'declined', round, decidedAt }, { event: 'appeal', who: 'applicant', actorId: 'ann' }),
    ).toBe(expected);
  });

  it.each([
    ['draft', false, 'applicant'],
    ['submitted', false, 'officer'],
    // The applicant accepts or cancels; nobody else does anything.
    ['offered', false, 'applicant'],
    // To cancel is no turn: the platform or officers go on.
    ['waiting', false, 'officer'],
    ['declined', true, 'nobody'],
    ['reopened', true, 'nobody'],
    ['over', true, 'nobody'],
  ])('of one that is %s: closed is %s, and the turn is that of %s', (state, closed, turn) => {
    expect([isClosed(shop, state), turnIn(shop, state)]).toEqual([closed, turn]);
  });
});
