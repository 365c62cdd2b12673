import type { ReplyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { TicketState, Topic } from '../../contract/index.ts';
import { handleTicketCall, readQueueCall, readTicketCall } from '../../contract/staff-endpoints.ts';

export type QueueTicket = ReplyOf<typeof readQueueCall>['items'][number];
export type WholeTicket = ReplyOf<typeof readTicketCall>;
export type Step =
  | { readonly step: 'assign' | 'release' | 'solve' }
  | { readonly step: 'reply' | 'note'; readonly text: string };

export interface QueueFilter {
  readonly state: TicketState | 'unsolved';
  readonly topic: Topic | undefined;
  readonly assigned: 'me' | 'nobody' | undefined;
}

const KEY = ['contact', 'queue'] as const;

/** The queue, newest first, a page at a time. */
export function useQueue({ state, topic, assigned }: QueueFilter) {
  return useInfiniteQuery({
    queryKey: [...KEY, state, topic, assigned],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(
        readQueueCall,
        {
          query: {
            state,
            ...(topic && { topic }),
            ...(assigned && { assigned }),
            ...(pageParam !== '' && { after: pageParam }),
          },
        },
        { signal },
      ),
    getNextPageParam: (last) => last.next ?? undefined,
  });
}

export function useTicket(id: string) {
  return useQuery({
    queryKey: [...KEY, 'ticket', id],
    queryFn: ({ signal }) => call(readTicketCall, { params: { id } }, { signal }),
  });
}

/** Takes a step; its key makes sure that an answer is mailed once. */
export function useStep(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) =>
      call(handleTicketCall, { params: { id }, body: step }, { idempotencyKey: newIdempotencyKey() }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
