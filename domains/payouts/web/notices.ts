import { speaker } from '@egcr/web-kit/speaker';

import { payoutBlocked, payoutDeclined, payoutFailed, payoutHeld, payoutWaits } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(payoutWaits, (t, { name, ...money }, { amount }) => ({
    title: t('payouts.waits', { amount: amount(money), name }),
  })),
  say(payoutHeld, (t, money, { amount }) => ({ title: t('payouts.held', { amount: amount(money) }) })),
  say(payoutBlocked, (t, money, { amount }) => ({ title: t('payouts.blocked', { amount: amount(money) }) })),
  say(payoutFailed, (t, money, { amount }) => ({ title: t('payouts.failed', { amount: amount(money) }) })),
  say(payoutDeclined, (t, money, { amount }) => ({
    title: t('payouts.declined', { amount: amount(money) }),
  })),
];
