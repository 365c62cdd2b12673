import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant, toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import {
  FUND_ASSET_SCALE,
  fundRefusals,
  isStepTooFar,
  lastCutOff,
  microText,
  unitPrice,
  type listFundsToValueCall,
  type proposeValuationCall,
} from '../contract/index.ts';
import { placedSince } from './cash-store.ts';
import { freeOf, spendableOf } from './free-cash.ts';
import { findFund, insertValuation, lastValuations, listFunds } from './fund-store.ts';
import { fundWords } from './fund-words.ts';
import { gains, investmentsOf, liabilitiesOf, revaluation } from './money.ts';
import { hasStake, openOrders, priceOrders } from './order-store.ts';
import type { FundParts } from './parts.ts';
import { enqueueSettling } from './settle-orders.ts';
import { booksOf, type FundBooks } from './units.ts';
import { moneyIn } from './wire.ts';

type Parts = Pick<FundParts, 'ledger' | 'wallet'>;

const minor = z.string().check(z.regex(/^\d{1,19}$/));
const ofValuation = z.strictObject({
  fund: uuid,
  title: z.string(),
  cut_off: instant,
  investments: minor,
  liabilities: minor,
});
type OfValuation = z.infer<typeof ofValuation>;

/**
 * What a fund was worth at a cut-off: stated by one person of finance, approved by another. All orders up to that cut-off get the price that
 * follows. Nobody with an order that waits for it takes part. Refuses not_found, cut_off_taken, orders_unsettled, unit_price_too_far,
 * investments_short.
 */
export function valuationKind(parts: Parts): ProposalKind {
  return proposalKind<OfValuation>({
    name: 'funds.valuation',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [
      fundRefusals.cut_off_taken,
      fundRefusals.orders_unsettled,
      fundRefusals.unit_price_too_far,
      fundRefusals.investments_short,
    ],
    payload: ofValuation,
    judge: async (work, payload) => {
      const judged = await judgeValuation(parts, work, payload);
      const { userId } = personOf(work);
      const isInterested = await hasStake(work.db, { userId, fund: payload.fund });
      return {
        facts: [
          textFact('source', payload.title),
          textFact('as_of', payload.cut_off.slice(0, 10)),
          amountFact('amount', moneyIn(judged.assetsMinor - judged.liabilitiesMinor)),
          ...(judged.priceNow === undefined ? [] : [textFact('price_now', microText(judged.priceNow))]),
          textFact('price', microText(judged.price)),
        ],
        interested: isInterested ? [userId] : [],
      };
    },
    run: async (work, payload, { proposedBy }) => {
      const judged = await judgeValuation(parts, work, payload);
      const id = work.newId();
      const by = { proposedBy, approvedBy: personOf(work).userId, is_sample: false };
      const priced = await publish(parts, work, { id, payload, judged, by, at: work.now });
      return { fund: payload.fund, valuation: id, price: microText(judged.price), orders: priced };
    },
  });
}

interface Published {
  readonly id: string;
  readonly payload: OfValuation;
  readonly judged: Judged;
  readonly by: Pick<Parameters<typeof insertValuation>[1], 'proposedBy' | 'approvedBy' | 'is_sample'>;
  readonly at: Date;
}

/** Publishes a price, restates the books of its fund, and has the orders settled that it prices. Answers how many. */
export async function publish(
  parts: Parts,
  work: Work,
  { id, payload, judged, by, at }: Published,
): Promise<number> {
  const { fund, liabilities } = payload;
  const cutOff = new Date(payload.cut_off);
  const { books } = judged;
  await insertValuation(
    { db: work.db, now: at },
    {
      id,
      fund_id: fund,
      cut_off: cutOff,
      assets_minor: judged.assetsMinor,
      liabilities_minor: judged.liabilitiesMinor,
      units_micro: judged.unitsMicro,
      price_micro: judged.price,
      ...by,
    },
  );
  const priced = await priceOrders(work, { fund, valuation: id, cutOff });
  await restate(parts, work, {
    account: investmentsOf(fund),
    key: `${id} investments`,
    fromMinor: books.investmentsMinor,
    toMinor: judged.investmentsMinor,
  });
  await restate(parts, work, {
    account: liabilitiesOf(fund),
    key: `${id} liabilities`,
    fromMinor: books.liabilitiesMinor,
    toMinor: BigInt(liabilities),
  });
  await enqueueSettling(work, fund);
  return priced;
}

interface Judged {
  readonly books: FundBooks;
  readonly unitsMicro: bigint;
  /** What was stated, with what was moved into investments and back since the cut-off. */
  readonly investmentsMinor: bigint;
  readonly assetsMinor: bigint;
  readonly liabilitiesMinor: bigint;
  readonly price: bigint;
  readonly priceNow: bigint | undefined;
}

/** The fund is locked from the judgement on: what was shown to the person who decides is what is published. */
export async function judgeValuation(
  parts: Pick<FundParts, 'ledger'>,
  work: Pick<Work, 'db' | 'now'>,
  { fund: id, cut_off: cutOffText, investments, liabilities }: OfValuation,
): Promise<Judged> {
  const fund = await findFund(work.db, { id }, { isLocked: true });
  if (fund === undefined) throw new Refusal(platformRefusals.not_found);
  const last = (await lastValuations(work.db, [id])).get(id);
  const cutOff = new Date(cutOffText);
  const isCutOff = lastCutOff(cutOff).getTime() === cutOff.getTime();
  if (!isCutOff || cutOff > work.now || (last !== undefined && cutOff <= last.cut_off))
    throw new Refusal(fundRefusals.cut_off_taken, { field: 'cut_off' });
  const open = (await openOrders(work.db, cutOff)).get(id);
  if (open !== undefined && open.purchases > 0) throw new Refusal(fundRefusals.orders_unsettled);
  const books = (await booksOf(parts, work.db, [id])).get(id);
  invariant(books !== undefined, 'a fund has no books');
  // The money in the ledger is that of now, so what left it for investments after the cut-off is added to a statement that cannot know it.
  const investmentsMinor = BigInt(investments) + ((await placedSince(work.db, cutOff)).get(id) ?? 0n);
  if (investmentsMinor < 0n) throw new Refusal(fundRefusals.investments_short, { field: 'investments' });
  const assetsMinor = books.cashMinor + investmentsMinor;
  // Redemptions that wait for money have their price: what is owed for them is no part of the fund any more, nor are their units.
  const liabilitiesMinor = BigInt(liabilities) + (open?.owed_minor ?? 0n);
  const unitsMicro = books.unitsMicro - (open?.owed_units ?? 0n);
  const price = unitPrice({ assetsMinor, liabilitiesMinor, unitsMicro, scale: FUND_ASSET_SCALE });
  // While no unit is out, nobody holds anything at the price before.
  const priceNow = unitsMicro === 0n ? undefined : last?.price_micro;
  if (price <= 0n || (priceNow !== undefined && isStepTooFar(priceNow, price)))
    throw new Refusal(fundRefusals.unit_price_too_far, { field: 'investments' });
  return { books, unitsMicro, investmentsMinor, assetsMinor, liabilitiesMinor, price, priceNow };
}

interface Restated {
  readonly account: ReturnType<typeof investmentsOf>;
  readonly key: string;
  readonly fromMinor: bigint;
  readonly toMinor: bigint;
}

/** Brings the balance of an account to what was stated, against the gains of all funds. */
export async function restate(
  { wallet }: Pick<FundParts, 'wallet'>,
  work: Work,
  { account, key, fromMinor, toMinor }: Restated,
): Promise<void> {
  if (fromMinor === toMinor) return;
  const isUp = toMinor > fromMinor;
  await wallet.move(work, {
    kind: revaluation,
    key,
    from: isUp ? gains : account,
    to: isUp ? account : gains,
    amount: moneyIn(isUp ? toMinor - fromMinor : fromMinor - toMinor),
  });
}

/** The funds with what their next valuation is for. */
export async function listFundsToValue(
  parts: Pick<FundParts, 'ledger'>,
  work: Work,
): Promise<ReplyOf<typeof listFundsToValueCall>> {
  const funds = await listFunds(work.db);
  const ids = funds.map(({ id }) => id);
  const books = await booksOf(parts, work.db, ids);
  const lasts = await lastValuations(work.db, ids);
  const cutOff = lastCutOff(work.now);
  const open = await openOrders(work.db, cutOff);
  const placed = await placedSince(work.db, cutOff);
  const spendable = new Map<string, bigint>();
  for (const id of ids) spendable.set(id, (await spendableOf(work, id)).leftMinor);
  return {
    items: funds.map((fund) => {
      const own = books.get(fund.id);
      const last = lasts.get(fund.id);
      invariant(own !== undefined, 'a fund has no books');
      return {
        slug: fund.slug,
        title: fundWords(fund.slug, work.request.language).title,
        is_sample: last?.is_sample === true,
        price: last === undefined ? null : microText(last.price_micro),
        valued_at: last === undefined ? null : toInstant(last.cut_off),
        cash: moneyIn(own.cashMinor),
        investments: moneyIn(atLeastNothing(own.investmentsMinor - (placed.get(fund.id) ?? 0n))),
        placed_since: moneyIn(placed.get(fund.id) ?? 0n),
        investments_now: moneyIn(own.investmentsMinor),
        free_cash: moneyIn(freeOf(own, open.get(fund.id))),
        spendable: moneyIn(spendable.get(fund.id) ?? 0n),
        liabilities: moneyIn(own.liabilitiesMinor),
        units: microText(own.unitsMicro),
        cut_off: toInstant(cutOff),
        waiting: open.get(fund.id)?.waiting ?? 0,
        unsettled: open.get(fund.id)?.purchases ?? 0,
      };
    }),
  };
}

export const atLeastNothing = (minor: bigint): bigint => (minor > 0n ? minor : 0n);

/** Proposes what a fund was worth. Refuses not_found, then as the kind and approvals do. */
export async function proposeValuation(
  { approvals, kind }: Pick<FundParts, 'approvals'> & { readonly kind: ProposalKind },
  work: Work,
  { params, body }: CallInput<typeof proposeValuationCall>,
): Promise<ReplyOf<typeof proposeValuationCall>> {
  const fund = await findFund(work.db, { slug: params.slug });
  if (fund === undefined) throw new Refusal(platformRefusals.not_found);
  // The person who decides may read another language: the name is that of the person who proposes.
  const { title } = fundWords(fund.slug, work.request.language);
  const { cut_off: cutOff, investments, liabilities, reason } = body;
  return approvals.propose(work, kind, {
    subject: fund.id,
    payload: {
      fund: fund.id,
      title,
      cut_off: toInstant(new Date(cutOff)),
      investments,
      liabilities,
    },
    reason,
  });
}
