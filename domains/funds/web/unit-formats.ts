import { formatMoney } from '@egcr/ui/format-money';

import { FUND_ASSET, UNIT_SCALE } from '../contract/index.ts';

type DecimalText = `${number}`;

function isDecimalText(text: string): text is DecimalText {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** A price of six decimals, as the reader writes money. */
export function priceText(price: string, locale: string): string {
  return formatMoney(
    { value: price.replace('.', ''), assetCode: FUND_ASSET, assetScale: UNIT_SCALE },
    { locale, isTrimmed: true },
  );
}

/** Units as the reader writes numbers; exact, since Intl is given text and never a float. */
export function unitsText(units: string, locale: string): string {
  if (!isDecimalText(units)) return units;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: UNIT_SCALE }).format(units);
}

/** A return as a signed percentage. */
export function returnText(fraction: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(Number(fraction));
}
