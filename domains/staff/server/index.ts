import type { ProposalKind } from '@egcr/approvals/server';
import type { StaffPart } from '@egcr/identity/server';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { readAuditCall, readOverviewCall, redeemBootstrapCall } from '../contract/endpoints.ts';
import { listSamplesCall, proposePurgeCall } from '../contract/sample-endpoints.ts';
import { staffScreens } from '../contract/screens.ts';
import { makeBootstrapToken, redeemBootstrap } from './bootstrap/bootstrap.ts';
import { readAudit, readOverview } from './overview/read-overview.ts';
import { listSamples, proposePurge, purgeProposal, type PurgeParts } from './samples/purge.ts';

/** What apps/server may ask of staff. */
export interface StaffDoor {
  /**
   * A token that makes the person who redeems it the first or second super admin, once, within half an hour; the one before ends. undefined
   * while there are two: with fewer nothing that one proposes could be approved by another.
   */
  makeBootstrapToken(work: Work): Promise<string | undefined>;
}

/** The screens of those who work for the platform, given the accounts whose figures and log they show, and the samples that they may purge. */
export function createStaff(
  accounts: StaffPart,
  purge: PurgeParts,
): {
  readonly domain: ServerDomain;
  readonly door: StaffDoor;
  readonly proposals: readonly ProposalKind[];
} {
  return {
    domain: {
      name: 'staff',
      screens: staffScreens,
      calls: [
        handle(readOverviewCall, (work) => readOverview(accounts, work)),
        handle(readAuditCall, (work, input) => readAudit(accounts, work, input)),
        handle(listSamplesCall, (work) => listSamples(purge, work)),
        handle(proposePurgeCall, (work, input) => proposePurge(purge, work, input)),
        handle(redeemBootstrapCall, (work, input) => redeemBootstrap(accounts, work, input)),
      ],
    },
    door: { makeBootstrapToken: (work) => makeBootstrapToken(accounts, work) },
    proposals: [purgeProposal(purge)],
  };
}
