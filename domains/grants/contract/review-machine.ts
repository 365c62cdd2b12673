import { machine, type StateOf } from '@egcr/contract/machine';

import { grantRefusals } from './refusals.ts';

/** The states of one reviewer's review of an application. */
export const reviewMachine = machine({
  name: 'grants.review',
  states: ['assigned', 'scoring', 'sent', 'conflicted', 'released'],
  first: 'assigned',
  events: {
    declare_none: {
      by: ['the reviewer'],
      moves: { assigned: 'scoring' },
      effect: 'opens the application, without who sent it',
    },
    declare_tie: {
      by: ['the reviewer'],
      moves: { assigned: 'conflicted', scoring: 'conflicted' },
      effect: 'closes it for the reviewer, and another one is asked',
    },
    send: {
      by: ['the reviewer'],
      moves: { scoring: 'sent' },
      effect: 'fixes the scores; one more person is asked where reviews differ too much',
    },
    release: {
      by: ['the platform'],
      moves: { assigned: 'released', scoring: 'released' },
      effect: 'the application was decided or withdrawn, or the reviewer has the role no more',
    },
  },
  refusal: grantRefusals.review_step_refused,
});

export const reviewStates = reviewMachine.states;
export type ReviewState = StateOf<typeof reviewMachine>;

/** What ties a reviewer to an application. */
export const ties = ['family', 'work', 'money', 'other'] as const;
