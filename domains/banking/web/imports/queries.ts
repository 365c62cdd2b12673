import { call } from '@egcr/web-kit/call';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { outsideAccountsCall, outsideEntriesCall } from '../../contract/index.ts';

export const OUTSIDE = ['wallet', 'outside'] as const;
const FIRST_PAGE: string | null = null;
const PAGE_SIZE = 25;

/** The accounts elsewhere whose statements were taken in. */
export function useOutsideAccounts() {
  return useQuery({
    queryKey: [...OUTSIDE, 'accounts'],
    queryFn: async ({ signal }) => (await call(outsideAccountsCall, {}, { signal })).items,
  });
}

/** What happened on one of them, newest first. */
export function useOutsideEntries(id: string) {
  return useInfiniteQuery({
    queryKey: [...OUTSIDE, 'entries', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        outsideEntriesCall,
        { params: { id }, query: { limit: PAGE_SIZE, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  });
}
