import { approvalRefusals, proposal } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { organisationRefusals } from '@egcr/organisations/contract';
import {
  businessStatuses,
  businessTypes,
  officerEvents,
  ownerEvents,
  registryRefusals as no,
  statusActs,
} from '@egcr/registry/contract';
import * as z from 'zod/mini';

import { STATUS_REASON_MAX, STATUS_REASON_MIN } from './limits.ts';

/** Everyone reads it. */
const statusReason = z
  .string()
  .check(z.trim(), z.minLength(STATUS_REASON_MIN, 'too_short'), z.maxLength(STATUS_REASON_MAX, 'too_long'));

const statusStep = z.object({
  event: z.enum([...ownerEvents, ...officerEvents]),
  /** Which it led to. */
  status: z.enum(businessStatuses),
  reason: z.string(),
  /** YYYY-MM-DD: from this day on. */
  on: z.string(),
  made_at: instant,
});

const shown = {
  id: uuid,
  name: z.string(),
  number: z.string(),
  status: z.enum(businessStatuses),
  /** What a business with this status cannot do. */
  forbids: z.array(z.enum(statusActs)),
  /** The latest first. */
  steps: z.array(statusStep),
};

export const ownStatus = named(
  'OwnBusinessStatus',
  z.object({
    ...shown,
    /** What the caller may do now. */
    may: z.array(z.enum(ownerEvents)),
  }),
);
export type OwnStatus = z.output<typeof ownStatus>;

export const officerStatus = named(
  'BusinessStatus',
  z.object({
    ...shown,
    slug: z.string(),
    type: z.enum(businessTypes),
    is_sample: z.boolean(),
    /** What two officers may do with this status. */
    may: z.array(z.enum(officerEvents)),
    /** Of which types a business of its country may become one. */
    types: z.array(z.enum(businessTypes)),
  }),
);
export type OfficerStatus = z.output<typeof officerStatus>;

export const ownStep = z.strictObject({ event: z.enum(ownerEvents, 'not_offered'), reason: statusReason });

export const officerProposal = z.strictObject({
  event: z.enum(officerEvents, 'not_offered'),
  reason: statusReason,
  /** Which type it becomes; of a conversion alone. */
  type: z.optional(z.enum(businessTypes, 'not_offered')),
});

const byId = z.object({ id: uuid });
const byNumber = z.object({ number: z.string().check(z.maxLength(20)) });

export const readOwnStatusCall = endpoint({
  name: 'business_status.read_own',
  summary:
    'The status of a business of the caller, what it forbids, how it came to be, and what the caller may do.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/businesses/:id/status',
  params: byId,
  reply: ownStatus,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const takeOwnStepCall = endpoint({
  name: 'business_status.take_own_step',
  summary: 'Puts a business to rest, or resumes it, from today on. For owners.',
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/businesses/:id/status',
  params: byId,
  body: ownStep,
  reply: ownStatus,
  refusals: [platformRefusals.not_found, organisationRefusals.team_role_required, no.status_step_refused],
  rate: 'write',
  idempotency: 'required',
});

export const readStatusCall = endpoint({
  name: 'business_status.read',
  summary:
    'The status of a business by its number, for officers: how it came to be, and what two of them may do.',
  access: 'profiled',
  pin: 'none',
  permission: 'registry.read',
  method: 'GET',
  path: '/api/v1/admin/businesses/:number/status',
  params: byNumber,
  reply: officerStatus,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const proposeStatusCall = endpoint({
  name: 'business_status.propose',
  summary:
    'Proposes to suspend a business, to lift that, to begin its liquidation, to convert it or to end it. Another officer approves.',
  access: 'profiled',
  pin: 'fresh',
  permission: 'registry.review',
  method: 'POST',
  path: '/api/v1/admin/businesses/:number/status-proposals',
  params: byNumber,
  body: officerProposal,
  reply: proposal,
  status: 202,
  refusals: [
    platformRefusals.not_found,
    no.status_step_refused,
    no.status_stopped,
    approvalRefusals.interested_party,
    approvalRefusals.too_many_proposals,
  ],
  rate: 'write',
  idempotency: 'required',
});
