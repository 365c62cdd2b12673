import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { freezeChanged, limitsChanged } from '../../contract/events.ts';
import { limitsCall, readFreezeCall } from '../../contract/index.ts';
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

/** After a change: both are read again wherever they show, and the balances, which say that the wallet is frozen. */
export function useRereadSecurity(): () => void {
  const client = useQueryClient();
  return () => void rereadWallet(client);
}
