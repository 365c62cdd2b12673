import { machine, type StateOf } from '@egcr/contract/machine';

import { fundRefusals } from './refusals.ts';

/** What becomes of an order: it is placed before anybody knows the price that it will get. */
export const unitOrderMachine = machine({
  name: 'funds.unit_order',
  states: ['waiting', 'priced', 'settled', 'refused', 'cancelled'],
  first: 'waiting',
  events: {
    cancel: {
      by: [
        'its owner, until its cut-off',
        'the platform, when the owner deletes their account',
        'time, when no price came while the money was set aside',
      ],
      moves: { waiting: 'cancelled' },
      effect: 'gives the money or the units free again',
    },
    price: { by: ['two people of finance'], moves: { waiting: 'priced' } },
    settle: {
      by: ['the platform'],
      moves: { priced: 'settled' },
      effect: 'money and units change sides at once',
    },
    refuse: {
      by: ['the platform, when the wallet refuses'],
      moves: { priced: 'refused' },
      effect: 'gives the money or the units free again',
    },
  },
  refusal: fundRefusals.order_step_refused,
});

export const orderStates = unitOrderMachine.states;
export type OrderState = StateOf<typeof unitOrderMachine>;
export const orderSides = ['buy', 'redeem'] as const;
export type OrderSide = (typeof orderSides)[number];
