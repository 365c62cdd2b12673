import { call, isRefusal } from '@egcr/web-kit/call';
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';

import {
  quoteCall,
  readConversionCall,
  readQuoteCall,
  type Conversion,
  type Quote,
} from '../../contract/index.ts';
import { scaleOf } from '../currencies.ts';
import type { ConvertView } from './convert-address.ts';

const CONVERT = ['wallet', 'convert'] as const;
/** A quote is replaced a moment after it ran out. */
const MOMENT_MS = 300;
const TRIES = 2;

type Asked = Pick<ConvertView, 'from' | 'to' | 'side' | 'amount'>;

/** Asks for a quote. */
export function askQuote({ from, to, side, amount }: Asked, signal?: AbortSignal): Promise<Quote> {
  const assetCode = side === 'source' ? from : to;
  const body = { from, to, side, amount: { value: amount, assetCode, assetScale: scaleOf(assetCode) } };
  return call(quoteCall, { body }, signal === undefined ? {} : { signal });
}

/** A quote for what is entered, replaced when it runs out; none while nothing is entered. */
export function useLiveQuote(asked: Asked, isEnabled: boolean) {
  const { from, to, side, amount } = asked;
  return useQuery({
    queryKey: [...CONVERT, 'live', from, to, side, amount],
    queryFn: ({ signal }) => askQuote(asked, signal),
    enabled: isEnabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // A no is an answer, also that rates are too old.
    retry: (tried, failure) => tried < TRIES && !isRefusal(failure),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data === undefined
        ? false
        : Math.max(MOMENT_MS, runsOutAt(data, dataUpdatedAt) - Date.now() + MOMENT_MS),
  });
}

/** When a quote runs out by this device's clock, whatever that clock says. */
export function runsOutAt(quote: Quote, readAt_ms: number): number {
  return readAt_ms + quote.expires_in_s * 1000;
}

/** The quote that is being checked, as the server has it: it may have been used by a press whose answer was lost. */
export function useQuote(id: string) {
  return useQuery({
    queryKey: [...CONVERT, 'quote', id],
    queryFn: ({ signal }) => call(readQuoteCall, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
}

/** One conversion. It never changes. */
export function useConversion(id: string) {
  return useQuery({
    queryKey: [...CONVERT, 'done', id],
    queryFn: ({ signal }) => call(readConversionCall, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the answer to converting already says need not be read again. */
export function keepConversion(client: QueryClient, conversion: Conversion): void {
  client.setQueryData([...CONVERT, 'done', conversion.id], conversion);
}
