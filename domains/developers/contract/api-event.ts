import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** What programs can be told of. */
export const apiEventTypes = [
  'payment.succeeded',
  'payment.authorized',
  'payment.requires_action',
  'payment.failed',
  'payment.canceled',
  'payment.available',
  'payment.refunded',
  'payment.reviewed',
  'dispute.created',
  'dispute.updated',
  'dispute.closed',
] as const;
export type ApiEventType = (typeof apiEventTypes)[number];

/**
 * A domain has something to tell the programs of a person, in the transaction in which it happens: becomes one event, and a delivery to each of
 * their webhooks. `object` is what the API would answer, without secrets and without what other people keep for themselves.
 */
export const apiEventAsked = event(
  'developers.event_asked',
  z.object({
    owner_id: uuid,
    is_live: z.boolean(),
    type: z.enum(apiEventTypes),
    object: z.record(z.string(), z.unknown()),
  }),
);
