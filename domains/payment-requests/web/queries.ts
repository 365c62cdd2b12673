import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { requestChanged } from '../contract/events.ts';
import { requestCall, requestsCall, type PaymentRequest } from '../contract/requests.ts';

const REQUESTS = ['wallet', 'requests'] as const;
const NEWEST = 3;

export type RequestRole = PaymentRequest['role'];

/** Requests of one role, newest first, a page at a time; read again whenever one changes. */
export function useRequests(role: RequestRole) {
  const client = useQueryClient();
  useLive(requestChanged, () => void rereadRequests(client));
  return usePages([...REQUESTS, 'list', role], (asked, options) =>
    call(requestsCall, { query: { role, ...asked } }, options),
  );
}

/** The newest requests that wait for the person to pay or decline, and how many there are. */
export function useRequestsToPay(): { readonly count: number; readonly newest: readonly PaymentRequest[] } {
  const client = useQueryClient();
  useLive(requestChanged, () => void rereadRequests(client));
  const reading = useQuery({
    queryKey: [...REQUESTS, 'to_pay'],
    queryFn: ({ signal }) =>
      call(requestsCall, { query: { role: 'payer', state: 'open', limit: NEWEST } }, { signal }),
  });
  return { count: reading.data?.to_pay ?? 0, newest: reading.data?.items ?? [] };
}

export function useRequest(id: string) {
  const client = useQueryClient();
  useLive(requestChanged, () => void rereadRequests(client));
  return useQuery({
    queryKey: [...REQUESTS, 'one', id],
    queryFn: ({ signal }) => call(requestCall, { params: { id } }, { signal }),
  });
}

/** What an answer already says need not be read again. */
export function keepRequest(client: QueryClient, request: PaymentRequest): void {
  client.setQueryData([...REQUESTS, 'one', request.id], request);
}

export function rereadRequests(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: REQUESTS });
}
