import { speaker } from '@egcr/web-kit/speaker';

import {
  disputeAnswered,
  disputeLost,
  disputeOpened,
  disputeWon,
  paymentAuthorized,
  paymentCaptured,
  paymentReceived,
  paymentToReview,
} from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(disputeOpened, (t, { name, title, ...money }, { amount }) => ({
    title: t('payments.disputed', { name, amount: amount(money) }),
    note: title,
  })),
  say(disputeAnswered, (t, { name, title, ...money }, { amount }) => ({
    title: t('payments.dispute_answered', { name, amount: amount(money) }),
    note: title,
  })),
  say(disputeWon, (t, { name, title, ...money }, { amount }) => ({
    title: t('payments.dispute_won', { name, amount: amount(money) }),
    note: title,
  })),
  say(disputeLost, (t, { name, title, ...money }, { amount }) => ({
    title: t('payments.dispute_lost', { name, amount: amount(money) }),
    note: title,
  })),
  say(paymentCaptured, (t, { name, title, ...money }, { amount }) => ({
    title: t('payments.captured', { name, amount: amount(money) }),
    note: title,
  })),
  say(paymentAuthorized, (t, { name, title, ...money }, { amount }) => ({
    title: t('payments.authorized', { name, amount: amount(money) }),
    note: title,
  })),
  say(paymentToReview, (t, { title, ...money }, { amount }) => ({
    title: t('payments.to_review', { amount: amount(money) }),
    note: title,
  })),
  say(paymentReceived, (t, { name, title, ...money }, { amount }) => ({
    title: t('payments.received', { name, amount: amount(money) }),
    note: title,
  })),
];
