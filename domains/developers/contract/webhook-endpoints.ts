import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { apiEventTypes } from './api-event.ts';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import * as z from 'zod/mini';

import { asFile, narrowed } from './narrowed.ts';
import { developerRefusals as no } from './refusals.ts';
import { keyModes } from './shapes.ts';
import {
  apiEvent,
  delivery,
  deliveryStates,
  webhook,
  webhookStates,
  webhookWithSecret,
} from './webhook-shapes.ts';

const PATH = '/api/v1/developers/webhooks';
/** Null or absent: all, also those that come later. */
const events = z
  .array(z.enum(apiEventTypes, 'not_offered'))
  .check(z.minLength(1, 'required'), z.maxLength(apiEventTypes.length, 'not_offered'));

const idParams = z.object({ id: z.string() });

export const makeWebhookCall = endpoint({
  name: 'developers.make_webhook',
  actsWith: 'pay',
  summary:
    'Tells a public https address of every event from now on. Answers the secret that signs the messages, this once.',
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  method: 'POST',
  path: PATH,
  body: z.strictObject({
    url: z.string().check(z.maxLength(500, 'url_not_allowed')),
    mode: z.enum(keyModes, 'not_offered'),
    events: z.optional(z.nullable(events)),
    pin: pinInBody,
  }),
  reply: webhookWithSecret,
  status: 201,
  refusals: [
    ...pinInBodyRefusals,
    platformRefusals.pin_required,
    no.url_not_allowed,
    no.webhook_limit_reached,
  ],
  rate: 'secret',
});

const webhookFilters = { state: z.optional(z.enum(webhookStates, 'not_offered')), ...narrowed };

export const webhooksCall = endpoint({
  name: 'developers.list_webhooks',
  actsWith: 'view',
  summary: 'Your webhooks, newest first, without their secrets.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: PATH,
  query: z.extend(pageQuery, webhookFilters),
  reply: pageOf(webhook),
  refusals: [],
  rate: 'read',
});

export const webhooksFileCall = endpoint({
  ...asFile,
  name: 'developers.export_webhooks',
  summary: 'The same as a file of values, without their secrets.',
  path: `${PATH}/export`,
  query: z.object(webhookFilters),
});

export const webhookCall = endpoint({
  name: 'developers.read_webhook',
  actsWith: 'view',
  summary: 'One of your webhooks, without its secret.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: `${PATH}/:id`,
  params: idParams,
  reply: webhook,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const rotateSecretCall = endpoint({
  name: 'developers.rotate_webhook_secret',
  actsWith: 'pay',
  summary:
    'Gives a webhook another secret and answers it, this once. For a day both sign, so that nothing is missed.',
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  method: 'POST',
  path: `${PATH}/:id/rotate-secret`,
  params: idParams,
  body: z.strictObject({ pin: pinInBody }),
  reply: webhookWithSecret,
  refusals: [...pinInBodyRefusals, platformRefusals.not_found, platformRefusals.pin_required],
  rate: 'secret',
});

export const switchWebhookCall = endpoint({
  name: 'developers.switch_webhook',
  actsWith: 'pay',
  summary: 'Switches a webhook off, or on again. Safe to repeat.',
  access: 'profiled',
  pin: 'none',
  method: 'PUT',
  path: `${PATH}/:id/state`,
  params: idParams,
  body: z.strictObject({ state: z.enum(webhookStates, 'not_offered') }),
  reply: webhook,
  refusals: [platformRefusals.not_found, no.webhook_limit_reached],
  rate: 'write',
});

export const chooseEventsCall = endpoint({
  name: 'developers.choose_events',
  actsWith: 'pay',
  summary: 'Which events a webhook is told of from now on; null for all. Safe to repeat.',
  access: 'profiled',
  pin: 'none',
  method: 'PUT',
  path: `${PATH}/:id/events`,
  params: idParams,
  body: z.strictObject({ events: z.nullable(events) }),
  reply: webhook,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});

const deliveryFilters = {
  state: z.optional(z.enum(deliveryStates, 'not_offered')),
  /** Part of the type of the event, of the title or the id of what it is about, or of the last result. */
  words: narrowed.words,
};

export const deliveriesCall = endpoint({
  name: 'developers.list_deliveries',
  actsWith: 'view',
  summary: 'What was sent to one of your webhooks, newest first, for 30 days.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: `${PATH}/:id/deliveries`,
  params: idParams,
  query: z.extend(pageQuery, deliveryFilters),
  reply: pageOf(delivery),
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const deliveriesFileCall = endpoint({
  ...asFile,
  name: 'developers.export_deliveries',
  summary: 'The same as a file of values, up to 10,000 deliveries.',
  path: `${PATH}/:id/deliveries/export`,
  params: idParams,
  query: z.object(deliveryFilters),
  refusals: [platformRefusals.not_found],
});

export const redeliverCall = endpoint({
  name: 'developers.redeliver',
  actsWith: 'pay',
  summary: 'Sends an event to its webhook once more, now, with the same id.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: `${PATH}/:id/deliveries/:delivery/redeliver`,
  params: z.object({ id: z.string(), delivery: uuid }),
  reply: delivery,
  refusals: [platformRefusals.not_found, no.webhook_disabled],
  rate: 'write',
});

const eventFilters = {
  type: z.optional(z.enum(apiEventTypes, 'not_offered')),
  /** `words`: part of the title or of the id of what it is about. */
  ...narrowed,
};

export const eventsCall = endpoint({
  name: 'developers.list_events',
  actsWith: 'view',
  summary:
    'What happened to your payments, newest first, for 30 days. A key sees the events of its own mode.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/developers/events',
  query: z.extend(pageQuery, eventFilters),
  reply: pageOf(apiEvent),
  refusals: [],
  scope: 'payments.read',
  rate: 'read',
});

export const eventsFileCall = endpoint({
  ...asFile,
  name: 'developers.export_events',
  summary: 'The same as a file of values, up to 10,000 events, without what they say.',
  path: '/api/v1/developers/events/export',
  query: z.object(eventFilters),
});
