import type { Work } from '@egcr/server-kit/work';

import { REWARD_DUE } from '../contract/events.ts';
import { releaseRewards } from './reward-store.ts';

/** Tells which rewards have waited long enough; whoever pays listens. */
export async function releaseDueRewards(work: Work): Promise<void> {
  for (const { id, user_id, amount, asset } of await releaseRewards(work.db, work.now)) {
    await work.emit({
      topic: REWARD_DUE,
      payload: { reward_id: id, user_id, amount: amount.toString(), asset },
      audience: [user_id],
    });
  }
}
