import { wireMoney } from '@egcr/contract/money';
import { uuid } from '@egcr/contract/ids';
import { instant } from '@egcr/contract/time';
import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

import { rateCurrencies, readPair } from './currencies.ts';
import { compare, parseRate } from './fraction.ts';
import { TABLE_ROWS_MAX } from './limits.ts';

/** A currency we keep rates for. */
export const currencyCode = z.enum(rateCurrencies, 'unknown_currency');

/** A positive decimal: at most 18 digits before and after the point, no exponent, no sign. */
export const rateText = z
  .string('rate_format')
  .check(z.refine((text) => parseRate(text) !== undefined, 'rate_format'));

/** `JVD/USD`: what one JVD costs in dollars. */
export const pairText = z.string().check(z.refine((text) => readPair(text) !== undefined, 'unknown_pair'));

/**
 * Where rates come from. `table`: an operator's table. `sample`: made-up figures of demonstrations. `policy`: JVD's own price.
 * `observation`: what JVD's oracle looks at; never a rate on its own.
 */
export const sourceKinds = ['table', 'sample', 'policy', 'observation'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What one unit of `base` is worth in `quote`. Rates are decimal strings of up to 12 significant digits. */
export const rate = z.object({
  pair: z.string(),
  base: currencyCode,
  quote: currencyCode,
  mid: z.string(),
  /** What the person who sells the base gets. */
  bid: z.string(),
  /** What the person who buys the base pays. */
  ask: z.string(),
  /** Codes of the sources, joined by + where the rate is crossed. */
  source: z.string(),
  /** Made-up figures of a demonstration: never of a real source. */
  sample: z.boolean(),
  /** When the oldest of its sources said so. */
  as_of: instant,
  /** Too old to convert at. */
  stale: z.boolean(),
});
export type Rate = z.infer<typeof rate>;

export const ratesReply = z.object({
  base: currencyCode,
  /** Seconds after which a rate is stale. */
  stale_after_s: z.number(),
  items: z.array(rate),
  sources: z.array(z.object({ code: z.string(), name: z.string(), kind: z.enum(sourceKinds) })),
});
export type RatesReply = z.infer<typeof ratesReply>;

/** How JVD's price is made. */
export const jvdModes = ['administered', 'oracle', 'market'] as const;
export type JvdMode = (typeof jvdModes)[number];

export const jvdReply = z.object({
  currency: z.literal('JVD'),
  quote: z.literal('USD'),
  /** Null where the installation has none yet. */
  price: z.nullable(z.string()),
  mode: z.enum(jvdModes),
  source: z.nullable(z.string()),
  as_of: z.nullable(instant),
  stale: z.boolean(),
  /** Last price over the one of 24 hours ago, less one: "0.0016" is 0.16 %. Null where there was none then. */
  change_24h: z.nullable(z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/))),
  supply: z.object({
    /** What people, businesses and funds hold together; null where the ledger is not asked. */
    circulating: z.nullable(wireMoney),
    /** Play money of a demonstration is among it. */
    play_money: z.boolean(),
    cap: wireMoney,
  }),
  /** What circulates, at the price. */
  market_value: z.nullable(wireMoney),
});
export type JvdReply = z.infer<typeof jvdReply>;

export const historyReply = z.object({
  pair: z.string(),
  days: z.number(),
  /** Oldest first. */
  points: z.array(z.object({ as_of: instant, mid: z.string(), sample: z.boolean() })),
});
export type HistoryReply = z.infer<typeof historyReply>;

/** A table as sources publish it: the price of one unit of `base` in each currency. A currency is named once. Where bid or ask is missing, the middle stands for it. */
export const rateTable = z.strictObject({
  source: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,39}$/, 'source_format')),
  name: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(80, 'too_long'))),
  kind: z.optional(z.enum(['table', 'observation'])),
  base: currencyCode,
  as_of: instant,
  rates: z
    .array(
      z
        .strictObject({
          currency: z.string().check(z.regex(/^[A-Z][A-Z0-9]{2,9}$/, 'unknown_currency')),
          mid: rateText,
          bid: z.optional(rateText),
          ask: z.optional(rateText),
        })
        .check(z.refine((row) => isOrdered(row), { error: 'rate_order', path: ['mid'] })),
    )
    .check(
      z.minLength(1, 'required'),
      z.maxLength(TABLE_ROWS_MAX, 'too_many'),
      z.refine(
        (rows) => new Set(rows.map(({ currency }) => currency)).size === rows.length,
        'currency_twice',
      ),
    ),
});
export type RateTable = z.infer<typeof rateTable>;

function isOrdered({ mid, bid, ask }: { mid: string; bid?: string | undefined; ask?: string | undefined }) {
  const [low, middle, high] = [bid ?? mid, mid, ask ?? mid].map((text) => parseRate(text));
  // What is no number has its own issue.
  if (!low || !middle || !high) return true;
  return compare(low, middle) <= 0 && compare(middle, high) <= 0;
}

const alertDirections = ['above', 'below'] as const;

export const newAlert = z
  .strictObject({
    base: currencyCode,
    quote: currencyCode,
    direction: z.enum(alertDirections),
    rate: rateText,
  })
  .check(z.refine(({ base, quote }) => base !== quote, { error: 'same_currency', path: ['quote'] }));

export const rateAlert = named(
  'RateAlert',
  z.object({
    id: uuid,
    base: currencyCode,
    quote: currencyCode,
    direction: z.enum(alertDirections),
    rate: z.string(),
    /** `waiting` until the rate was there, once. */
    state: z.enum(['waiting', 'reached']),
    created_at: instant,
    reached_at: z.nullable(instant),
    reached_rate: z.nullable(z.string()),
  }),
);
export type RateAlert = z.infer<typeof rateAlert>;
