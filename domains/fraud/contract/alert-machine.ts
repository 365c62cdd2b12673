import { caseRefusals, type CaseMachine } from '@egcr/cases/contract';
import { machine } from '@egcr/contract/machine';

const decided = (to: 'action_taken' | 'unfounded') => ({ triaged: to, investigating: to }) as const;

/** What becomes of an alert. It has no applicant: a rule raises it, officers decide, no one appeals. */
export const alertMachine = machine({
  name: 'fraud.alert',
  states: ['draft', 'received', 'triaged', 'investigating', 'action_taken', 'unfounded'],
  first: 'draft',
  events: {
    submit: { by: ['time'], moves: { draft: 'received' }, effect: 'starts the clock' },
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
    act: { by: ['officer'], moves: decided('action_taken'), does: 'decide', effect: 'counts for the rule' },
    dismiss: {
      by: ['officer'],
      moves: decided('unfounded'),
      does: 'decide',
      effect: 'counts against the rule; holds of the case end',
    },
  },
  refusal: caseRefusals.case_step_refused,
}) satisfies CaseMachine;
