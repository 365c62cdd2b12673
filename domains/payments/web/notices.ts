import { speaker } from '@egcr/web-kit/speaker';

import { paymentReceived } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(paymentReceived, (t, { name, title, ...money }, { amount }) => ({
    title: t('payments.received', { name, amount: amount(money) }),
    note: title,
  })),
];
