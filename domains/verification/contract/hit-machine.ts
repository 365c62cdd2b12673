import { machine } from '@egcr/contract/machine';

import { verificationRefusals } from './refusals.ts';

/** What becomes of a name that is like one of a list. */
export const hitMachine = machine({
  name: 'verification.hit',
  states: ['potential', 'confirmed_once', 'confirmed', 'cleared'],
  first: 'potential',
  events: {
    clear: {
      by: ['officer'],
      moves: { potential: 'cleared', confirmed_once: 'cleared' },
      effect: 'it is another person; counts again until a name changes',
    },
    confirm: { by: ['officer'], moves: { potential: 'confirmed_once' }, effect: 'waits for a second person' },
    confirm_again: {
      by: ['officer'],
      moves: { confirmed_once: 'confirmed' },
      effect: 'the business is suspended',
    },
  },
  refusal: verificationRefusals.hit_decided,
});
