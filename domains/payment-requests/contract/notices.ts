import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const ofRequest = {
  /** Without an amount where the payer chooses it. */
  params: z.extend(z.partial(wireMoney), { name: z.string(), note: z.nullish(z.string()) }),
  link: (id: string) => `/wallet/requests/${id}`,
  type: 'money.request',
} as const;

export const requestReceived = notice('wallet.request_received', ofRequest);
export const requestDeclined = notice('wallet.request_declined', ofRequest);
export const requestCancelled = notice('wallet.request_cancelled', ofRequest);
export const requestExpired = notice('wallet.request_expired', ofRequest);
