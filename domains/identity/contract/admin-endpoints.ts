import { approvalRefusals, proposal, reasonText } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { auditItem } from './audit.ts';
import { BOOTSTRAP_TOKEN_LENGTH_MAX } from './limits.ts';
import { identityRefusals as no } from './refusals.ts';

// Outside the contract's door, as is the audit log's: only the super admins' pages carry them along.
const overseen = { access: 'signed_in', pin: 'none', roles: ['super_admin'], rate: 'read' } as const;

export const readOverviewCall = endpoint({
  name: 'identity.read_overview',
  summary: 'How many people there are, who is here now, what waits to be sent, and what happened last.',
  method: 'GET',
  path: '/api/v1/admin/overview',
  reply: z.object({
    people: z.number(),
    /** With an e-mail address or phone number that they proved to be theirs. */
    people_verified: z.number(),
    super_admins: z.number(),
    /** Neither ended nor idle. */
    sessions_open: z.number(),
    /** Mails and SMS that have not left yet. */
    messages_waiting: z.number(),
    latest: z.array(auditItem),
  }),
  refusals: [],
  ...overseen,
});

export const readAuditCall = endpoint({
  name: 'identity.read_audit',
  summary: 'The audit log, newest first.',
  method: 'GET',
  path: '/api/v1/admin/audit',
  query: pageQuery,
  reply: pageOf(auditItem),
  refusals: [],
  ...overseen,
});

export const redeemBootstrapCall = endpoint({
  name: 'identity.redeem_bootstrap',
  summary:
    'Makes the caller the first or second super admin, with the token that the operator had printed on the host.',
  method: 'POST',
  path: '/api/v1/identity/bootstrap',
  body: z.strictObject({
    token: z
      .string()
      .check(z.trim(), z.minLength(1, 'token_required'), z.maxLength(BOOTSTRAP_TOKEN_LENGTH_MAX)),
  }),
  reply: z.object({ role: z.literal('super_admin') }),
  refusals: [no.bootstrap_refused],
  access: 'verified',
  pin: 'fresh',
  rate: 'secret',
});

/** Roles that act for the house. The others belong to what a person is, not to the staff. */
export const staffRoleNames = ['super_admin', 'content_editor'] as const;

export const proposeRolesCall = endpoint({
  name: 'identity.propose_roles',
  summary:
    'Proposes which staff roles a person has from now on; another super admin decides, who is not the person that would be raised.',
  method: 'PUT',
  path: '/api/v1/admin/people/:id/roles',
  params: z.object({ id: uuid }),
  body: z.strictObject({
    roles: z.array(z.enum(staffRoleNames)).check(z.maxLength(staffRoleNames.length, 'too_many')),
    reason: reasonText,
  }),
  reply: proposal,
  status: 202,
  refusals: [
    platformRefusals.not_found,
    no.roles_unchanged,
    no.last_super_admin,
    approvalRefusals.interested_party,
    approvalRefusals.too_many_proposals,
  ],
  access: 'profiled',
  pin: 'fresh',
  roles: ['super_admin'],
  rate: 'write',
  idempotency: 'required',
});
