/** One or two letters that stand for a name: first and last word, whole letters of any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = picked.map((word) => firstLetter(word ?? ''));
  // Arabic letters would join into a syllable.
  const between = letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? '\u200c' : '';
  return letters.join(between).toLocaleUpperCase();
}

function firstLetter(word: string): string {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  for (const { segment } of segments) return segment;
  return '';
}
