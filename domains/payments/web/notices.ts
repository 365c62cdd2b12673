import { speaker } from '@egcr/web-kit/speaker';

import { paymentAuthorized, paymentCaptured, paymentReceived } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(paymentCaptured, (t, { name, title, ...money }, { amount }) => ({
    title: t('payments.captured', { name, amount: amount(money) }),
    note: title,
  })),
  say(paymentAuthorized, (t, { name, title, ...money }, { amount }) => ({
    title: t('payments.authorized', { name, amount: amount(money) }),
    note: title,
  })),
  say(paymentReceived, (t, { name, title, ...money }, { amount }) => ({
    title: t('payments.received', { name, amount: amount(money) }),
    note: title,
  })),
];
