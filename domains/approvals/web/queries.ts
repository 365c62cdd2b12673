import { proposalChanged } from '../contract/events.ts';
import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { approveCall, proposalsCall, rejectCall, withdrawCall, type Proposal } from '../contract/index.ts';

/** Also renewed by the forms of other domains, whenever they have made a proposal. */
const KEY = ['approvals'] as const;

/** Proposals that wait, or that were decided, newest first; renewed when any of them changes. */
export function useProposals(state: 'open' | 'decided', limit: number) {
  const client = useQueryClient();
  useLive(proposalChanged, () => void client.invalidateQueries({ queryKey: KEY }));
  return usePages([...KEY, state], (asked, options) =>
    call(proposalsCall, { query: { state, limit, ...asked } }, options),
  );
}

export type Step = 'approve' | 'reject' | 'withdraw';

interface Decision {
  readonly proposal: Proposal;
  readonly step: Step;
  readonly reason: string;
  readonly key: string;
}

/** Decides once: a repeat under the same key has no second effect. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ proposal: { id, sha256 }, step, reason, key }: Decision): Promise<Proposal> => {
      const options = { idempotencyKey: key };
      const params = { id };
      if (step === 'approve') return call(approveCall, { params, body: { sha256 } }, options);
      if (step === 'reject') return call(rejectCall, { params, body: { reason } }, options);
      return call(withdrawCall, { params, body: {} }, options);
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
