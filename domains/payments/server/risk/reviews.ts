import type { ReplyOf } from '@egcr/contract/endpoint';
import { toMajorText } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import type { FileReply } from '@egcr/server-kit/file-reply';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { referenceOf, toWire } from '@egcr/wallet/contract';
import { partiesOf, pathId, personOwner } from '@egcr/wallet/server';

import { paymentChanged } from '../../contract/events.ts';
import {
  paymentRefusals,
  reviewMachine,
  type answerRiskReviewCall,
  type riskDecisionsCall,
  type RiskReview,
  type riskReviewsCall,
  type riskReviewsFileCall,
} from '../../contract/index.ts';
import { releasePayment } from '../capture/hold-payment.ts';
import { audienceOf } from '../merchants/tell-merchant.ts';
import type { PaymentParts } from '../parts.ts';
import { findPayment, findPayments, lockPayment, type PaymentRow } from '../payment-store.ts';
import { refundPayment } from '../refund-payment.ts';
import { assetOfRow, paymentStateAt } from '../shown.ts';
import { toProgram } from '../tell-programs.ts';
import { endReview, findReview, listReviews, type ReviewRow, type ReviewsAsked } from './review-store.ts';

type Answered = CallInput<typeof answerRiskReviewCall>;

/** What the caller asks for. No API key reads reviews. */
function askedBy(
  work: Work,
  { state, mode, words }: CallInput<typeof riskReviewsFileCall>['query'],
): Omit<ReviewsAsked, 'after' | 'limit'> {
  const said = words?.trim();
  return {
    merchantId: principalOf(work),
    state,
    isTest: mode === undefined ? undefined : mode === 'test',
    words: said === '' ? undefined : said,
  };
}

/** A merchant's reviews, newest first. */
export async function listRiskReviews(
  parts: PaymentParts,
  work: Work,
  { query }: CallInput<typeof riskReviewsCall>,
): Promise<ReplyOf<typeof riskReviewsCall>> {
  const asked = askedBy(work, query);
  const { rows, next } = await pageById(query, (page) => listReviews(work.db, { ...asked, ...page }));
  return { items: await showReviews(parts, work, rows), next };
}

const HEAD = [
  'opened_at',
  'reference',
  'title',
  'state',
  'amount',
  'currency',
  'score',
  'signals',
  'listed',
  'ended_at',
  'mode',
];

/** The same as a file of values. */
export async function exportRiskReviews(
  parts: PaymentParts,
  work: Work,
  { query }: CallInput<typeof riskReviewsFileCall>,
): Promise<FileReply> {
  const asked = askedBy(work, query);
  return sheetOf({
    name: 'risk-reviews',
    now: work.now,
    head: HEAD,
    list: (db, page) => listReviews(db, { ...asked, ...page }),
    values: async (db, rows) => (await showReviews(parts, { db, now: work.now }, rows)).map(cellsOf),
  });
}

function cellsOf(review: RiskReview): string[] {
  const { value, assetCode, assetScale } = review.amount;
  return [
    review.opened_at,
    referenceOf(review.payment_id),
    csvTyped(review.title),
    review.state,
    toMajorText(BigInt(value), assetScale),
    assetCode,
    String(review.decision.score),
    review.decision.signals.join(' '),
    review.decision.listed.join(' '),
    review.ended_at ?? '',
    review.is_test ? 'test' : 'live',
  ];
}

/**
 * Answers a review, once: the payment stays locked until the money has moved. Refuses not_found, review_closed, payment_unpaid (on its way),
 * pin_required, then as a refund.
 */
export async function answerRiskReview(
  parts: PaymentParts,
  work: Work,
  input: Answered,
): Promise<RiskReview> {
  const { params, body } = input;
  const id = pathId(params.payment);
  const row = await lockPayment(work.db, id);
  const review = await findReview(work.db, id);
  if (row?.merchant_id !== principalOf(work) || review === undefined)
    throw new Refusal(platformRefusals.not_found);
  const state = step(reviewMachine, review.state, body.answer);
  if (body.answer !== 'approve') await giveBack(parts, work, row, body.pin);
  else requirePinInCall(work);
  if (body.answer === 'block') await keepPayer(parts, work, row);
  await endReview(work.db, { id, state, now: work.now });
  const after = await findPayment(work.db, id);
  invariant(after !== undefined, 'the payment that was locked is gone');
  await work.emit(
    told(paymentChanged, { id, state: after.state }, await audienceOf(work, row)),
    toProgram('payment.reviewed', after),
  );
  const [shown] = await showReviews(parts, work, [{ ...review, state, ended_at: work.now }]);
  invariant(shown !== undefined, 'a review that was answered is shown');
  return shown;
}

/** All that is left of it goes back: what is held is let go, what is paid is refunded. */
async function giveBack(
  parts: PaymentParts,
  work: Work,
  row: PaymentRow,
  pin: Answered['body']['pin'],
): Promise<void> {
  const state = paymentStateAt(row, work.now);
  if (state === 'processing' || state === 'requires_action')
    throw new Refusal(paymentRefusals.payment_unpaid, { members: { state } });
  requirePinInCall(work);
  if (state === 'requires_capture') await releasePayment(parts, work, row);
  else if (state === 'succeeded' && row.refunded + row.disputed < row.amount)
    await refundPayment(parts, work, {
      params: { id: row.id },
      query: undefined,
      body: { amount: null, pin },
    });
}

/** From now on the merchant takes nothing of this payer, nor of the card that paid. */
async function keepPayer(
  { people, risk }: Pick<PaymentParts, 'people' | 'risk'>,
  work: Work,
  row: PaymentRow,
): Promise<void> {
  const payer = (await people.findByIds(work.db, [row.payer_id])).get(row.payer_id);
  await risk.block(work, {
    merchantId: row.merchant_id,
    payerId: row.payer_id,
    hint: payer === undefined ? '…' : `@${payer.username}`,
    paymentId: row.id,
  });
}

/** What was decided of a payment, for its merchant. Refuses not_found to everyone else, the payer too. */
export async function readRiskDecisions(
  { risk }: Pick<PaymentParts, 'risk'>,
  work: Work,
  { params }: CallInput<typeof riskDecisionsCall>,
): Promise<ReplyOf<typeof riskDecisionsCall>> {
  const row = await findPayment(work.db, pathId(params.payment));
  if (row?.merchant_id !== principalOf(work)) throw new Refusal(platformRefusals.not_found);
  const decisions = await risk.decisionsOf(work.db, [row.id]);
  return { items: decisions.map(({ decision }) => decision) };
}

async function showReviews(
  { people, risk }: Pick<PaymentParts, 'people' | 'risk'>,
  work: Pick<Work, 'db' | 'now'>,
  rows: readonly ReviewRow[],
): Promise<RiskReview[]> {
  const ids = rows.map(({ id }) => id);
  const payments = new Map((await findPayments(work.db, ids)).map((row) => [row.id, row]));
  const payers = [...payments.values()].map(({ payer_id: id }) => personOwner(id));
  const party = await partiesOf(people, work.db, payers);
  const decisions = await risk.decisionsOf(work.db, ids);
  return rows.flatMap((row) => {
    const payment = payments.get(row.id);
    // The newest that asked for a look: a later confirmation may have been allowed.
    const decision = decisions.find(
      ({ paymentId, decision: { outcome } }) => paymentId === row.id && outcome === 'review',
    )?.decision;
    if (payment === undefined || decision === undefined) return [];
    return [
      {
        payment_id: row.id,
        state: row.state,
        title: payment.title,
        amount: toWire({ amountMinor: payment.amount, asset: assetOfRow(payment) }),
        payer: party(personOwner(payment.payer_id)),
        payment_state: paymentStateAt(payment, work.now),
        is_test: payment.is_test,
        is_sample: payment.is_sample,
        decision,
        opened_at: toInstant(row.opened_at),
        ended_at: row.ended_at && toInstant(row.ended_at),
      },
    ];
  });
}
