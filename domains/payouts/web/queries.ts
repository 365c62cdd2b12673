import { actingId, askedIn, callActing, type Narrowed } from '@egcr/organisations/web';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import { payoutRoomCall, payoutsCall, payoutSchedulesCall, type PayoutState } from '../contract/index.ts';

const KEY = ['payouts'] as const;

/** Payouts of the person, or of the business for which they act. */
export function usePayouts(view: Narrowed<PayoutState>) {
  const asked = payoutsAsked(view);
  return usePages([...KEY, actingId(), 'list', asked], (query, options) =>
    callActing(payoutsCall, { query: { ...query, ...asked } }, options),
  );
}

/** What the filters say, as the calls take it. Test money is never paid out. */
export function payoutsAsked({ state, words }: Narrowed<PayoutState>) {
  return askedIn({ state, words });
}

export function useSchedules() {
  return useQuery({
    queryKey: [...KEY, actingId(), 'schedules'],
    queryFn: async ({ signal }) => (await callActing(payoutSchedulesCall, {}, { signal })).items,
  });
}

/** How much can be paid out now, by currency. A sale, a refund or a dispute changes it, so that it is read with the balance. */
export function usePayoutRoom() {
  return useQuery({
    queryKey: ['payments', actingId(), 'room'],
    queryFn: async ({ signal }) => (await callActing(payoutRoomCall, {}, { signal })).items,
  });
}

/** Payouts change the balance of sales, too. */
export async function rereadPayouts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: KEY }),
    client.invalidateQueries({ queryKey: ['payments'] }),
  ]);
}
