import { caseRefusals, type CaseMachine } from '@egcr/cases/contract';
import { machine } from '@egcr/contract/machine';

const decided = (to: 'action_taken' | 'unfounded' | 'referred') =>
  ({ triaged: to, investigating: to }) as const;

/** What becomes of a report of fraud. */
export const reportMachine = machine({
  name: 'fraud.report',
  states: [
    'draft',
    'received',
    'triaged',
    'investigating',
    'action_taken',
    'unfounded',
    'referred',
    'cancelled',
  ],
  first: 'draft',
  events: {
    submit: { by: ['applicant'], moves: { draft: 'received' }, effect: 'starts the clock' },
    take: {
      by: ['officer'],
      moves: { received: 'triaged', triaged: 'triaged', investigating: 'investigating' },
      effect: 'is assigned to the officer who takes it',
    },
    release: {
      by: ['officer'],
      moves: { triaged: 'received', investigating: 'received' },
      effect: 'belongs to no one',
    },
    investigate: { by: ['officer'], moves: { triaged: 'investigating' } },
    ask: {
      by: ['officer'],
      moves: { triaged: 'triaged', investigating: 'investigating' },
      effect: 'waits for the reporter; the clock stops',
    },
    act: { by: ['officer'], moves: decided('action_taken'), does: 'decide', effect: 'tells the reporter' },
    dismiss: { by: ['officer'], moves: decided('unfounded'), does: 'decide', effect: 'tells the reporter' },
    refer: { by: ['officer'], moves: decided('referred'), does: 'decide', effect: 'tells the reporter' },
    cancel: { by: ['applicant'], moves: { received: 'cancelled' } },
    appeal: {
      by: ['applicant'],
      moves: { action_taken: 'received', unfounded: 'received', referred: 'received' },
      effect: 'is opened again, once, within 30 days; other people decide',
    },
  },
  refusal: caseRefusals.case_step_refused,
}) satisfies CaseMachine;
