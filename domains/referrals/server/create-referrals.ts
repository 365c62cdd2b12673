import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { applyReferralCall, readReferralsCall } from '../contract/endpoints.ts';
import { rewardMachine } from '../contract/reward-machine.ts';
import { decideRewardCall, readReviewCall } from '../contract/review-endpoints.ts';
import { applyCode } from './apply-code.ts';
import { followEvents } from './follow-events.ts';
import type { ReferralPeople } from './people.ts';
import { readReferrals } from './read-referrals.ts';
import { decide, readReview, type RecordDecision } from './review.ts';
import { PAY_REWARD_JOB, payReward, releaseDueRewards, type PayReward } from './release-rewards.ts';

/** Referrals as apps/server composes them, given what they ask of identity and profile. */
export function createReferrals({
  people,
  record,
  pay,
}: {
  readonly people: ReferralPeople;
  readonly record: RecordDecision;
  /** Absent where no programme pays rewards: they stay due. */
  readonly pay?: PayReward | undefined;
}): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'referrals',
      machines: [rewardMachine],
      calls: [
        handle(readReferralsCall, readReferrals),
        handle(applyReferralCall, (work, input) => applyCode(people, work, input)),
        handle(readReviewCall, readReview),
        handle(decideRewardCall, (work, input) => decide({ record }, work, input)),
      ],
      jobs: {
        'referrals.release_rewards': (work) => releaseDueRewards(work, { pays: pay !== undefined }),
        ...(pay && { [PAY_REWARD_JOB]: (work, payload) => payReward(pay, work, payload) }),
      },
      schedules: [{ cron: '23 * * * *', job: 'referrals.release_rewards' }],
      listeners: followEvents(people),
    },
  };
}
