import { alertLinkToken, alertPaces } from '@egcr/contract/alerts';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { careerRefusals as no } from '../refusals.ts';
import { alertSearch, jobAlert, saidAlert } from './shapes.ts';

const own = { access: 'profiled', pin: 'none' } as const;
const byId = z.object({ id: uuid });

export const listAlertsCall = endpoint({
  name: 'careers.list_alerts',
  summary: 'The searches of the caller that tell of new jobs, the latest first.',
  ...own,
  method: 'GET',
  path: '/api/v1/careers/alerts',
  reply: z.object({ items: z.array(jobAlert) }),
  refusals: [],
  rate: 'read',
});

export const addAlertCall = endpoint({
  name: 'careers.add_alert',
  summary: 'From now on the caller is told of new jobs that a search finds, each job once.',
  ...own,
  method: 'POST',
  path: '/api/v1/careers/alerts',
  body: z.strictObject({ search: alertSearch, pace: z.enum(alertPaces, 'not_offered') }),
  reply: jobAlert,
  status: 201,
  refusals: [no.too_many_alerts, no.alert_exists],
  rate: 'write',
  idempotency: 'required',
});

export const changeAlertCall = endpoint({
  name: 'careers.change_alert',
  summary:
    'How often an alert tells, and whether it does. One that is turned on again tells of what is published from then on.',
  ...own,
  method: 'PUT',
  path: '/api/v1/careers/alerts/:id',
  params: byId,
  body: z.strictObject({ pace: z.enum(alertPaces, 'not_offered'), is_on: z.boolean() }),
  reply: jobAlert,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});

export const removeAlertCall = endpoint({
  name: 'careers.remove_alert',
  summary: 'Removes an alert of the caller.',
  ...own,
  method: 'DELETE',
  path: '/api/v1/careers/alerts/:id',
  params: byId,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});

export const switchAlertCall = endpoint({
  name: 'careers.switch_alert',
  summary: 'Turns an alert off, or on again, by the link in its mails. It needs no account.',
  access: 'public',
  pin: 'none',
  method: 'PUT',
  path: '/api/v1/job-alert-links/:token',
  params: z.object({ token: alertLinkToken }),
  body: z.strictObject({ is_on: z.boolean() }),
  reply: saidAlert,
  refusals: [platformRefusals.not_found],
  rate: 'public',
});
