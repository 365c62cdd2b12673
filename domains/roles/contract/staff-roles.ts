/** Roles of people who work for the platform. A name is only ever added: grants and tokens keep theirs. */
export const staffRoles = [
  'registry_reviewer',
  'verification_reviewer',
  'grants_reviewer',
  'jobs_reviewer',
  'benefits_reviewer',
  // The reviewer of content; the name is older than the other reviewers.
  'content_editor',
  'fraud_reviewer',
  'programme_manager',
  'finance_officer',
  'auditor',
  'oversight',
  'admin',
  'super_admin',
  // Writes posts; an editor of content decides about them.
  'author',
] as const;
export type StaffRole = (typeof staffRoles)[number];

export function isStaffRole(role: string): role is StaffRole {
  return staffRoles.some((each) => each === role);
}
