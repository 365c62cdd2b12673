import { caseRefusals, type CaseMachine } from '@egcr/cases/contract';
import { machine } from '@egcr/contract/machine';

/** What becomes of the case in which officers verify a business. Level 2 and level 3 have one machine each, for level 3 takes two people. */
function reviewMachine<const Name extends string>(name: Name) {
  return machine({
    name,
    states: ['draft', 'submitted', 'in_review', 'needs_information', 'verified', 'rejected', 'cancelled'],
    first: 'draft',
    events: {
      submit: { by: ['applicant'], moves: { draft: 'submitted' }, effect: 'starts the clock' },
      take: {
        by: ['officer'],
        moves: { submitted: 'in_review', in_review: 'in_review', needs_information: 'needs_information' },
        effect: 'is assigned to the officer who takes it',
      },
      release: { by: ['officer'], moves: { in_review: 'submitted' }, effect: 'belongs to no one' },
      ask: { by: ['officer'], moves: { in_review: 'needs_information' }, effect: 'the clock stops' },
      answer: { by: ['applicant'], moves: { needs_information: 'in_review' }, effect: 'the clock goes on' },
      approve: { by: ['officer'], moves: { in_review: 'verified' }, effect: 'the business has the level' },
      decline: {
        by: ['officer'],
        moves: { in_review: 'rejected', needs_information: 'rejected' },
        effect: 'the business keeps the level it had',
      },
      cancel: {
        by: ['applicant'],
        moves: { submitted: 'cancelled', in_review: 'cancelled', needs_information: 'cancelled' },
        effect: 'the business keeps the level it had',
      },
    },
    refusal: caseRefusals.case_step_refused,
  }) satisfies CaseMachine;
}

export const reviewMachines = {
  2: reviewMachine('verification.standard'),
  3: reviewMachine('verification.high'),
} as const;
export type ReviewState = (typeof reviewMachines)[2]['states'][number];
