import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { readerZone } from '@egcr/web-kit/reader-zone';
import { useQuery } from '@tanstack/react-query';

import { readOwnSupportCall, readSupportCall, readSupportChanceCall } from '../contract/endpoints.ts';
import { listBackChecksCall } from '../contract/back-check-calls.ts';
import { listOverpaymentsCall, listStaffOverpaymentsCall } from '../contract/overpayment-calls.ts';
import { listWeeksToDecideCall, readCyclesCall } from '../contract/staff-endpoints.ts';

/** All that is read of support. */
export const supportKey = ['support'] as const;

export function useProgramme() {
  return useQuery({
    queryKey: [...supportKey, 'programme'],
    queryFn: ({ signal }) => call(readSupportCall, {}, { signal }),
  });
}

export function useChance() {
  const zone = readerZone();
  return useQuery({
    queryKey: [...supportKey, 'chance', zone],
    queryFn: ({ signal }) => call(readSupportChanceCall, { query: { zone } }, { signal }),
    // The CV may have been written a moment ago.
    staleTime: 0,
  });
}

export function useOwnSupport() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...supportKey, 'own', language],
    queryFn: async ({ signal }) => (await call(readOwnSupportCall, {}, { signal })).claim,
  });
}

export function useCycles() {
  return useQuery({
    queryKey: [...supportKey, 'cycles'],
    queryFn: ({ signal }) => call(readCyclesCall, {}, { signal }),
  });
}

export function useWeeksToDecide() {
  return usePages([...supportKey, 'to-decide'], (query, options) =>
    call(listWeeksToDecideCall, { query }, options),
  );
}

export function useBackChecks() {
  return usePages([...supportKey, 'back-checks'], (query, options) =>
    call(listBackChecksCall, { query }, options),
  );
}

/** What was paid too much to the reader. */
export function useOverpayments() {
  return useQuery({
    queryKey: [...supportKey, 'overpayments'],
    queryFn: async ({ signal }) => (await call(listOverpaymentsCall, {}, { signal })).items,
  });
}

export function useStaffOverpayments() {
  return usePages([...supportKey, 'staff-overpayments'], (query, options) =>
    call(listStaffOverpaymentsCall, { query }, options),
  );
}
