import { approvalRefusals, proposal, reasonText } from '@egcr/approvals/contract';
import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { formRefusals } from '@egcr/forms/contract';
import * as z from 'zod/mini';

import { SCOPE_ID_LENGTH_MAX } from './limits.ts';
import { roleRefusals as no } from './refusals.ts';
import { scopeKinds } from './scope.ts';
import { staffRoles } from './staff-roles.ts';

const role = z.enum(staffRoles, 'not_offered');
const scopeKind = z.enum(scopeKinds, 'not_offered');

export const readOwnCall = endpoint({
  name: 'roles.read_own',
  summary:
    'Which roles of the staff the caller has, and what they allow, packed for the same judge that the server uses.',
  method: 'GET',
  path: '/api/v1/roles/own',
  reply: z.object({
    roles: z.array(
      z.object({
        id: uuid,
        role: z.string(),
        scope_kind: scopeKind,
        scope_id: z.string(),
        reason: z.string(),
        granted_at: instant,
        ends_at: z.nullable(instant),
      }),
    ),
    /** Rules of `@casl/ability`, packed. */
    rules: z.array(z.array(z.unknown())),
    /** The roles count in a session that proved a second factor; this one has not. */
    needs_second_factor: z.boolean(),
  }),
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  rate: 'read',
});

export const giveUpRoleCall = endpoint({
  name: 'roles.give_up',
  summary: 'Ends a role of the caller, at once. The last super admin keeps theirs.',
  method: 'POST',
  path: '/api/v1/roles/own/:id/give-up',
  params: z.object({ id: uuid }),
  body: z.strictObject({}),
  reply: z.object({ role: z.string() }),
  refusals: [platformRefusals.not_found, no.grant_ended, no.last_super_admin],
  access: 'profiled',
  pin: 'fresh',
  rate: 'write',
  idempotency: 'required',
});

const member = z.object({
  user_id: uuid,
  /** Empty where the account is gone. */
  name: z.string(),
});

export const grant = named(
  'RoleGrant',
  z.object({
    id: uuid,
    person: member,
    role: z.string(),
    scope_kind: scopeKind,
    scope_id: z.string(),
    reason: z.string(),
    /** Null where the operator gave it. */
    granted_by: z.nullable(member),
    approved_by: z.nullable(member),
    granted_at: instant,
    ends_at: z.nullable(instant),
    ended_at: z.nullable(instant),
    ended_by: z.nullable(member),
    end_reason: z.nullable(z.string()),
    /** It is the caller's own. */
    own: z.boolean(),
  }),
);
export type Grant = z.infer<typeof grant>;

export const listGrantsCall = endpoint({
  name: 'roles.list_grants',
  summary:
    'Who of the staff has which role, where and until when, newest first; or the roles that have ended.',
  method: 'GET',
  path: '/api/v1/admin/role-grants',
  query: z.extend(pageQuery, { state: z._default(z.enum(['active', 'ended'], 'not_offered'), 'active') }),
  reply: pageOf(grant),
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  permission: 'roles.read',
  rate: 'read',
});

export const proposeGrantCall = endpoint({
  name: 'roles.propose_grant',
  summary:
    'Proposes a role for a person, with its place and its end; a second person decides, who is not the one who would get it.',
  method: 'POST',
  path: '/api/v1/admin/role-grants',
  body: z.strictObject({
    username: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(64, 'too_long')),
    role,
    scope_kind: z._default(scopeKind, 'global'),
    scope_id: z._default(
      z.string().check(z.regex(/^[\w.-]*$/, 'characters'), z.maxLength(SCOPE_ID_LENGTH_MAX, 'too_long')),
      '',
    ),
    /** Absent: until it is taken away. */
    ends_at: z.optional(instant),
    reason: reasonText,
  }),
  reply: proposal,
  status: 202,
  refusals: [
    no.person_unknown,
    no.ends_too_early,
    platformRefusals.not_found,
    no.roles_unchanged,
    approvalRefusals.interested_party,
    approvalRefusals.too_many_proposals,
  ],
  access: 'profiled',
  pin: 'fresh',
  permission: 'roles.propose',
  rate: 'write',
  idempotency: 'required',
});

export const revokeGrantCall = endpoint({
  name: 'roles.revoke_grant',
  summary: 'Takes a role away at once, with a reason: from the next request on it gives nothing.',
  method: 'POST',
  path: '/api/v1/admin/role-grants/:id/revoke',
  params: z.object({ id: uuid }),
  body: z.strictObject({ reason: reasonText }),
  reply: grant,
  refusals: [platformRefusals.not_found, no.grant_ended, no.takes_two_people],
  access: 'profiled',
  pin: 'fresh',
  permission: 'roles.revoke',
  rate: 'write',
  idempotency: 'required',
});

/** The same for all roles that a person has everywhere; older than roles with a place and an end, and named after identity since then. */
export const proposeRolesCall = endpoint({
  name: 'identity.propose_roles',
  summary:
    'Proposes which staff roles a person has from now on; a second person decides, who is not the person that would be raised.',
  method: 'PUT',
  path: '/api/v1/admin/people/:id/roles',
  params: z.object({ id: uuid }),
  body: z.strictObject({
    roles: z.array(z.enum(staffRoles)).check(z.maxLength(staffRoles.length, 'too_many')),
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
  permission: 'roles.propose',
  rate: 'write',
  idempotency: 'required',
});

export const requestRoleCall = endpoint({
  name: 'roles.request_role',
  summary:
    'Sends a draft of the form roles.request and opens a case of it, once. The case gives nothing: its approval proposes the role to a second person.',
  method: 'POST',
  path: '/api/v1/roles/requests',
  body: z.strictObject({ draft_id: uuid, version: z.int().check(z.gte(1)) }),
  reply: z.object({ id: uuid, reference: z.string() }),
  status: 201,
  refusals: [
    platformRefusals.not_found,
    formRefusals.draft_sent,
    formRefusals.draft_changed,
    caseRefusals.case_step_refused,
    no.roles_unchanged,
    no.request_waits,
    no.ends_too_early,
  ],
  access: 'profiled',
  pin: 'none',
  rate: 'write',
  idempotency: 'required',
});
