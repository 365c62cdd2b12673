import type { ReplyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useLive } from '@egcr/web-kit/live';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';

import { approveCall, proposalsCall, rejectCall, withdrawCall, type Proposal } from '../contract/index.ts';

/** Also renewed by the forms of other domains, whenever they have made a proposal. */
const KEY = ['approvals'] as const;
const PROPOSAL_CHANGED = 'approvals.proposal_changed';

/** Proposals that wait, or that were decided, newest first; renewed when any of them changes. */
export function useProposals(state: 'open' | 'decided', limit: number) {
  const client = useQueryClient();
  useLive(PROPOSAL_CHANGED, () => void client.invalidateQueries({ queryKey: KEY }));
  return useInfiniteQuery({
    queryKey: [...KEY, state],
    queryFn: ({ pageParam, signal }): Promise<ReplyOf<typeof proposalsCall>> =>
      call(
        proposalsCall,
        { query: { state, limit, ...(pageParam !== null && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export type Step = 'approve' | 'reject' | 'withdraw';

interface Decision {
  readonly proposal: Proposal;
  readonly step: Step;
  readonly reason: string;
}

/** Decides once: the key is new for each press, since a refusal leaves the proposal as it was. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ proposal: { id, sha256 }, step, reason }: Decision): Promise<Proposal> => {
      const options = { idempotencyKey: newIdempotencyKey() };
      const params = { id };
      if (step === 'approve') return call(approveCall, { params, body: { sha256 } }, options);
      if (step === 'reject') return call(rejectCall, { params, body: { reason } }, options);
      return call(withdrawCall, { params, body: {} }, options);
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
