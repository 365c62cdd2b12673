import { uuid } from '@egcr/contract/ids';
import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, secondsUntil, toInstant } from '@egcr/contract/time';
import {
  ceilDivide,
  compare,
  decimalText,
  rateRefusals,
  SHOWN_DIGITS,
  type Fraction,
} from '@egcr/rates/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import { walletRefusals, readMoney, toWire } from '@egcr/wallet/contract';

import type { ExchangeParts } from './parts.ts';
import { exchangeRefusals } from '../contract/refusals.ts';
import { CONVERT_FEE_BPS, QUOTE_S } from '../contract/limits.ts';
import type { Quote, quoteCall, readQuoteCall } from '../contract/convert.ts';
import { convertSource, convertTarget, type ConvertedAmounts } from '../contract/convert-rules.ts';
import { keepQuote, readQuote, type KeptQuote } from './quote-store.ts';

/**
 * What a conversion would cost and bring, held for a minute at most: a newer quote of the same two currencies takes its place, and it
 * ends where the price moves further than its spread. Refuses rate_unavailable, rate_stale, amount_too_small and
 * invalid_amount where one side would be more than an account may hold, in that order.
 */
export async function makeQuote(
  { rates }: Pick<ExchangeParts, 'rates'>,
  work: Work,
  { body }: Pick<CallInput<typeof quoteCall>, 'body'>,
): Promise<Quote> {
  const [from, to] = [assetOf(body.from), assetOf(body.to)];
  const money = readMoney(body.amount);
  invariant(from && to && money, 'the schema let a conversion through that is none');
  const rate = await rates.currentRate(work, { from: from.code, to: to.code });
  if (!rate) throw new Refusal(rateRefusals.rate_unavailable, { field: 'to' });
  if (rate.isStale) throw staleRefusal(rate.asOf);
  const terms = { rate: rate.bid, fromScale: from.scale, toScale: to.scale, feeBps: CONVERT_FEE_BPS };
  const amounts = (body.side === 'source' ? convertSource : convertTarget)(money.amountMinor, terms);
  refuseOutOfRange(amounts);
  const quote: KeptQuote = {
    id: work.newId(),
    userId: personOf(work).userId,
    from: from.code,
    to: to.code,
    side: body.side,
    ...amounts,
    rate: rate.bid,
    mid: rate.mid,
    feeBps: Number(CONVERT_FEE_BPS),
    rateSource: rate.sources.join('+'),
    isSample: rate.isSample,
    rateAsOf: rate.asOf,
    createdAt: work.now,
    expiresAt: addSeconds(work.now, QUOTE_S),
    voidedAt: null,
    conversionId: null,
    transferId: null,
  };
  await keepQuote(work.db, quote);
  return toWireQuote(quote, work.now);
}

export function staleRefusal(asOf: Date): Refusal {
  return new Refusal(exchangeRefusals.rate_stale, { members: { as_of: toInstant(asOf) } });
}

function refuseOutOfRange({ sourceMinor, feeMinor, targetMinor }: ConvertedAmounts): void {
  if (targetMinor < 1n || sourceMinor <= feeMinor)
    throw new Refusal(exchangeRefusals.amount_too_small, { field: 'amount.value' });
  if (sourceMinor > AMOUNT_MINOR_MAX || targetMinor > AMOUNT_MINOR_MAX)
    throw new Refusal(walletRefusals.invalid_amount, { field: 'amount.value' });
}

/** One's own quote. Refuses not_found. */
export async function readOwnQuote(work: Work, { params }: CallInput<typeof readQuoteCall>): Promise<Quote> {
  const id = z.safeParse(uuid, params.id.toLowerCase()).data;
  const quote = id && (await readQuote(work.db, { id, userId: personOf(work).userId }));
  if (!quote) throw new Refusal(platformRefusals.not_found);
  return toWireQuote(quote, work.now);
}

function toWireQuote(quote: KeptQuote, now: Date): Quote {
  return {
    id: quote.id,
    ...toTerms(quote),
    side: quote.side,
    state: stateOf(quote, now),
    created_at: toInstant(quote.createdAt),
    expires_at: toInstant(quote.expiresAt),
    expires_in_s: secondsUntil(quote.expiresAt, now),
    conversion_id: quote.conversionId,
    transfer_id: quote.transferId,
  };
}

export function stateOf(
  { conversionId, transferId, voidedAt, expiresAt }: KeptQuote,
  now: Date,
): Quote['state'] {
  if (conversionId !== null || transferId !== null) return 'used';
  if (voidedAt !== null) return 'void';
  return expiresAt <= now ? 'expired' : 'open';
}

/** What quote and conversion both say. */
export function toTerms(quote: KeptQuote) {
  const { from, to } = quote;
  const money = (amountMinor: bigint, asset: AssetCode) => toWire({ amountMinor, asset });
  return {
    from,
    to,
    source: money(quote.sourceMinor, from),
    fee: money(quote.feeMinor, from),
    target: money(quote.targetMinor, to),
    rate: decimalText(quote.rate, SHOWN_DIGITS),
    mid: decimalText(quote.mid, SHOWN_DIGITS),
    spread_bps: spreadBps(quote),
    fee_bps: quote.feeBps,
    rate_source: quote.rateSource,
    rate_as_of: toInstant(quote.rateAsOf),
    sample: quote.isSample,
  };
}

/** (mid − rate)/mid, in hundredths of a percent, rounded up: the customer is never told less than it costs. */
function spreadBps({ rate, mid }: { readonly rate: Fraction; readonly mid: Fraction }): number {
  if (compare(rate, mid) >= 0) return 0;
  const whole = mid.numerator * rate.denominator;
  return Number(ceilDivide((whole - rate.numerator * mid.denominator) * 10_000n, whole));
}
