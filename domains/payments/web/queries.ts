import { actingId, askedIn, callActing } from '@egcr/organisations/web';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { paymentChanged } from '../contract/events.ts';
import {
  balanceCall,
  paymentCall,
  paymentsCall,
  railsCall,
  riskDecisionsCall,
  riskReviewsCall,
  type Payment,
} from '../contract/index.ts';
import type { PaymentsView, ReviewsView } from './addresses.ts';

const KEY = ['payments'] as const;

const ON_ITS_WAY_MS = 3_000;

/** Reads what stands under `payments` again when a payment has changed. */
export function useFreshPayments(): void {
  const client = useQueryClient();
  useLive(paymentChanged, () => void rereadPayments(client));
}

/** What the ledger holds of the reader's sales. */
export function useMerchantBalance() {
  useFreshPayments();
  return useQuery({
    queryKey: [...KEY, actingId(), 'balance'],
    queryFn: async ({ signal }) => (await callActing(balanceCall, {}, { signal })).items,
  });
}

/** Payments to the reader that the filters leave. */
export function useSales(view: PaymentsView) {
  useFreshPayments();
  const asked = askedIn(view);
  return usePages([...KEY, actingId(), 'sales', asked], (query, options) =>
    callActing(paymentsCall, { query: { ...query, ...asked } }, options),
  );
}

/** Those of one link. */
export function useSalesOf(link: string) {
  useFreshPayments();
  return usePages([...KEY, actingId(), 'sales', link], (query, options) =>
    callActing(paymentsCall, { query: { ...query, payment_link: link } }, options),
  );
}

export function usePayment(id: string) {
  useFreshPayments();
  return useQuery({
    queryKey: [...KEY, actingId(), 'payment', id],
    queryFn: ({ signal }): Promise<Payment> => callActing(paymentCall, { params: { id } }, { signal }),
    // Beside the live update, which a sleeping phone can miss.
    refetchInterval: ({ state }) =>
      ['processing', 'requires_action'].includes(state.data?.state ?? '') ? ON_ITS_WAY_MS : false,
  });
}

/** How each rail has done for the reader's payments. */
export function useRails() {
  return useQuery({
    queryKey: [...KEY, actingId(), 'rails'],
    queryFn: ({ signal }) => callActing(railsCall, {}, { signal }),
  });
}

/** What an answer already says need not be read again. */
export function keepPayment(client: QueryClient, payment: Payment): void {
  client.setQueryData([...KEY, actingId(), 'payment', payment.id], payment);
}

export function rereadPayments(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}

/** Payments that wait for the reader's look, or had it. */
export function useRiskReviews(view: ReviewsView) {
  useFreshPayments();
  const asked = askedIn(view);
  return usePages([...KEY, actingId(), 'reviews', asked], (query, options) =>
    callActing(riskReviewsCall, { query: { ...query, ...asked } }, options),
  );
}

/** What was decided of a payment to the reader. */
export function useRiskDecisions(payment: string) {
  return useQuery({
    queryKey: [...KEY, actingId(), 'risk', payment],
    queryFn: async ({ signal }) =>
      (await callActing(riskDecisionsCall, { params: { payment } }, { signal })).items,
  });
}
