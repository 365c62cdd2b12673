import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import type { Payment, paymentCall, paymentsCall } from '../contract/index.ts';
import { isSideOf, testOnlyOf } from './merchant.ts';
import type { PaymentParts } from './parts.ts';
import { findPayment, listPayments } from './payment-store.ts';
import { showPayment, showPayments } from './shown.ts';

/** Payments to this merchant, newest first. */
export async function listOwnPayments(
  parts: PaymentParts,
  work: Work,
  { query }: CallInput<typeof paymentsCall>,
): Promise<ReplyOf<typeof paymentsCall>> {
  const userId = principalOf(work);
  const asked = {
    merchantId: userId,
    isTest: testOnlyOf(work),
    state: query.state,
    linkId: query.payment_link,
    now: work.now,
  };
  const { rows, next } = await pageById(query, (page) => listPayments(work.db, { ...asked, ...page }));
  return { items: await showPayments(parts, work, rows, userId), next };
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
