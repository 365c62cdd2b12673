import { speaker } from '@egcr/web-kit/speaker';

import { paymentAnswered, paymentWaiting } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(paymentWaiting, (t, { name, ...money }, { amount }) => ({
    title: t('treasury.payment_waiting', { amount: amount(money), name }),
  })),
  say(paymentAnswered.paid, (t, money, { amount }) => ({
    title: t('treasury.payment_paid', { amount: amount(money) }),
  })),
  say(paymentAnswered.declined, (t, money, { amount }) => ({
    title: t('treasury.payment_declined', { amount: amount(money) }),
  })),
];
