import { speaker } from '@egcr/web-kit/speaker';

import {
  holdAnswered,
  holdTold,
  holdToConfirm,
  holdUnconfirmed,
  reporterTold,
  wasThisYou,
} from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(wasThisYou, (t, { name, ...money }, { amount }) => ({
    title: t('fraud.was_this_you', { amount: amount(money), name }),
    note: t('fraud.was_this_you.note'),
    isOutgoing: true,
  })),
  say(holdTold.placed, (t, { reference, ...money }, { amount }) => ({
    title: t('fraud.money_held', { amount: amount(money), reference }),
  })),
  say(holdTold.prolonged, (t, { reference, ...money }, { amount }) => ({
    title: t('fraud.hold_prolonged', { amount: amount(money), reference }),
  })),
  say(holdTold.ended, (t, money, { amount }) => ({
    title: t('fraud.hold_ended', { amount: amount(money) }),
  })),
  say(reporterTold.placed, (t, { reference }) => ({
    title: t('fraud.reported_payment_held', { reference }),
  })),
  say(reporterTold.prolonged, (t, { reference }) => ({
    title: t('fraud.reported_hold_prolonged', { reference }),
  })),
  say(reporterTold.ended, (t, { reference }) => ({
    title: t('fraud.reported_hold_ended', { reference }),
  })),
  say(holdAnswered, (t, { reference }) => ({ title: t('fraud.hold_answered', { reference }) })),
  say(holdToConfirm, (t, { reference }) => ({ title: t('fraud.hold_to_confirm', { reference }) })),
  say(holdUnconfirmed, (t, { reference }) => ({ title: t('fraud.hold_unconfirmed', { reference }) })),
];
