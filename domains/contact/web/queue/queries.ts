import type { ReplyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { handleTicketCall, readQueueCall, readTicketCall } from '../../contract/staff-endpoints.ts';
import type { QueueView } from './queue-address.ts';

export type QueueTicket = ReplyOf<typeof readQueueCall>['items'][number];
export type WholeTicket = ReplyOf<typeof readTicketCall>;
export type Step =
  | { readonly step: 'assign' | 'release' | 'solve' }
  | { readonly step: 'reply' | 'note'; readonly text: string };

const KEY = ['contact', 'queue'] as const;

/** The queue, newest first, a page at a time. */
export function useQueue({ state: chosen, topic, assigned }: QueueView) {
  const state = chosen ?? 'unsolved';
  return usePages([...KEY, state, topic, assigned], (asked, options) =>
    call(
      readQueueCall,
      { query: { state, ...(topic && { topic }), ...(assigned && { assigned }), ...asked } },
      options,
    ),
  );
}

export function useTicket(id: string) {
  return useQuery({
    queryKey: [...KEY, 'ticket', id],
    queryFn: ({ signal }) => call(readTicketCall, { params: { id } }, { signal }),
  });
}

/** Takes a step; a repeat under the same key has no second effect, so an answer is mailed once. */
export function useStep(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ step, key }: { readonly step: Step; readonly key: string }) =>
      call(handleTicketCall, { params: { id }, body: step }, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
