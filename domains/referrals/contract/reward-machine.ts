import { machine, type StateOf } from '@egcr/contract/machine';

import { referralRefusals } from './refusals.ts';

/** What a reward goes through. A risky one is looked at by a person before its fourteen days count. */
export const rewardMachine = machine({
  name: 'referrals.reward',
  states: ['held', 'in_review', 'due', 'paid', 'refused'],
  first: 'held',
  events: {
    question: {
      by: ['platform'],
      moves: { held: 'in_review' },
      effect: 'when a risky referral gives it',
    },
    release: {
      by: ['staff'],
      moves: { in_review: 'held' },
      effect: 'still waits out its fourteen days; in the audit log',
    },
    refuse: { by: ['staff'], moves: { in_review: 'refused' }, effect: 'in the audit log' },
    fall_due: {
      by: ['platform'],
      moves: { held: 'due' },
      effect: 'the person is told; a job pays it where this installation pays',
    },
    pay: { by: ['platform'], moves: { due: 'paid' }, effect: 'pays it in the same transaction' },
    forget: {
      by: ['platform'],
      moves: { held: 'refused', in_review: 'refused', due: 'refused' },
      effect: 'when the account is deleted',
    },
  },
  refusal: referralRefusals.reward_unknown,
});

export type RewardState = StateOf<typeof rewardMachine>;
