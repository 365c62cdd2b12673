import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { codeForPeople, type Posting, type RefusalCode, type Verdict, unmapped } from '@egcr/ledger/server';
import { compare, RATE_STALE_S } from '@egcr/rates/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';
import { converted, walletRefusals } from '@egcr/wallet/contract';
import {
  CONVERSION,
  CONVERSION_IN,
  purseOf,
  sandboxSource,
  explainLimit,
  refuseLeaving,
} from '@egcr/wallet/server';

import type { ExchangeParts } from './parts.ts';
import { exchangeRefusals } from '../contract/refusals.ts';
import { type Conversion, type convertCall, type readConversionCall } from '../contract/convert.ts';
import { conversionFees, liquidityOf } from './accounts.ts';
import { CONVERSION_FEE, conversionOf, metaOf } from './conversion-meta.ts';
import { staleRefusal } from './make-quote.ts';
import { readQuote, takeQuote, type KeptQuote } from './quote-store.ts';

/**
 * Converts at a quote: source to liquidity, liquidity to target and the fee, in one group. Refuses not_found, quote_used,
 * quote_void, quote_expired, rate_stale, then as `judgeLeaving`, account_frozen, insufficient_funds, liquidity_short, in that order; a
 * quote that was refused for one of the last is still good.
 */
export async function convertMoney(
  parts: ExchangeParts,
  work: Work,
  { body }: CallInput<typeof convertCall>,
): Promise<Conversion> {
  const { userId } = personOf(work);
  const id = work.effectId;
  const wanted = { id: body.quote_id, userId };
  const quote = await takeQuote(work.db, { ...wanted, becomes: { conversionId: id }, now: work.now });
  if (!quote) throw whyNotTaken(await readQuote(work.db, wanted));
  await refusePast(parts, work, quote);
  const money = { amountMinor: quote.sourceMinor, asset: quote.from };
  await refuseLeaving(parts, work, { debit: purseOf(userId, quote.from), money });
  const batch = await postingsOf(parts, work, { id, quote });
  const verdicts = await parts.ledger.post(work, batch.postings);
  const refused = verdicts.find(isAtFault);
  if (refused)
    throw await refusalFor(parts, work, {
      quote,
      isOwnSide: refused.id !== batch.creditId,
      code: refused.code,
    });
  const posted = verdicts.find((verdict) => verdict.id === id);
  invariant(posted !== undefined && posted.outcome !== 'refused', 'the ledger gave a conversion no verdict');
  await work.emit(told(converted, { id }, [userId]));
  return conversionOf({ postedAt: posted.postedAt, meta: metaOf(quote, id) });
}

/**
 * A quote gives its rate against the middle of now, not of then: where that is below, the price has moved further than the spread
 * against the house, and the quote is void. A move the other way is the house's to keep, as the person has agreed to the rate.
 */
export async function refusePast(
  { rates }: { readonly rates: Pick<ExchangeParts['rates'], 'currentRate'> },
  work: Pick<Work, 'db' | 'now'>,
  quote: Pick<KeptQuote, 'from' | 'to' | 'rate' | 'rateAsOf'>,
): Promise<void> {
  if (work.now.getTime() - quote.rateAsOf.getTime() > RATE_STALE_S * 1000) throw staleRefusal(quote.rateAsOf);
  const present = await rates.currentRate(work, { from: quote.from, to: quote.to });
  if (present?.isStale) throw staleRefusal(present.asOf);
  if (!present || compare(quote.rate, present.mid) > 0) throw new Refusal(exchangeRefusals.quote_void);
}

export function whyNotTaken(quote: KeptQuote | undefined): Refusal {
  if (!quote) return new Refusal(platformRefusals.not_found, { field: 'quote_id' });
  if (quote.conversionId !== null)
    return new Refusal(exchangeRefusals.quote_used, { members: { conversion_id: quote.conversionId } });
  if (quote.transferId !== null)
    return new Refusal(exchangeRefusals.quote_used, { members: { transfer_id: quote.transferId } });
  if (quote.voidedAt !== null) return new Refusal(exchangeRefusals.quote_void);
  return new Refusal(exchangeRefusals.quote_expired, { members: { expires_at: toInstant(quote.expiresAt) } });
}

export type RefusedVerdict = Extract<Verdict, { readonly outcome: 'refused' }>;

/** The one posting that spoilt its group, not those that it took with it. */
export function isAtFault(verdict: Verdict): verdict is RefusedVerdict {
  return verdict.outcome === 'refused' && verdict.code !== 'group_refused';
}

interface Batch {
  readonly postings: readonly Posting[];
  /** The posting that gives the target. */
  readonly creditId: string;
}

async function postingsOf(
  parts: ExchangeParts,
  work: Work,
  { id, quote }: { readonly id: string; readonly quote: KeptQuote },
): Promise<Batch> {
  const { from, to, userId, sourceMinor, feeMinor, targetMinor } = quote;
  const [source = '', target = '', gets = '', gives = '', fees = '', play = ''] =
    await parts.ledger.openAccounts(work, [
      purseOf(userId, from),
      purseOf(userId, to),
      liquidityOf(from),
      liquidityOf(to),
      conversionFees(from),
      ...(parts.settings.fillsLiquidity ? [sandboxSource(to)] : []),
    ]);
  const creditId = work.newId();
  const group = { groupId: work.newId(), quoteId: quote.id };
  const meta = metaOf(quote, id);
  const legs: Posting[] = [
    {
      ...group,
      id,
      debit: source,
      credit: gets,
      asset: from,
      amountMinor: sourceMinor - feeMinor,
      kind: CONVERSION,
      meta,
    },
    ...(feeMinor === 0n
      ? []
      : [
          {
            ...group,
            id: work.newId(),
            debit: source,
            credit: fees,
            asset: from,
            amountMinor: feeMinor,
            kind: CONVERSION_FEE,
            meta: { conversion_id: id },
          },
        ]),
    {
      ...group,
      id: creditId,
      debit: gives,
      credit: target,
      asset: to,
      amountMinor: targetMinor,
      kind: CONVERSION_IN,
      meta,
    },
  ];
  const filling = play === '' ? [] : await fillUp(parts, work, { quote, gives, play });
  return { postings: [...filling, ...legs], creditId };
}

/** In a sandbox the liquidity fills itself with play money before it runs short, for many conversions at a time. */
export async function fillUp(
  { ledger }: { readonly ledger: Pick<ExchangeParts['ledger'], 'account'> },
  work: Pick<Work, 'db' | 'newId'>,
  {
    quote,
    gives,
    play,
  }: {
    readonly quote: Pick<KeptQuote, 'to' | 'targetMinor'>;
    readonly gives: string;
    readonly play: string;
  },
): Promise<readonly Posting[]> {
  const account = await ledger.account(work.db, gives);
  const there = account ? account.balanceMinor - account.heldMinor : 0n;
  if (there >= quote.targetMinor * ENOUGH) return [];
  const wanted = quote.targetMinor * ENOUGH * 2n;
  const amountMinor = wanted > FILL_MAX ? quote.targetMinor : wanted;
  return [{ id: work.newId(), debit: play, credit: gives, asset: quote.to, amountMinor, kind: 'fx_filling' }];
}

/** So many conversions of this size should be covered. */
const ENOUGH = 100n;
/** More play money than this at once is not put in. */
const FILL_MAX = 10n ** 17n;

interface Fault {
  readonly quote: KeptQuote;
  /** The person's own account was at fault, not the liquidity. */
  readonly isOwnSide: boolean;
  readonly code: RefusalCode;
}

async function refusalFor(
  { ledger }: ExchangeParts,
  work: Work,
  { quote, isOwnSide, code }: Fault,
): Promise<Refusal> {
  const money = { amountMinor: quote.sourceMinor, asset: quote.from };
  const leaving = { debit: purseOf(quote.userId, quote.from), money };
  const reason = codeForPeople(code);
  switch (reason) {
    case 'insufficient_funds':
      return isOwnSide
        ? new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' })
        : new Refusal(exchangeRefusals.liquidity_short);
    case 'debit_frozen':
    case 'over_limit_day':
    case 'over_limit_month':
      return isOwnSide
        ? explainLimit(ledger, work, leaving, reason)
        : new Refusal(exchangeRefusals.liquidity_short);
    case 'credit_frozen':
    case 'over_ceiling':
      return new Refusal(isOwnSide ? exchangeRefusals.liquidity_short : walletRefusals.account_frozen);
    case 'amount_invalid':
      // Its amounts were judged when it was made: only another quote has other ones.
      return new Refusal(exchangeRefusals.quote_void);
    default:
      return unmapped(reason);
  }
}

/** One of a person's conversions. Refuses not_found to everybody else. */
export async function readConversion(
  { ledger }: ExchangeParts,
  work: Work,
  { params }: CallInput<typeof readConversionCall>,
): Promise<Conversion> {
  const id = z.safeParse(uuid, params.id.toLowerCase()).data;
  const transfer = id === undefined ? undefined : await ledger.transfer(work.db, id);
  const isOwn =
    transfer?.kind === CONVERSION &&
    transfer.debit.owner.kind === 'person' &&
    transfer.debit.owner.id === personOf(work).userId;
  if (!isOwn) throw new Refusal(platformRefusals.not_found);
  return conversionOf(transfer);
}
