import { approvalRefusals, proposal } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { envelopeStates } from './envelope-machine.ts';
import { disbursementRefusals as no } from './refusals.ts';
import { envelopeRow, envelopeShown, payment } from './shapes.ts';

const params = z.object({ id: uuid });
const reads = {
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  permission: 'disbursements.read',
  rate: 'read',
} as const;

export const envelopesCall = endpoint({
  ...reads,
  name: 'disbursements.list_envelopes',
  summary: 'Envelopes of payments, newest first.',
  path: '/api/v1/admin/disbursements',
  query: z.extend(pageQuery, { state: z.optional(z.enum(envelopeStates, 'not_offered')) }),
  reply: pageOf(envelopeRow),
  refusals: [],
});

export const envelopeCall = endpoint({
  ...reads,
  name: 'disbursements.read_envelope',
  summary: 'One envelope, with how its payments stand.',
  path: '/api/v1/admin/disbursements/:id',
  params,
  reply: envelopeShown,
  refusals: [platformRefusals.not_found],
});

export const paymentsCall = endpoint({
  ...reads,
  name: 'disbursements.list_payments',
  summary: 'The payments of an envelope, in their order.',
  path: '/api/v1/admin/disbursements/:id/payments',
  params,
  query: pageQuery,
  reply: pageOf(payment),
  refusals: [platformRefusals.not_found],
});

export const proposeEnvelopeCall = endpoint({
  access: 'profiled',
  pin: 'fresh',
  name: 'disbursements.propose_envelope',
  summary: 'Proposes to pay an envelope: another person approves, in a large one from oversight.',
  method: 'POST',
  path: '/api/v1/admin/disbursements/:id/proposal',
  params,
  reply: proposal,
  status: 202,
  refusals: [
    platformRefusals.not_found,
    no.envelope_state,
    no.payer_decided,
    approvalRefusals.interested_party,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  permission: 'disbursements.read',
  rate: 'write',
  idempotency: 'required',
});

export const cancelEnvelopeCall = endpoint({
  access: 'profiled',
  pin: 'fresh',
  name: 'disbursements.cancel_envelope',
  summary: 'Cancels an envelope that nobody has approved. Its money goes back to the fund.',
  method: 'POST',
  path: '/api/v1/admin/disbursements/:id/cancellation',
  params,
  reply: envelopeShown,
  refusals: [platformRefusals.not_found, no.envelope_state],
  permission: 'disbursements.request',
  rate: 'write',
  idempotency: 'required',
});
