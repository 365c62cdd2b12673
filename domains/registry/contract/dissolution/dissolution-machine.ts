import { machine } from '@egcr/contract/machine';

import { registryRefusals } from '../refusals.ts';

/** How the owners of a business end it. */
export const dissolutionMachine = machine({
  name: 'registry.dissolution',
  states: ['asked', 'noticed', 'dissolved', 'withdrawn', 'expired'],
  first: 'asked',
  events: {
    agree: {
      by: ['owner'],
      moves: { asked: 'noticed' },
      effect: 'everyone is told that the business is to end',
    },
    withdraw: {
      by: ['owner'],
      moves: { asked: 'withdrawn', noticed: 'withdrawn' },
      effect: 'the business is active again',
    },
    expire: { by: ['time'], moves: { asked: 'expired' }, effect: 'no second owner agreed in time' },
    dissolve: { by: ['time'], moves: { noticed: 'dissolved' }, effect: 'the business can be read, no more' },
  },
  refusal: registryRefusals.dissolution_over,
});
export type DissolutionState = (typeof dissolutionMachine)['states'][number];
