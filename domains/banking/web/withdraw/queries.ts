import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { withdrawalChanged } from '@egcr/wallet/contract';
import { rereadWallet } from '@egcr/wallet/web';

import {
  depositDetailsCall,
  payoutAccountsCall,
  withdrawalCall,
  withdrawalsCall,
  type Withdrawal,
} from '../../contract/index.ts';

const BANK = ['wallet', 'bank'] as const;
const PAGE_SIZE = 10;
/** Most lines on top of the history; the rest is on the page of withdrawals. */
const PENDING_MAX = 20;

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
  useLive(withdrawalChanged, () => void rereadWallet(client));
  return usePages([...BANK, 'withdrawals'], (asked, options) =>
    call(withdrawalsCall, { query: { limit: PAGE_SIZE, ...asked } }, options),
  );
}

/** The withdrawals that are on their way; read again when one has come further. */
export function usePendingWithdrawals() {
  const client = useQueryClient();
  useLive(withdrawalChanged, () => void rereadWallet(client));
  return useQuery({
    queryKey: [...BANK, 'pending'],
    queryFn: async ({ signal }) =>
      (await call(withdrawalsCall, { query: { state: 'open', limit: PENDING_MAX } }, { signal })).items,
  });
}

/** One withdrawal; read again when it has come further. */
export function useWithdrawal(id: string) {
  const client = useQueryClient();
  useLive(withdrawalChanged, () => void rereadWallet(client));
  return useQuery({
    queryKey: [...BANK, 'withdrawal', id],
    queryFn: ({ signal }) => call(withdrawalCall, { params: { id } }, { signal }),
  });
}

/** What the answer to withdrawing already says need not be read again: the confirmation shows at once. */
export function keepWithdrawal(client: QueryClient, withdrawal: Withdrawal): void {
  client.setQueryData([...BANK, 'withdrawal', withdrawal.id], withdrawal);
}

/** What to write on a bank transfer. */
export function useDepositDetails() {
  return useQuery({
    queryKey: [...BANK, 'deposit'],
    queryFn: ({ signal }) => call(depositDetailsCall, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
