import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const note = z.nullish(z.string());
const transferAddress = (id: string) => `/wallet/transfers/${id}`;

/** Money came from another person. */
export const moneyReceived = notice('wallet.money_received', {
  params: z.extend(wireMoney, { from_name: z.string(), from_username: z.optional(z.string()), note }),
  link: transferAddress,
  type: 'money.wallet',
});

/** A domain moved money in words of its own, which come along in every language: `text_en`, `text_de` … */
export const moneyMoved = notice('wallet.money_moved', {
  params: z.catchall(
    z.extend(wireMoney, { name: z.string(), note, text_en: z.string(), side: z.nullish(z.string()) }),
    z.nullish(z.union([z.string(), z.number()])),
  ),
  link: transferAddress,
  type: 'money.wallet',
});
