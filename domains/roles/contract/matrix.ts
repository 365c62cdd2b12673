import type { Permission } from '@egcr/contract/endpoint';

import type { StaffRole } from './staff-roles.ts';

/**
 * Which roles have which permission: the one place that says so. Calls name a permission (`permission` of their endpoint), proposals two. A test
 * compares this table with all calls: a permission that nothing asks for, or that no role has, fails it. A super admin decides about people
 * and settings and moves no money.
 */
export const matrix = {
  'staff.read_overview': ['auditor', 'oversight', 'admin', 'super_admin'],
  'staff.read_audit': ['finance_officer', 'auditor', 'oversight', 'super_admin'],
  'roles.read': ['auditor', 'oversight', 'admin', 'super_admin'],
  'roles.propose': ['admin', 'super_admin'],
  // A role that itself decides about roles.
  'roles.propose_power': ['super_admin'],
  'roles.revoke': ['oversight', 'admin', 'super_admin'],
  'roles.approve': ['oversight', 'super_admin'],
  // Removing everything that is marked as a sample takes two.
  'samples.purge': ['admin', 'super_admin'],
  'samples.approve': ['oversight', 'super_admin'],
  'approvals.read': ['finance_officer', 'auditor', 'oversight', 'admin', 'super_admin'],
  'approvals.decide': ['finance_officer', 'oversight', 'super_admin'],
  'approvals.withdraw': ['finance_officer', 'oversight', 'admin', 'super_admin'],
  'money.read': ['finance_officer', 'auditor', 'oversight', 'super_admin'],
  'money.propose': ['finance_officer'],
  'money.approve': ['finance_officer', 'oversight'],
  'rates.propose': ['finance_officer', 'super_admin'],
  'rates.approve': ['finance_officer', 'oversight', 'super_admin'],
  'disbursements.read': [
    'benefits_reviewer',
    'programme_manager',
    'finance_officer',
    'auditor',
    'oversight',
    'super_admin',
  ],
  // A benefits reviewer requests the payment of a cycle of support.
  'disbursements.request': ['benefits_reviewer', 'programme_manager', 'finance_officer'],
  'disbursements.approve': ['finance_officer'],
  'disbursements.oversee': ['oversight'],
  'referrals.review': ['fraud_reviewer', 'finance_officer', 'admin'],
  'cases.read': [
    'registry_reviewer',
    'verification_reviewer',
    'benefits_reviewer',
    'jobs_reviewer',
    'programme_manager',
    'content_editor',
    'fraud_reviewer',
    'finance_officer',
    'auditor',
    'oversight',
    'admin',
    'super_admin',
  ],
  'cases.handle': [
    'registry_reviewer',
    'verification_reviewer',
    'benefits_reviewer',
    'jobs_reviewer',
    'programme_manager',
    'finance_officer',
    'content_editor',
    'fraud_reviewer',
    'admin',
    'super_admin',
  ],
  // A person who gives one of the approvals of a kind needs this, and what that approval names.
  'cases.decide': [
    'registry_reviewer',
    'verification_reviewer',
    'benefits_reviewer',
    'jobs_reviewer',
    'programme_manager',
    'finance_officer',
    'content_editor',
    'fraud_reviewer',
    'oversight',
    'admin',
    'super_admin',
  ],
  // Which kinds of cases, besides the three above.
  'desk.read': ['registry_reviewer', 'content_editor', 'auditor', 'oversight', 'admin', 'super_admin'],
  'desk.handle': ['registry_reviewer', 'content_editor', 'admin'],
  // Those who judge an application do not see who sent it: they read no cases of grants.
  'grants.judge': ['grants_reviewer'],
  'grants.read': ['programme_manager', 'finance_officer', 'auditor', 'oversight', 'admin', 'super_admin'],
  'grants.review': ['programme_manager'],
  // The second approval: the money of a programme is promised with it.
  'grants.award': ['finance_officer', 'oversight'],
  'registry.read': ['registry_reviewer', 'auditor', 'oversight', 'admin', 'super_admin'],
  'registry.review': ['registry_reviewer', 'admin'],
  // The second person where a business is suspended, converted or ended.
  'registry.oversee': ['oversight', 'super_admin'],
  'verification.read': ['verification_reviewer', 'auditor', 'oversight', 'admin', 'super_admin'],
  'verification.review': ['verification_reviewer', 'admin'],
  'verification.import_lists': ['admin', 'super_admin'],
  'support.read': ['benefits_reviewer', 'auditor', 'oversight', 'admin', 'super_admin'],
  'support.handle': ['benefits_reviewer'],
  'jobs.read': ['jobs_reviewer', 'auditor', 'oversight', 'admin', 'super_admin'],
  'jobs.moderate': ['jobs_reviewer', 'admin'],
  'fraud.read': ['fraud_reviewer', 'auditor', 'oversight', 'admin'],
  'fraud.handle': ['fraud_reviewer', 'admin'],
  // Who decides a dispute is neither its payer nor its merchant.
  'disputes.decide': ['finance_officer', 'fraud_reviewer'],
  'contact.handle': ['content_editor', 'admin', 'super_admin'],
  // Warnings of scams on the page about security.
  'site.warn': ['fraud_reviewer', 'content_editor', 'admin'],
  'site.edit': ['content_editor', 'admin', 'super_admin'],
  'blog.write': ['author', 'content_editor', 'super_admin'],
  // Posts of others: no author decides about their own, save a super admin.
  'blog.publish': ['content_editor', 'super_admin'],
  'blog.publish_own': ['super_admin'],
  'comments.moderate': ['content_editor', 'super_admin'],
} as const satisfies Readonly<Record<Permission, readonly StaffRole[]>>;

export type KnownPermission = keyof typeof matrix;

export const permissions = Object.keys(matrix) as readonly KnownPermission[];

/** The roles that have a permission; none where the matrix does not know it. */
export function rolesWith(permission: Permission): readonly StaffRole[] {
  return Object.entries(matrix).find(([each]) => each === permission)?.[1] ?? [];
}

/** What a role may do. */
export function permissionsOf(role: string): readonly string[] {
  return Object.entries(matrix).flatMap(([permission, roles]: [string, readonly string[]]) =>
    roles.includes(role) ? [permission] : [],
  );
}

/** Whether a role proposes, approves or takes away roles of others. */
export function decidesAboutRoles(role: string): boolean {
  return permissionsOf(role).some((each) => /^roles\.(propose|approve|revoke)/.test(each));
}
