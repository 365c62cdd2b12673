import type { WireMoney } from '@egcr/contract/money';
import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import {
  activityCall,
  activityEntryCall,
  CONVERTED,
  TRANSFER_POSTED,
  transferCall,
  walletCall,
  type ActivityItem,
  type ActivityQuery,
  type AssetCode,
  type Party,
  type TransferItem,
  type WalletAccount,
} from '../contract/index.ts';

const WALLET = ['wallet'] as const;
const FIRST_PAGE: string | null = null;
const PAGE_SIZE = 25;

export interface WalletReading {
  readonly accounts: readonly WalletAccount[];
  /** What is put aside in pots, one amount a currency. */
  readonly in_pots: readonly WireMoney[];
  /** Play money can be added here. */
  readonly sandbox: boolean;
}

/** The balances. They are read again whenever the server says that money has moved. */
export function useWallet() {
  const client = useQueryClient();
  useLive(TRANSFER_POSTED, () => void rereadWallet(client));
  useLive(CONVERTED, () => void rereadWallet(client));
  useLive('wallet.deposit_received', () => void rereadWallet(client));
  useLive('wallet.withdrawal_changed', () => void rereadWallet(client));
  return useQuery({
    queryKey: [...WALLET, 'accounts'],
    queryFn: ({ signal }): Promise<WalletReading> => call(walletCall, {}, { signal }),
  });
}

/** Everything that changed a balance, newest first, a page at a time; in part, where filters are given. */
export function useActivity(asked: Omit<Partial<ActivityQuery>, 'after' | 'limit'> = {}) {
  return useInfiniteQuery({
    queryKey: [...WALLET, 'activity', asked],
    queryFn: ({ pageParam, signal }) =>
      call(
        activityCall,
        { query: { ...asked, limit: PAGE_SIZE, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  });
}

/** One transfer between the reader and somebody else. It never changes. */
export function useTransfer(id: string, isWanted = true) {
  return useQuery({
    queryKey: [...WALLET, 'transfer', id],
    queryFn: ({ signal }) => call(transferCall, { params: { id } }, { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One movement as its owner sees it, with their own category and note. */
export function useActivityEntry(id: string) {
  return useQuery({
    queryKey: [...WALLET, 'activity-entry', id],
    queryFn: ({ signal }) => call(activityEntryCall, { params: { id } }, { signal }),
  });
}

/** What the answer to sending already says need not be read again: the receipt shows at once. */
export function keepTransfer(client: QueryClient, transfer: TransferItem): void {
  client.setQueryData([...WALLET, 'transfer', transfer.id], transfer);
}

/** After money has moved: balances and history are read again, wherever they show. */
export function rereadWallet(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: WALLET });
}

/** The people one has paid or been paid by last, each once. */
export function counterpartsOf(movements: readonly ActivityItem[], limit: number): readonly Party[] {
  const found = new Map<string, Party>();
  for (const { counterpart } of movements) {
    if (found.size >= limit) break;
    if (counterpart !== null && !found.has(counterpart.user_id)) found.set(counterpart.user_id, counterpart);
  }
  return [...found.values()];
}

/** The account in that currency; undefined where there is none yet, which holds nothing. */
export function accountIn(wallet: WalletReading | undefined, asset: AssetCode): WalletAccount | undefined {
  return wallet?.accounts.find((account) => account.asset === asset);
}
