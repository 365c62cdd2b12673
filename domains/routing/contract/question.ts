import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import * as z from 'zod/mini';

import { failures } from './failures.ts';
import {
  ATTEMPTS_MAX,
  CANDIDATES_MAX,
  EDGES_MAX,
  ELIMINATION_DEFAULT,
  EXPLORATION_DEFAULT,
  INSTRUMENT_ATTEMPTS_MAX,
  LAMBDA_DEFAULT,
  LIST_MAX,
  METADATA_MAX,
  METADATA_VALUE_MAX,
  MARGIN_DEFAULT,
  OUTAGES_MAX,
  OUTCOMES_MAX,
  RATES_MAX,
  RULES_MAX,
  WINDOW_DEFAULT,
  WINDOW_MAX,
} from './limits.ts';

export const paymentMethods = ['wallet', 'card', 'bank_transfer', 'mobile_money', 'open_payments'] as const;
const captures = ['automatic', 'manual'] as const;

const DECIMAL = /^(0|[1-9]\d{0,17})(\.\d{1,18})?$/;
const SHARE = /^(0(\.\d{1,18})?|1(\.0{1,18})?)$/;
const BPS = /^(([0-9]|[1-9]\d{1,3})(\.\d{1,12})?|10000(\.0{1,12})?)$/;
const POSITIVE = /[1-9]/;
const VALUE_MAX = 9_223_372_036_854_775_807n;

/** Never a number: what JSON reads as one has been rounded already. */
const decimal = z.string('decimal_format').check(z.regex(DECIMAL, 'decimal_format'));
const aboveZero = decimal.check(z.regex(POSITIVE, 'above_zero'));
/** From 0 to 1. */
const share = z.string('decimal_format').check(z.regex(SHARE, 'share_format'));
/** Hundredths of a percent, from 0 to 10,000. */
const bps = z.string('decimal_format').check(z.regex(BPS, 'bps_format'));
/** Whole minor units of the payment's currency. */
const minorUnits = z.string('invalid_amount').check(
  z.regex(/^(0|[1-9]\d{0,18})$/, { error: 'invalid_amount', abort: true }),
  z.refine((text) => BigInt(text) <= VALUE_MAX, 'invalid_amount'),
);
const railName = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'name_format'));
const currency = z.string().check(z.regex(/^[A-Z][A-Z0-9]{2,9}$/, 'unknown_currency'));
const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'country_format'));
const method = z.enum(paymentMethods, 'not_offered');
/** Of a card, `visa`. */
export const networkName = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,19}$/, 'name_format'));
/** Control characters but for the space of lines: the database keeps not all of them, and nobody reads any. */
const UNKEPT = /[^\P{Cc}\t\n\r]/u;
/** What the merchant has written with a payment: it begins with a letter, so no key means anything to an object itself. */
export const metadataKey = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'name_format'));
const metadataValue = z.string().check(
  z.maxLength(METADATA_VALUE_MAX, 'too_long'),
  z.refine((text) => text.isWellFormed() && !UNKEPT.test(text), 'characters'),
);
export const metadata = z
  .record(metadataKey, metadataValue)
  .check(z.refine((pairs) => Object.keys(pairs).length <= METADATA_MAX, 'too_many'));
const capture = z.enum(captures, 'not_offered');
const whole = (from: number, to: number) =>
  z.number().check(z.int('whole'), z.gte(from, 'out_of_range'), z.lte(to, 'out_of_range'));
const listOf = <Item extends z.ZodMiniType>(item: Item, most: number = LIST_MAX) =>
  z.array(item).check(z.maxLength(most, 'too_many'));
/** Null or absent: all of them. */
const anyOf = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.nullable(listOf(item)));
const maybe = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.nullable(item));

const amount = z.strictObject({ value: minorUnits, assetCode: currency, assetScale: whole(0, 18) }).check(
  z.refine(({ value }) => POSITIVE.test(value), { error: 'invalid_amount', path: ['value'] }),
  z.refine(({ assetCode, assetScale }) => (assetOf(assetCode)?.scale ?? assetScale) === assetScale, {
    error: 'invalid_amount',
    path: ['assetScale'],
  }),
);

/** What is to be paid. */
const routedPayment = named(
  'RoutedPayment',
  z.strictObject({
    /** What a volume split goes by. */
    id: z._default(z.string().check(z.minLength(1, 'required'), z.maxLength(64, 'too_long')), 'simulated'),
    amount,
    /** What the merchant is to receive; absent: what is paid. */
    receive: maybe(currency),
    method,
    network: maybe(networkName),
    metadata: maybe(metadata),
    payer_country: maybe(country),
    payee_country: maybe(country),
    capture: z._default(capture, 'automatic'),
    needs_three_d_secure: z._default(z.boolean(), false),
    /** What the merchant allows; absent: every rail. */
    allowed_rails: anyOf(railName),
  }),
);

const outcomeResults = ['success', 'technical', 'declined', 'user_error'] as const;

/** How one earlier payment over a rail went. What is absent is as in the payment to be routed. */
const outcome = z.strictObject({
  result: z.enum(outcomeResults, 'not_offered'),
  latency_ms: z._default(whole(0, 3_600_000), 0),
  /** Seconds before `at`. */
  age_s: z._default(whole(0, 31_536_000), 0),
  method: z.optional(method),
  currency: z.optional(currency),
  country: z.optional(country),
});

const cost = z.strictObject({
  fixed: z._default(minorUnits, '0'),
  scheme: z._default(minorUnits, '0'),
  variable_bps: z._default(bps, '0'),
  /** What a rail takes that converts the money without edges. */
  fx_spread_bps: maybe(bps),
  p95_ms: z._default(whole(0, 3_600_000), 0),
});

/** A rail that might carry the payment. */
const routeCandidate = named(
  'RouteCandidate',
  z.strictObject({
    rail: railName,
    enabled: z._default(z.boolean(), true),
    outages: z._default(listOf(z.strictObject({ from: instant, until: instant }), OUTAGES_MAX), []),
    methods: anyOf(method),
    currencies: anyOf(currency),
    payer_countries: anyOf(country),
    payee_countries: anyOf(country),
    min: maybe(minorUnits),
    max: maybe(minorUnits),
    captures: anyOf(capture),
    three_d_secure: z._default(z.boolean(), true),
    liquidity: maybe(minorUnits),
    /** Null or absent: unknown. */
    cost: maybe(cost),
    /** Given instead of outcomes. */
    success_rate: maybe(share),
    window: maybe(whole(1, WINDOW_MAX)),
    latency_threshold_ms: maybe(whole(1, 3_600_000)),
    /** The oldest first. */
    outcomes: z._default(listOf(outcome, OUTCOMES_MAX), []),
  }),
);

const rule = z
  .strictObject({
    name: railName,
    /** Of a rule that is kept; the answer says it again. */
    version: z.optional(whole(1, 1_000_000)),
    title: z.optional(z.string().check(z.maxLength(80, 'too_long'))),
    /** The smallest comes first. */
    priority: whole(0, 1_000_000),
    when: z._default(
      z.strictObject({
        methods: anyOf(method),
        currencies: anyOf(currency),
        networks: anyOf(networkName),
        payer_countries: anyOf(country),
        payee_countries: anyOf(country),
        /** All of them, each with just this value. */
        metadata: maybe(metadata),
        min: maybe(minorUnits),
        max: maybe(minorUnits),
      }),
      {},
    ),
    list: maybe(listOf(railName)),
    split: maybe(listOf(z.strictObject({ rail: railName, weight: whole(1, 1_000_000) }))),
    /** Success rates, costs and chance are left out. */
    enforce: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ list, split }) => (list ?? []).length > 0 !== (split ?? []).length > 0, {
      error: 'list_or_split',
      path: ['list'],
    }),
  );

/** One exchange: from one currency into another. */
const fxEdge = named(
  'FxEdge',
  z.strictObject({
    name: railName,
    from: currency,
    to: currency,
    /** What one whole unit of `from` brings, before the fee. */
    rate: aboveZero,
    fee_bps: z._default(bps, '0'),
    /** The most that may enter, in whole units of `from`; absent: no limit. */
    liquidity: maybe(decimal),
    /** The rail that alone can use it; absent: all. */
    rail: maybe(railName),
  }),
);

const attempt = z.strictObject({
  rail: railName,
  failure: z.enum(failures, 'not_offered'),
  /** The payer had authenticated. */
  three_d_secure: z._default(z.boolean(), false),
  took_ms: z._default(whole(0, 3_600_000), 0),
  /** After a timeout: what the rail said when it was asked. */
  status: maybe(z.enum(['absent', 'unknown'], 'not_offered')),
});

const settings = z.strictObject({
  window: z._default(whole(1, WINDOW_MAX), WINDOW_DEFAULT),
  latency_threshold_ms: maybe(whole(1, 3_600_000)),
  elimination_threshold: z._default(share, ELIMINATION_DEFAULT),
  margin: z._default(decimal, MARGIN_DEFAULT),
  /** Basis points for each second of p95 beyond the first. */
  lambda: z._default(decimal, LAMBDA_DEFAULT),
  exploration: z._default(share, EXPLORATION_DEFAULT),
});

const isUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** All that a decision is made of. The same question has the same answer, always. */
export const routingQuestion = z
  .strictObject({
    payment: routedPayment,
    candidates: listOf(routeCandidate, CANDIDATES_MAX),
    /** The market's own middle rates, to measure the spread of a path. */
    rates: z._default(
      listOf(z.strictObject({ from: currency, to: currency, mid: aboveZero }), RATES_MAX),
      [],
    ),
    edges: z._default(listOf(fxEdge, EDGES_MAX), []),
    rules: z._default(listOf(rule, RULES_MAX), []),
    /** Failed attempts so far, the oldest first. */
    attempts: z._default(listOf(attempt, ATTEMPTS_MAX), []),
    /** Attempts on the same card or account in the last thirty days, without these. */
    instrument_attempts: z._default(whole(0, INSTRUMENT_ATTEMPTS_MAX * 100), 0),
    settings: z._default(settings, {
      window: WINDOW_DEFAULT,
      elimination_threshold: ELIMINATION_DEFAULT,
      margin: MARGIN_DEFAULT,
      lambda: LAMBDA_DEFAULT,
      exploration: EXPLORATION_DEFAULT,
    }),
    seed: z._default(z.string().check(z.maxLength(64, 'too_long')), '0'),
    /** For scheduled outages. Absent: now. */
    at: z.optional(instant),
  })
  .check(
    z.refine(({ candidates }) => isUnique(candidates.map(({ rail }) => rail)), {
      error: 'twice',
      path: ['candidates'],
    }),
    z.refine(({ edges }) => isUnique(edges.map(({ name }) => name)), { error: 'twice', path: ['edges'] }),
  );

export type RoutingQuestion = z.output<typeof routingQuestion> & { readonly at: string };
export type RoutedPayment = z.output<typeof routedPayment>;
export type RouteCandidate = z.output<typeof routeCandidate>;
export type Outcome = z.output<typeof outcome>;
export type RoutingRule = z.output<typeof rule>;
export type FxEdge = z.output<typeof fxEdge>;
export type RouteAttempt = z.output<typeof attempt>;
export type RoutingSettings = z.output<typeof settings>;
