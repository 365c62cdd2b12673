import type { ReplyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { decideRewardCall, readReviewCall } from '../../contract/review-endpoints.ts';

export type WaitingReward = ReplyOf<typeof readReviewCall>['items'][number];
export type Decision = 'release' | 'refuse';

const KEY = ['referrals', 'review'] as const;

/** Rewards that wait for a person, the oldest hundred. */
export function useReview() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(readReviewCall, { query: { limit: 100 } }, { signal }),
  });
}

export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { readonly id: string; readonly decision: Decision }) =>
      call(decideRewardCall, { params: { id }, body: { decision } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
