import { actingId, callActing } from '@egcr/organisations/web';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import { payoutsCall, payoutSchedulesCall, type PayoutState } from '../contract/index.ts';

const KEY = ['payouts'] as const;

/** Payouts of the person, or of the business for which they act. */
export function usePayouts(state: PayoutState | undefined) {
  return usePages([...KEY, actingId(), 'list', state ?? null], (query, options) =>
    callActing(payoutsCall, { query: { ...query, ...(state !== undefined && { state }) } }, options),
  );
}

export function useSchedules() {
  return useQuery({
    queryKey: [...KEY, actingId(), 'schedules'],
    queryFn: async ({ signal }) => (await callActing(payoutSchedulesCall, {}, { signal })).items,
  });
}

/** Payouts change the balance of sales, too. */
export async function rereadPayouts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: KEY }),
    client.invalidateQueries({ queryKey: ['payments'] }),
  ]);
}
