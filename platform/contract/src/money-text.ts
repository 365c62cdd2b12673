import { readDecimal, type DecimalMark } from './decimal-text.ts';
import { inLatin } from './latin-digits.ts';

/** Largest amount one transfer or balance may hold: 4·10¹⁸ minor units stay inside a PostgreSQL bigint. */
export const AMOUNT_MINOR_MAX = 4_000_000_000_000_000_000n;

const WHOLE = /^(0|[1-9]\d{0,18})$/;

/** Reads whole minor units; undefined for anything else: signs, points, exponents, letters, leading zeros, too many digits. */
export function parseMinor(text: string): bigint | undefined {
  if (!WHOLE.test(text)) return undefined;
  const amount = BigInt(text);
  return amount <= AMOUNT_MINOR_MAX ? amount : undefined;
}

export interface MajorText {
  readonly scale: number;
  /** The reader's decimal mark; the other marks and spaces may only group thousands. */
  readonly decimal?: DecimalMark;
  /** How the currency is written beside an amount, in capitals: one of them may stand before or behind it. */
  readonly signs?: readonly string[] | undefined;
}

/** Reads what a person typed or pasted, in major units ("12.5", "1 234,56", "$1,234.56"), into minor units at the asset's scale. */
export function parseMajor(
  text: string,
  { scale, decimal = '.', signs = [] }: MajorText,
):
  | { readonly amountMinor: bigint }
  | { readonly issue: 'required' | 'not_a_number' | 'negative' | 'too_many_decimals' | 'too_large' } {
  const latin = withoutSign(inLatin(text).trim(), signs);
  if (latin === '') return { issue: 'required' };
  if (/^[-−]/.test(latin)) return { issue: 'negative' };
  const read = readDecimal(latin, decimal);
  if (!read) return { issue: 'not_a_number' };
  if (read.fraction.length > scale) return { issue: 'too_many_decimals' };
  const digits = read.whole + read.fraction.padEnd(scale, '0');
  if (digits.length > 30 || BigInt(digits) > AMOUNT_MINOR_MAX) return { issue: 'too_large' };
  return { amountMinor: BigInt(digits) };
}

/** Without what stands before or behind the figures, where that is one of those signs: "$ US" is "$US". */
function withoutSign(text: string, signs: readonly string[]): string {
  return text.replace(/^[\p{L}\p{Sc}\s]+|[\p{L}\p{Sc}\s]+$/u, (found) =>
    signs.includes(found.replaceAll(/\s/gu, '').toUpperCase()) ? '' : found,
  );
}

/** Minor units as plain decimal text in major units, never through a float: (1234n, 2) → "12.34". */
export function toMajorText(amountMinor: bigint, scale: number): string {
  const sign = amountMinor < 0n ? '-' : '';
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(scale + 1, '0');
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
