import type { ApprovalMoney, ApprovalStaff } from '@egcr/approvals/server';
import type { IdentityDoor } from '@egcr/identity/server';
import type { ProfileDoor } from '@egcr/profile/server';
import type { RatesDoor } from '@egcr/rates/server';

import type { Config } from './config.ts';

/** Who decides about proposals: roles, bans, log and mail by identity, names by the profile. */
export function approvalStaff(doors: {
  readonly identity: IdentityDoor;
  readonly profile: ProfileDoor;
}): ApprovalStaff {
  const { identity, profile } = doors;
  return {
    holdSuperAdmin: (work, userId) => identity.holdSuperAdmin(work, userId),
    superAdmins: (work) => identity.superAdmins(work.db),
    namesOf: async (db, userIds) => {
      const people = await profile.findByIds(db, userIds);
      return new Map([...people].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`]));
    },
    record: (work, entry) => identity.recordStaffAction(work, entry),
    mailOthers: (work, except) => identity.mailProposalWaiting(work, except),
  };
}

/** How many dollars proposals of one kind move within a day; the rates are asked for late, since they need approvals first. */
export function approvalMoney(
  { approvedPerDayMax }: Pick<Config, 'approvedPerDayMax'>,
  rates: () => RatesDoor,
): ApprovalMoney {
  return {
    dayMaxMinor: BigInt(approvedPerDayMax) * 100n,
    worthOf: (work, moves) => rates().dollarsOf(work, moves),
  };
}
