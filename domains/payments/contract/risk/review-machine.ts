import { machine, type StateOf } from '@egcr/contract/machine';

import { paymentRefusals } from '../refusals.ts';

/** What a payment that waits for its merchant's look goes through. While it is open nothing of it becomes available. */
export const reviewMachine = machine({
  name: 'payments.risk_review',
  states: ['open', 'approved', 'refunded', 'blocked'],
  first: 'open',
  events: {
    approve: { by: ['the merchant, with their PIN'], moves: { open: 'approved' } },
    refund: { by: ['the merchant, with their PIN'], moves: { open: 'refunded' }, effect: 'moves the money' },
    block: { by: ['the merchant, with their PIN'], moves: { open: 'blocked' }, effect: 'moves the money' },
  },
  refusal: paymentRefusals.review_closed,
});

export const reviewStates = reviewMachine.states;
export type ReviewState = StateOf<typeof reviewMachine>;
export const reviewAnswers = ['approve', 'refund', 'block'] as const;
export type ReviewAnswer = (typeof reviewAnswers)[number];
