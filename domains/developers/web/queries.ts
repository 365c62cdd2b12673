import { actingId, callActing } from '@egcr/organisations/web';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import {
  deliveriesCall,
  keysCall,
  requestsCall,
  webhookCall,
  webhooksCall,
  type Webhook,
} from '../contract/index.ts';

const KEY = ['developers'] as const;

/** The reader's API keys, newest first. */
export function useKeys() {
  return usePages([...KEY, actingId(), 'keys'], (query, options) => callActing(keysCall, { query }, options));
}

export function useWebhooks() {
  return usePages([...KEY, actingId(), 'webhooks'], (query, options) =>
    callActing(webhooksCall, { query }, options),
  );
}

export function useWebhook(id: string) {
  return useQuery({
    queryKey: [...KEY, actingId(), 'webhook', id],
    queryFn: ({ signal }): Promise<Webhook> => callActing(webhookCall, { params: { id } }, { signal }),
  });
}

/** What the reader's keys asked for, newest first: all, or what was refused. */
export function useRequests(isRefused: boolean) {
  return usePages([...KEY, actingId(), 'requests', isRefused], (query, options) =>
    callActing(
      requestsCall,
      { query: { ...query, ...(isRefused && { result: 'refused' as const }) } },
      options,
    ),
  );
}

/** What was sent to a webhook, newest first. */
export function useDeliveries(id: string) {
  return usePages([...KEY, actingId(), 'deliveries', id], (query, options) =>
    callActing(deliveriesCall, { params: { id }, query }, options),
  );
}

export function rereadDevelopers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}
