import { machine, type StateOf } from '@egcr/contract/machine';

import { orderRefusals } from './refusals.ts';

/** What a standing order goes through. To pause what is paused, to resume what is active and to end what has ended changes nothing. */
export const orderMachine = machine({
  name: 'standing_orders.standing_order',
  states: ['active', 'paused', 'ended'],
  first: 'active',
  events: {
    change: { by: ['its owner'], moves: { active: 'active', paused: 'paused' } },
    run: {
      by: ['time'],
      moves: { active: 'active' },
      effect: 'pays, or skips a day that is too long ago; tells the owner',
    },
    pause: {
      by: ['its owner', 'the platform, when a payment was refused too often'],
      moves: { active: 'paused', paused: 'paused' },
      effect: 'nothing is due',
    },
    resume: {
      by: ['its owner'],
      moves: { paused: 'active', active: 'active' },
      effect: 'continues with the first day from today',
    },
    end: {
      by: ['its owner', 'time, after its last day', 'the platform, when either side deletes their account'],
      moves: { active: 'ended', paused: 'ended', ended: 'ended' },
    },
  },
  refusal: orderRefusals.order_ended,
});

export const orderStates = orderMachine.states;
export type OrderState = StateOf<typeof orderMachine>;
