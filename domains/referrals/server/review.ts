import type { Act } from '@egcr/contract/act';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds, toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { rewardActs } from '../contract/acts.ts';
import { REWARDS_RELEASED_PER_DAY_MAX } from '../contract/limits.ts';
import { referralRefusals } from '../contract/refusals.ts';
import type { decideRewardCall, readReviewCall } from '../contract/review-endpoints.ts';
import { rewardAmount } from '../contract/reward.ts';
import { rewardMachine } from '../contract/reward-machine.ts';
import { countReleasedBy, decideReward, listReview, lockReward } from './reward-store.ts';

/** Writes into the house's audit log who decided about a reward. */
export type RecordDecision = (
  work: Work,
  decision: {
    readonly action: Act;
    readonly userId: string;
    readonly rewardId: string;
  },
) => Promise<void>;

/** GET /admin/referral-rewards. Refuses a cursor that is no id. */
export async function readReview(
  work: Work,
  { query }: CallInput<typeof readReviewCall>,
): Promise<ReplyOf<typeof readReviewCall>> {
  const { rows, next } = await pageById(query, (asked) => listReview(work.db, asked));
  return {
    items: rows.map((row) => ({
      id: row.id,
      amount: { ...rewardAmount, value: row.amount.toString() },
      user_id: row.user_id,
      referrer_id: row.referrer_id,
      referee_id: row.referee_id,
      risk: row.risk,
      reasons: [...row.risk_reasons],
      created_at: toInstant(row.created_at),
    })),
    next,
  };
}

/**
 * POST /admin/referral-rewards/:id/decide. A released reward still waits out its fourteen days. Refuses reward_unknown for what does
 * not wait for a decision, reward_own to the person who stands on either side of the referral, release_day_reached where one person has released
 * as many as one may in a day: decision 31 has the reason why one is enough below that.
 */
export async function decide(
  { record }: { readonly record: RecordDecision },
  work: Work,
  { params, body }: CallInput<typeof decideRewardCall>,
): Promise<ReplyOf<typeof decideRewardCall>> {
  const { userId } = personOf(work);
  const waiting = await lockReward(work.db, params.id);
  if (!waiting) throw new Refusal(referralRefusals.reward_unknown);
  const state = step(rewardMachine, waiting.state, body.decision);
  if (waiting.referrer_id === userId || waiting.referee_id === userId) {
    throw new Refusal(referralRefusals.reward_own);
  }
  if (body.decision === 'release') await requireReleaseLeft(work, userId);
  await decideReward(work.db, { id: params.id, state, by: userId, now: work.now });
  await record(work, {
    action:
      body.decision === 'release' ? rewardActs.referral_reward_released : rewardActs.referral_reward_refused,
    userId: waiting.user_id,
    rewardId: params.id,
  });
  return { id: params.id, state };
}

const DAY_S = 24 * 3600;

async function requireReleaseLeft(work: Work, staffId: string): Promise<void> {
  const released = await countReleasedBy(work.db, { staffId, since: addSeconds(work.now, -DAY_S) });
  if (released >= REWARDS_RELEASED_PER_DAY_MAX) throw new Refusal(referralRefusals.release_day_reached);
}
