import { caseRefusals, type CaseMachine } from '@egcr/cases/contract';
import { machine } from '@egcr/contract/machine';

/** What becomes of the case in which an officer looks at a posting. */
export const moderationMachine = machine({
  name: 'jobs.moderation',
  states: ['draft', 'submitted', 'in_progress', 'approved', 'declined', 'cancelled'],
  first: 'draft',
  events: {
    submit: { by: ['applicant'], moves: { draft: 'submitted' }, effect: 'starts the clock' },
    take: {
      by: ['officer'],
      moves: { submitted: 'in_progress', in_progress: 'in_progress' },
      effect: 'is assigned to the officer who takes it',
    },
    release: { by: ['officer'], moves: { in_progress: 'submitted' }, effect: 'belongs to no one' },
    approve: { by: ['officer'], moves: { in_progress: 'approved' }, effect: 'publishes the job' },
    decline: { by: ['officer'], moves: { in_progress: 'declined' }, effect: 'the job is not published' },
    cancel: {
      by: ['applicant'],
      moves: { submitted: 'cancelled', in_progress: 'cancelled' },
      effect: 'takes the posting back',
    },
  },
  refusal: caseRefusals.case_step_refused,
}) satisfies CaseMachine;
