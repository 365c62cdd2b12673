import { speaker } from '@egcr/web-kit/speaker';

import { grantPaid, grantStopped } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(grantPaid, (t, { reference, ...money }, { amount }) => ({
    title: t('grants.paid', { reference, amount: amount(money) }),
  })),
  say(grantStopped, (t, { reference }) => ({ title: t('grants.payment_stopped', { reference }) })),
];
