import { speaker } from '@egcr/web-kit/speaker';

import { purchaseEnded, redemptionEnded } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';
import { unitsText } from './unit-formats.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(purchaseEnded, (t, money, { amount }) => ({
    title: t('funds.purchase_ended', { amount: amount(money) }),
  })),
  say(redemptionEnded, (t, { units }, { locale }) => ({
    title: t('funds.redemption_ended', { units: unitsText(units, locale) }),
  })),
];
