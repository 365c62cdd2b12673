import type { AssetCode } from '@egcr/ledger/contract';
import { quoteCall, type FixedSide, type Quote } from '@egcr/exchange/contract';
import { call, isRefusal } from '@egcr/web-kit/call';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { scaleOf } from '../currencies.ts';

/** A quote is replaced a moment after it ran out. */
const MOMENT_MS = 300;
const TRIES = 2;

/** What a quote is asked for; the amount in minor units of the side that is fixed. */
export interface QuoteAsked {
  readonly from: AssetCode;
  readonly to: AssetCode;
  readonly side: FixedSide;
  readonly amount: string;
}

/** Asks for a quote. */
export function askQuote({ from, to, side, amount }: QuoteAsked, signal?: AbortSignal): Promise<Quote> {
  const assetCode = side === 'source' ? from : to;
  const body = { from, to, side, amount: { value: amount, assetCode, assetScale: scaleOf(assetCode) } };
  return call(quoteCall, { body }, signal === undefined ? {} : { signal });
}

/** A quote for what is entered, replaced when it runs out; none while nothing is entered. */
export function useLiveQuote(asked: QuoteAsked, isEnabled: boolean) {
  const { from, to, side, amount } = asked;
  return useQuery({
    queryKey: ['wallet', 'convert', 'live', from, to, side, amount],
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
