import { caseRefusals, type CaseMachine } from '@egcr/cases/contract';
import { machine } from '@egcr/contract/machine';

/** What becomes of a service that someone asked for. */
export const serviceMachine = machine({
  name: 'desk.service',
  states: ['draft', 'submitted', 'in_progress', 'fulfilled', 'declined', 'cancelled'],
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
    approve: { by: ['officer'], moves: { in_progress: 'fulfilled' }, effect: 'tells the applicant' },
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
