import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** A person who came by a referral got one step further; the referrer hears of it. */
export const referralChanged = event(
  'referrals.referral_changed',
  z.object({ referral_id: uuid, status: z.string() }),
);

/** A reward has waited long enough and may be paid. `amount` in minor units. */
export const rewardDue = event(
  'referrals.reward_due',
  z.object({ reward_id: uuid, user_id: uuid, amount: z.string(), asset: z.string() }),
);
