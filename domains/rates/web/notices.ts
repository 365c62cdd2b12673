import { speaker } from '@egcr/web-kit/speaker';

import { alertReached } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(alertReached, (t, { base, quote, rate }, { locale }) => ({
    title: t('rates.alert_reached', { base, quote, rate: rateText(rate, locale) }),
  })),
];

type DecimalText = `${number}`;

function isDecimalText(text: string): text is DecimalText {
  return /^\d+(\.\d+)?$/.test(text);
}

/** A rate as the reader writes numbers; exact, since Intl is given text and never a float. */
function rateText(rate: string, locale: string): string {
  if (!isDecimalText(rate)) return rate;
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 }).format(rate);
}
