import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import { hrefOf } from '@egcr/contract/product-screens';
import * as z from 'zod/mini';

/** To the members who can confirm a payment of their business. */
export const paymentWaiting = notice('treasury.payment_waiting', {
  params: z.extend(wireMoney, { name: z.string() }),
  link: () => hrefOf('businesses'),
  type: 'money.organisation',
});

const answered = { params: wireMoney, link: () => hrefOf('businesses'), type: 'money.organisation' } as const;

/** To the member who asked for it. */
export const paymentAnswered = {
  paid: notice('treasury.payment_paid', answered),
  declined: notice('treasury.payment_declined', answered),
} as const;
