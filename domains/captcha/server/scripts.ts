/** Scripts by which a language can be told, and the languages of ours that are written in them. */
const scripts: readonly (readonly [script: RegExp, languages: readonly string[]])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, ['ja']],
  [/\p{Script=Hangul}/gu, ['ko']],
  [/\p{Script=Han}/gu, ['zh', 'ja']],
  [/\p{Script=Arabic}/gu, ['ar', 'fa', 'ur']],
  [/\p{Script=Cyrillic}/gu, ['ru', 'uk', 'bg', 'sr']],
  [/\p{Script=Hebrew}/gu, ['he']],
  [/\p{Script=Thai}/gu, ['th']],
  [/\p{Script=Devanagari}/gu, ['hi', 'mr', 'ne']],
  [
    /\p{Script=Latin}/gu,
    ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'fi', 'no', 'tr', 'vi', 'id', 'sw'],
  ],
];

const LETTERS_MIN = 12;

/** The languages that the most frequent script of a text stands for; undefined where there are too few letters to tell. */
export function scriptsOf(text: string): readonly string[] | undefined {
  const counts = scripts.map(([script, languages]) => ({
    languages,
    count: text.match(script)?.length ?? 0,
  }));
  const most = counts.reduce((best, each) => (each.count > best.count ? each : best));
  return most.count < LETTERS_MIN ? undefined : most.languages;
}
