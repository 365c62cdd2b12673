import { speaker } from '@egcr/web-kit/speaker';

import { depositNotice, payoutAccountChanged, withdrawalEnded } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(depositNotice, (t, money, { amount }) => ({
    title: t('wallet.deposit_received', { amount: amount(money) }),
  })),
  say(withdrawalEnded.paid, (t, money, { amount }) => ({
    title: t('wallet.withdrawal_paid', { amount: amount(money) }),
    isOutgoing: true,
  })),
  say(withdrawalEnded.returned, (t, money, { amount }) => ({
    title: t('wallet.withdrawal_returned', { amount: amount(money) }),
  })),
  say(payoutAccountChanged.added, (t, { ending }) => ({
    title: t('wallet.payout_account_added', { ending }),
    note: t('wallet.payout_account.note'),
  })),
  say(payoutAccountChanged.removed, (t, { ending }) => ({
    title: t('wallet.payout_account_removed', { ending }),
    note: t('wallet.payout_account.note'),
  })),
];
