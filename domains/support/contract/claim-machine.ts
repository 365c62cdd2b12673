import { caseRefusals, type CaseMachine } from '@egcr/cases/contract';
import { machine } from '@egcr/contract/machine';

/** What becomes of a claim for support. */
export const claimMachine = machine({
  name: 'support.claim',
  states: [
    'draft',
    'submitted',
    'under_review',
    'waitlisted',
    'enrolled',
    'active',
    'paused',
    'suspended',
    'refused',
    'cancelled',
    'exited',
    'exhausted',
    'graduated',
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
      moves: { under_review: 'enrolled', waitlisted: 'enrolled' },
      effect: 'weeks can be confirmed from the first whole one after the days of waiting',
    },
    waitlist: { by: ['officer'], moves: { under_review: 'waitlisted' }, needs: 'reason' },
    decline: { by: ['officer'], moves: { under_review: 'refused', waitlisted: 'refused' } },
    start: { by: ['time'], moves: { enrolled: 'active' }, effect: 'with the first week that is confirmed' },
    pause: {
      by: ['applicant'],
      moves: { active: 'paused' },
      needs: 'reason',
      effect: 'no week is asked for; a week that is paused whole is neither confirmed nor paid',
    },
    resume: { by: ['applicant'], moves: { paused: 'active' } },
    suspend: {
      by: ['time'],
      moves: { active: 'suspended' },
      effect: 'after weeks that were missed in a row',
    },
    restore: { by: ['officer'], moves: { suspended: 'active' }, needs: 'reason' },
    exhaust: { by: ['time'], moves: { active: 'exhausted' }, effect: 'after the last week that is paid' },
    graduate: {
      by: ['applicant', 'time'],
      moves: { enrolled: 'graduated', active: 'graduated', paused: 'graduated', suspended: 'graduated' },
      effect: 'the person has work; weeks before it are still paid',
    },
    leave: {
      by: ['applicant'],
      moves: { enrolled: 'exited', active: 'exited', paused: 'exited', suspended: 'exited' },
    },
    cancel: {
      by: ['applicant', 'time'],
      moves: { submitted: 'cancelled', under_review: 'cancelled', waitlisted: 'cancelled' },
      effect: 'also where the person finds work before the decision',
    },
    appeal: {
      by: ['applicant'],
      moves: { refused: 'submitted' },
      effect: 'once, within 30 days; other people decide',
    },
  },
  refusal: caseRefusals.case_step_refused,
}) satisfies CaseMachine;

/** States in which a person may claim again. */
export const endedStates: readonly string[] = ['refused', 'cancelled', 'exited', 'exhausted', 'graduated'];
/** States in which weeks can be confirmed; while support is paused, those before the pause. */
export const certifyingStates: readonly string[] = ['enrolled', 'active', 'paused', 'suspended'];
/** States in which nothing is decided yet. */
export const undecidedStates: readonly string[] = ['submitted', 'under_review', 'waitlisted'];
