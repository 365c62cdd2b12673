import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import * as z from 'zod/mini';

import { linkStates } from './link-machine.ts';
import { narrowed, ownReading as own } from './list-parts.ts';
import { paymentStates } from './payment-machine.ts';
import { payment, paymentLink } from './shapes.ts';

const filters = {
  state: z.optional(z.enum(paymentStates, 'not_offered')),
  payment_link: z.optional(uuid),
  ...narrowed,
};
const linkFilters = { state: z.optional(z.enum(linkStates, 'not_offered')), ...narrowed };

export const linksCall = endpoint({
  ...own,
  name: 'payments.list_links',
  summary: 'Your payment links, newest first.',
  path: '/api/v1/payment-links',
  query: z.extend(pageQuery, linkFilters),
  reply: pageOf(paymentLink),
  scope: 'payments.read',
});

export const linksFileCall = endpoint({
  ...own,
  name: 'payments.export_links',
  summary: 'The same as a file of values, up to 10,000 links.',
  path: '/api/v1/payment-links/export',
  query: z.object(linkFilters),
  file: ['text/csv'],
});

export const paymentsCall = endpoint({
  ...own,
  name: 'payments.list_payments',
  summary: 'Payments of your links, newest first; with a link only those of it.',
  path: '/api/v1/payments',
  query: z.extend(pageQuery, filters),
  reply: pageOf(payment),
  scope: 'payments.read',
});

export const paymentsFileCall = endpoint({
  ...own,
  name: 'payments.export_payments',
  summary: 'The same as a file of values, with what was given back, up to 10,000 payments.',
  path: '/api/v1/payments/export',
  query: z.object(filters),
  file: ['text/csv'],
});
