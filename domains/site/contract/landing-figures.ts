/** A figure the programme aims at. It is never measured, and stands nowhere without saying so. */
export interface TargetFigure {
  /** As the programme publishes it, in English. */
  readonly english: string;
  /** For drawing, and for writing it in the other languages. */
  readonly value: number;
  readonly unit: 'count' | 'usd';
  /** Spelt out (46 trillion) or short (46T). */
  readonly form: 'short' | 'long';
  /** Written around the number as it stands. */
  readonly end?: string;
}

const count = (english: string, value: number, form: TargetFigure['form'] = 'short'): TargetFigure => ({
  english,
  value,
  unit: 'count',
  form,
});
const dollars = (english: string, value: number, form: TargetFigure['form'] = 'short'): TargetFigure => ({
  english,
  value,
  unit: 'usd',
  form,
});

/** The figures of the front page, exactly as the programme publishes them. */
export const targetFigures = {
  countries: { ...count('240+', 240), end: '+' },
  tokenValue: { ...dollars('$1.29 (+0.16%)', 1.29), end: ' (+0.16%)' },
  circulating: count('814.5B', 814.5e9),
  totalSupply: count('400T', 400e12),
  marketCap: dollars('$1,051.71T', 1051.71e12),
  sectorFunds: dollars('$46 Trillion', 46e12, 'long'),
  governmentDebt: dollars('$115T', 115e12),
  globalDebt: dollars('$320T', 320e12),
  smallBusinesses: count('830 million', 830e6, 'long'),
  jobs: count('1 billion', 1e9, 'long'),
  depositInsurance: dollars('$10 million', 10e6, 'long'),
} as const satisfies Readonly<Record<string, TargetFigure>>;

/** What a grant of each kind ranges over, in dollars. */
export const grantRanges = [
  { audience: 'personal', english: '$2K-$10K', from: 2e3, to: 10e3 },
  { audience: 'business', english: '$10K-$1M', from: 10e3, to: 1e6 },
  { audience: 'government', english: '$10K-$10M', from: 10e3, to: 10e6 },
] as const;

interface Reader {
  readonly language: string;
  /** A tag for `Intl`. */
  readonly locale: string;
}

/** A target as it is written in the reader's language; in English exactly as published. */
export function writeTarget(figure: TargetFigure, { language, locale }: Reader): string {
  if (language === 'en') return figure.english;
  const isShort = figure.value < 10_000;
  const write = new Intl.NumberFormat(locale, {
    ...(figure.unit === 'usd' ? { style: 'currency', currency: 'USD', minimumFractionDigits: 0 } : {}),
    ...(isShort ? {} : { notation: 'compact', compactDisplay: figure.form }),
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
  return isolateSigns(write.format(figure.value)) + (figure.end ?? '');
}

/** A range of dollars, such as those of grants. */
export function writeRange(
  range: { readonly english: string; readonly from: number; readonly to: number },
  { language, locale }: Reader,
): string {
  if (language === 'en') return range.english;
  const write = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 0,
  });
  // Both ends in full: `formatRange` shares the unit, and $1～100万 reads as one dollar to a million.
  return isolateSigns(`${write.format(range.from)} – ${write.format(range.to)}`);
}

/** Keeps the letters and the sign of a currency in their order where the text around them runs from right to left: US$, not $US. */
export function isolateSigns(text: string): string {
  return text.includes('\u200f') ? text.replaceAll(/[A-Z]+\$/g, '\u2066$&\u2069') : text;
}
