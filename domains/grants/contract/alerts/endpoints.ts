import { alertLinkToken, alertPaces } from '@egcr/contract/alerts';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { grantRefusals as no } from '../refusals.ts';
import { grantAlert, grantAlertSearch, saidGrantAlert } from './shapes.ts';

const own = { access: 'profiled', pin: 'none' } as const;
const byId = z.object({ id: uuid });

export const listGrantAlertsCall = endpoint({
  name: 'grants.list_alerts',
  summary: 'The searches of the caller that tell of grants and funds that open, the latest first.',
  ...own,
  method: 'GET',
  path: '/api/v1/grants/alerts',
  reply: z.object({ items: z.array(grantAlert) }),
  refusals: [],
  rate: 'read',
});

export const addGrantAlertCall = endpoint({
  name: 'grants.add_alert',
  summary: 'From now on the caller is told of grants and funds that open and that a search finds, each once.',
  ...own,
  method: 'POST',
  path: '/api/v1/grants/alerts',
  body: z.strictObject({ search: grantAlertSearch, pace: z.enum(alertPaces, 'not_offered') }),
  reply: grantAlert,
  status: 201,
  refusals: [no.too_many_alerts, no.alert_exists],
  rate: 'write',
  idempotency: 'required',
});

export const changeGrantAlertCall = endpoint({
  name: 'grants.change_alert',
  summary:
    'How often an alert tells, and whether it does. One that is turned on again tells of what opens from then on.',
  ...own,
  method: 'PUT',
  path: '/api/v1/grants/alerts/:id',
  params: byId,
  body: z.strictObject({ pace: z.enum(alertPaces, 'not_offered'), is_on: z.boolean() }),
  reply: grantAlert,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});

export const removeGrantAlertCall = endpoint({
  name: 'grants.remove_alert',
  summary: 'Removes an alert of the caller.',
  ...own,
  method: 'DELETE',
  path: '/api/v1/grants/alerts/:id',
  params: byId,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});

export const switchGrantAlertCall = endpoint({
  name: 'grants.switch_alert',
  summary: 'Turns an alert off, or on again, by the link in its mails. It needs no account.',
  access: 'public',
  pin: 'none',
  method: 'PUT',
  path: '/api/v1/grant-alert-links/:token',
  params: z.object({ token: alertLinkToken }),
  body: z.strictObject({ is_on: z.boolean() }),
  reply: saidGrantAlert,
  refusals: [platformRefusals.not_found],
  rate: 'public',
});
