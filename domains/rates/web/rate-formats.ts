import { SHOWN_DIGITS } from '../contract/index.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** How long ago an instant was, in the reader's words: "3 minutes ago", "yesterday". */
export function agoText(at: string, locale: string, now_ms = Date.now()): string {
  const age_s = Math.max(0, Math.round((now_ms - Date.parse(at)) / 1000));
  const write = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (age_s < MINUTE_S) return write.format(0, 'second');
  if (age_s < HOUR_S) return write.format(-Math.floor(age_s / MINUTE_S), 'minute');
  if (age_s < DAY_S) return write.format(-Math.floor(age_s / HOUR_S), 'hour');
  return write.format(-Math.floor(age_s / DAY_S), 'day');
}

type DecimalText = `${number}`;

function isDecimalText(text: string): text is DecimalText {
  return /^\d+(\.\d+)?$/.test(text);
}

/** A rate as the reader writes numbers, to six significant digits; exact, since Intl is given text and never a float. */
export function rateFigure(rate: string, locale: string): string {
  if (!isDecimalText(rate)) return rate;
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: SHOWN_DIGITS }).format(rate);
}

/** A fraction as a signed percentage: "0.0016" is +0.16 %. */
export function changeFigure(change: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(Number(change));
}

/** The currency's name in the reader's language; a code that Intl does not know stands for itself. */
export function nameOf(code: string, locale: string): string {
  if (!/^[A-Z]{3}$/.test(code) || code === 'JVD') return code;
  return new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }).of(code) ?? code;
}
