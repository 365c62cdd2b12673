import { toInstant } from '@egcr/contract/time';

import { apiEventTypes } from '../../contract/index.ts';
import type { ApiEvent, Delivery, Webhook } from '../../contract/webhook-shapes.ts';
import type { DeliveryRow, EventRow } from './delivery-store.ts';
import type { WebhookRow } from './webhook-store.ts';

const modeOf = (isLive: boolean) => (isLive ? 'live' : 'test');

export function showWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    mode: modeOf(row.is_live),
    events: row.events === null ? null : apiEventTypes.filter((type) => row.events?.includes(type)),
    state: row.disabled_at === null ? 'enabled' : 'disabled',
    disabled_why: row.disabled_why,
    created_at: toInstant(row.created_at),
  };
}

export function showEvent({ id, type, is_live, object, at }: EventRow): ApiEvent {
  return { id, type, mode: modeOf(is_live), at: toInstant(at), object };
}

export function showDelivery(row: DeliveryRow): Delivery {
  const { id, event_id, type, is_live, at, attempts, last_result, last_at, next_at, delivered_at } = row;
  return {
    id,
    event: { id: event_id, type, mode: modeOf(is_live), at: toInstant(at) },
    state: next_at !== null ? 'waiting' : delivered_at !== null ? 'delivered' : 'failed',
    attempts,
    last_result,
    last_at: last_at && toInstant(last_at),
    next_at: next_at && toInstant(next_at),
  };
}
