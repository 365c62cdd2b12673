import { parseMajor, toMajorText } from '@egcr/contract/money-text';

/** One figure someone enters. Its bounds and its first value are written in major units, with a point. */
export interface FigureEntry {
  /** Money in minor units of the calculation's currency, a percentage in its hundredths, or a whole count. */
  readonly kind: 'money' | 'percent' | 'count';
  readonly first: string;
  readonly min: string;
  readonly max: string;
}

export type FigureIssue =
  | 'required'
  | 'not_a_number'
  | 'negative'
  | 'too_many_decimals'
  | 'too_small'
  | 'too_large';

export type DecimalMark = '.' | ',' | '٫';

const PERCENT_SCALE = 2;

/** The decimals of a figure: those of the currency, two of a percentage, none of a count. */
export function scaleOf(entry: FigureEntry, currencyScale: number): number {
  switch (entry.kind) {
    case 'money':
      return currencyScale;
    case 'percent':
      return PERCENT_SCALE;
    case 'count':
      return 0;
    default:
      return entry.kind satisfies never;
  }
}

/** A bound or first value as the figure is counted; what the scale cannot hold is cut off. */
export function counted(text: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
}

/** Reads what someone typed; the issue names what is wrong, in the order in which people can mend it. */
export function readFigure(
  text: string,
  entry: FigureEntry,
  { currencyScale, decimal }: { readonly currencyScale: number; readonly decimal: DecimalMark },
): { readonly value: bigint } | { readonly issue: FigureIssue } {
  const scale = scaleOf(entry, currencyScale);
  const read = parseMajor(text, { scale, decimal });
  if ('issue' in read) return read;
  if (read.amountMinor < counted(entry.min, scale)) return { issue: 'too_small' };
  if (read.amountMinor > counted(entry.max, scale)) return { issue: 'too_large' };
  return { value: read.amountMinor };
}

/** A figure as it stands in a field: without grouping, money without decimals where all of them are zero. */
export function writeFigure(
  value: bigint,
  entry: FigureEntry,
  { currencyScale, decimal }: { readonly currencyScale: number; readonly decimal: DecimalMark },
): string {
  const text = toMajorText(value, scaleOf(entry, currencyScale));
  const needed = entry.kind === 'percent' ? text.replace(/(\.\d*?)0+$/, '$1') : text.replace(/\.0+$/, '');
  return needed.replace(/\.$/, '').replace('.', decimal);
}

/** The figure that the address gives, or the first value where it gives none or a wrong one. */
export function figureFrom(given: string | null, entry: FigureEntry, currencyScale: number): bigint {
  const read = given === null ? undefined : readFigure(given, entry, { currencyScale, decimal: '.' });
  return read !== undefined && 'value' in read
    ? read.value
    : counted(entry.first, scaleOf(entry, currencyScale));
}
