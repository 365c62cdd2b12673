import { machine, type StateAfter, type StateOf } from '@egcr/contract/machine';

import { requestRefusals } from './refusals.ts';

/**
 * What a request for money goes through. `partially_paid` still takes the rest; the last four are ends. A request whose days are over has
 * expired, also before the job has written it.
 */
export const paymentRequestMachine = machine({
  name: 'payment_requests.payment_request',
  states: ['pending', 'partially_paid', 'paid', 'declined', 'cancelled', 'expired'],
  first: 'pending',
  events: {
    pay_part: {
      by: ['the payer who was named'],
      moves: { pending: 'partially_paid', partially_paid: 'partially_paid' },
      effect: 'moves the money',
    },
    pay_rest: {
      by: ['the payer'],
      moves: { pending: 'paid', partially_paid: 'paid' },
      effect: 'moves the money',
    },
    decline: {
      by: ['the payer who was named'],
      moves: { pending: 'declined', partially_paid: 'declined' },
      effect: 'tells the requester',
    },
    cancel: {
      by: ['the requester', 'the platform, when either side deletes their account'],
      moves: { pending: 'cancelled', partially_paid: 'cancelled' },
      effect: 'tells the payer who was named',
    },
    expire: {
      by: ['time'],
      moves: { pending: 'expired', partially_paid: 'expired' },
      effect: 'tells the requester',
    },
  },
  refusal: requestRefusals.request_closed,
});

export const requestStates = paymentRequestMachine.states;
export type RequestState = StateOf<typeof paymentRequestMachine>;
/** Where a payment leads. */
export type StateAfterPayment = StateAfter<typeof paymentRequestMachine, 'pay_part' | 'pay_rest'>;
/** Where one of the two sides ends it. */
export type StateAfterEnd = StateAfter<typeof paymentRequestMachine, 'decline' | 'cancel'>;
