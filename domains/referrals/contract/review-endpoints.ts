import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { referralRefusals as no } from './refusals.ts';

export const readReviewCall = endpoint({
  name: 'referrals.read_review',
  summary: 'Rewards that wait for a person because their referral looks risky, oldest first.',
  method: 'GET',
  path: '/api/v1/admin/referral-rewards',
  query: pageQuery,
  reply: pageOf(
    z.object({
      id: uuid,
      amount: wireMoney,
      /** Who gets it: the one who was brought, or the one who brought them. */
      user_id: uuid,
      referrer_id: uuid,
      referee_id: uuid,
      risk: z.number(),
      reasons: z.array(z.string()),
      created_at: instant,
    }),
  ),
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  permission: 'referrals.review',
  rate: 'read',
});

export const decideRewardCall = endpoint({
  name: 'referrals.decide_reward',
  summary: 'Releases a reward that waits for a person, or refuses it for good.',
  method: 'POST',
  path: '/api/v1/admin/referral-rewards/:id/decide',
  params: z.object({ id: uuid }),
  body: z.strictObject({ decision: z.enum(['release', 'refuse']) }),
  reply: z.object({ id: uuid, state: z.enum(['held', 'refused']) }),
  refusals: [no.reward_unknown, no.reward_own, no.release_day_reached],
  access: 'signed_in',
  pin: 'fresh',
  permission: 'referrals.review',
  rate: 'write',
});
