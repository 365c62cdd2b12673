import { machine, type EventOf, type StateOf } from '@egcr/contract/machine';

import { careerRefusals } from './refusals.ts';

const open = ['submitted', 'seen', 'shortlisted', 'interview', 'interviewed', 'offer'] as const;
const fromOpen = <const To extends string>(to: To) =>
  ({ submitted: to, seen: to, shortlisted: to, interview: to, interviewed: to, offer: to }) as const;

/** What becomes of an application for a job. */
export const applicationMachine = machine({
  name: 'careers.application',
  states: [...open, 'hired', 'called_off', 'declined', 'turned_down', 'withdrawn', 'no_response'],
  first: 'submitted',
  events: {
    see: { by: ['employer'], moves: { submitted: 'seen' }, effect: 'tells the applicant' },
    shortlist: {
      by: ['employer'],
      moves: { submitted: 'shortlisted', seen: 'shortlisted' },
      effect: 'tells the applicant',
    },
    invite: {
      by: ['employer'],
      moves: {
        submitted: 'interview',
        seen: 'interview',
        shortlisted: 'interview',
        interviewed: 'interview',
      },
      effect: 'tells the applicant',
    },
    hold_interview: {
      by: ['employer'],
      moves: { interview: 'interviewed' },
      effect: 'says that an interview was held',
    },
    offer: {
      by: ['employer'],
      moves: { seen: 'offer', shortlisted: 'offer', interview: 'offer', interviewed: 'offer' },
      effect: 'tells the applicant what the job pays them and when it begins',
    },
    accept: {
      by: ['applicant'],
      moves: { offer: 'hired' },
      effect: 'says that the person is hired; tells the employer',
    },
    turn_down: {
      by: ['applicant'],
      moves: { offer: 'turned_down' },
      effect: 'tells the employer',
    },
    call_off: {
      by: ['employer', 'applicant'],
      moves: { hired: 'called_off' },
      effect: 'before the first day: says that the person does not begin; tells the other side',
    },
    decline: {
      by: ['employer'],
      moves: fromOpen('declined'),
      effect: 'tells the applicant, with the reason',
    },
    withdraw: { by: ['applicant'], moves: fromOpen('withdrawn') },
    lapse: {
      by: ['time'],
      moves: { submitted: 'no_response' },
      effect: 'tells the applicant that there was no answer in 21 days',
    },
  },
  refusal: careerRefusals.application_step_refused,
});

export type ApplicationState = StateOf<typeof applicationMachine>;
export type ApplicationEvent = EventOf<typeof applicationMachine>;

/** The steps of an employer and of an applicant, in the order of their buttons. */
export const employerSteps = [
  'see',
  'shortlist',
  'invite',
  'hold_interview',
  'offer',
  'decline',
  'call_off',
] as const;
export type EmployerStep = (typeof employerSteps)[number];
export const applicantSteps = ['accept', 'turn_down', 'withdraw', 'call_off'] as const;
export type ApplicantStep = (typeof applicantSteps)[number];

/** Why an employer says no. */
export const declineReasons = ['skills', 'experience', 'place', 'pay', 'position_filled', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];
