import { caseRefusals, type CaseMachine } from '@egcr/cases/contract';
import { machine } from '@egcr/contract/machine';

/** What becomes of a registration. */
export const registrationMachine = machine({
  name: 'registry.registration',
  states: ['draft', 'submitted', 'in_review', 'needs_information', 'registered', 'rejected', 'cancelled'],
  first: 'draft',
  events: {
    submit: {
      by: ['applicant'],
      moves: { draft: 'submitted' },
      effect: 'the fee is paid and the name is held; starts the clock',
    },
    take: {
      by: ['officer'],
      moves: { submitted: 'in_review', in_review: 'in_review', needs_information: 'needs_information' },
      effect: 'is assigned to the officer who takes it',
    },
    release: { by: ['officer'], moves: { in_review: 'submitted' }, effect: 'belongs to no one' },
    ask: {
      by: ['officer'],
      moves: { in_review: 'needs_information' },
      effect: 'waits for the applicant; the clock stops',
    },
    answer: { by: ['applicant'], moves: { needs_information: 'in_review' }, effect: 'the clock goes on' },
    approve: {
      by: ['officer'],
      moves: { in_review: 'registered' },
      effect: 'makes the entry with its number, and the organisation',
    },
    decline: {
      by: ['officer'],
      moves: { in_review: 'rejected', needs_information: 'rejected' },
      effect: 'lets the name go; tells the applicant',
    },
    cancel: {
      by: ['applicant'],
      moves: { submitted: 'cancelled', in_review: 'cancelled', needs_information: 'cancelled' },
      effect: 'lets the name go',
    },
  },
  refusal: caseRefusals.case_step_refused,
}) satisfies CaseMachine;

export type RegistrationState = (typeof registrationMachine)['states'][number];
