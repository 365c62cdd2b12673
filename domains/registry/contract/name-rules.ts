import { BUSINESS_NAME_MAX } from './limits.ts';

/** Control characters, line separators, and marks that no one sees or that turn the direction of other text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u;
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
  if (UNSAFE.test(name) || !VISIBLE.test(name)) return 'characters';
  if (Array.from(name).length > BUSINESS_NAME_MAX) return 'too_long';
  return scriptsOf(name).size > 1 ? 'mixed_scripts' : undefined;
}

/** Control characters, such as the NUL that PostgreSQL does not store, and marks that turn the direction of other text. Joiners stay: scripts are written with them. */
const NOT_PLAIN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Whether a line of an address, or of another name than the business's, is text alone. */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !NOT_PLAIN.test(text);
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

/** Letters that look alike in several alphabets, as one. Compared alone, never shown. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
};

/** Forms of business as names end with them, folded. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'ltd limited inc incorporated llc llp lp plc corp corporation co company gmbh mbh ag ug kg ohg ev eg sa sas sarl srl spa snc bv nv oy oyj ab as asa aps kk gk pty pte sl slu ltda lda eirl cooperative coop cic pllc sdn bhd pt tbk ооо ao зао пао'.split(
    ' ',
  ),
);
const EAST_ASIAN_FORMS =
  /^(?:株式会社|有限会社|合同会社|주식회사|유한회사|شركة)|(?:株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|公司|주식회사|유한회사)$/u;
const AND = new Set(['and', 'und', 'et', 'e', 'y', 'och', 'og']);

/** The words of a name: without capitals, accents, dots and lookalikes. */
function foldedWords(name: string): readonly string[] {
  const plain = tidyName(name)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u0640.'’`´]/gu, '')
    .normalize('NFC');
  const alike = Array.from(plain, (sign) => LOOKALIKES[sign] ?? sign).join('');
  return alike.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
}

/**
 * What two names that are the same for people have in common: without legal form, "and", plural s and spaces. Equal keys in one country are
 * one name.
 */
export function nameKey(name: string): string {
  const words = foldedWords(name).map((word) => word.replace(EAST_ASIAN_FORMS, ''));
  const last = words.findLastIndex((word) => word !== '' && !LEGAL_FORMS.has(word));
  const kept = words.slice(0, last + 1).filter((word) => word !== '' && !AND.has(word));
  const key = kept
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
    .join('');
  return key === '' ? foldedWords(name).join('') : key;
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
