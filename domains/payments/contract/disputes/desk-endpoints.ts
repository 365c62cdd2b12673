import { endpoint } from '@egcr/contract/endpoint';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { fileLink } from '@egcr/contract/uploads';
import { walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { paymentRefusals as no } from '../refusals.ts';
import { statement } from './dispute-endpoints.ts';
import { dispute } from './dispute-shapes.ts';

const staff = { access: 'profiled', permission: 'disputes.decide' } as const;
const idParams = z.object({ id: z.string() });

export const deskDisputesCall = endpoint({
  name: 'payments.read_dispute_desk',
  summary: 'Disputes of wallet payments that officers decide, those that have waited longest first.',
  ...staff,
  pin: 'none',
  method: 'GET',
  path: '/api/v1/admin/payment-disputes',
  query: pageQuery,
  reply: pageOf(dispute),
  refusals: [],
  rate: 'read',
});

export const deskDisputeCall = endpoint({
  name: 'payments.read_dispute_to_decide',
  summary: 'One dispute with what both sides say, for an officer who is neither.',
  ...staff,
  pin: 'none',
  method: 'GET',
  path: '/api/v1/admin/payment-disputes/:id',
  params: idParams,
  reply: dispute,
  refusals: [platformRefusals.not_found, no.dispute_own],
  rate: 'read',
});

export const deskDisputeFileCall = endpoint({
  name: 'payments.link_to_evidence_to_decide',
  summary: 'A link to a file of a dispute, for an officer. It is noted who opened it.',
  ...staff,
  pin: 'none',
  method: 'POST',
  path: '/api/v1/admin/payment-disputes/:id/files/:number/link',
  params: z.object({ id: z.string(), number: z.coerce.number().check(z.int(), z.gte(1), z.lte(99)) }),
  reply: fileLink,
  refusals: [platformRefusals.not_found, no.dispute_own],
  rate: 'read',
});

export const decideDisputeCall = endpoint({
  name: 'payments.decide_dispute',
  summary:
    'Decides a dispute for the merchant (won) or for the payer (lost), with a reason that both sides read.',
  ...staff,
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/admin/payment-disputes/:id/decision',
  params: idParams,
  body: z.strictObject({ outcome: z.enum(['won', 'lost'], 'not_offered'), reason: statement }),
  reply: dispute,
  refusals: [
    platformRefusals.not_found,
    no.dispute_own,
    no.dispute_closed,
    walletRefusals.recipient_unavailable,
    walletRefusals.account_frozen,
  ],
  rate: 'write',
  idempotency: 'required',
});
