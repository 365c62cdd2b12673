import type { WireMoney } from '@egcr/contract/money';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { type AssetCode } from '@egcr/ledger/contract';

import { depositReceived, freezeChanged, holdChanged, withdrawalChanged } from '../contract/events.ts';
import {
  activityCall,
  activityEntryCall,
  converted,
  transferPosted,
  transferCall,
  walletCall,
  type ActivityItem,
  type ActivityQuery,
  type Party,
  type TransferItem,
  type WalletAccount,
} from '../contract/index.ts';
import { untilHoldEnds_ms } from './frozen/hold-end.ts';

const WALLET = ['wallet'] as const;

export interface WalletReading {
  readonly accounts: readonly WalletAccount[];
  /** What is put aside in pots, one amount a currency. */
  readonly in_pots: readonly WireMoney[];
  /** Since when no money can leave, because its owner has frozen it; null where it can. */
  readonly frozen_at: string | null;
  /** Until when no money can leave, because credentials were set or reset; null where it can. */
  readonly held_until?: string | null | undefined;
  /** Play money can be added here. */
  readonly sandbox: boolean;
}

const reading = {
  queryKey: [...WALLET, 'accounts'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<WalletReading> =>
    call(walletCall, {}, { signal }),
};

/** The balances. They are read again whenever the server says that money has moved. */
export function useWallet() {
  const client = useQueryClient();
  useLive(transferPosted, () => void rereadWallet(client));
  useLive(converted, () => void rereadWallet(client));
  useLive(depositReceived, () => void rereadWallet(client));
  useLive(holdChanged, () => void rereadWallet(client));
  useLive(withdrawalChanged, () => void rereadWallet(client));
  useLive(freezeChanged, () => void rereadWallet(client));
  return useQuery({
    ...reading,
    // A page that was left open does not say that money is held when it no longer is.
    refetchInterval: ({ state }) => untilHoldEnds_ms(state.data?.held_until, Date.now()),
  });
}

/**
 * The balances as last read; undefined where no page has read them yet. It reads nothing, but knows how: a query takes its function from those who
 * look at it, and one that could not read would stop the page that does.
 */
export function useKnownWallet(): WalletReading | undefined {
  return useQuery({ ...reading, enabled: false }).data;
}

/**
 * The balances on a page that opens without the PIN: as known, or as the server says them unasked. Where it wants the PIN first nothing is known, and
 * nobody is led to the page that asks for it: the server judges what is done.
 */
export function useWalletUnasked(): WalletReading | undefined {
  const client = useQueryClient();
  useLive(freezeChanged, () => void rereadWallet(client));
  useQuery({
    queryKey: [...WALLET, 'unasked'],
    queryFn: async ({ signal }) => {
      const wallet = await call(walletCall, {}, { signal, onPinRequired: 'throw' });
      client.setQueryData(reading.queryKey, wallet);
      return true;
    },
    retry: false,
  });
  return useKnownWallet();
}

/** Everything that changed a balance, newest first, a page at a time; in part, where filters are given. */
export function useActivity(asked: Omit<Partial<ActivityQuery>, 'after' | 'limit'> = {}) {
  const { language } = useLanguage();
  // The titles of declared kinds come in the reader's language.
  return usePages([...WALLET, 'activity', language, asked], (page, options) =>
    call(activityCall, { query: { ...asked, ...page } }, options),
  );
}

/** One transfer between the reader and another person. It never changes. */
export function useTransfer(id: string, isWanted = true) {
  return useQuery({
    queryKey: [...WALLET, 'transfer', id],
    queryFn: ({ signal }) => call(transferCall, { params: { id } }, { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One transaction as its owner sees it, with their own category and note. */
export function useActivityEntry(id: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...WALLET, 'activity-entry', language, id],
    queryFn: ({ signal }) => call(activityEntryCall, { params: { id } }, { signal }),
  });
}

/** What the answer to sending already says need not be read again: the receipt shows at once. */
export function keepTransfer(client: QueryClient, transfer: TransferItem): void {
  client.setQueryData([...WALLET, 'transfer', transfer.id], transfer);
}

/**
 * After money has moved: balances and history are read again, wherever they show. Balances that no page shows just now are read at once too, so
 * that the next page begins with the new ones.
 */
export async function rereadWallet(client: QueryClient): Promise<void> {
  const isKnown = client.getQueryData(reading.queryKey) !== undefined;
  // A page that reads them says itself that it could not.
  const balances =
    isKnown && client.fetchQuery({ ...reading, retry: false, staleTime: 0 }).catch(() => undefined);
  await Promise.all([client.invalidateQueries({ queryKey: WALLET }), balances]);
}

/** The people one has paid or been paid by last, each once. */
export function counterpartsOf(transactions: readonly ActivityItem[], limit: number): readonly Party[] {
  const found = new Map<string, Party>();
  for (const { counterpart } of transactions) {
    if (found.size >= limit) break;
    if (counterpart !== null && !found.has(counterpart.user_id)) found.set(counterpart.user_id, counterpart);
  }
  return [...found.values()];
}

/** The account in that currency; undefined where there is none yet, which holds nothing. */
export function accountIn(wallet: WalletReading | undefined, asset: AssetCode): WalletAccount | undefined {
  return wallet?.accounts.find((account) => account.asset === asset);
}
