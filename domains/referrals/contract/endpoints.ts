import { endpoint } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';

import { referralRefusals } from './refusals.ts';

export const readReferralsCall = endpoint({
  name: 'referrals.read_referrals',
  summary:
    'Your own code, and how far those are whom you brought, newest first. It is not said who they are.',
  method: 'GET',
  path: '/api/v1/referrals',
  reply: z.object({
    code: z.string(),
    items: z.array(z.object({ status: z.string(), created_at: z.iso.datetime() })),
  }),
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  rate: 'read',
});

export const applyReferralCall = endpoint({
  name: 'referrals.apply_code',
  summary: 'Says who sent you: once for each account, within thirty days of signing up.',
  method: 'POST',
  path: '/api/v1/referrals/apply',
  body: z.strictObject({ referral_code: z.string() }),
  reply: z.object({ detail: z.string() }),
  refusals: [referralRefusals.referral_refused],
  access: 'signed_in',
  pin: 'none',
  rate: 'secret',
});
