import { machine, type StateOf } from '@egcr/contract/machine';

import { paymentRefusals } from './refusals.ts';

/** What a payment link goes through. One whose time is over has expired, also before the job has written it. */
export const linkMachine = machine({
  name: 'payments.link',
  states: ['active', 'inactive', 'expired', 'exhausted'],
  first: 'active',
  events: {
    deactivate: {
      by: ['the merchant', 'the platform, when the merchant deletes their account'],
      moves: { active: 'inactive' },
    },
    activate: { by: ['the merchant'], moves: { inactive: 'active' } },
    sell: { by: ['a payer'], moves: { active: 'active' }, effect: 'moves the money' },
    sell_last: { by: ['a payer'], moves: { active: 'exhausted' }, effect: 'moves the money' },
    return_last: {
      by: ['the platform, when a payment that was on its way fails'],
      moves: { exhausted: 'active' },
    },
    expire: { by: ['time'], moves: { active: 'expired', inactive: 'expired' } },
  },
  refusal: paymentRefusals.link_closed,
});

export const linkStates = linkMachine.states;
export type LinkState = StateOf<typeof linkMachine>;
