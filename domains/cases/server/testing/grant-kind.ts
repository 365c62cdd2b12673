import { machine } from '@egcr/contract/machine';

import { caseRefusals, type CaseMachine } from '../../contract/index.ts';
import type { CaseKind } from '../case-kind.ts';

/** A kind with states, steps and approvals of its own, as a domain of grants would declare it. */
const grantMachine = machine({
  name: 'test.grant',
  states: [
    'draft',
    'submitted',
    'screening',
    'needs_information',
    'under_review',
    'awarded',
    'accepted',
    'declined',
    'cancelled',
  ],
  first: 'draft',
  events: {
    submit: { by: ['applicant'], moves: { draft: 'submitted' } },
    take: {
      by: ['officer'],
      moves: { submitted: 'screening', screening: 'screening', under_review: 'under_review' },
    },
    release: { by: ['officer'], moves: { screening: 'submitted' } },
    ask: { by: ['officer'], moves: { screening: 'needs_information' } },
    answer: { by: ['applicant'], moves: { needs_information: 'screening' } },
    pass: { by: ['officer'], moves: { screening: 'under_review' }, needs: 'reason' },
    award: { by: ['officer'], moves: { under_review: 'awarded' }, does: 'decide' },
    decline: { by: ['officer'], moves: { screening: 'declined', under_review: 'declined' } },
    accept_award: { by: ['applicant'], moves: { awarded: 'accepted' }, needs: 'text' },
    lapse: { by: ['time'], moves: { awarded: 'cancelled' } },
    cancel: { by: ['applicant'], moves: { submitted: 'cancelled', awarded: 'cancelled' } },
    appeal: { by: ['applicant'], moves: { declined: 'submitted' } },
  },
  refusal: caseRefusals.case_step_refused,
}) satisfies CaseMachine;

export const grantKind: CaseKind<typeof grantMachine> = {
  name: 'test.grant',
  machine: grantMachine,
  permissions: {
    read: 'grant.read',
    handle: 'grant.review',
    steps: { pass: 'grant.screen' },
  },
  approvals: {
    award: [
      { name: 'review', permission: 'grant.review', count: 2, notAfter: ['pass'] },
      { name: 'money', permission: 'grant.money', count: 1 },
    ],
  },
  relatedTo: async (_work, { officerId, applicantId }) => officerId.slice(-4) === applicantId.slice(-4),
  clock: () => ({ submitted: { hours: 2 }, screening: { workingDays: 2 }, under_review: { workingDays: 5 } }),
  marks: { awarded: 'good', accepted: 'good' },
  title: (subject) => subject,
  words: (language) => ({
    queue: language === 'de' ? 'Förderungen' : 'Grants',
    states: {
      screening: language === 'de' ? 'Vorprüfung' : 'Screening',
      needs_information: 'Needs information',
      under_review: 'Under review',
      awarded: 'Awarded',
      accepted: 'Award accepted',
    },
    events: {
      pass: { label: 'Pass to review', done: 'Passed to review' },
      award: { label: 'Award', done: 'Awarded' },
      accept_award: { label: 'Accept the award', done: 'The award was accepted' },
      lapse: { label: 'Lapse', done: 'The award lapsed' },
    },
    approvals: { review: 'Two reviewers', money: 'A finance officer' },
  }),
};
