import { machine, type StateOf } from '@egcr/contract/machine';

import { supportRefusals } from './refusals.ts';

/** What becomes of a week that was drawn, after it was accepted, for an officer to look at. */
export const backCheckMachine = machine({
  name: 'support.back_check',
  states: ['open', 'asked', 'answered', 'confirmed', 'found'],
  first: 'open',
  events: {
    ask: {
      by: ['officer'],
      moves: { open: 'asked' },
      effect: 'tells the person, who has ten days to answer; the payment is not held',
    },
    answer: { by: ['the person'], moves: { asked: 'answered' }, effect: 'tells the officer who asked' },
    confirm: {
      by: ['officer'],
      moves: { open: 'confirmed', asked: 'confirmed', answered: 'confirmed' },
      effect: 'tells the person who was asked',
    },
    find: {
      by: ['officer'],
      moves: { asked: 'found', answered: 'found' },
      effect: 'after the answer or its time: an overpayment can be recorded, which hears the person again',
    },
  },
  refusal: supportRefusals.back_check_state,
});

export type BackCheckState = StateOf<typeof backCheckMachine>;
export const officerBackCheckSteps = ['confirm', 'ask', 'find'] as const;
