import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

/** The money of a payment to the merchant is held, and they capture it. */
export const paymentAuthorized = notice('payments.authorized', {
  params: z.extend(wireMoney, { name: z.string(), title: z.string() }),
  link: (id: string) => `/payment-gateway/payments/${id}`,
  category: 'money',
});

/** The merchant has taken what was held for a payment, or a part of it. */
export const paymentCaptured = notice('payments.captured', {
  params: z.extend(wireMoney, { name: z.string(), title: z.string() }),
  link: (id: string) => `/payment-gateway/payments/${id}`,
  category: 'money',
});

/** Someone has paid a link of the merchant's. */
export const paymentReceived = notice('payments.received', {
  params: z.extend(wireMoney, { name: z.string(), title: z.string() }),
  link: (id: string) => `/payment-gateway/payments/${id}`,
  category: 'money',
});
