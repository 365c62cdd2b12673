import { ORGANISATION_NAME_MAX } from './limits.ts';
import type { TeamRole } from './team-roles.ts';

/** Control characters, line separators, and marks that no one sees: two names that look the same would be different. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u;
const VISIBLE = /[\p{L}\p{N}]/u;

/** A name as it is kept: composed characters, single spaces, nothing around it. */
export function tidyOrganisationName(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

/** Why a name is refused; undefined where it is fine. Length is counted in code points, after tidying. */
export function organisationNameIssue(text: string): 'required' | 'too_long' | 'characters' | undefined {
  if (!text.isWellFormed()) return 'characters';
  const name = tidyOrganisationName(text);
  if (name === '') return 'required';
  if (UNSAFE.test(name) || !VISIBLE.test(name)) return 'characters';
  return Array.from(name).length > ORGANISATION_NAME_MAX ? 'too_long' : undefined;
}

interface Member {
  readonly userId: string;
  readonly role: TeamRole;
}

/** Whether an organisation has no owner once a member has another role, or none: then the change is refused. */
export function leavesNoOwner(
  members: readonly Member[],
  { userId, role }: { readonly userId: string; readonly role: TeamRole | undefined },
): boolean {
  return role !== 'owner' && members.every((each) => each.userId === userId || each.role !== 'owner');
}
