import { decimalMark } from '@egcr/ui/format-money';

export type Decimal = '.' | ',' | '٫';

/** The mark before the decimals, as a reader of the language types it. */
export function decimalOf(locale: string): Decimal {
  const mark = decimalMark(locale);
  return mark === ',' || mark === '٫' ? mark : '.';
}
