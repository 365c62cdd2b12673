import { foldedWords } from '@egcr/contract/name-key';

import { BUSINESS_NAME_MAX } from './limits.ts';

/** Control characters, line separators, and marks that no one sees or that turn the direction of other text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u;
/** Signs that strike a letter through or frame it, and more of them on one letter than any script writes: they cover what stands around them. */
const DEFACED = /[\p{Me}\u0334-\u0338\u20D0-\u20F0]|\p{Mn}{4}/u;
const VISIBLE = /[\p{L}\p{N}]/u;

/** Scripts that are written together in one text. */
const TOGETHER = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'] as const;
const scriptTests = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Cherokee',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Thai',
  'Georgian',
  'Ethiopic',
  ...TOGETHER,
].map((script) => ({ script, test: new RegExp(`\\p{Script=${script}}`, 'u') }));

/** Why a name is refused; undefined where it is fine. Length is counted in code points, after tidying. */
export function nameIssue(
  text: string,
): 'required' | 'too_long' | 'characters' | 'mixed_scripts' | undefined {
  if (!text.isWellFormed()) return 'characters';
  const name = tidyName(text);
  if (name === '') return 'required';
  if (UNSAFE.test(name) || DEFACED.test(name) || !VISIBLE.test(name)) return 'characters';
  if (Array.from(name).length > BUSINESS_NAME_MAX) return 'too_long';
  return scriptsOf(name).size > 1 ? 'mixed_scripts' : undefined;
}

/** Control characters, such as the NUL that PostgreSQL does not store, and marks that turn the direction of other text. Joiners stay: scripts are written with them. */
const NOT_PLAIN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Whether a line of an address, or of another name than the business's, is text alone. */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !NOT_PLAIN.test(text);
}

/** Whether the name of a person, or of a business elsewhere, is text alone and can be seen. */
export function isPlainName(text: string): boolean {
  return isPlainLine(text) && !DEFACED.test(text.normalize('NFC')) && VISIBLE.test(text);
}

/** A name as it is kept: composed characters, single spaces, nothing around it. */
export function tidyName(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

/** The scripts of a name. What Chinese, Japanese and Korean write together, also with Latin letters, counts as one. */
function scriptsOf(name: string): ReadonlySet<string> {
  const found = scriptTests.filter(({ test }) => test.test(name)).map(({ script }) => script);
  const others = found.filter((script) => !TOGETHER.some((each) => each === script));
  const isEastAsian = others.length < found.length;
  return new Set(isEastAsian && others.every((script) => script === 'Latin') ? ['East Asian'] : found);
}

/** Words that promise what not everyone may promise: they want a paper that allows them. Folded. */
const SENSITIVE: ReadonlySet<string> = new Set(
  'bank banks banking banque banco banca royal university universities universitat universite universidad universita universidade government ministry parliament police insurance versicherung assurance seguros assicurazioni'.split(
    ' ',
  ),
);
const SENSITIVE_PARTS =
  /銀行|银行|은행|大学|대학교|政府|保険|保险|보험|بنك|مصرف|جامعة|حكومة|تأمين|банк|университет/u;

/** The words of a name that want a paper, as they are written. */
export function sensitiveWordsIn(name: string): readonly string[] {
  return tidyName(name)
    .split(' ')
    .filter((word) => SENSITIVE_PARTS.test(word) || foldedWords(word).some((each) => SENSITIVE.has(each)));
}
