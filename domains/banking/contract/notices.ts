import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const ofBank = { params: wireMoney, type: 'money.bank' } as const;

/** Money came by bank transfer. */
export const depositNotice = notice('wallet.deposit_received', {
  ...ofBank,
  link: (id: string) => `/wallet/transfers/${id}`,
});

/** What became of a withdrawal. */
export const withdrawalEnded = {
  paid: notice('wallet.withdrawal_paid', { ...ofBank, link: (id: string) => `/wallet/withdrawals/${id}` }),
  returned: notice('wallet.withdrawal_returned', {
    ...ofBank,
    link: (id: string) => `/wallet/withdrawals/${id}`,
  }),
} as const;

const ofAccount = {
  /** The last signs of the account's number. */
  params: z.object({ ending: z.string() }),
  link: () => '/wallet/withdraw',
  type: 'security.bank_account',
} as const;

/** Where money may be paid out to has changed: the owner is told, no matter who changed it. */
export const payoutAccountChanged = {
  added: notice('wallet.payout_account_added', ofAccount),
  removed: notice('wallet.payout_account_removed', ofAccount),
} as const;
