import { actingId, askedIn, callActing } from '@egcr/organisations/web';
import { checkoutCall, checkoutsCall, type CheckoutSession } from '@egcr/payments/contract';
import { useFreshPayments } from '@egcr/payments/web';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import type { SessionsView } from './addresses.ts';

/** Below that of payments: what changes a payment changes its session. */
const key = () => ['payments', actingId(), 'checkouts'] as const;

/** Sessions of the reader's shop that the filters leave. */
export function useSessions(view: SessionsView) {
  useFreshPayments();
  const asked = askedIn(view);
  return usePages([...key(), 'list', asked], (query, options) =>
    callActing(checkoutsCall, { query: { ...query, ...asked } }, options),
  );
}

export function useSession(id: string) {
  useFreshPayments();
  return useQuery({
    queryKey: [...key(), id],
    queryFn: ({ signal }): Promise<CheckoutSession> =>
      callActing(checkoutCall, { params: { id } }, { signal }),
  });
}

/** What an answer already says need not be read again. */
export function keepSession(client: QueryClient, session: CheckoutSession): void {
  client.setQueryData([...key(), session.id], session);
}
