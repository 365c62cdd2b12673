import { actingId, askedIn, callActing, type Narrowed } from '@egcr/organisations/web';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import {
  deliveriesCall,
  eventsCall,
  keysCall,
  requestsCall,
  webhookCall,
  webhooksCall,
  type ApiEventType,
  type Delivery,
  type KeyState,
  type Webhook,
} from '../contract/index.ts';

const KEY = ['developers'] as const;

/** The reader's API keys that the filters leave, newest first. */
export function useKeys(view: Narrowed<KeyState>) {
  const asked = askedIn(view);
  return usePages([...KEY, actingId(), 'keys', asked], (query, options) =>
    callActing(keysCall, { query: { ...query, ...asked } }, options),
  );
}

export function useWebhooks(view: Narrowed<Webhook['state']>) {
  const asked = askedIn(view);
  return usePages([...KEY, actingId(), 'webhooks', asked], (query, options) =>
    callActing(webhooksCall, { query: { ...query, ...asked } }, options),
  );
}

export function useWebhook(id: string) {
  return useQuery({
    queryKey: [...KEY, actingId(), 'webhook', id],
    queryFn: ({ signal }): Promise<Webhook> => callActing(webhookCall, { params: { id } }, { signal }),
  });
}

/** What the filters of the events say, as the calls take it: a kind stands where other lists have a state. */
export function eventsAsked({ state: type, ...view }: Narrowed<ApiEventType>) {
  return { ...(type !== undefined && { type }), ...askedIn(view) };
}

/** What the reader's programs could hear of, newest first. */
export function useEvents(view: Narrowed<ApiEventType>) {
  const asked = eventsAsked(view);
  return usePages([...KEY, actingId(), 'events', asked], (query, options) =>
    callActing(eventsCall, { query: { ...query, ...asked } }, options),
  );
}

export function requestsAsked({ state: result, ...view }: Narrowed<'refused'>) {
  return { ...(result !== undefined && { result }), ...askedIn(view) };
}

/** What the reader's keys asked for, newest first. */
export function useRequests(view: Narrowed<'refused'>) {
  const asked = requestsAsked(view);
  return usePages([...KEY, actingId(), 'requests', asked], (query, options) =>
    callActing(requestsCall, { query: { ...query, ...asked } }, options),
  );
}

/** What the filters of deliveries say; all of one webhook are of its mode. */
export function deliveriesAsked({ state, words }: Narrowed<Delivery['state']>) {
  return askedIn({ state, words });
}

/** What was sent to a webhook, newest first. */
export function useDeliveries(id: string, view: Narrowed<Delivery['state']>) {
  const asked = deliveriesAsked(view);
  return usePages([...KEY, actingId(), 'deliveries', id, asked], (query, options) =>
    callActing(deliveriesCall, { params: { id }, query: { ...query, ...asked } }, options),
  );
}

export function rereadDevelopers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}
