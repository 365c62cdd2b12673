import { DIFF_WORDS_MAX } from './limits.ts';

/** A run of words that both texts have, that only the newer has, or that only the older had. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/**
 * Which words were added and removed between two texts: the longest common sequence of words, in the language's own sense of a word.
 * Joined, the parts that are not removed give the newer text. Quadratic in the words that differ; texts beyond DIFF_WORDS_MAX are
 * shown as replaced whole.
 */
export function wordDiff(older: string, newer: string, language: string): readonly DiffPart[] {
  const [before, after] = [wordsOf(older, language), wordsOf(newer, language)];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const middle = compare(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return joined([
    ...after.slice(0, start).map((text) => ({ kind: 'same', text }) as const),
    ...middle,
    ...after.slice(after.length - end).map((text) => ({ kind: 'same', text }) as const),
  ]);
}

/** Words with the space after them: a mark then never begins with a gap. */
function wordsOf(text: string, language: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (/^\s+$/.test(segment) && words.length > 0) words[words.length - 1] += segment;
    else words.push(segment);
  }
  return words;
}

function compare(before: readonly string[], after: readonly string[]): DiffPart[] {
  if (before.length > DIFF_WORDS_MAX || after.length > DIFF_WORDS_MAX)
    return [
      { kind: 'removed', text: before.join('') },
      { kind: 'added', text: after.join('') },
    ];
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const [old = '', fresh = ''] = [before[row], after[column]];
    if (old.trim() === fresh.trim()) {
      parts.push({ kind: 'same', text: fresh });
      row += 1;
      column += 1;
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) {
      parts.push({ kind: 'removed', text: old });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: fresh });
      column += 1;
    }
  }
  parts.push(...before.slice(row).map((text) => ({ kind: 'removed', text }) as const));
  parts.push(...after.slice(column).map((text) => ({ kind: 'added', text }) as const));
  return parts;
}

/** How long the common sequence still is from each place on, row by row. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const isSame = before[row]?.trim() === after[column]?.trim();
      lengths[row * width + column] = isSame
        ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
        : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    }
  }
  return lengths;
}

function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  const runs: { kind: DiffPart['kind']; text: string }[] = [];
  for (const { kind, text } of parts) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}
