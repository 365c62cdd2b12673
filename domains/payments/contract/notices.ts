import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

/** Someone has paid a link of the merchant's. */
export const paymentReceived = notice('payments.received', {
  params: z.extend(wireMoney, { name: z.string(), title: z.string() }),
  link: (id: string) => `/payment-gateway/payments/${id}`,
  category: 'money',
});
