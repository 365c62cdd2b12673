import type { Paper } from './paper.ts';

interface Wrapping {
  readonly width: number;
  readonly size: number;
  readonly weight?: 'plain' | 'strong';
  readonly language: string;
}

/**
 * Breaks a paragraph into lines that fit: between words, in scripts without spaces where the language allows. A line keeps the space at
 * which it was broken, for the person who reads the lines one after the other; only the last has none.
 */
export function wrapLines(
  paper: Pick<Paper, 'measure'>,
  words: string,
  { width, language, ...style }: Wrapping,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of piecesOf(words, language)) {
    const wide = paper.measure(piece, style);
    if (line !== '' && used + paper.measure(piece.trimEnd(), style) > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += piece;
    used += wide;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

/** What stays together: a word with the marks that close it, even after a space that must not break, and the space after it. Only Chinese and Japanese break inside a run of letters. */
function piecesOf(words: string, language: string): readonly string[] {
  if (language !== 'zh' && language !== 'ja') return words.match(/(?:\S|[\u00A0\u202F])+\s*/g) ?? [];
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(
    words,
  )) {
    const opens = /^[（「『“(]/.test(segment);
    const last = pieces.at(-1);
    const joins = last !== undefined && (/[（「『“(]$/.test(last) || (isWordLike !== true && !opens));
    if (joins) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
