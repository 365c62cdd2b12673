import { caseRefusals, type CaseMachine } from '@egcr/cases/contract';
import { machine } from '@egcr/contract/machine';

/** What becomes of a role that a person asked for. Its approval only proposes the role: another person of the staff gives it. */
export const requestMachine = machine({
  name: 'roles.request',
  states: [
    'draft',
    'submitted',
    'in_progress',
    'proposed',
    'granted',
    'not_granted',
    'declined',
    'cancelled',
  ],
  first: 'draft',
  events: {
    submit: { by: ['applicant'], moves: { draft: 'submitted' }, effect: 'starts the clock' },
    take: {
      by: ['officer'],
      moves: { submitted: 'in_progress', in_progress: 'in_progress' },
      effect: 'is assigned to the officer who takes it',
    },
    release: { by: ['officer'], moves: { in_progress: 'submitted' }, effect: 'belongs to no one' },
    ask: {
      by: ['officer'],
      moves: { in_progress: 'in_progress' },
      effect: 'waits for the applicant; the clock stops',
    },
    approve: {
      by: ['officer'],
      moves: { in_progress: 'proposed' },
      effect: 'proposes the role; another person decides about the proposal',
    },
    grant: {
      by: ['time'],
      moves: { proposed: 'granted' },
      effect: 'a second person approved the proposal: the person has the role',
    },
    reject: {
      by: ['time'],
      moves: { proposed: 'not_granted' },
      effect: 'a second person rejected the proposal; tells the applicant',
    },
    withdraw: {
      by: ['time'],
      moves: { proposed: 'not_granted' },
      effect: 'its maker withdrew the proposal; tells the applicant',
    },
    lapse: {
      by: ['time'],
      moves: { proposed: 'not_granted' },
      effect: 'no second person decided in time; tells the applicant',
    },
    decline: { by: ['officer'], moves: { in_progress: 'declined' }, effect: 'tells the applicant' },
    cancel: { by: ['applicant'], moves: { submitted: 'cancelled', in_progress: 'cancelled' } },
    appeal: {
      by: ['applicant'],
      moves: { declined: 'submitted' },
      effect: 'once, within 30 days; other people decide',
    },
  },
  refusal: caseRefusals.case_step_refused,
}) satisfies CaseMachine;
