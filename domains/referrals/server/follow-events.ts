import { userConfirmed, userDeleted } from '@egcr/identity/contract';
import { profileSaved } from '@egcr/profile/contract';
import type { Listener } from '@egcr/server-kit/domain';
import { hear, hearTogether } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';
import { transferPosted } from '@egcr/wallet/contract';
import type * as z from 'zod/mini';

import { ACTIVITY_MAJOR_MIN } from '../contract/limits.ts';
import { advance } from './advance.ts';
import type { ReferralPeople } from './people.ts';
import { refuseRewardsOf } from './reward-store.ts';
import { forgetPerson, openReferees } from './store.ts';

/** What moves referrals on: someone is confirmed or completes their profile, someone pays. */
export function followEvents(people: ReferralPeople): Readonly<Record<string, Listener>> {
  const look = (work: Work, { user_id: userId }: { readonly user_id: string }) =>
    advance(people, work, userId);
  return {
    ...hear(userConfirmed, look),
    ...hear(profileSaved, look),
    ...hear(userDeleted, async (work, { user_id: userId }) => {
      await forgetPerson(work.db, userId);
      await refuseRewardsOf(work.db, userId);
    }),
    ...hearTogether(transferPosted, async (work, events) => {
      const payments = events.map(({ payload }) => payload).flatMap(activityOf);
      if (payments.length === 0) return;
      // Most people who pay were not brought by anybody, or long ago.
      const open = await openReferees(
        work.db,
        payments.map(({ fromUserId }) => fromUserId),
      );
      // One after the other in the order of the people, as everybody locks them.
      for (const { fromUserId, toUserId } of payments.toSorted(byPayer)) {
        if (open.has(fromUserId)) await advance(people, work, fromUserId, { toUserId });
      }
    }),
  };
}

interface Activity {
  readonly fromUserId: string;
  readonly toUserId: string;
}

function activityOf({ amount, from, to }: z.output<typeof transferPosted.payload>): Activity[] {
  const least = ACTIVITY_MAJOR_MIN * 10n ** BigInt(amount.assetScale);
  // Play money comes from nobody, a fee goes to nobody; a few cents are no activity.
  if (from === null || to === null || BigInt(amount.value) < least) return [];
  return [{ fromUserId: from.user_id, toUserId: to.user_id }];
}

function byPayer(one: Activity, other: Activity): number {
  return one.fromUserId < other.fromUserId ? -1 : 1;
}
