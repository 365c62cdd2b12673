import { machine, type StateOf } from '@egcr/contract/machine';

import { supportRefusals } from './refusals.ts';

/** What a cycle goes through: accepted weeks that are approved and paid together. */
export const cycleMachine = machine({
  name: 'support.cycle',
  states: ['draft', 'to_approve', 'approved', 'disbursed', 'reconciled', 'closed', 'cancelled'],
  first: 'draft',
  events: {
    send: {
      by: ['a benefits reviewer'],
      moves: { draft: 'to_approve' },
      effect: 'makes the envelope; where the account has less, it waits there with the sum that is missing',
    },
    approve: { by: ['a finance officer'], moves: { to_approve: 'approved' } },
    disburse: { by: ['the platform'], moves: { approved: 'disbursed' }, effect: 'every payment was tried' },
    reconcile: {
      by: ['the platform'],
      moves: { disbursed: 'reconciled' },
      effect: 'paid and unpaid weeks make the total',
    },
    close: { by: ['the platform'], moves: { reconciled: 'closed' } },
    cancel: {
      by: ['a benefits reviewer', 'the platform'],
      moves: { draft: 'cancelled', to_approve: 'cancelled' },
      effect: 'its weeks wait for the next one',
    },
  },
  refusal: supportRefusals.cycle_state,
});

export const cycleStates = cycleMachine.states;
export type CycleState = StateOf<typeof cycleMachine>;

/** The states of a week of a claim. */
export const weekMachine = machine({
  name: 'support.week',
  states: ['open', 'missed', 'query', 'accepted', 'nothing', 'refused', 'in_cycle', 'paid', 'unpaid'],
  first: 'open',
  events: {
    accept: { by: ['the rule', 'an officer'], moves: { open: 'accepted', query: 'accepted' } },
    settle: { by: ['the rule'], moves: { accepted: 'nothing' }, effect: 'earnings leave nothing to pay' },
    question: {
      by: ['the rule'],
      moves: { open: 'query', missed: 'query' },
      effect: 'an officer looks at it',
    },
    miss: { by: ['the platform'], moves: { open: 'missed' } },
    refuse: { by: ['an officer'], moves: { query: 'refused' }, effect: 'tells the person why' },
    appeal: { by: ['the person'], moves: { refused: 'query' }, effect: 'once; another officer decides' },
    include: { by: ['a benefits reviewer'], moves: { accepted: 'in_cycle', unpaid: 'in_cycle' } },
    put_back: { by: ['a benefits reviewer', 'the platform'], moves: { in_cycle: 'accepted' } },
    pay: { by: ['the platform'], moves: { in_cycle: 'paid' } },
    fail: {
      by: ['the platform'],
      moves: { in_cycle: 'unpaid' },
      effect: 'after the last try; the next cycle takes it again',
    },
  },
  refusal: supportRefusals.week_state,
});

export const weekStates = weekMachine.states;
export type WeekState = StateOf<typeof weekMachine>;
