import type { Language } from '@egcr/server-kit/http/request-facts';

type Rule = readonly [wrong: RegExp, right: string];

const JAPANESE = '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー、。」）：';

/** Placeholders that become figures and dates. Names and addresses keep a space beside them in Japanese. */
const FIGURES =
  'all|amount|count|date|day|hours|line|maximum|minimum|minutes|open|percent|period|place|rate|reward|seconds|size|target|time|version';

/** What a machine can put right alone, by language: narrow and unbreaking spaces of French, no Latin spacing inside Japanese. */
const mechanical: Readonly<Partial<Record<Language, readonly Rule[]>>> = {
  fr: [
    [/[ \u00A0]+([;!?])/g, '\u202F$1'],
    [/ +:(?=$|[\s<{])/g, '\u00A0:'],
    [/« ?/g, '«\u00A0'],
    [/«\u00A0\u00A0/g, '«\u00A0'],
    [/ »/g, '\u00A0»'],
  ],
  ja: [
    [new RegExp(`(?<=[A-Za-z0-9%#]) (?=[${JAPANESE}])`, 'gu'), ''],
    [new RegExp(`(?<=[${JAPANESE}]) (?=[A-Za-z0-9#])`, 'gu'), ''],
    [
      new RegExp(`(?<=[#}]) (?=[分秒時文件桁日回個段])|(?<=\\{(?:${FIGURES})\\}) (?=[${JAPANESE}])`, 'gu'),
      '',
    ],
    [new RegExp(`(?<=[${JAPANESE}]) (?=\\{(?:${FIGURES})\\})`, 'gu'), ''],
  ],
};

/** The text as a typesetter of its language would leave it. */
export function typeset(text: string, language: Language): string {
  const general: readonly Rule[] = language === 'en' ? [] : [[/\.\.\./g, '…']];
  return [...general, ...(mechanical[language] ?? [])].reduce(
    (set, [wrong, right]) => set.replace(wrong, right),
    text,
  );
}

/** What only a person can put right: quotation marks, commas and question marks of another language. */
const foreign: Readonly<Record<Language, RegExp>> = {
  en: /[«»„"]|(?<=\p{L})'/u,
  es: /["“”„]|'/,
  fr: /["“”„]|'/,
  de: /["«»”]|'/,
  it: /["“”„]|'/,
  pt: /["«»„]|'/,
  // Their own marks stand where an English one would after their letters; 「」 are Japanese, “” Chinese.
  zh: /["「」]|'|[\p{Script=Han}] ?[,;:!?](?!\d)|[\p{Script=Han}]\.(?!\w)/u,
  ja: /["“”]|'|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] ?[,;:!?](?!\d)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\.(?!\w)/u,
  ko: /["「」«»]|'|[、。，！？]/,
  ar: /["“”]|'|[\p{Script=Arabic}] ?[,;?]|[,;?] ?[\p{Script=Arabic}]/u,
};

/** In a line from right to left a name keeps its order, but a sign beside it would move to its other side. */
const SIGN_AT_VALUE = /[@#/~]\{\w+\}|\{\w+\}[/%]/;
const ISOLATED = /\u2066[^\u2069]*\u2069/g;

/** What is wrong with the marks and spaces of a sentence, in words; none when nothing is. */
export function typographyFaults(text: string, language: Language): readonly string[] {
  const sentence = withoutMachinery(text);
  const faults: string[] = [];
  const mark = foreign[language].exec(sentence)?.[0];
  if (mark !== undefined) faults.push(`“${mark}” is not of this language`);
  if (/^\s|\s$/.test(text)) faults.push('begins or ends with a space');
  if (/ {2}/.test(text)) faults.push('has two spaces in a row');
  if (typeset(text, language) !== text) faults.push('has wrong spaces or dots: node tools/mend-texts.ts');
  if (language === 'ar' && SIGN_AT_VALUE.test(text.replace(ISOLATED, '')))
    faults.push('has a sign beside a value that will change sides: isolate both, U+2066 … U+2069');
  if (language === 'es' && opensTooFew(sentence)) faults.push('lacks ¿ or ¡');
  return faults;
}

/** Placeholders, plurals and marked parts are ours, not the sentence's. */
function withoutMachinery(text: string): string {
  return text.replace(/\{\w+, plural,|\{\w+\}|<\/?\w+>/g, '·');
}

function opensTooFew(sentence: string): boolean {
  const count = (mark: string) => sentence.split(mark).length;
  return count('?') > count('¿') || count('!') > count('¡');
}
