import type { WireMoney } from '@egcr/contract/money';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { REWARD_DUE } from '../contract/events.ts';
import { rewardAmount } from '../contract/reward.ts';
import { releaseRewards, takeDueReward } from './reward-store.ts';

/** Gives a person money, in the given work. */
export type PayReward = (
  work: Work,
  reward: { readonly userId: string; readonly amount: WireMoney },
) => Promise<void>;

export const PAY_REWARD_JOB = 'referrals.pay_reward';

/** Makes due what has waited long enough, tells of it, and has each paid by a job of its own where this installation pays. */
export async function releaseDueRewards(work: Work, { pays }: { readonly pays: boolean }): Promise<void> {
  for (const { id, user_id, amount, asset } of await releaseRewards(work.db, work.now)) {
    await work.emit({
      topic: REWARD_DUE,
      payload: { reward_id: id, user_id, amount: amount.toString(), asset },
      audience: [user_id],
    });
    if (pays) await work.enqueue(PAY_REWARD_JOB, { reward_id: id }, { key: `${PAY_REWARD_JOB} ${id}` });
  }
}

const job = z.object({ reward_id: z.string() });

/** Pays one due reward. However often the job runs, the money moves once: mark and money are one transaction. */
export async function payReward(
  pay: PayReward,
  work: Work,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  const reward = await takeDueReward(work.db, job.parse(payload).reward_id);
  if (!reward) return;
  const amount = { ...rewardAmount, value: reward.amount.toString() };
  await pay(work, { userId: reward.user_id, amount });
}
