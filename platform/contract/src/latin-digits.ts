/** Marks of direction, which a copied number brings along and nobody sees. */
const UNSEEN = /[\u061C\u200E\u200F\u2066-\u2069]/g;

/** Digits of every script as 0-9, and marks and signs of a full width at their usual one: people type on the keyboard of their language. */
export function inLatin(text: string): string {
  return text
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\uFF01-\uFF5E\uFFE0-\uFFE6]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Each script has its ten digits in a row, from zero to nine. */
function valueOf(point: number): number {
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}
