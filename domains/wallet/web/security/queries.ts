import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { freezeChanged, limitsChanged } from '../../contract/events.ts';
import { limitsCall, readFreezeCall, type FreezeState } from '../../contract/index.ts';
import { rereadWallet } from '../queries.ts';

const SECURITY = ['wallet', 'security'] as const;

/** Whether the wallet is frozen; read again when it changes on another page. */
export function useFreeze() {
  const client = useQueryClient();
  useLive(freezeChanged, () => void client.invalidateQueries({ queryKey: SECURITY }));
  return useQuery({
    queryKey: [...SECURITY, 'freeze'],
    queryFn: ({ signal }) => call(readFreezeCall, {}, { signal }),
  });
}

/** The limits of every currency, and what has left. */
export function useLimits() {
  const client = useQueryClient();
  useLive(limitsChanged, () => void client.invalidateQueries({ queryKey: SECURITY }));
  return useQuery({
    queryKey: [...SECURITY, 'limits'],
    queryFn: async ({ signal }) => (await call(limitsCall, {}, { signal })).items,
  });
}

/**
 * After the wallet was frozen or let go: the answer shows at once. All else that says so is read again wherever it shows, and the balances
 * with it.
 */
export function useKeepFreeze(): (freeze: FreezeState) => void {
  const client = useQueryClient();
  return (freeze) => {
    client.setQueryData([...SECURITY, 'freeze'], freeze);
    void rereadWallet(client);
  };
}

/** After limits were changed: they are read again, and the balances. */
export function useRereadSecurity(): () => Promise<void> {
  const client = useQueryClient();
  return () => rereadWallet(client);
}
