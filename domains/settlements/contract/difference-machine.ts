import { machine, type StateOf } from '@egcr/contract/machine';

import { settlementRefusals } from './refusals.ts';

/** What a difference goes through. Money moves in the step to `written_off` alone. */
export const differenceMachine = machine({
  name: 'settlements.difference',
  states: ['open', 'written_off', 'offset', 'arrived'],
  first: 'open',
  events: {
    write_off: {
      by: ['a finance officer, and a second person'],
      moves: { open: 'written_off' },
      effect: 'takes it out of what the rail owes',
    },
    offset: { by: ['a finance officer, and a second person'], moves: { open: 'offset' } },
    arrive: {
      by: ['a later settlement file', 'our own books, once they know what was unknown'],
      moves: { open: 'arrived' },
    },
  },
  refusal: settlementRefusals.difference_ended,
});

export const differenceStates = differenceMachine.states;
export type DifferenceState = StateOf<typeof differenceMachine>;
