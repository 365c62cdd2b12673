/** How a reader writes decimals; marks of other languages and spaces may only group thousands. */
export type DecimalMark = '.' | ',' | '٫';

/** The digits before and after the mark, as 0-9. */
export interface DecimalDigits {
  readonly whole: string;
  readonly fraction: string;
}

/** Reads figures without a sign, in Latin digits: "1 234,56" where the mark is a comma. Undefined where it is unclear what was meant. */
export function readDecimal(latin: string, mark: DecimalMark): DecimalDigits | undefined {
  const [whole = '', fraction = '', ...more] = latin.split(markIn(latin, mark));
  if (more.length > 0 || !isGroupedWhole(whole, fraction !== '') || !/^\d*$/.test(fraction)) return undefined;
  return { whole: whole.replace(/\D/g, '') || '0', fraction };
}

/**
 * The Arabic mark separates decimals and nothing else, so who types it means it, whatever their page writes. Where the page writes it, a point
 * is one: many keyboards have no other, and nobody there groups by points.
 */
function markIn(text: string, mark: DecimalMark): string {
  if (text.includes('٫')) return '٫';
  return mark === '٫' ? '.' : mark;
}

/** Groups of three, or as in India: the last of three, those before it of two. */
const GROUPED = /^(?:\d{1,3}(?:[.,٬' \u00A0\u202F’]\d{3})+|\d{1,2}(?:[,٬]\d{2})+[,٬]\d{3})$/;

function isGroupedWhole(whole: string, hasFraction: boolean): boolean {
  if (whole === '') return hasFraction;
  return /^\d+$/.test(whole) || GROUPED.test(whole);
}
