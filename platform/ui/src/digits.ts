/** Arabic-Indic, Persian, Devanagari and full-width zeros: people type digits in the script of their keyboard. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10] as const;

/** Writes digits of other scripts as 0-9 and leaves everything else alone. */
export function toLatinDigits(text: string): string {
  return Array.from(text, (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    const zero = ZEROS.find((zero) => point >= zero && point <= zero + 9);
    return zero === undefined ? letter : String(point - zero);
  }).join('');
}

/** The digits of a text, whatever else was typed or pasted, at most `limit` of them. */
export function digitsOf(text: string, limit: number): string {
  return toLatinDigits(text).replaceAll(/\D/g, '').slice(0, limit);
}
