import { call } from '@egcr/web-kit/call';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import { readConversionCall, readQuoteCall, type Conversion } from '../contract/index.ts';

const CONVERT = ['wallet', 'convert'] as const;

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
