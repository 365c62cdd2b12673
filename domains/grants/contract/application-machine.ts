import { caseRefusals, type CaseMachine } from '@egcr/cases/contract';
import { machine } from '@egcr/contract/machine';

/** What becomes of an application for a grant. */
export const applicationMachine = machine({
  name: 'grants.application',
  states: [
    'draft',
    'submitted',
    'under_review',
    'reserve',
    'approved',
    'payment_stopped',
    'paid',
    'ended',
    'declined',
    'cancelled',
  ],
  first: 'draft',
  events: {
    submit: { by: ['applicant'], moves: { draft: 'submitted' }, effect: 'starts the clock' },
    take: {
      by: ['officer'],
      moves: { submitted: 'under_review', under_review: 'under_review' },
      effect: 'is assigned to the officer who takes it',
    },
    release: { by: ['officer'], moves: { under_review: 'submitted' }, effect: 'belongs to no one' },
    ask: {
      by: ['officer'],
      moves: { under_review: 'under_review' },
      effect: 'waits for the applicant; the clock stops',
    },
    approve: {
      by: ['officer'],
      moves: { under_review: 'approved', reserve: 'approved' },
      effect: 'promises the sum out of the budget and offers the agreement; finance pays its parts',
    },
    reserve: {
      by: ['officer'],
      moves: { under_review: 'reserve' },
      needs: 'reason',
      effect: 'waits for money; also where an approval finds the budget gone',
    },
    decline: {
      by: ['officer'],
      moves: { under_review: 'declined', reserve: 'declined', payment_stopped: 'declined' },
      effect: 'tells the applicant; a promised sum goes back to the budget',
    },
    stop_payment: { by: ['time'], moves: { approved: 'payment_stopped' }, effect: 'tells the applicant' },
    pay_again: {
      by: ['officer'],
      moves: { payment_stopped: 'approved' },
      needs: 'reason',
      effect: 'makes another envelope',
    },
    pay: { by: ['time'], moves: { approved: 'paid' }, effect: 'every part is paid' },
    end: {
      by: ['time'],
      moves: { approved: 'ended', payment_stopped: 'ended' },
      effect: 'the award ended early; what was not paid is in the budget again',
    },
    cancel: {
      by: ['applicant'],
      moves: { submitted: 'cancelled', under_review: 'cancelled', reserve: 'cancelled' },
    },
    appeal: {
      by: ['applicant'],
      moves: { declined: 'submitted' },
      effect: 'once, within 30 days; other people decide',
    },
  },
  refusal: caseRefusals.case_step_refused,
}) satisfies CaseMachine;
