import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const transferAddress = (id: string) => `/wallet/transfers/${id}`;
const orderAddress = (id: string) => `/wallet/scheduled/${id}`;

const ofOrder = {
  /** Why it was not carried out: the code of the refusal. */
  params: z.extend(wireMoney, {
    name: z.string(),
    note: z.nullish(z.string()),
    code: z.optional(z.string()),
  }),
  link: orderAddress,
  type: 'money.scheduled',
} as const;

export const orderPaid = notice('wallet.order_paid', { ...ofOrder, link: transferAddress });
export const orderFailed = notice('wallet.order_failed', ofOrder);
export const orderPaused = notice('wallet.order_paused', ofOrder);
export const orderBlocked = notice('wallet.order_blocked', ofOrder);
export const orderHeld = notice('wallet.order_held', ofOrder);
export const orderSkipped = notice('wallet.order_skipped', ofOrder);
