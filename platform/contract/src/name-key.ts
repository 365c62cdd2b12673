/** Names of businesses and organisations, as they are compared. */

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
export function foldedWords(name: string): readonly string[] {
  const plain = name
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
  return keyOf(foldedWords(name));
}

function keyOf(words: readonly string[]): string {
  const plain = words.map((word) => word.replace(EAST_ASIAN_FORMS, ''));
  const last = plain.findLastIndex((word) => word !== '' && !LEGAL_FORMS.has(word));
  const key = plain
    .slice(0, last + 1)
    .filter((word) => word !== '' && !AND.has(word))
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
    .join('');
  return key === '' ? words.join('') : key;
}

/** So many words of a text may make one name. */
const NAME_WORDS_MAX = 10;
/** Scripts that are written without spaces between words: a name can begin at any sign. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Under which keys the names in a text are found. */
export interface NamesSought {
  /** Of every few words that follow each other. */
  readonly keys: readonly string[];
  /** Each two signs with which a name may begin inside a text without spaces. */
  readonly beginnings: readonly string[];
  /** The text in which such a name stands. */
  readonly unspaced: string;
}

/** What a text may name: one asks for names with these keys. */
export function namesSought(text: string): NamesSought {
  const words = foldedWords(text);
  const keys = new Set<string>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + NAME_WORDS_MAX); to += 1)
      keys.add(keyOf(words.slice(from, to)));
  const unspaced = words.filter((word) => UNSPACED.test(word)).join(' ');
  const signs = Array.from(unspaced);
  const pairs = new Set(signs.map((sign, place) => `${sign}${signs[place + 1] ?? ' '}`));
  return { keys: [...keys], beginnings: [...pairs].filter((pair) => !pair.includes(' ')), unspaced };
}
