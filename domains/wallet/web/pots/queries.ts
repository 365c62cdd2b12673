import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { accountEntriesCall, transferPosted } from '../../contract/index.ts';
import { potsCall, type Pot } from '../../contract/pots.ts';

const POTS = ['wallet', 'pots'] as const;

/** A person's open pots, oldest first; read again whenever money has moved. */
export function usePots() {
  const client = useQueryClient();
  useLive(transferPosted, () => void rereadPots(client));
  return useQuery({
    queryKey: POTS,
    queryFn: async ({ signal }): Promise<readonly Pot[]> => (await call(potsCall, {}, { signal })).items,
  });
}

const FIRST_PAGE: string | null = null;
const PAGE_SIZE = 10;

/** What moved into a pot and out of it, newest first, a page at a time; read again whenever money has moved. */
export function usePotEntries({ account_id: id }: Pick<Pot, 'account_id'>) {
  return useInfiniteQuery({
    queryKey: ['wallet', 'pot-entries', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        accountEntriesCall,
        {
          params: { id },
          query: { limit: PAGE_SIZE, ...(pageParam === null ? {} : { after: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  });
}

export function rereadPots(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: POTS });
}
