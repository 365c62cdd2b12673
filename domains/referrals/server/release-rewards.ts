import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';
import type { MoneyDoor } from '@egcr/wallet/server';
import * as z from 'zod/mini';

import { rewardDue } from '../contract/events.ts';
import { rewardAmount } from '../contract/reward.ts';
import { rewardKind, rewardsAccount } from './reward-money.ts';
import { releaseRewards, takeDueReward } from './reward-store.ts';

/** The wallet's door, as far as rewards need it. */
export type PayReward = MoneyDoor<typeof rewardKind>['pay'];

export const PAY_REWARD_JOB = 'referrals.pay_reward';

/** Makes due what has waited long enough, tells of it, and has each paid by a job of its own where this installation pays. */
export async function releaseDueRewards(work: Work, { pays }: { readonly pays: boolean }): Promise<void> {
  for (const { id, user_id, amount, asset } of await releaseRewards(work.db, work.now)) {
    const due = { reward_id: id, user_id, amount: amount.toString(), asset };
    await work.emit(told(rewardDue, due, [user_id]));
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
  await pay(work, {
    kind: rewardKind,
    key: reward.id,
    from: rewardsAccount,
    to: reward.user_id,
    amount: { ...rewardAmount, value: reward.amount.toString() },
  });
}
