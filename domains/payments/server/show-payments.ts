import type { ReplyOf } from '@egcr/contract/endpoint';
import { toMajorText } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { CallInput } from '@egcr/server-kit/domain';
import type { FileReply } from '@egcr/server-kit/file-reply';
import { Refusal } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { referenceOf, toWire } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';

import type { Payment, paymentCall, paymentsCall, paymentsFileCall } from '../contract/index.ts';
import { isSideOf, salesAsked } from './merchant.ts';
import type { PaymentParts } from './parts.ts';
import { listPayments, type PaymentsAsked } from './payment-lists.ts';
import { findPayment, type PaymentRow } from './payment-store.ts';
import { assetOfRow, paymentStateAt, showPayment, showPayments } from './shown.ts';

type Query = CallInput<typeof paymentsFileCall>['query'];
type Asked = Omit<PaymentsAsked, 'after' | 'limit'>;

/** What the caller asks for; undefined where a key asks for the mode that it does not see. */
function askedBy(work: Work, { state, payment_link: linkId, mode, words }: Query): Asked | undefined {
  const sales = salesAsked(work, mode);
  return sales && { ...sales, linkId, state, words, now: work.now };
}

/** Payments to this merchant, newest first. */
export async function listOwnPayments(
  parts: PaymentParts,
  work: Work,
  { query }: CallInput<typeof paymentsCall>,
): Promise<ReplyOf<typeof paymentsCall>> {
  const asked = askedBy(work, query);
  if (asked === undefined) return { items: [], next: null };
  const { rows, next } = await pageById(query, (page) => listPayments(work.db, { ...asked, ...page }));
  return { items: await showPayments(parts, work, rows, asked.merchantId), next };
}

const HEAD = [
  'created_at',
  'reference',
  'title',
  'state',
  'amount',
  'fee',
  'refunded',
  'disputed',
  'currency',
  'ended_at',
  'available_at',
  'mode',
];

/** The same as a file of values. */
export async function exportPayments(
  work: Work,
  { query }: CallInput<typeof paymentsFileCall>,
): Promise<FileReply> {
  const asked = askedBy(work, query);
  return sheetOf({
    name: 'payments',
    now: work.now,
    head: HEAD,
    list: async (db, page) => (asked === undefined ? [] : listPayments(db, { ...asked, ...page })),
    values: (_db, rows) => rows.map((row) => cellsOf(row, work.now)),
  });
}

function cellsOf(row: PaymentRow, now: Date): string[] {
  const asset = assetOfRow(row);
  const { assetScale } = toWire({ amountMinor: row.amount, asset });
  const sum = (minor: bigint) => toMajorText(minor, assetScale);
  return [
    toInstant(row.created_at),
    referenceOf(row.id),
    csvTyped(row.title),
    paymentStateAt(row, now),
    sum(row.amount),
    sum(row.fee),
    sum(row.refunded),
    sum(row.disputed),
    asset,
    row.ended_at === null ? '' : toInstant(row.ended_at),
    row.available_at === null ? '' : toInstant(row.available_at),
    row.is_test ? 'test' : 'live',
  ];
}

/** One payment. Refuses not_found to everybody but its two sides. */
export async function readPayment(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof paymentCall>,
): Promise<Payment> {
  const row = await findPayment(work.db, pathId(params.id));
  if (row === undefined || !isSideOf(work, row)) throw new Refusal(platformRefusals.not_found);
  return showPayment(parts, work, row, principalOf(work));
}
