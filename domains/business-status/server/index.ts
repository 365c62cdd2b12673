import type { ProposalKind } from '@egcr/approvals/server';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { proposeStatusCall, readOwnStatusCall, readStatusCall, takeOwnStepCall } from '../contract/index.ts';
import { businessStatusScreens } from '../contract/screens.ts';
import { readOwnStatus, takeOwnStep } from './own-status.ts';
import type { StatusParts } from './parts.ts';
import { proposeStatus, readStatus } from './propose-status.ts';
import { statusKinds } from './status-kinds.ts';

/** How owners and officers change the status of a business. */
export function createBusinessStatus(parts: StatusParts): {
  readonly domain: ServerDomain;
  readonly proposals: readonly ProposalKind[];
} {
  const kinds = statusKinds(parts);
  return {
    proposals: Object.values(kinds),
    domain: {
      name: 'business_status',
      screens: businessStatusScreens,
      calls: [
        handle(readOwnStatusCall, (work, input) => readOwnStatus(parts, work, input)),
        handle(takeOwnStepCall, (work, input) => takeOwnStep(parts, work, input)),
        handle(readStatusCall, (work, input) => readStatus(parts, work, input)),
        handle(proposeStatusCall, (work, input) => proposeStatus({ ...parts, kinds }, work, input)),
      ],
    },
  };
}
