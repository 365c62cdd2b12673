import { machine, type StateOf } from '@egcr/contract/machine';

import { paymentRefusals } from './refusals.ts';

/** What a payment goes through. A refused attempt leaves it where it is. One whose time is over is canceled, also before the job has written it. */
export const paymentMachine = machine({
  name: 'payments.payment',
  states: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'succeeded',
    'canceled',
  ],
  first: 'requires_payment_method',
  events: {
    choose: {
      by: ['the payer'],
      moves: { requires_payment_method: 'requires_confirmation' },
      effect: 'keeps how the payer wants to pay; nothing has moved',
    },
    pay: {
      by: ['the payer'],
      moves: { requires_payment_method: 'succeeded', requires_confirmation: 'succeeded' },
      effect: 'moves the money and the fee',
    },
    authorize: {
      by: ['the payer'],
      moves: { requires_payment_method: 'requires_capture', requires_confirmation: 'requires_capture' },
      effect: 'holds the money in the wallet of the payer',
    },
    send: {
      by: ['the payer'],
      moves: { requires_payment_method: 'processing', requires_confirmation: 'processing' },
      effect: 'sends the first attempt to a rail',
    },
    challenge: {
      by: ['the rail'],
      moves: { processing: 'requires_action' },
      effect: 'the payer has to do something at their bank, or on the page of the rail',
    },
    return: {
      by: ['the payer'],
      moves: { requires_action: 'processing' },
      effect: 'the rail is asked what became of it',
    },
    settle: { by: ['the rail'], moves: { processing: 'succeeded', requires_action: 'succeeded' } },
    reserve: {
      by: ['the rail'],
      moves: { processing: 'requires_capture', requires_action: 'requires_capture' },
    },
    fail: {
      by: ['the rail'],
      moves: { processing: 'requires_payment_method', requires_action: 'requires_payment_method' },
      effect: 'the sale counts no more',
    },
    capture: {
      by: ['the merchant'],
      moves: { requires_capture: 'succeeded' },
      effect: 'moves what is captured and the fee; the rest is released',
    },
    release: {
      by: ['the merchant', 'the platform, when either side deletes their account'],
      moves: { requires_capture: 'canceled' },
      effect: 'releases the money; the sale counts no more',
    },
    cancel: {
      by: ['the payer', 'the merchant', 'the platform, when either side deletes their account'],
      moves: { requires_payment_method: 'canceled', requires_confirmation: 'canceled' },
    },
    expire: {
      by: ['time'],
      moves: {
        requires_payment_method: 'canceled',
        requires_confirmation: 'canceled',
        requires_capture: 'canceled',
      },
    },
  },
  refusal: paymentRefusals.payment_closed,
});

export const paymentStates = paymentMachine.states;
export type PaymentState = StateOf<typeof paymentMachine>;
