import { machine, type StateOf } from '@egcr/contract/machine';

import { disbursementRefusals } from './refusals.ts';

/** What an envelope goes through: payments that are approved and paid together. */
export const envelopeMachine = machine({
  name: 'disbursements.envelope',
  states: ['received', 'insufficient', 'blocked', 'shipping', 'shipped', 'closed', 'cancelled'],
  first: 'received',
  events: {
    block: {
      by: ['the platform'],
      moves: { received: 'blocked', insufficient: 'blocked' },
      effect: 'moves the sum out of the fund into an account of the envelope',
    },
    fall_short: { by: ['the platform'], moves: { received: 'insufficient', insufficient: 'insufficient' } },
    approve: { by: ['two of the staff'], moves: { blocked: 'shipping' }, effect: 'starts the payments' },
    ship: { by: ['the platform'], moves: { shipping: 'shipped' }, effect: 'every payment was tried' },
    retry: { by: ['the platform'], moves: { shipped: 'shipping' }, effect: 'tries failed payments again' },
    close: {
      by: ['the platform'],
      moves: { shipped: 'closed' },
      effect: 'what could not be paid goes back to the fund; paid, returned and failed make the total',
    },
    cancel: {
      by: ['one of the staff'],
      moves: { insufficient: 'cancelled', blocked: 'cancelled' },
      effect: 'the sum goes back to the fund',
    },
  },
  refusal: disbursementRefusals.envelope_state,
});

export const envelopeStates = envelopeMachine.states;
export type EnvelopeState = StateOf<typeof envelopeMachine>;

/** What a single payment goes through. */
export const disbursementMachine = machine({
  name: 'disbursements.disbursement',
  states: ['pending', 'paid', 'failed', 'returned', 'cancelled'],
  first: 'pending',
  events: {
    pay: { by: ['the platform'], moves: { pending: 'paid' } },
    fail: {
      by: ['the platform'],
      moves: { pending: 'failed' },
      effect: 'keeps the reason; tried again after a day',
    },
    retry: { by: ['the platform'], moves: { failed: 'pending' } },
    return: { by: ['the recipient'], moves: { paid: 'returned' }, effect: 'the money goes back to the fund' },
    cancel: { by: ['one of the staff'], moves: { pending: 'cancelled' } },
  },
  refusal: disbursementRefusals.envelope_state,
});

export const disbursementStates = disbursementMachine.states;
export type DisbursementState = StateOf<typeof disbursementMachine>;
