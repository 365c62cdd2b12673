import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { approvalRefusals as no } from './refusals.ts';
import { proposal, reasonText } from './shapes.ts';

const reading = { access: 'profiled', pin: 'none', permission: 'approvals.read', rate: 'read' } as const;
const acting = { access: 'profiled', pin: 'fresh', rate: 'money', idempotency: 'required' } as const;
/** The kind of a proposal says besides what its second person needs. */
const deciding = { ...acting, permission: 'approvals.decide' } as const;

const params = z.object({ id: uuid });

export const proposalsCall = endpoint({
  name: 'approvals.list_proposals',
  summary: 'What waits for a second person, or what was decided, newest first.',
  method: 'GET',
  path: '/api/v1/admin/proposals',
  query: z.extend(pageQuery, { state: z._default(z.enum(['open', 'decided']), 'open') }),
  reply: pageOf(proposal),
  refusals: [],
  ...reading,
});

export const countWaitingCall = endpoint({
  name: 'approvals.count_waiting',
  summary: 'How many proposals wait: those of others, and the caller’s own.',
  method: 'GET',
  path: '/api/v1/admin/waiting-proposals',
  reply: z.object({ others: z.int(), own: z.int() }),
  refusals: [],
  ...reading,
});

export const proposalCall = endpoint({
  name: 'approvals.read_proposal',
  summary: 'One proposal: what it would do, who made it, and what became of it.',
  method: 'GET',
  path: '/api/v1/admin/proposals/:id',
  params,
  reply: proposal,
  refusals: [platformRefusals.not_found],
  ...reading,
});

export const approveCall = endpoint({
  name: 'approvals.approve',
  summary:
    'Carries a proposal out, as its second person. Judged anew: where it cannot be carried out, nothing is decided and the answer says why.',
  method: 'POST',
  path: '/api/v1/admin/proposals/:id/approve',
  params,
  body: z.strictObject({
    /** Of the proposal as it was read. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'sha256_format')),
    reason: z.optional(reasonText),
  }),
  reply: proposal,
  refusals: [
    platformRefusals.not_found,
    no.proposal_decided,
    no.proposal_expired,
    no.own_proposal,
    no.proposal_changed,
    no.proposal_void,
    no.day_limit_reached,
    no.interested_party,
    no.proposal_outdated,
    no.day_worth_reached,
  ],
  ...deciding,
});

export const rejectCall = endpoint({
  name: 'approvals.reject',
  summary: 'Refuses a proposal for good.',
  method: 'POST',
  path: '/api/v1/admin/proposals/:id/reject',
  params,
  body: z.strictObject({ reason: reasonText }),
  reply: proposal,
  refusals: [platformRefusals.not_found, no.proposal_decided, no.proposal_expired, no.own_proposal],
  ...deciding,
});

export const withdrawCall = endpoint({
  name: 'approvals.withdraw',
  summary: 'Takes back your own proposal.',
  method: 'POST',
  path: '/api/v1/admin/proposals/:id/withdraw',
  params,
  body: z.strictObject({ reason: z.optional(reasonText) }),
  reply: proposal,
  refusals: [platformRefusals.not_found, no.proposal_decided, no.proposal_expired],
  ...acting,
  permission: 'approvals.withdraw',
});

export const approvalCalls = [
  proposalsCall,
  countWaitingCall,
  proposalCall,
  approveCall,
  rejectCall,
  withdrawCall,
] as const;
