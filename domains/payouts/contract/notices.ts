import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const PAGE = '/payment-gateway/payouts';

const shared = {
  /** Of the business that a payout is of; empty: of the person themselves. */
  link: (business: string) => (business === '' ? PAGE : `${PAGE}?business=${business}`),
  type: 'money.sale',
} as const;

/** To the members who can confirm it. */
export const payoutWaits = notice('payouts.waits', {
  ...shared,
  params: z.extend(wireMoney, { name: z.string() }),
});

/** To the merchant: it is paid when its time is over, and can be taken back. */
export const payoutHeld = notice('payouts.held', { ...shared, params: wireMoney });

/** To the merchant: a frozen wallet keeps it waiting. */
export const payoutBlocked = notice('payouts.blocked', { ...shared, params: wireMoney });

/** To the merchant: the wallet refused it. */
export const payoutFailed = notice('payouts.failed', { ...shared, params: wireMoney });

/** To the member who asked for it. */
export const payoutDeclined = notice('payouts.declined', { ...shared, params: wireMoney });
