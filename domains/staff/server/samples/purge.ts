import { proposalKind, textFact, type ApprovalsDoor, type ProposalKind } from '@egcr/approvals/server';
import type { Proposal } from '@egcr/approvals/contract';
import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { removeSamples, type NamedSamples } from '@egcr/server-kit/samples';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { listSamplesCall, proposePurgeCall } from '../../contract/sample-endpoints.ts';

/** What the purge asks of others. */
export interface PurgeParts {
  readonly approvals: ApprovalsDoor;
  /** Of all domains, in the order in which they are composed. */
  readonly samples: () => readonly NamedSamples[];
}

type Counted = ReplyOf<typeof listSamplesCall>['items'];

/** Those that depend on others first. */
const inOrder = ({ samples }: Pick<PurgeParts, 'samples'>) => samples().toReversed();

async function countSamples(parts: Pick<PurgeParts, 'samples'>, work: Work): Promise<Counted> {
  const items: Counted = [];
  for (const { domain, part } of inOrder(parts)) {
    const count = await part.count(work);
    if (count > 0) items.push({ domain, count });
  }
  return items;
}

/** GET /admin/samples. */
export async function listSamples(
  parts: Pick<PurgeParts, 'samples'>,
  work: Work,
): Promise<ReplyOf<typeof listSamplesCall>> {
  return { items: await countSamples(parts, work) };
}

/** Removes all samples at once. Where there are others by then than the second person reads of, the proposal is outdated. */
export function purgeProposal(parts: Pick<PurgeParts, 'samples'>): ProposalKind {
  return proposalKind({
    name: 'staff.purge_samples',
    proposedWith: 'samples.purge',
    approvedWith: 'samples.approve',
    refusals: [],
    payload: z.strictObject({}),
    judge: async (work) => {
      const found = await countSamples(parts, work);
      const total = found.reduce((sum, { count }) => sum + count, 0);
      return {
        facts: [
          textFact('samples', String(total)),
          textFact('where', found.map(({ domain, count }) => `${domain} ${count}`).join(', ')),
        ],
      };
    },
    run: async (work) => ({ removed: await removeSamples(work, inOrder(parts)) }),
  });
}

/** POST /admin/samples/purge. Refuses as approvals do. */
export async function proposePurge(
  parts: PurgeParts,
  work: Work,
  { body: { reason } }: CallInput<typeof proposePurgeCall>,
): Promise<Proposal> {
  return parts.approvals.propose(work, purgeProposal(parts), { subject: 'samples', payload: {}, reason });
}
