import { speaker } from '@egcr/web-kit/speaker';

import {
  orderBlocked,
  orderFailed,
  orderHeld,
  orderPaid,
  orderPaused,
  orderSkipped,
} from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(orderPaid, (t, { name, note, ...money }, { amount }) => ({
    title: t('wallet.order_paid', { name, amount: amount(money) }),
    note,
    isOutgoing: true,
  })),
  say(orderFailed, (t, { name, note, ...money }, { amount }) => ({
    title: t('wallet.order_failed', { name, amount: amount(money) }),
    note,
    isOutgoing: true,
  })),
  say(orderHeld, (t, { name, note, ...money }, { amount }) => ({
    title: t('wallet.order_held', { name, amount: amount(money) }),
    note,
    isOutgoing: true,
  })),
  say(orderPaused, (t, { name, note }) => ({ title: t('wallet.order_paused', { name }), note })),
  say(orderBlocked, (t, { name, note }) => ({ title: t('wallet.order_blocked', { name }), note })),
  say(orderSkipped, (t, { name, note }) => ({ title: t('wallet.order_skipped', { name }), note })),
];
