import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { referralRefusals } from '../contract/refusals.ts';
import type { decideRewardCall, readReviewCall } from '../contract/review-endpoints.ts';
import { rewardAmount } from '../contract/reward.ts';
import { decideReward, findReviewed, listReview } from './reward-store.ts';

/** Writes into the house's audit log who decided about a reward. */
export type RecordDecision = (
  work: Work,
  decision: {
    readonly action: 'referral_reward_released' | 'referral_reward_refused';
    readonly userId: string;
    readonly rewardId: string;
  },
) => Promise<void>;

/** GET /admin/referral-rewards. */
export async function readReview(
  work: Work,
  { query }: CallInput<typeof readReviewCall>,
): Promise<ReplyOf<typeof readReviewCall>> {
  const after = z.safeParse(z.uuid(), query.after);
  const rows = await listReview(work.db, {
    after: after.success ? after.data : undefined,
    limit: query.limit + 1,
  });
  const shown = rows.slice(0, query.limit);
  return {
    items: shown.map((row) => ({
      id: row.id,
      amount: { ...rewardAmount, value: row.amount.toString() },
      user_id: row.user_id,
      referrer_id: row.referrer_id,
      referee_id: row.referee_id,
      risk: row.risk,
      reasons: [...row.risk_reasons],
      created_at: toInstant(row.created_at),
    })),
    next: rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * POST /admin/referral-rewards/:id/decide. A released reward still waits out its fourteen days. Refuses reward_unknown for what does
 * not wait for a decision, reward_own to whoever stands on either side of the referral.
 */
export async function decide(
  work: Work,
  record: RecordDecision,
  { params, body }: CallInput<typeof decideRewardCall>,
): Promise<ReplyOf<typeof decideRewardCall>> {
  const { userId } = personOf(work);
  const waiting = await findReviewed(work.db, params.id);
  if (!waiting) throw new Refusal(referralRefusals.reward_unknown);
  if (waiting.referrer_id === userId || waiting.referee_id === userId) {
    throw new Refusal(referralRefusals.reward_own);
  }
  const isReleased = body.decision === 'release';
  const state = isReleased ? 'held' : 'refused';
  const decided = await decideReward(work.db, { id: params.id, state, by: userId, now: work.now });
  if (!decided) throw new Refusal(referralRefusals.reward_unknown);
  await record(work, {
    action: isReleased ? 'referral_reward_released' : 'referral_reward_refused',
    userId: waiting.user_id,
    rewardId: params.id,
  });
  return { id: params.id, state };
}
