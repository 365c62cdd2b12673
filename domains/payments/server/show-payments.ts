import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import type { Payment, paymentCall, paymentsCall } from '../contract/index.ts';
import type { PaymentParts } from './parts.ts';
import { findPayment, listPayments } from './payment-store.ts';
import { showPayment, showPayments } from './shown.ts';

/** Payments to this merchant, newest first. */
export async function listOwnPayments(
  parts: PaymentParts,
  work: Work,
  { query }: CallInput<typeof paymentsCall>,
): Promise<ReplyOf<typeof paymentsCall>> {
  const { userId } = personOf(work);
  const asked = { merchantId: userId, state: query.state, linkId: query.payment_link, now: work.now };
  const { rows, next } = await pageById(query, (page) => listPayments(work.db, { ...asked, ...page }));
  return { items: await showPayments(parts, work, rows, userId), next };
}

/** One payment. Refuses not_found to everybody but its two sides. */
export async function readPayment(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof paymentCall>,
): Promise<Payment> {
  const { userId } = personOf(work);
  const row = await findPayment(work.db, pathId(params.id));
  if (row === undefined || (row.payer_id !== userId && row.merchant_id !== userId))
    throw new Refusal(platformRefusals.not_found);
  return showPayment(parts, work, row, userId);
}
