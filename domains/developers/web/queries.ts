import { call } from '@egcr/web-kit/call';
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
  return usePages([...KEY, 'keys'], (query, options) => call(keysCall, { query }, options));
}

export function useWebhooks() {
  return usePages([...KEY, 'webhooks'], (query, options) => call(webhooksCall, { query }, options));
}

export function useWebhook(id: string) {
  return useQuery({
    queryKey: [...KEY, 'webhook', id],
    queryFn: ({ signal }): Promise<Webhook> => call(webhookCall, { params: { id } }, { signal }),
  });
}

/** What the reader's keys asked for, newest first: all, or what was refused. */
export function useRequests(isRefused: boolean) {
  return usePages([...KEY, 'requests', isRefused], (query, options) =>
    call(requestsCall, { query: { ...query, ...(isRefused && { result: 'refused' as const }) } }, options),
  );
}

/** What was sent to a webhook, newest first. */
export function useDeliveries(id: string) {
  return usePages([...KEY, 'deliveries', id], (query, options) =>
    call(deliveriesCall, { params: { id }, query }, options),
  );
}

export function rereadDevelopers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}
