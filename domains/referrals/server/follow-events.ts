import type { Listener } from '@egcr/server-kit/domain';
import * as z from 'zod/mini';

import { ACTIVITY_MAJOR_MIN } from '../contract/limits.ts';
import { advance } from './advance.ts';
import type { ReferralPeople } from './people.ts';

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
    'wallet.transfer_posted': async (work, { payload }) => {
      const { amount, from, to } = payment.parse(payload);
      const least = ACTIVITY_MAJOR_MIN * 10n ** BigInt(amount.assetScale);
      // Play money comes from nobody; a few cents are no activity.
      if (from === null || BigInt(amount.value) < least) return;
      await advance(people, work, from.user_id, { toUserId: to.user_id });
    },
  };
}
