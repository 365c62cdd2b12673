import { call } from '@egcr/web-kit/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  addAlertCall,
  alertsCall,
  jvdRateCall,
  rateHistoryCall,
  ratesCall,
  removeAlertCall,
  type RateCurrency,
} from '../contract/index.ts';

const RATES = ['rates'] as const;
/** An open page looks again as often. */
const LOOK_AGAIN_MS = 60_000;

/** What one unit of a currency is worth in the others; looked at again every minute. Nothing is asked while no base is given. */
export function useRates(base: RateCurrency | undefined) {
  return useQuery({
    queryKey: [...RATES, 'table', base],
    queryFn: ({ signal }) => call(ratesCall, { query: base === undefined ? {} : { base } }, { signal }),
    enabled: base !== undefined,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function useJvd() {
  return useQuery({
    queryKey: [...RATES, 'jvd'],
    queryFn: ({ signal }) => call(jvdRateCall, {}, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** A pair's course over some days. */
export function useCourse({ pair, days }: { readonly pair: string; readonly days: number }) {
  return useQuery({
    queryKey: [...RATES, 'course', pair, days],
    queryFn: ({ signal }) => call(rateHistoryCall, { query: { pair, days } }, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function useAlerts() {
  return useQuery({
    queryKey: [...RATES, 'alerts'],
    queryFn: async ({ signal }) => (await call(alertsCall, {}, { signal })).items,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

interface WantedAlert {
  readonly base: RateCurrency;
  readonly quote: RateCurrency;
  readonly direction: 'above' | 'below';
  readonly rate: string;
}

export function useAddAlert(): (wanted: WantedAlert) => Promise<void> {
  const client = useQueryClient();
  return async (body) => {
    await call(addAlertCall, { body });
    await client.invalidateQueries({ queryKey: [...RATES, 'alerts'] });
  };
}

export function useRemoveAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeAlertCall, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [...RATES, 'alerts'] }),
  });
}
