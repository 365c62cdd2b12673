import { caseRefusals, type CaseMachine } from '@egcr/cases/contract';
import { machine } from '@egcr/contract/machine';

/** What becomes of the case in which officers look at names that a change of the register brought to a business. */
export const peopleMachine = machine({
  name: 'verification.people',
  states: ['draft', 'submitted', 'in_review', 'cleared', 'suspended'],
  first: 'draft',
  events: {
    submit: { by: ['time'], moves: { draft: 'submitted' }, effect: 'starts the clock' },
    take: {
      by: ['officer'],
      moves: { submitted: 'in_review', in_review: 'in_review' },
      effect: 'is assigned to the officer who takes it',
    },
    release: { by: ['officer'], moves: { in_review: 'submitted' }, effect: 'belongs to no one' },
    close: {
      by: ['officer'],
      does: 'decide',
      moves: { in_review: 'cleared' },
      effect: 'each name is of someone else than the list means',
    },
    suspend: {
      by: ['time'],
      moves: { submitted: 'suspended', in_review: 'suspended' },
      effect: 'two officers confirmed a hit: the business has no level',
    },
  },
  refusal: caseRefusals.case_step_refused,
}) satisfies CaseMachine;
export type PeopleState = (typeof peopleMachine)['states'][number];
