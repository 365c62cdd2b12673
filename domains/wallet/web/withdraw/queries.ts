import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';

import { depositDetailsCall, payoutAccountsCall, withdrawalsCall } from '../../contract/index.ts';
import { rereadWallet } from '../queries.ts';

const BANK = ['wallet', 'bank'] as const;
const FIRST_PAGE: string | null = null;
const PAGE_SIZE = 10;

/** The bank accounts one can withdraw to. */
export function usePayoutAccounts() {
  return useQuery({
    queryKey: [...BANK, 'accounts'],
    queryFn: async ({ signal }) => (await call(payoutAccountsCall, {}, { signal })).items,
  });
}

/** The withdrawals, newest first; read again when one has come further. */
export function useWithdrawals() {
  const client = useQueryClient();
  useLive('wallet.withdrawal_changed', () => void rereadWallet(client));
  return useInfiniteQuery({
    queryKey: [...BANK, 'withdrawals'],
    queryFn: ({ pageParam, signal }) =>
      call(
        withdrawalsCall,
        { query: { limit: PAGE_SIZE, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  });
}

/** What to write on a bank transfer. */
export function useDepositDetails() {
  return useQuery({
    queryKey: [...BANK, 'deposit'],
    queryFn: ({ signal }) => call(depositDetailsCall, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
