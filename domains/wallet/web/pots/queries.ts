import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

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

const PAGE_SIZE = 10;

/** What moved into a pot and out of it, newest first, a page at a time; read again whenever money has moved. */
export function usePotEntries({ account_id: id }: Pick<Pot, 'account_id'>) {
  return usePages(['wallet', 'pot-entries', id], (asked, options) =>
    call(accountEntriesCall, { params: { id }, query: { limit: PAGE_SIZE, ...asked } }, options),
  );
}

export function rereadPots(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: POTS });
}
