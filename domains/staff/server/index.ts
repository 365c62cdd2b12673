import type { StaffPart } from '@egcr/identity/server';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { readAuditCall, readOverviewCall, redeemBootstrapCall } from '../contract/endpoints.ts';
import { staffScreens } from '../contract/screens.ts';
import { makeBootstrapToken, redeemBootstrap } from './bootstrap/bootstrap.ts';
import { readAudit, readOverview } from './overview/read-overview.ts';

/** What apps/server may ask of staff. */
export interface StaffDoor {
  /**
   * A token that makes the person who redeems it the first or second super admin, once, within half an hour; the one before ends. undefined
   * while there are two: with fewer nothing that one proposes could be approved by another.
   */
  makeBootstrapToken(work: Work): Promise<string | undefined>;
}

/** The screens of those who work for the platform, given the accounts whose figures and log they show. */
export function createStaff(accounts: StaffPart): {
  readonly domain: ServerDomain;
  readonly door: StaffDoor;
} {
  return {
    domain: {
      name: 'staff',
      screens: staffScreens,
      calls: [
        handle(readOverviewCall, (work) => readOverview(accounts, work)),
        handle(readAuditCall, (work, input) => readAudit(accounts, work, input)),
        handle(redeemBootstrapCall, (work, input) => redeemBootstrap(accounts, work, input)),
      ],
    },
    door: { makeBootstrapToken: (work) => makeBootstrapToken(accounts, work) },
  };
}
