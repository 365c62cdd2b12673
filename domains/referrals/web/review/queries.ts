import type { ReplyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { decideRewardCall, readReviewCall } from '../../contract/review-endpoints.ts';

export type WaitingReward = ReplyOf<typeof readReviewCall>['items'][number];
export type Decision = 'release' | 'refuse';

const KEY = ['referrals', 'review'] as const;

/** Rewards that wait for a person, the oldest first. */
export function useReview() {
  return usePages(KEY, (asked, options) => call(readReviewCall, { query: asked }, options));
}

export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { readonly id: string; readonly decision: Decision }) =>
      call(decideRewardCall, { params: { id }, body: { decision } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
