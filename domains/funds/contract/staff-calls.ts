import { approvalRefusals, proposal, reasonText } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { AMOUNT_MINOR_MAX, parseMinor, wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { amountToMove, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { placementDirections } from './placements.ts';
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
    /** What they were worth in the books at that cut-off, without what was moved since. */
    investments: wireMoney,
    /** Moved into investments after the cut-off, below zero where more came back. It is added to what is stated. */
    placed_since: wireMoney,
    investments_now: wireMoney,
    liabilities: wireMoney,
    /** Money that no order waits for: it may be invested or spent. */
    free_cash: wireMoney,
    /** What the cap leaves to be spent this year. */
    spendable: wireMoney,
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
    no.investments_short,
    approvalRefusals.interested_party,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  rate: 'money',
  idempotency: 'required',
});

export const proposePlacementCall = endpoint({
  name: 'funds.propose_placement',
  summary: 'Proposes to move money of a fund into its investments, or back. Another person approves.',
  access: 'profiled',
  pin: 'fresh',
  permission: 'money.propose',
  method: 'POST',
  path: '/api/v1/admin/wealth-funds/:slug/placements',
  params: z.object({ slug }),
  body: z.strictObject({
    direction: z.enum(placementDirections),
    amount: amountToMove,
    reason: reasonText,
  }),
  reply: proposal,
  status: 202,
  refusals: [
    platformRefusals.not_found,
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    walletRefusals.insufficient_funds,
    no.investments_short,
    approvalRefusals.interested_party,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  rate: 'money',
  idempotency: 'required',
});
