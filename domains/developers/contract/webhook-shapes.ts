import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { apiEventTypes } from './api-event.ts';
import { keyModes } from './shapes.ts';

export const webhookStates = ['enabled', 'disabled'] as const;
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Where a merchant hears of events, without its secret. */
export const webhook = named(
  'Webhook',
  z.object({
    id: uuid,
    url: z.string(),
    mode: z.enum(keyModes),
    /** What it is told of; null: everything. */
    events: z.nullable(z.array(z.enum(apiEventTypes))),
    state: z.enum(webhookStates),
    /** Its owner, the receiver with 410, or that nothing arrived for more than a day. */
    disabled_why: z.nullable(z.enum(['owner', 'gone', 'failing'])),
    created_at: instant,
  }),
);
export type Webhook = z.infer<typeof webhook>;

/** The only answers that hold a secret. */
export const webhookWithSecret = named('WebhookWithSecret', z.object({ webhook, secret: z.string() }));

const apiEventShape = {
  id: uuid,
  type: z.enum(apiEventTypes),
  mode: z.enum(keyModes),
  at: instant,
};

/** One event, as webhooks get it too. */
export const apiEvent = named(
  'ApiEvent',
  z.object({ ...apiEventShape, object: z.record(z.string(), z.unknown()) }),
);
export type ApiEvent = z.infer<typeof apiEvent>;

/** One event on its way to one webhook. */
export const delivery = named(
  'WebhookDelivery',
  z.object({
    id: uuid,
    event: z.object(apiEventShape),
    state: z.enum(deliveryStates),
    attempts: z.number(),
    /** A status, or why nobody answered; null before the first try. */
    last_result: z.nullable(z.string()),
    last_at: z.nullable(instant),
    next_at: z.nullable(instant),
  }),
);
export type Delivery = z.infer<typeof delivery>;
