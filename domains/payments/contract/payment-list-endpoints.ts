import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import * as z from 'zod/mini';

import { linkStates } from './link-machine.ts';
import { paymentStates } from './payment-machine.ts';
import { payment, paymentLink } from './shapes.ts';

const own = { access: 'profiled', pin: 'none' } as const;

const narrowed = {
  mode: z.optional(z.enum(['test', 'live'], 'not_offered')),
  /** Words of the title of what is sold, or their beginnings. */
  words: z.optional(z.string().check(z.maxLength(80, 'too_long'))),
};
const filters = {
  state: z.optional(z.enum(paymentStates, 'not_offered')),
  payment_link: z.optional(uuid),
  ...narrowed,
};
const linkFilters = { state: z.optional(z.enum(linkStates, 'not_offered')), ...narrowed };

export const linksCall = endpoint({
  ...own,
  name: 'payments.list_links',
  actsWith: 'view',
  summary: 'Your payment links, newest first.',
  method: 'GET',
  path: '/api/v1/payment-links',
  query: z.extend(pageQuery, linkFilters),
  reply: pageOf(paymentLink),
  refusals: [],
  scope: 'payments.read',
  rate: 'read',
});

export const linksFileCall = endpoint({
  ...own,
  name: 'payments.export_links',
  actsWith: 'view',
  summary: 'The same as a file of values, up to 10,000 links.',
  method: 'GET',
  path: '/api/v1/payment-links/export',
  query: z.object(linkFilters),
  file: ['text/csv'],
  refusals: [],
  rate: 'read',
});

export const paymentsCall = endpoint({
  ...own,
  name: 'payments.list_payments',
  actsWith: 'view',
  summary: 'Payments of your links, newest first; with a link only those of it.',
  method: 'GET',
  path: '/api/v1/payments',
  query: z.extend(pageQuery, filters),
  reply: pageOf(payment),
  refusals: [],
  scope: 'payments.read',
  rate: 'read',
});

export const paymentsFileCall = endpoint({
  ...own,
  name: 'payments.export_payments',
  actsWith: 'view',
  summary: 'The same as a file of values, with what was given back, up to 10,000 payments.',
  method: 'GET',
  path: '/api/v1/payments/export',
  query: z.object(filters),
  file: ['text/csv'],
  refusals: [],
  rate: 'read',
});
