const CONTACTS = [
  // Addresses of mail and of pages, names in other networks, and numbers as long as those of phones.
  /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/gu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\d])@[\p{L}\d_.]{2,}/gu,
  /\+?\d(?:[\s().-]{0,2}\d){8,}/gu,
];

// Scripts that put no space between words.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const NAME_MIN_LENGTH = 2;

/** A text without the names it must not show, and without contacts. What stood there is replaced by `instead`. */
export function withholdNames(
  text: string,
  { names, instead }: { readonly names: readonly string[]; readonly instead: string },
): string {
  const known = names
    .map((name) => name.normalize('NFC').trim())
    .filter((name) => name.length >= NAME_MIN_LENGTH)
    .toSorted((a, b) => b.length - a.length);
  const patterns = [...CONTACTS, ...known.map(patternOf)];
  return patterns.reduce((found, pattern) => found.replace(pattern, () => instead), text.normalize('NFC'));
}

function patternOf(name: string): RegExp {
  const written = name
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`))
    .join(String.raw`\s+`);
  return UNSPACED.test(name)
    ? new RegExp(written, 'giu')
    : new RegExp(String.raw`(?<![\p{L}\d])${written}(?![\p{L}\d])`, 'giu');
}
