import { approvalRefusals, proposal, reasonText } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { AMOUNT_MINOR_MAX, parseMinor, wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { fundRefusals as no } from './refusals.ts';

const slug = z.string().check(z.maxLength(60));
/** Whole minor units of the currency of the fund; zero is an amount too. */
const stated = z.string('invalid_amount').check(
  z.refine((text) => {
    const minor = parseMinor(text);
    return minor !== undefined && minor >= 0n && minor <= AMOUNT_MINOR_MAX;
  }, 'invalid_amount'),
);

export const fundToValue = named(
  'FundToValue',
  z.object({
    slug: z.string(),
    title: z.string(),
    is_sample: z.boolean(),
    price: z.nullable(z.string()),
    valued_at: z.nullable(instant),
    cash: wireMoney,
    investments: wireMoney,
    liabilities: wireMoney,
    units: z.string(),
    /** The cut-off that the next valuation is for. */
    cut_off: instant,
    /** Orders up to that cut-off, and orders of the last valuation that are not settled. */
    waiting: z.int(),
    unsettled: z.int(),
  }),
);
export type FundToValue = z.output<typeof fundToValue>;

export const listFundsToValueCall = endpoint({
  name: 'funds.list_funds_to_value',
  summary: 'The wealth funds with their books, for those who value them.',
  access: 'profiled',
  pin: 'none',
  permission: 'money.read',
  method: 'GET',
  path: '/api/v1/admin/wealth-funds',
  reply: z.object({ items: z.array(fundToValue) }),
  refusals: [],
  rate: 'read',
});

export const proposeValuationCall = endpoint({
  name: 'funds.propose_valuation',
  summary: 'Proposes what the investments of a fund were worth at the last cut-off. Another person approves.',
  access: 'profiled',
  pin: 'fresh',
  permission: 'money.propose',
  method: 'POST',
  path: '/api/v1/admin/wealth-funds/:slug/valuations',
  params: z.object({ slug }),
  body: z.strictObject({
    cut_off: instant,
    /** What the fund holds beside its money here, and what it owes. */
    investments: stated,
    liabilities: stated,
    reason: reasonText,
  }),
  reply: proposal,
  status: 202,
  refusals: [
    platformRefusals.not_found,
    no.cut_off_taken,
    no.orders_unsettled,
    no.unit_price_too_far,
    approvalRefusals.interested_party,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  rate: 'money',
  idempotency: 'required',
});
