/** How money travels: minor units as text, the asset's code and its number of decimals. */
export interface MoneyAmount {
  readonly value: string;
  readonly assetCode: string;
  readonly assetScale: number;
}

export interface MoneyFormat {
  /** BCP 47 tag. */
  readonly locale: string;
  /** Writes the plus sign too, for movements. */
  readonly isSigned?: boolean | undefined;
  /** 1.2M instead of 1,200,000.00, for places where exactness is one press away. */
  readonly isCompact?: boolean | undefined;
  /** Leaves out the decimals when all of them are zero. */
  readonly isTrimmed?: boolean | undefined;
}

export interface MoneyPart {
  readonly kind: 'sign' | 'symbol' | 'whole' | 'fraction' | 'text';
  readonly text: string;
}

/** Ɉ, the sign of JVD; no version of Intl knows it. */
export const JVD_SIGN = '\u0248';

const ISO_CODE = /^[A-Z]{3}$/;
const WHOLE = /^-?\d+$/;

type DecimalText = `${number}`;

function isDecimalText(text: string): text is DecimalText {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Minor units as decimal text: ("-1234", 2) is "-12.34". Undefined when the value is not whole minor units. */
export function decimalText(value: string, scale: number): DecimalText | undefined {
  if (!WHOLE.test(value)) return undefined;
  const isNegative = value.startsWith('-');
  const digits = (isNegative ? value.slice(1) : value).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const text = (isNegative ? '-' : '') + (scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`);
  return isDecimalText(text) ? text : undefined;
}

/**
 * Which currency Intl lays the amount out with, and what stands in its sign's place. JVD borrows the dollar's layout, so that its sign goes where
 * readers of the language expect one; codes Intl refuses (USDC, business tokens) borrow the layout of a written-out code.
 */
function symbolOf(assetCode: string): {
  currency: string;
  display: 'symbol' | 'narrowSymbol' | 'code';
  swap: string | undefined;
} {
  if (assetCode === 'JVD') return { currency: 'USD', display: 'narrowSymbol', swap: JVD_SIGN };
  if (ISO_CODE.test(assetCode)) return { currency: assetCode, display: 'symbol', swap: undefined };
  return { currency: 'USD', display: 'code', swap: assetCode };
}

const formatters = new Map<string, Intl.NumberFormat>();
const FORMATTERS_KEPT = 200;

function formatterFor(
  amount: MoneyAmount,
  { locale, isSigned = false, isCompact = false, isTrimmed = false }: MoneyFormat,
) {
  const { currency, display } = symbolOf(amount.assetCode);
  const key = [locale, currency, display, amount.assetScale, isSigned, isCompact, isTrimmed].join(' ');
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: display,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
    ...(isCompact
      ? { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }
      : {
          minimumFractionDigits: amount.assetScale,
          maximumFractionDigits: amount.assetScale,
          trailingZeroDisplay: isTrimmed ? 'stripIfInteger' : 'auto',
        }),
  });
  if (formatters.size >= FORMATTERS_KEPT) formatters.clear();
  formatters.set(key, made);
  return made;
}

function kindOf(type: Intl.NumberFormatPartTypes): MoneyPart['kind'] {
  switch (type) {
    case 'plusSign':
    case 'minusSign':
      return 'sign';
    case 'currency':
      return 'symbol';
    case 'integer':
    case 'group':
      return 'whole';
    case 'decimal':
    case 'fraction':
      return 'fraction';
    default:
      return 'text';
  }
}

/** Languages written from right to left that have currency layouts in Intl. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;
const ISOLATE_LEFT_TO_RIGHT = '\u2066';
const END_ISOLATE = '\u2069';

function partText(
  { type, value: text }: Intl.NumberFormatPart,
  swap: string | undefined,
  locale: string,
): string {
  if (type === 'currency') {
    const sign = swap ?? text;
    // Ɉ and codes are letters: beside a signed number they would drag it into a left-to-right run and change sides.
    return RIGHT_TO_LEFT.test(locale) ? ISOLATE_LEFT_TO_RIGHT + sign + END_ISOLATE : sign;
  }
  // A hyphen is as wide as a digit among tabular figures and is skipped by screen readers; the true minus is neither.
  if (type === 'minusSign') return text.replace('-', '\u2212');
  return text;
}

/** Below this nothing is shortened. */
const SHORTENED_FROM = 1000;
const SHORT_DECIMALS_MAX = 2;

/** What is too small to be shortened is written as money is, with its cents or none: 123.45, never 123.5. */
function formatterOf(
  amount: MoneyAmount,
  { format, decimal }: { readonly format: MoneyFormat; readonly decimal: DecimalText },
) {
  const isSmall = format.isCompact === true && Math.abs(Number(decimal)) < SHORTENED_FROM;
  if (!isSmall) return formatterFor(amount, format);
  const assetScale = Math.min(amount.assetScale, SHORT_DECIMALS_MAX);
  return formatterFor({ ...amount, assetScale }, { ...format, isCompact: false, isTrimmed: true });
}

/** The amount in pieces, in reading order; exact at any size, since Intl is given decimal text and never a float. */
export function formatMoneyToParts(amount: MoneyAmount, format: MoneyFormat): readonly MoneyPart[] {
  const decimal = decimalText(amount.value, amount.assetScale);
  if (decimal === undefined) return [{ kind: 'text', text: '–' }];
  const { swap } = symbolOf(amount.assetCode);
  return formatterOf(amount, { format, decimal })
    .formatToParts(decimal)
    .map(({ type, value }) => ({
      kind: kindOf(type),
      text: partText({ type, value }, swap, format.locale),
    }));
}

/** The amount as a person of the language writes it: Ɉ1,234.50 in English, 1.234,50 Ɉ in German. An en dash when it is not money at all. */
export function formatMoney(amount: MoneyAmount, format: MoneyFormat): string {
  return formatMoneyToParts(amount, format)
    .map((part) => part.text)
    .join('');
}

/** The sign or code alone, as the language writes it: Ɉ, $, US$, €, USDC. */
export function currencySign(assetCode: string, locale: string): string {
  const zero = formatMoneyToParts({ value: '0', assetCode, assetScale: 0 }, { locale });
  return zero.find((part) => part.kind === 'symbol')?.text ?? assetCode;
}

/** The decimal mark a reader of the language types. */
export function decimalMark(locale: string): '.' | ',' | '٫' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const mark = parts.find((part) => part.type === 'decimal')?.value;
  return mark === ',' || mark === '٫' ? mark : '.';
}
