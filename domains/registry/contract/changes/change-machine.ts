import { caseRefusals, type CaseMachine } from '@egcr/cases/contract';
import { machine } from '@egcr/contract/machine';

/** What becomes of a change of an entry. */
export const changeMachine = machine({
  name: 'registry.change',
  states: [
    'draft',
    'submitted',
    'awaiting_consent',
    'in_review',
    'needs_information',
    'entered',
    'rejected',
    'consent_refused',
    'consent_expired',
    'cancelled',
  ],
  first: 'draft',
  events: {
    submit: { by: ['applicant'], moves: { draft: 'submitted' }, effect: 'starts the clock' },
    ask_holder: {
      by: ['time'],
      moves: { submitted: 'awaiting_consent' },
      awaits: 'nobody',
      effect: 'the holder whose shares go over, or the director who joins, is asked; no officer sees it',
    },
    consent: { by: ['time'], moves: { awaiting_consent: 'submitted' }, effect: 'starts the clock' },
    refuse_consent: {
      by: ['time'],
      moves: { awaiting_consent: 'consent_refused' },
      effect: 'the entry stays as it is',
    },
    expire_consent: {
      by: ['time'],
      moves: { awaiting_consent: 'consent_expired' },
      effect: 'the entry stays as it is',
    },
    take: {
      by: ['officer'],
      moves: { submitted: 'in_review', in_review: 'in_review', needs_information: 'needs_information' },
      effect: 'is assigned to the officer who takes it',
    },
    release: { by: ['officer'], moves: { in_review: 'submitted' }, effect: 'belongs to no one' },
    ask: { by: ['officer'], moves: { in_review: 'needs_information' }, effect: 'the clock stops' },
    answer: { by: ['applicant'], moves: { needs_information: 'in_review' }, effect: 'the clock goes on' },
    approve: {
      by: ['officer'],
      moves: { in_review: 'entered' },
      effect: 'the entry has a new version; those it concerns are told',
    },
    decline: {
      by: ['officer'],
      moves: { in_review: 'rejected', needs_information: 'rejected' },
      effect: 'the entry stays as it is',
    },
    cancel: {
      by: ['applicant'],
      moves: {
        awaiting_consent: 'cancelled',
        submitted: 'cancelled',
        in_review: 'cancelled',
        needs_information: 'cancelled',
      },
      effect: 'the entry stays as it is',
    },
  },
  refusal: caseRefusals.case_step_refused,
}) satisfies CaseMachine;

export type ChangeState = (typeof changeMachine)['states'][number];
