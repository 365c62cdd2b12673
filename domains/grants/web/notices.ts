import { speaker } from '@egcr/web-kit/speaker';

import { grantDeadline, grantPaid, grantReviewAsked, grantStopped } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(grantPaid, (t, { reference, ...money }, { amount }) => ({
    title: t('grants.paid', { reference, amount: amount(money) }),
  })),
  say(grantStopped, (t, { reference }) => ({ title: t('grants.payment_stopped', { reference }) })),
  say(grantReviewAsked, (t, { reference }) => ({ title: t('grants.review_asked', { reference }) })),
  say(grantDeadline, (t, { closes_at: closes }, { locale }) => ({
    title: t('grants.deadline', {
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(closes)),
    }),
  })),
];
