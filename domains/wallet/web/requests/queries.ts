import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { REQUEST_CHANGED, requestCall, requestsCall, type PaymentRequest } from '../../contract/requests.ts';

const REQUESTS = ['wallet', 'requests'] as const;
const FIRST_PAGE: string | null = null;
const PAGE_SIZE = 25;

export type RequestRole = PaymentRequest['role'];

/** Requests of one role, newest first, a page at a time; read again whenever one changes. */
export function useRequests(role: RequestRole) {
  const client = useQueryClient();
  useLive(REQUEST_CHANGED, () => void rereadRequests(client));
  return useInfiniteQuery({
    queryKey: [...REQUESTS, 'list', role],
    queryFn: ({ pageParam, signal }) =>
      call(
        requestsCall,
        { query: { role, limit: PAGE_SIZE, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  });
}

/** How many requests wait for the person to pay or decline. */
export function useRequestsToPay(): number {
  const client = useQueryClient();
  useLive(REQUEST_CHANGED, () => void rereadRequests(client));
  const reading = useQuery({
    queryKey: [...REQUESTS, 'to_pay'],
    queryFn: ({ signal }) =>
      call(requestsCall, { query: { role: 'payer', state: 'open', limit: 1 } }, { signal }),
  });
  return reading.data?.to_pay ?? 0;
}

export function useRequest(id: string) {
  const client = useQueryClient();
  useLive(REQUEST_CHANGED, () => void rereadRequests(client));
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
