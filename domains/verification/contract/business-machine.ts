import { machine } from '@egcr/contract/machine';

import { verificationRefusals } from './refusals.ts';

/** What becomes of the verification of a business. Its level is kept apart: it stays while a higher one is asked for. */
export const verificationMachine = machine({
  name: 'verification.business',
  states: [
    'not_started',
    'in_progress',
    'submitted',
    'in_review',
    'needs_information',
    'verified',
    'expiring',
    'expired',
    'rejected',
    'suspended',
    'revoked',
  ],
  first: 'not_started',
  events: {
    begin: { by: ['team'], moves: { not_started: 'in_progress' }, effect: 'numbers are given and checked' },
    verify_basics: {
      by: ['time'],
      moves: { in_progress: 'verified', expired: 'verified', verified: 'verified', expiring: 'verified' },
      effect: 'all checks of level 1 passed',
    },
    submit: {
      by: ['team'],
      moves: {
        not_started: 'submitted',
        in_progress: 'submitted',
        verified: 'submitted',
        expiring: 'submitted',
        expired: 'submitted',
        rejected: 'submitted',
      },
      effect: 'opens a case; names are compared with the lists',
    },
    take: {
      by: ['officer'],
      moves: { submitted: 'in_review', in_review: 'in_review' },
      effect: 'is looked at',
    },
    release: { by: ['officer'], moves: { in_review: 'submitted' }, effect: 'waits for an officer again' },
    ask: { by: ['officer'], moves: { in_review: 'needs_information' }, effect: 'waits for the team' },
    answer: { by: ['team'], moves: { needs_information: 'in_review' }, effect: 'goes on' },
    verify: { by: ['officer'], moves: { in_review: 'verified' }, effect: 'has the level that was asked for' },
    reject: {
      by: ['officer'],
      moves: { in_review: 'rejected', needs_information: 'rejected' },
      effect: 'keeps the level it had',
    },
    withdraw: {
      by: ['team'],
      moves: { submitted: 'in_progress', in_review: 'in_progress', needs_information: 'in_progress' },
      effect: 'keeps the level it had',
    },
    remind: { by: ['time'], moves: { verified: 'expiring' }, effect: 'the team is told' },
    expire: { by: ['time'], moves: { verified: 'expired', expiring: 'expired' }, effect: 'has no level' },
    suspend: {
      by: ['officer'],
      moves: {
        not_started: 'suspended',
        in_progress: 'suspended',
        submitted: 'suspended',
        in_review: 'suspended',
        needs_information: 'suspended',
        verified: 'suspended',
        expiring: 'suspended',
        expired: 'suspended',
        rejected: 'suspended',
      },
      effect: 'a hit was confirmed by two officers: it has no level',
    },
    revoke: { by: ['officer'], moves: { suspended: 'revoked' }, effect: 'ends for good' },
  },
  refusal: verificationRefusals.verification_refused,
});
export type VerificationState = (typeof verificationMachine)['states'][number];
