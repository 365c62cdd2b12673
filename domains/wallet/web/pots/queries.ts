import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { TRANSFER_POSTED } from '../../contract/index.ts';
import { potsCall, type Pot } from '../../contract/pots.ts';

const POTS = ['wallet', 'pots'] as const;

/** A person's open pots, oldest first; read again whenever money has moved. */
export function usePots() {
  const client = useQueryClient();
  useLive(TRANSFER_POSTED, () => void rereadPots(client));
  return useQuery({
    queryKey: POTS,
    queryFn: async ({ signal }): Promise<readonly Pot[]> => (await call(potsCall, {}, { signal })).items,
  });
}

export function rereadPots(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: POTS });
}
