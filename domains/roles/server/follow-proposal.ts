import type { EndedProposal } from '@egcr/approvals/server';
import type { EventOf } from '@egcr/contract/machine';
import type { Work } from '@egcr/server-kit/work';

import type { requestMachine } from '../contract/request-machine.ts';
import type { RequestDesk } from './request-role.ts';
import { caseOfProposal } from './request-store.ts';

const steps = {
  executed: 'grant',
  rejected: 'reject',
  withdrawn: 'withdraw',
  expired: 'lapse',
} as const satisfies Record<EndedProposal['state'], EventOf<typeof requestMachine>>;

/** The case in which a role was asked for follows the proposal that came of it; a role that no one asked for has no case. */
export async function followProposal(
  desk: () => RequestDesk,
  work: Work,
  { id, state }: EndedProposal,
): Promise<void> {
  const caseId = await caseOfProposal(work.db, id);
  if (caseId !== undefined) await desk().cases.takePlatformStep(work, { caseId, event: steps[state] });
}
