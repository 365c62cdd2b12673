import { endpoint } from '@egcr/contract/endpoint';
import { wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

// Calls of the public pages. They stand apart from the others, so that those pages load nothing of orders.

const slug = z.string().check(z.maxLength(60));
const open = { access: 'public', pin: 'none', method: 'GET', rate: 'public' } as const;

/** Units, prices and returns are decimal text with six decimals. */
export const wealthFund = named(
  'WealthFund',
  z.object({
    slug: z.string(),
    title: z.string(),
    mandate: z.string(),
    is_sample: z.boolean(),
    /** Of one unit, at the last valuation; null before the first. */
    price: z.nullable(z.string()),
    valued_at: z.nullable(instant),
    /** What all units are worth together at that price. */
    net_assets: wireMoney,
    units: z.string(),
    /** Time-weighted, since the first valuation and over the last year; null where there are not two. */
    return_total: z.nullable(z.string()),
    return_year: z.nullable(z.string()),
    /** Orders before this moment get the price of this day. */
    next_cut_off: instant,
  }),
);
export type WealthFundShown = z.output<typeof wealthFund>;

export const wealthFundPage = named(
  'WealthFundPage',
  z.extend(wealthFund, {
    /** Valuations, the oldest first. */
    history: z.array(
      z.object({ at: instant, price: z.string(), net_assets: wireMoney, is_sample: z.boolean() }),
    ),
    /** Where the money lies now, as the ledger has it. */
    cash: wireMoney,
    investments: wireMoney,
    liabilities: wireMoney,
    /** What people brought in and took out since the beginning. Nobody is named. */
    bought: wireMoney,
    given_back: wireMoney,
    /** Given to programmes since the beginning. */
    spent: wireMoney,
    spending: z.object({
      year: z.int(),
      /** In percent of the average of the years. */
      percent: z.number(),
      cap: z.nullable(wireMoney),
      /** Of it, given to programmes this year. */
      spent: wireMoney,
      years: z.array(z.object({ year: z.int(), net_assets: wireMoney })),
    }),
  }),
);
export type WealthFundPage = z.output<typeof wealthFundPage>;

export const listWealthFundsCall = endpoint({
  ...open,
  name: 'funds.list_funds',
  summary: 'The wealth funds: price of a unit, value, return.',
  path: '/api/v1/wealth-funds',
  reply: z.object({ items: z.array(wealthFund) }),
  refusals: [],
});

export const readWealthFundCall = endpoint({
  ...open,
  name: 'funds.read_fund',
  summary: 'One wealth fund with its history, its flows and what may be spent of it.',
  path: '/api/v1/wealth-funds/:slug',
  params: z.object({ slug }),
  reply: wealthFundPage,
  refusals: [platformRefusals.not_found],
});
