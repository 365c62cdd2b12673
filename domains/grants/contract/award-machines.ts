import { machine, type StateOf } from '@egcr/contract/machine';

import { grantRefusals } from './refusals.ts';

/** What an award goes through once its application is approved. */
export const awardMachine = machine({
  name: 'grants.award',
  states: ['offered', 'active', 'completed', 'ended'],
  first: 'offered',
  events: {
    accept: {
      by: ['its recipient'],
      moves: { offered: 'active' },
      effect: 'keeps the text of the agreement; the first part goes to finance',
    },
    complete: { by: ['the platform'], moves: { active: 'completed' }, effect: 'every part is paid' },
    end: {
      by: ['its recipient', 'two of the staff'],
      moves: { offered: 'ended', active: 'ended' },
      effect: 'what is not paid goes back to the budget',
    },
  },
  refusal: grantRefusals.award_step_refused,
});

export const awardPhases = awardMachine.states;
export type AwardPhase = StateOf<typeof awardMachine>;

/** The states of one part of an award. */
export const milestoneMachine = machine({
  name: 'grants.milestone',
  states: ['waiting', 'due', 'reported', 'to_pay', 'stopped', 'paid', 'closed'],
  first: 'waiting',
  events: {
    begin: {
      by: ['the platform'],
      moves: { waiting: 'to_pay' },
      effect: 'makes its envelope: a part that needs no report',
    },
    ask: { by: ['the platform'], moves: { waiting: 'due' }, effect: 'the part before it is paid' },
    report: { by: ['its recipient'], moves: { due: 'reported' }, effect: 'tells those who decide' },
    send_back: { by: ['an officer'], moves: { reported: 'due' }, effect: 'tells the recipient why' },
    accept: {
      by: ['an officer'],
      moves: { reported: 'to_pay' },
      effect: 'makes its envelope; finance pays it',
    },
    stop: { by: ['the platform'], moves: { to_pay: 'stopped' } },
    pay_again: { by: ['an officer'], moves: { stopped: 'to_pay' }, effect: 'makes another envelope' },
    pay: { by: ['the platform'], moves: { to_pay: 'paid' }, effect: 'asks for a report for the next part' },
    close: {
      by: ['the platform'],
      moves: { waiting: 'closed', due: 'closed', reported: 'closed', stopped: 'closed' },
      effect: 'the award ended before it was paid',
    },
  },
  refusal: grantRefusals.award_step_refused,
});

export const milestoneStates = milestoneMachine.states;
export type MilestoneState = StateOf<typeof milestoneMachine>;
