import { endpoint } from '@egcr/contract/endpoint';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

export const OVERVIEW_DAYS = 30;
/** Payments that are counted, the newest. */
export const OVERVIEW_PAYMENTS_MAX = 10_000;

const salesInCurrency = named(
  'SalesInCurrency',
  z.object({
    /** What was paid, before fees and refunds. */
    volume: wireMoney,
    fees: wireMoney,
    refunded: wireMoney,
    paid: z.number(),
    /** Payments that no rail carried. */
    failed: z.number(),
  }),
);
export type SalesInCurrency = z.infer<typeof salesInCurrency>;

export const overviewCall = endpoint({
  name: 'connectors.read_overview',
  summary:
    'How your sales of the last 30 days did, one line for each currency: volume, fees, refunds, and how many payments succeeded and failed.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  rate: 'read',
  refusals: [],
  actsWith: 'view',
  path: '/api/v1/payment-overview',
  /** Absent: live. */
  query: z.object({ mode: z.optional(z.enum(['test', 'live'], 'not_offered')) }),
  reply: z.object({
    items: z.array(salesInCurrency),
    /** Whether these are all; else the newest 10,000 payments. */
    is_whole: z.boolean(),
    has_samples: z.boolean(),
  }),
});
