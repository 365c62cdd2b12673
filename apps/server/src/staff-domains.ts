import {
  createApprovals,
  type ApprovalMoney,
  type ApprovalStaff,
  type ProposalKind,
} from '@egcr/approvals/server';
import type { IdentityDoor, StaffPart } from '@egcr/identity/server';
import type { ProfileDoor } from '@egcr/profile/server';
import type { RatesDoor } from '@egcr/rates/server';
import { createRoles, type Roles, type RolesDoor } from '@egcr/roles/server';
import type { NamedSamples } from '@egcr/server-kit/samples';
import { createStaff } from '@egcr/staff/server';

import type { Config } from './config.ts';
import { namesIn, rolePeople } from './people-domains.ts';

interface StaffParts {
  readonly people: { readonly identity: IdentityDoor; readonly profile: ProfileDoor };
  readonly accounts: StaffPart;
  /** Asked for late: what moves money needs approvals first. */
  readonly money: () => { readonly proposals: readonly ProposalKind[]; readonly rates: RatesDoor };
  /** Asked for late: cases need roles first. */
  readonly desk: Parameters<typeof createRoles>[0]['desk'];
  /** Asked for late: of all domains. */
  readonly samples: () => readonly NamedSamples[];
  /** Asked for late: cases need approvals first. */
  readonly cases: () => { readonly proposals: readonly ProposalKind[] };
}

/** Puts together what concerns the staff: who has which role, and what takes two of them. */
export function composeStaff(
  config: Pick<Config, 'approvedPerDayMax' | 'identity'>,
  { people, accounts, money, desk, cases, samples }: StaffParts,
): {
  readonly approvals: ReturnType<typeof createApprovals>;
  readonly roles: Roles;
  readonly staff: ReturnType<typeof createStaff>;
} {
  const approvals = createApprovals({
    staff: approvalStaff({ ...people, roles: () => roles.door }),
    kinds: () => [...money().proposals, ...cases().proposals, ...roles.proposals, ...staff.proposals],
    money: approvalMoney(config, () => money().rates),
  });
  const roles = createRoles({
    people: rolePeople(people),
    approvals: approvals.door,
    settings: config.identity,
    desk,
  });
  const staff = createStaff(accounts, { approvals: approvals.door, samples });
  return { approvals, roles, staff };
}

/** Who decides about proposals: permissions by the roles, log and mail by identity, names by the profile. */
function approvalStaff(doors: {
  readonly identity: IdentityDoor;
  readonly profile: ProfileDoor;
  /** Asked for late: roles need approvals first. */
  readonly roles: () => RolesDoor;
}): ApprovalStaff {
  const { identity, profile, roles } = doors;
  return {
    hold: (work, asked) => roles().hold(work, asked),
    holders: (work, permission) => roles().holders(work, permission),
    namesOf: namesIn(profile),
    record: (work, entry) => identity.recordStaffAction(work, entry),
    mail: (work, mail) => identity.mailPeople(work, mail),
  };
}

/** How many dollars proposals of one kind move within a day; the rates are asked for late, since they need approvals first. */
function approvalMoney(
  { approvedPerDayMax }: Pick<Config, 'approvedPerDayMax'>,
  rates: () => RatesDoor,
): ApprovalMoney {
  return {
    dayMaxMinor: BigInt(approvedPerDayMax) * 100n,
    worthOf: (work, moves) => rates().dollarsOf(work, moves),
  };
}
