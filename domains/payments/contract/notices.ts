import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const params = z.extend(wireMoney, { name: z.string(), title: z.string() });
const ofSale = {
  params,
  link: (id: string) => `/payment-gateway/payments/${id}`,
  type: 'money.sale',
} as const;
const ofDispute = {
  params,
  link: (id: string) => `/payment-gateway/disputes/${id}`,
  type: 'money.dispute',
} as const;

/** The money of a payment to the merchant is held, and they capture it. */
export const paymentAuthorized = notice('payments.authorized', ofSale);

/** The merchant has taken what was held for a payment, or a part of it. */
export const paymentCaptured = notice('payments.captured', ofSale);

/** Someone has paid a link of the merchant's. */
export const paymentReceived = notice('payments.received', ofSale);

/** A rule of the merchant's asks them to look at a payment before its money becomes available. */
export const paymentToReview = notice('payments.to_review', {
  ...ofSale,
  params: z.extend(wireMoney, { title: z.string() }),
});

/** A payer, or a rail, disputes a payment to the merchant. */
export const disputeOpened = notice('payments.disputed', ofDispute);

/** The merchant has answered the dispute of the payer. */
export const disputeAnswered = notice('payments.dispute_answered', ofDispute);

/** A dispute ended, and the merchant keeps the money: for both sides. */
export const disputeWon = notice('payments.dispute_won', ofDispute);

/** A dispute ended, and the money went back to the payer: for the merchant. */
export const disputeLost = notice('payments.dispute_lost', ofDispute);
