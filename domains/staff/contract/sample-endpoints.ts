import { approvalRefusals, proposal, reasonText } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';

const staff = { access: 'profiled', permission: 'samples.purge' } as const;

export const listSamplesCall = endpoint({
  ...staff,
  name: 'staff.list_samples',
  summary: 'How many invented things each domain holds, which are marked as samples.',
  method: 'GET',
  path: '/api/v1/admin/samples',
  reply: z.object({ items: z.array(z.object({ domain: z.string(), count: z.int() })) }),
  refusals: [],
  pin: 'none',
  rate: 'read',
});

export const proposePurgeCall = endpoint({
  ...staff,
  name: 'staff.propose_purge',
  summary:
    'Proposes to remove everything that is marked as a sample; a second person decides. What money moved with, or what something real needs, stays.',
  method: 'POST',
  path: '/api/v1/admin/samples/purge',
  body: z.strictObject({ reason: reasonText }),
  reply: proposal,
  status: 202,
  refusals: [approvalRefusals.too_many_proposals],
  pin: 'fresh',
  rate: 'write',
  idempotency: 'required',
});
