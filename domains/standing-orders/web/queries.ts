import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { orderChanged } from '../contract/events.ts';
import { orderCall, ordersCall, type StandingOrder } from '../contract/orders.ts';

const ORDERS = ['standing-orders'] as const;

/** A person's scheduled payments: what runs next first; read again whenever one changes or runs. */
export function useOrders() {
  const client = useQueryClient();
  useLive(orderChanged, () => void rereadOrders(client));
  return useQuery({
    queryKey: [...ORDERS, 'list'],
    queryFn: async ({ signal }): Promise<readonly StandingOrder[]> =>
      (await call(ordersCall, {}, { signal })).items,
  });
}

export function useOrder(id: string) {
  const client = useQueryClient();
  useLive(orderChanged, () => void rereadOrders(client));
  return useQuery({
    queryKey: [...ORDERS, 'one', id],
    queryFn: ({ signal }) => call(orderCall, { params: { id } }, { signal }),
  });
}

export function rereadOrders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ORDERS });
}
