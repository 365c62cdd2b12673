import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';

const ofBank = { params: wireMoney, category: 'money' } as const;

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
