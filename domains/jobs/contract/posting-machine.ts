import { machine, type StateOf } from '@egcr/contract/machine';

import { jobRefusals } from './refusals.ts';

/** What becomes of a posting. */
export const postingMachine = machine({
  name: 'jobs.posting',
  states: ['draft', 'in_moderation', 'published', 'rejected', 'withdrawn', 'closed', 'filled', 'expired'],
  first: 'draft',
  events: {
    submit: {
      by: ['employer'],
      moves: { draft: 'in_moderation' },
      effect: 'opens a case of moderation',
    },
    publish: {
      by: ['employer'],
      moves: { draft: 'published' },
      effect: 'for verified organisations: visible at once',
    },
    approve: { by: ['officer'], moves: { in_moderation: 'published' }, effect: 'visible for all' },
    reject: { by: ['officer'], moves: { in_moderation: 'rejected' }, effect: 'the case says why' },
    withdraw: { by: ['employer'], moves: { in_moderation: 'withdrawn' } },
    hold: {
      by: ['officer'],
      moves: { published: 'in_moderation' },
      effect: 'off the board until an officer has decided in a case',
    },
    close: { by: ['employer'], moves: { published: 'closed' }, effect: 'takes no applications' },
    fill: { by: ['employer'], moves: { published: 'filled' }, effect: 'takes no applications' },
    expire: { by: ['time'], moves: { published: 'expired' }, effect: 'takes no applications' },
    renew: {
      by: ['employer'],
      moves: { published: 'published', closed: 'published', filled: 'published', expired: 'published' },
      effect: 'open again, or for longer, with the same words',
    },
  },
  refusal: jobRefusals.posting_step_refused,
});

export type PostingState = StateOf<typeof postingMachine>;

/** What an employer does with a posting that is there. */
export const employerSteps = ['close', 'fill'] as const;
export type EmployerStep = (typeof employerSteps)[number];
