import { toInstant } from '@egcr/contract/time';
import { codeForPeople, unmapped, type Posting } from '@egcr/ledger/server';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import {
  referenceOf,
  toWire,
  transferPosted,
  walletRefusals,
  type Party,
  type Transfer,
} from '@egcr/wallet/contract';
import {
  ACROSS,
  ACROSS_IN,
  explainLimit,
  purseOf,
  refuseLeaving,
  sandboxSource,
  type AcrossMeta,
} from '@egcr/wallet/server';

import { exchangeRefusals } from '../contract/refusals.ts';
import { conversionFees, liquidityOf } from './accounts.ts';
import { fillUp, isAtFault, whyNotTaken, type RefusedVerdict } from './convert-money.ts';
import { toTerms } from './make-quote.ts';
import { openQuote } from './offer-again.ts';
import type { ExchangeParts } from './parts.ts';
import { readQuote, takeQuote, type KeptQuote } from './quote-store.ts';

/** A payment at a quote. */
export interface AcrossPayment {
  /** Id of the transfer. */
  readonly id: string;
  readonly quoteId: string;
  readonly from: Party;
  /** Called once the quote is known to be good. */
  readonly to: () => Promise<Party>;
  /** Whether the quote is what the payer agreed to: amount and currency. */
  readonly isFor: (quote: KeptQuote) => boolean;
  /** `asked`: the calling domain has asked for the PIN already. */
  readonly pin: 'by_rules' | 'asked';
  readonly note: string | null;
  /** What the calling domain keeps with the transfer. */
  readonly meta?: Readonly<Record<string, string>>;
}

export type AcrossPosted = Transfer & Required<Pick<Transfer, 'conversion'>>;

/** The part that takes the fee out of what has come to the house. */
const ACROSS_FEE = 'transfer_across_fee';

/**
 * Pays someone at a quote: source to liquidity, target from liquidity to the payee, fee out of liquidity, in one group. Refuses not_found,
 * quote_used, quote_void, quote_expired, rate_stale, quote_mismatch, what finding the payee refuses, as `judgeLeaving`, pin_required,
 * account_frozen, insufficient_funds, recipient_unavailable, liquidity_short. A quote that was refused for one of the last is still good.
 */
export async function payAcross(
  parts: ExchangeParts,
  work: Work,
  payment: AcrossPayment,
): Promise<AcrossPosted> {
  const wanted = { id: payment.quoteId, userId: payment.from.user_id };
  const offered = await openQuote(parts, work, wanted);
  if (!payment.isFor(offered)) throw new Refusal(exchangeRefusals.quote_mismatch, { field: 'quote_id' });
  const to = await payment.to();
  const quote = await takeQuote(work.db, {
    ...wanted,
    becomes: { transferId: payment.id },
    now: work.now,
  });
  if (!quote) throw whyNotTaken(await readQuote(work.db, wanted));
  const money = { amountMinor: quote.sourceMinor, asset: quote.from };
  await refuseLeaving(parts, work, { debit: purseOf(quote.userId, quote.from), money });
  if (payment.pin === 'by_rules')
    await parts.wallet.requirePin(work, { payerId: quote.userId, payeeId: to.user_id, money });
  return post(parts, work, { payment, quote, to });
}

interface Agreed {
  readonly payment: AcrossPayment;
  readonly quote: KeptQuote;
  readonly to: Party;
}

async function post(parts: ExchangeParts, work: Work, agreed: Agreed): Promise<AcrossPosted> {
  const { payment, quote, to } = agreed;
  const { postings, arrivalId } = await postingsOf(parts, work, agreed);
  const verdicts = await parts.ledger.post(work, postings);
  const refused = verdicts.find(isAtFault);
  if (refused) throw await refusalFor(parts, work, { quote, arrivalId, id: payment.id, refused });
  const posted = verdicts.find(({ id }) => id === payment.id);
  invariant(posted !== undefined && posted.outcome !== 'refused', 'the ledger gave a payment no verdict');
  const terms = toTerms(quote);
  const { source, fee, target, rate, fee_bps, rate_source, rate_as_of, sample } = terms;
  const shown = {
    id: payment.id,
    reference: referenceOf(payment.id),
    amount: source,
    note: payment.note,
    created_at: toInstant(posted.postedAt),
    from: payment.from,
    to,
  };
  const audience = [to.user_id, payment.from.user_id];
  await work.emit(told(transferPosted, { ...shown, kind: 'transfer', arrived: target }, audience));
  const conversion = { source, fee, target, rate, fee_bps, rate_source, rate_as_of, sample };
  return { ...shown, state: 'posted', conversion };
}

async function postingsOf(
  parts: ExchangeParts,
  work: Work,
  { payment, quote, to }: Agreed,
): Promise<{ readonly postings: readonly Posting[]; readonly arrivalId: string }> {
  const { from, sourceMinor, feeMinor, targetMinor } = quote;
  const [source = '', target = '', gets = '', gives = '', fees = '', play = ''] =
    await parts.ledger.openAccounts(work, [
      purseOf(quote.userId, from),
      purseOf(to.user_id, quote.to),
      liquidityOf(from),
      liquidityOf(quote.to),
      conversionFees(from),
      ...(parts.settings.fillsLiquidity ? [sandboxSource(quote.to)] : []),
    ]);
  const arrivalId = work.newId();
  const group = { groupId: work.newId(), quoteId: quote.id };
  const meta = metaOf(payment, quote, to);
  const leg = (posting: Omit<Posting, 'groupId' | 'quoteId'>): Posting => ({ ...group, ...posting });
  const legs = [
    leg({
      id: payment.id,
      debit: source,
      credit: gets,
      asset: from,
      amountMinor: sourceMinor,
      kind: ACROSS,
      meta,
    }),
    ...(feeMinor === 0n
      ? []
      : [
          leg({
            id: work.newId(),
            debit: gets,
            credit: fees,
            asset: from,
            amountMinor: feeMinor,
            kind: ACROSS_FEE,
            meta: { transfer_id: payment.id },
          }),
        ]),
    leg({
      id: arrivalId,
      debit: gives,
      credit: target,
      asset: quote.to,
      amountMinor: targetMinor,
      kind: ACROSS_IN,
      meta,
    }),
  ];
  const filling = play === '' ? [] : await fillUp(parts, work, { quote, gives, play });
  return { postings: [...filling, ...legs], arrivalId };
}

/** What the ledger keeps with both people's parts: all that their receipts say. */
function metaOf(
  payment: AcrossPayment,
  quote: KeptQuote,
  to: Party,
): AcrossMeta & Record<string, string | number> {
  const terms = toTerms(quote);
  return {
    ...payment.meta,
    transfer_id: payment.id,
    payer: payment.from.user_id,
    payee: to.user_id,
    from: terms.from,
    source: terms.source.value,
    fee: terms.fee.value,
    fee_bps: terms.fee_bps,
    to: terms.to,
    target: terms.target.value,
    rate: terms.rate,
    mid: terms.mid,
    spread_bps: terms.spread_bps,
    rate_source: terms.rate_source,
    rate_as_of: terms.rate_as_of,
    sample: terms.sample ? 1 : 0,
    ...(payment.note === null ? {} : { note: payment.note }),
  };
}

interface Fault {
  readonly quote: KeptQuote;
  readonly id: string;
  readonly arrivalId: string;
  readonly refused: RefusedVerdict;
}

/** The payer's own account is at fault in the first part, the payee's in the last, the house's in either. */
async function refusalFor(
  { ledger }: ExchangeParts,
  work: Work,
  { quote, id, arrivalId, refused }: Fault,
): Promise<Refusal> {
  const [isPayers, isArrival] = [refused.id === id, refused.id === arrivalId];
  const reason = codeForPeople(refused.code);
  switch (reason) {
    case 'insufficient_funds':
      return isPayers
        ? new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' })
        : new Refusal(exchangeRefusals.liquidity_short);
    case 'debit_frozen':
    case 'over_limit_day':
    case 'over_limit_month': {
      if (!isPayers) return new Refusal(exchangeRefusals.liquidity_short);
      const money = { amountMinor: quote.sourceMinor, asset: quote.from };
      return explainLimit(ledger, work, { debit: purseOf(quote.userId, quote.from), money }, reason);
    }
    case 'credit_frozen':
    case 'over_ceiling':
      return new Refusal(isArrival ? walletRefusals.recipient_unavailable : exchangeRefusals.liquidity_short);
    case 'amount_invalid':
      // Its amounts were judged when it was made: only another quote has other ones.
      return new Refusal(exchangeRefusals.quote_void);
    default:
      return unmapped(reason);
  }
}

/** Whether a quote is for what the payer was shown to pay. */
export function paysExactly(
  quote: KeptQuote,
  pays: { readonly value: string; readonly assetCode: string },
): boolean {
  const source = toWire({ amountMinor: quote.sourceMinor, asset: quote.from });
  return source.value === pays.value && source.assetCode === pays.assetCode;
}
