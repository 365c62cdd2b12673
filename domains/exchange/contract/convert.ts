import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { assetOf, assets } from '@egcr/ledger/contract';
import { rateRefusals } from '@egcr/rates/contract';
import * as z from 'zod/mini';
import { leavingRefusals, walletRefusals, amountToMove } from '@egcr/wallet/contract';

import { exchangeRefusals } from './refusals.ts';

const ownAsset = z.enum(assets.map((asset) => asset.code));
const wantedAsset = z
  .string('unknown_currency')
  .check(z.refine((code) => assetOf(code) !== undefined, 'unknown_currency'));

/** Which amount stands fast: what leaves, fee included, or what arrives. */
export const fixedSides = ['source', 'target'] as const;
export type FixedSide = (typeof fixedSides)[number];

const terms = {
  from: ownAsset,
  to: ownAsset,
  /** What leaves, the fee included. */
  source: wireMoney,
  /** Part of the source. */
  fee: wireMoney,
  /** What arrives. */
  target: wireMoney,
  /** What one unit of the source currency brings, to six significant digits; the calculation uses all of them. */
  rate: z.string(),
  /** The middle between buying and selling, to six significant digits. */
  mid: z.string(),
  /** How far the rate is below the middle, in hundredths of a percent, rounded up. */
  spread_bps: z.number(),
  fee_bps: z.number(),
  rate_source: z.string(),
  rate_as_of: instant,
  /** The rate is a made-up figure of a demonstration. */
  sample: z.boolean(),
} as const;

export const quote = named(
  'Quote',
  z.object({
    id: uuid,
    ...terms,
    side: z.enum(fixedSides),
    state: z.enum(['open', 'used', 'void', 'expired']),
    created_at: instant,
    expires_at: instant,
    /** Seconds left, for readers whose clock is wrong. */
    expires_in_s: z.number(),
    /** The conversion it became. */
    conversion_id: z.nullable(uuid),
    /** The payment to someone that it became. */
    transfer_id: z.nullable(uuid),
  }),
);
export type Quote = z.infer<typeof quote>;

export const conversion = named(
  'Conversion',
  z.object({
    id: uuid,
    reference: z.string(),
    state: z.enum(['posted']),
    ...terms,
    quote_id: uuid,
    created_at: instant,
  }),
);
export type Conversion = z.infer<typeof conversion>;

const own = { access: 'profiled', pin: 'verified' } as const;

export const quoteCall = endpoint({
  name: 'exchange.quote_conversion',
  summary:
    'What a conversion, or a payment that arrives in another currency, would cost and bring; held for a minute. Nothing moves.',
  method: 'POST',
  path: '/api/v1/wallet/quotes',
  body: z
    .strictObject({
      from: wantedAsset,
      to: wantedAsset,
      amount: amountToMove,
      side: z._default(z.enum(fixedSides), 'source'),
    })
    .check(
      z.refine(({ from, to }) => from !== to, { error: 'same_currency', path: ['to'] }),
      z.refine(({ from, to, side, amount }) => amount.assetCode === (side === 'source' ? from : to), {
        error: 'amount_currency',
        path: ['amount', 'assetCode'],
      }),
    ),
  reply: quote,
  status: 201,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    exchangeRefusals.same_currency,
    rateRefusals.rate_unavailable,
    exchangeRefusals.rate_stale,
    exchangeRefusals.amount_too_small,
  ],
  ...own,
  rate: 'write',
  agentHint: 'Show rate, fee and what arrives before asking whether to convert.',
});

export const readQuoteCall = endpoint({
  name: 'exchange.read_quote',
  summary: 'One of your quotes, as it was made.',
  method: 'GET',
  path: '/api/v1/wallet/quotes/:id',
  params: z.object({ id: z.string() }),
  reply: quote,
  refusals: [platformRefusals.not_found],
  ...own,
  rate: 'read',
});

export const convertCall = endpoint({
  name: 'exchange.convert',
  summary:
    'Converts at a quote: both sides and the fee move together or not at all. A quote is good for one conversion.',
  method: 'POST',
  path: '/api/v1/wallet/conversions',
  body: z.strictObject({ quote_id: uuid }),
  reply: conversion,
  status: 201,
  refusals: [
    platformRefusals.not_found,
    exchangeRefusals.quote_used,
    exchangeRefusals.quote_void,
    exchangeRefusals.quote_expired,
    exchangeRefusals.rate_stale,
    ...leavingRefusals,
    walletRefusals.account_frozen,
    walletRefusals.insufficient_funds,
    exchangeRefusals.liquidity_short,
  ],
  access: 'profiled',
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
  agentHint: 'Only after the person has said yes to this very quote.',
});

export const readConversionCall = endpoint({
  name: 'exchange.read_conversion',
  summary: 'One of your conversions: what its receipt shows.',
  method: 'GET',
  path: '/api/v1/wallet/conversions/:id',
  params: z.object({ id: z.string() }),
  reply: conversion,
  refusals: [platformRefusals.not_found],
  ...own,
  rate: 'read',
});
