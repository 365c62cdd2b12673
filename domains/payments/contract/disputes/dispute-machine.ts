import { machine, type StateOf } from '@egcr/contract/machine';

import { paymentRefusals } from '../refusals.ts';

/**
 * What a dispute goes through. A warning is a question of a rail, which takes no money yet; a dispute that takes the money at once is raised in the
 * same step, also one that follows a closed question. One whose deadline is over counts as lost, also before the job has written it.
 */
export const disputeMachine = machine({
  name: 'payments.dispute',
  states: [
    'warning_needs_response',
    'warning_under_review',
    'warning_closed',
    'needs_response',
    'under_review',
    'won',
    'lost',
    'prevented',
  ],
  first: 'warning_needs_response',
  events: {
    raise: {
      by: ['the payer', 'the rail', 'time'],
      moves: {
        warning_needs_response: 'needs_response',
        warning_under_review: 'needs_response',
        warning_closed: 'needs_response',
      },
      effect: 'reserves the money',
    },
    answer: {
      by: ['the merchant'],
      moves: { warning_needs_response: 'warning_under_review', needs_response: 'under_review' },
      effect: 'hands the evidence in, once',
    },
    accept: {
      by: ['the merchant'],
      moves: { warning_needs_response: 'prevented', needs_response: 'lost' },
      effect: 'gives the money back to the payer',
    },
    dismiss: { by: ['the rail'], moves: { warning_under_review: 'warning_closed' } },
    withdraw: {
      by: ['the payer', 'the platform, when the payer deletes their account'],
      moves: { needs_response: 'won', under_review: 'won' },
      effect: 'the money is available to the merchant again',
    },
    win: {
      by: ['staff', 'the rail'],
      moves: { under_review: 'won' },
      effect: 'the money is available to the merchant again',
    },
    lose: {
      by: ['staff', 'the rail'],
      moves: { under_review: 'lost' },
      effect: 'gives the money back to the payer; what the merchant’s sales lack is owed',
    },
    refer: {
      by: ['time'],
      moves: { needs_response: 'under_review' },
      effect: 'an officer decides, where the house would have to pay what the sales lack',
    },
    expire: {
      by: ['time'],
      moves: { needs_response: 'lost' },
      effect: 'gives the money back to the payer; what the merchant’s sales lack is owed',
    },
  },
  refusal: paymentRefusals.dispute_closed,
});

export const disputeStates = disputeMachine.states;
export type DisputeState = StateOf<typeof disputeMachine>;
