import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

/** The money of a payment to the merchant is held, and they capture it. */
export const paymentAuthorized = notice('payments.authorized', {
  params: z.extend(wireMoney, { name: z.string(), title: z.string() }),
  link: (id: string) => `/payment-gateway/payments/${id}`,
  type: 'money.sale',
});

/** The merchant has taken what was held for a payment, or a part of it. */
export const paymentCaptured = notice('payments.captured', {
  params: z.extend(wireMoney, { name: z.string(), title: z.string() }),
  link: (id: string) => `/payment-gateway/payments/${id}`,
  type: 'money.sale',
});

/** Someone has paid a link of the merchant's. */
export const paymentReceived = notice('payments.received', {
  params: z.extend(wireMoney, { name: z.string(), title: z.string() }),
  link: (id: string) => `/payment-gateway/payments/${id}`,
  type: 'money.sale',
});

/** A payer, or a rail, disputes a payment to the merchant. */
export const disputeOpened = notice('payments.disputed', {
  params: z.extend(wireMoney, { name: z.string(), title: z.string() }),
  link: (id: string) => `/payment-gateway/disputes/${id}`,
  type: 'money.dispute',
});

/** The merchant has answered the dispute of the payer. */
export const disputeAnswered = notice('payments.dispute_answered', {
  params: z.extend(wireMoney, { name: z.string(), title: z.string() }),
  link: (id: string) => `/payment-gateway/disputes/${id}`,
  type: 'money.dispute',
});

/** A dispute ended, and the merchant keeps the money: for both sides. */
export const disputeWon = notice('payments.dispute_won', {
  params: z.extend(wireMoney, { name: z.string(), title: z.string() }),
  link: (id: string) => `/payment-gateway/disputes/${id}`,
  type: 'money.dispute',
});

/** A dispute ended, and the money went back to the payer: for the merchant. */
export const disputeLost = notice('payments.dispute_lost', {
  params: z.extend(wireMoney, { name: z.string(), title: z.string() }),
  link: (id: string) => `/payment-gateway/disputes/${id}`,
  type: 'money.dispute',
});
