import { actingId, askedIn, callActing, type Narrowed } from '@egcr/organisations/web';
import { linkCall, linksCall, type PaymentLink } from '@egcr/payments/contract';
import { useFreshPayments } from '@egcr/payments/web';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, type QueryClient } from '@tanstack/react-query';

/** Below that of payments: what changes a payment changes its link. */
const key = () => ['payments', actingId(), 'links'] as const;

/** Links of the reader that the filters leave. */
export function useLinks(view: Narrowed<PaymentLink['state']>) {
  useFreshPayments();
  const asked = askedIn(view);
  return usePages([...key(), 'list', asked], (query, options) =>
    callActing(linksCall, { query: { ...query, ...asked } }, options),
  );
}

export function useLink(id: string) {
  useFreshPayments();
  return useQuery({
    queryKey: [...key(), id],
    queryFn: ({ signal }): Promise<PaymentLink> => callActing(linkCall, { params: { id } }, { signal }),
  });
}

/** What an answer already says need not be read again. */
export function keepLink(client: QueryClient, link: PaymentLink): void {
  client.setQueryData([...key(), link.id], link);
}
