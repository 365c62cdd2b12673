import { machine, type StateOf } from '@egcr/contract/machine';

import { careerRefusals } from '../refusals.ts';

/** What becomes of an interview. */
export const interviewMachine = machine({
  name: 'careers.interview',
  states: ['offered', 'booked', 'other_times', 'held', 'cancelled'],
  first: 'offered',
  events: {
    offer_again: {
      by: ['employer'],
      moves: { offered: 'offered', booked: 'offered', other_times: 'offered' },
      effect: 'frees the times before; tells the applicant',
    },
    book: {
      by: ['applicant'],
      moves: { offered: 'booked', booked: 'booked' },
      effect: 'frees the other times; tells the employer',
    },
    ask_other_times: {
      by: ['applicant'],
      moves: { offered: 'other_times', booked: 'other_times' },
      effect: 'frees all times; tells the employer',
    },
    cancel: {
      by: ['applicant', 'employer'],
      moves: { offered: 'cancelled', booked: 'cancelled', other_times: 'cancelled' },
      effect: 'frees all times; tells the other side',
    },
    hold: {
      by: ['employer'],
      moves: { offered: 'held', booked: 'held', other_times: 'held' },
    },
    end: {
      by: ['application'],
      moves: { offered: 'cancelled', booked: 'cancelled', other_times: 'cancelled' },
      effect: 'frees all times: the application is over',
    },
  },
  refusal: careerRefusals.interview_step_refused,
});

export type InterviewState = StateOf<typeof interviewMachine>;
