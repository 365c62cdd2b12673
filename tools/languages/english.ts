/** At most so many words in a sentence of English. */
const LONGEST_SENTENCE = 25;

/** At least this is the median reading ease of all English texts. */
export const EASE_TO_REACH = 65;

/** Sentences of a text: from mark to mark, and each line on its own. Of a link only its words count. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .split(/(?<=[.!?…][”")’]?)\s+(?=[\p{Lu}\d“"({])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** Words, numbers and placeholders. What a hyphen, an apostrophe or a slash joins is one. */
export function wordsOf(sentence: string): readonly string[] {
  return sentence.match(/\{\w+\}|[\p{L}\p{N}][\p{L}\p{N}’'.,@/-]*/gu) ?? [];
}

/**
 * Syllables of an English word, by rule: each run of vowels is one. A final e is silent (but not after a consonant and l: “table”), so is
 * the e of -es (but after s, x, z, c, g, h: “boxes”) and of -ed (but after t and d: “added”). Numbers, placeholders and abbreviations count one.
 */
export function syllablesOf(word: string): number {
  if (!/^\p{L}/u.test(word) || word === word.toUpperCase()) return 1;
  return word
    .replace(/[’']\p{L}*$/u, '')
    .toLowerCase()
    .split(/[-/.,@]/u)
    .filter((part) => part !== '')
    .reduce((sum, part) => sum + syllablesOfPart(part), 0);
}

function syllablesOfPart(part: string): number {
  const spoken = part
    .replace(/(?<=[aeiouy].*(?:[^aeiouyl]|[aeiouyl]l))e$/u, '')
    .replace(/(?<=[aeiouy].*[^aeiouytd])ed$/u, 'd')
    .replace(/(?<=[aeiouy].*[^aeiouysxzcgh])es$/u, 's');
  return Math.max(1, spoken.match(/[aeiouy]+/gu)?.length ?? 0);
}

/** Reading ease by R. Flesch (1948): 100 is very easy, 65 plain English, 30 a scientific article. */
export function readingEase(text: string): number {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
}

/** Infinity where there is nothing to read. */
export function medianEase(texts: readonly string[]): number {
  const eases = texts
    .filter((text) => sentencesOf(text).length > 0)
    .map(readingEase)
    .toSorted((one, other) => one - other);
  return eases[Math.floor(eases.length / 2)] ?? Infinity;
}

export function longSentences(text: string): readonly string[] {
  return sentencesOf(text)
    .filter((sentence) => wordsOf(sentence).length > LONGEST_SENTENCE)
    .map((sentence) => `${wordsOf(sentence).length} words in “${sentence}”`);
}

/** What we do not say, each with what we say instead. */
const notOurs: readonly (readonly [said: RegExp, instead: string])[] = [
  [/\bplease\b/iu, 'the sentence without it'],
  [/\b(?:simply|just)\b/iu, 'the sentence without it, or “now”'],
  [/\boops\b/iu, 'what happened'],
  [/\bshall\b/iu, '“will”, or the present'],
  [/\bsomebody\b/iu, '“someone”'],
  [/\bnobody asks\b/iu, '“no requests”'],
  [/\be-mails?\b/iu, '“email”'],
  [/\bmovements?\b/iu, '“transaction”'],
  [/\ball together\b/iu, '“total”'],
  [/\bin one go\b/iu, '“per payment”, “at once”'],
  [/\btak(?:e|es|en|ing) in\b(?! an? )/iu, '“import”'],
  [/\blet(?:s|ting)? (?:\w+ )?out\b/iu, '“unfreeze”'],
  [/\bit stands\b/iu, '“it is”'],
  [/\bby itself\b/iu, '“automatically”'],
  [/\bso it looks\b/iu, '“Preview”'],
  [/\bwho asks whom\b/iu, '“requests”'],
  [/\b(?:cannot|can’t) be taken back\b/iu, '“can’t be reversed”'],
];

/** The words of a text that we do not say, and what we say instead. */
export function unsaidWords(text: string): readonly string[] {
  return notOurs.flatMap(([said, instead]) => {
    const found = said.exec(text);
    return found === null ? [] : [`instead of “${found[0]}” say ${instead}`];
  });
}
