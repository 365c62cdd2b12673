import {
  createApprovals,
  type ApprovalMoney,
  type ApprovalStaff,
  type ProposalKind,
} from '@egcr/approvals/server';
import type { IdentityDoor, StaffPart } from '@egcr/identity/server';
import type { ProfileDoor } from '@egcr/profile/server';
import type { RatesDoor } from '@egcr/rates/server';
import { createRoles, type RolePeople, type Roles, type RolesDoor } from '@egcr/roles/server';
import type { Database } from '@egcr/server-kit/database';
import { createStaff } from '@egcr/staff/server';

import type { Config } from './config.ts';

interface StaffParts {
  readonly people: { readonly identity: IdentityDoor; readonly profile: ProfileDoor };
  readonly accounts: StaffPart;
  /** Asked for late: what moves money needs approvals first. */
  readonly money: () => { readonly proposals: readonly ProposalKind[]; readonly rates: RatesDoor };
  /** Asked for late: cases need roles first. */
  readonly desk: Parameters<typeof createRoles>[0]['desk'];
}

/** Puts together what concerns the staff: who has which role, and what takes two of them. */
export function composeStaff(
  config: Pick<Config, 'approvedPerDayMax' | 'identity'>,
  { people, accounts, money, desk }: StaffParts,
): {
  readonly approvals: ReturnType<typeof createApprovals>;
  readonly roles: Roles;
  readonly staff: ReturnType<typeof createStaff>;
} {
  const approvals = createApprovals({
    staff: approvalStaff({ ...people, roles: () => roles.door }),
    kinds: () => [...money().proposals, ...roles.proposals],
    money: approvalMoney(config, () => money().rates),
  });
  const roles = createRoles({
    people: rolePeople(people),
    approvals: approvals.door,
    settings: config.identity,
    desk,
  });
  return { approvals, roles, staff: createStaff(accounts) };
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

/** Whom roles are given to. */
function rolePeople({
  identity,
  profile,
}: {
  readonly identity: IdentityDoor;
  readonly profile: ProfileDoor;
}): RolePeople {
  return {
    hold: (work, userId) => identity.holdPerson(work, userId),
    isVerified: async (db, userId) => {
      const contacts = await identity.contactsOf(db, userId);
      return contacts !== undefined && (contacts.isEmailVerified || contacts.isPhoneVerified);
    },
    findByUsername: async (db, username) => (await profile.findByUsername(db, username))?.userId,
    namesOf: namesIn(profile),
    show: (work, person) => identity.showStaffRoles(work, person),
    isLastSuperAdmin: (work, userId) => identity.isLastSuperAdmin(work, userId),
  };
}

/** Names of people for lists; who is gone is missing. */
export function namesIn(profile: ProfileDoor) {
  return async (db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const people = await profile.findByIds(db, userIds);
    return new Map([...people].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`]));
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
