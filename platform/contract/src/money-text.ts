/** Largest amount one transfer or balance may hold: 4·10¹⁸ minor units stay inside a PostgreSQL bigint. */
export const AMOUNT_MINOR_MAX = 4_000_000_000_000_000_000n;

const WHOLE = /^(0|[1-9]\d{0,18})$/;

/** Reads whole minor units; undefined for anything else: signs, points, exponents, letters, leading zeros, too many digits. */
export function parseMinor(text: string): bigint | undefined {
  if (!WHOLE.test(text)) return undefined;
  const amount = BigInt(text);
  return amount <= AMOUNT_MINOR_MAX ? amount : undefined;
}

/**
 * Reads what a person typed, in major units ("12.5", "1 234,56"), into minor units at the asset's scale.
 * `decimal` is the reader's decimal mark; the other marks and spaces may only group thousands.
 */
export function parseMajor(
  text: string,
  { scale, decimal = '.' }: { readonly scale: number; readonly decimal?: '.' | ',' | '٫' },
):
  | { readonly amountMinor: bigint }
  | { readonly issue: 'required' | 'not_a_number' | 'negative' | 'too_many_decimals' | 'too_large' } {
  const latin = toLatinDigits(text.trim());
  if (latin === '') return { issue: 'required' };
  if (/^[-−]/.test(latin)) return { issue: 'negative' };
  const [whole = '', fraction = '', ...more] = latin.split(decimal);
  if (more.length > 0 || !isGroupedWhole(whole, fraction !== '') || !/^\d*$/.test(fraction))
    return { issue: 'not_a_number' };
  if (fraction.length > scale) return { issue: 'too_many_decimals' };
  const digits = (whole.replace(/\D/g, '') || '0') + fraction.padEnd(scale, '0');
  if (digits.length > 30 || BigInt(digits) > AMOUNT_MINOR_MAX) return { issue: 'too_large' };
  return { amountMinor: BigInt(digits) };
}

function isGroupedWhole(whole: string, hasFraction: boolean): boolean {
  if (whole === '') return hasFraction;
  return /^\d+$/.test(whole) || /^\d{1,3}([.,٬' \u00A0\u202F’]\d{3})+$/.test(whole);
}

function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** Minor units as plain decimal text in major units, never through a float: (1234n, 2) → "12.34". */
export function toMajorText(amountMinor: bigint, scale: number): string {
  const sign = amountMinor < 0n ? '-' : '';
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(scale + 1, '0');
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
