import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { BOOTSTRAP_TOKEN_LENGTH_MAX } from './limits.ts';
import { staffRefusals as no } from './refusals.ts';

const auditItem = z.object({
  id: uuid,
  happened_at: instant,
  /** Declared by the domain in which it was done. */
  action: z.string(),
  /** Whom it is about; null where it is nobody's account, or one that is gone. */
  person: z.nullable(z.object({ user_id: uuid, address: z.string() })),
  /** Cut to its network. */
  ip: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

const overseen = { access: 'signed_in', pin: 'none', rate: 'read' } as const;

export const readOverviewCall = endpoint({
  name: 'identity.read_overview',
  summary: 'How many people there are, who is here now, what waits to be sent, and what happened last.',
  method: 'GET',
  path: '/api/v1/admin/overview',
  reply: z.object({
    people: z.number(),
    /** With an email address or phone number that they proved to be theirs. */
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
  permission: 'staff.read_overview',
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
  permission: 'staff.read_audit',
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
