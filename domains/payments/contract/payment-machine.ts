import { machine, type StateOf } from '@egcr/contract/machine';

import { paymentRefusals } from './refusals.ts';

/** What a payment goes through. A refused attempt leaves it where it is. One whose time is over is canceled, also before the job has written it. */
export const paymentMachine = machine({
  name: 'payments.payment',
  states: ['requires_payment_method', 'succeeded', 'canceled'],
  first: 'requires_payment_method',
  events: {
    pay: {
      by: ['the payer'],
      moves: { requires_payment_method: 'succeeded' },
      effect: 'moves the money and the fee',
    },
    cancel: {
      by: ['the payer', 'the merchant', 'the platform, when either side deletes their account'],
      moves: { requires_payment_method: 'canceled' },
    },
    expire: { by: ['time'], moves: { requires_payment_method: 'canceled' } },
  },
  refusal: paymentRefusals.payment_closed,
});

export const paymentStates = paymentMachine.states;
export type PaymentState = StateOf<typeof paymentMachine>;
