import { approvalRefusals, proposal, reasonText } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { HISTORY_DAYS_MAX, RATES_CACHE_S } from './limits.ts';
import { rateRefusals } from './refusals.ts';
import {
  currencyCode,
  historyReply,
  jvdModes,
  jvdReply,
  newAlert,
  pairText,
  rateAlert,
  ratesReply,
  rateTable,
  rateText,
} from './shapes.ts';

const open = { access: 'public', pin: 'none', rate: 'public', cache_s: RATES_CACHE_S } as const;

export const ratesCall = endpoint({
  name: 'rates.list_rates',
  summary: 'What one unit of a currency is worth in each of the others, with source and age.',
  method: 'GET',
  path: '/api/v1/rates',
  query: z.object({ base: z._default(currencyCode, 'USD') }),
  reply: ratesReply,
  refusals: [],
  ...open,
  agentHint: 'For information. What a person would really get is said by a quote of the wallet.',
});

export const jvdRateCall = endpoint({
  name: 'rates.read_jvd',
  summary: 'JVD in US dollars: price, change in 24 hours, what circulates and what may at most.',
  method: 'GET',
  path: '/api/v1/rates/jvd',
  reply: jvdReply,
  refusals: [],
  ...open,
});

export const rateHistoryCall = endpoint({
  name: 'rates.read_history',
  summary: 'The course of a rate over some days, oldest first, thinned out to what a chart can show.',
  method: 'GET',
  path: '/api/v1/rates/history',
  query: z.object({
    pair: pairText,
    days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(HISTORY_DAYS_MAX)), 30),
  }),
  reply: historyReply,
  refusals: [],
  ...open,
});

const staff = {
  access: 'profiled',
  pin: 'fresh',
  permission: 'rates.propose',
  rate: 'write',
  idempotency: 'required',
} as const;

export const importRatesCall = endpoint({
  name: 'rates.import_rates',
  summary: 'Proposes a table of rates; a second person lets it in. The same table again changes nothing.',
  method: 'POST',
  path: '/api/v1/admin/rates',
  body: z.extend(rateTable, { reason: z.optional(reasonText) }),
  reply: proposal,
  status: 202,
  refusals: [
    rateRefusals.source_reserved,
    rateRefusals.price_step_too_far,
    approvalRefusals.too_many_proposals,
  ],
  ...staff,
});

export const setJvdPolicyCall = endpoint({
  name: 'rates.set_jvd_policy',
  summary:
    "Proposes how JVD's price is made: set by us, the median of sources, or the market's. A second person puts it into force.",
  method: 'PUT',
  path: '/api/v1/admin/rates/jvd',
  body: z.strictObject({
    mode: z.enum(jvdModes),
    price: z.optional(rateText),
    reason: z.optional(reasonText),
  }),
  reply: proposal,
  status: 202,
  refusals: [
    rateRefusals.price_required,
    rateRefusals.price_step_too_far,
    approvalRefusals.too_many_proposals,
  ],
  ...staff,
});

const own = { access: 'profiled', pin: 'verified' } as const;

export const alertsCall = endpoint({
  name: 'rates.list_alerts',
  summary: 'Your rate alerts: those that wait first, each newest first.',
  method: 'GET',
  path: '/api/v1/wallet/rate-alerts',
  reply: z.object({ items: z.array(rateAlert) }),
  refusals: [],
  ...own,
  rate: 'read',
});

export const addAlertCall = endpoint({
  name: 'rates.add_alert',
  summary: 'Asks to be told, once, when a rate is reached. The same again answers the one that waits.',
  method: 'POST',
  path: '/api/v1/wallet/rate-alerts',
  body: newAlert,
  reply: rateAlert,
  status: 201,
  refusals: [rateRefusals.rate_unavailable, rateRefusals.alert_reached, rateRefusals.too_many_alerts],
  ...own,
  rate: 'write',
});

export const removeAlertCall = endpoint({
  name: 'rates.remove_alert',
  summary: 'Takes back a rate alert.',
  method: 'DELETE',
  path: '/api/v1/wallet/rate-alerts/:id',
  params: z.object({ id: z.string() }),
  refusals: [platformRefusals.not_found],
  ...own,
  rate: 'write',
});

export const rateCalls = [
  ratesCall,
  jvdRateCall,
  rateHistoryCall,
  importRatesCall,
  setJvdPolicyCall,
  alertsCall,
  addAlertCall,
  removeAlertCall,
] as const;
