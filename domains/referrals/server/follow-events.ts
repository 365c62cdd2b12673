import { hearTogether, type Listener } from '@egcr/server-kit/domain';
import * as z from 'zod/mini';

import { ACTIVITY_MAJOR_MIN } from '../contract/limits.ts';
import { advance } from './advance.ts';
import type { ReferralPeople } from './people.ts';
import { refuseRewardsOf } from './reward-store.ts';
import { forgetPerson, openReferees } from './store.ts';

const aboutPerson = z.object({ user_id: z.string() });
const payment = z.object({
  amount: z.object({ value: z.string().check(z.regex(/^\d+$/)), assetScale: z.number() }),
  from: z.nullable(z.object({ user_id: z.string() })),
  to: z.object({ user_id: z.string() }),
});

/** What moves referrals on: somebody is confirmed or completes their profile, somebody pays. */
export function followEvents(people: ReferralPeople): Readonly<Record<string, Listener>> {
  const look: Listener = (work, { payload }) => advance(people, work, aboutPerson.parse(payload).user_id);
  return {
    'identity.user_confirmed': look,
    'profile.saved': look,
    'identity.user_deleted': async (work, { payload }) => {
      const { user_id: userId } = aboutPerson.parse(payload);
      await forgetPerson(work.db, userId);
      await refuseRewardsOf(work.db, userId);
    },
    'wallet.transfer_posted': hearTogether(async (work, events) => {
      const payments = events.map(({ payload }) => payment.parse(payload)).flatMap(activityOf);
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

function activityOf({ amount, from, to }: z.output<typeof payment>): Activity[] {
  const least = ACTIVITY_MAJOR_MIN * 10n ** BigInt(amount.assetScale);
  // Play money comes from nobody; a few cents are no activity.
  if (from === null || BigInt(amount.value) < least) return [];
  return [{ fromUserId: from.user_id, toUserId: to.user_id }];
}

function byPayer(one: Activity, other: Activity): number {
  return one.fromUserId < other.fromUserId ? -1 : 1;
}
