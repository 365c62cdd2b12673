/**
 * The Unicode bidirectional algorithm (UAX #9) as far as plain lines need it: letters, numbers and what stands between them, without
 * explicit embeddings. Embedding and isolating marks are left out of the answer.
 */

/** A piece of a line in one direction. Its text is in reading order; the pieces stand in the order in which they are drawn from left to right. */
export interface Run {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

type Kind = 'L' | 'R' | 'N' | 'X';

const RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /\p{Nd}/u;
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Stands inside a number, between digits, or belongs to it at its end. */
const INSIDE_NUMBER = /[.,:/'’\u00A0\u202F-]/u;
const AROUND_NUMBER = /[%+\-−$€£¥₹#]/u;

export function visualRuns(line: string, direction: 'ltr' | 'rtl'): readonly Run[] {
  const letters = Array.from(line.replace(MARKS, ''));
  const base = direction === 'rtl' ? 1 : 0;
  const levels = levelsOf(resolved(joinNumbers(letters, letters.map(kindOf)), base), base);
  return reordered(letters, levels);
}

function kindOf(letter: string): Kind {
  if (DIGIT.test(letter)) return 'N';
  if (RIGHT.test(letter)) return 'R';
  return LETTER.test(letter) ? 'L' : 'X';
}

function joinNumbers(letters: readonly string[], kinds: readonly Kind[]): Kind[] {
  const joined = [...kinds];
  for (const [at, letter] of letters.entries()) {
    const [before, after] = [kinds[at - 1], kinds[at + 1]];
    if (before === 'N' && after === 'N' && INSIDE_NUMBER.test(letter)) joined[at] = 'N';
    else if ((before === 'N' || after === 'N') && AROUND_NUMBER.test(letter) && kinds[at] === 'X')
      joined[at] = 'N';
  }
  return joined;
}

/** Numbers after Latin letters are theirs (W7); what stands between takes the direction of both sides, else that of the line (N1, N2). */
function resolved(kinds: readonly Kind[], base: 0 | 1): Kind[] {
  const found = [...kinds];
  let strong: Kind = base === 1 ? 'R' : 'L';
  for (const [at, kind] of found.entries()) {
    if (kind === 'L' || kind === 'R') strong = kind;
    else if (kind === 'N' && strong === 'L') found[at] = 'L';
  }
  const side = (kind: Kind | undefined): Kind =>
    kind === undefined ? (base === 1 ? 'R' : 'L') : kind === 'N' ? 'R' : kind;
  for (let at = 0; at < found.length; at += 1) {
    if (found[at] !== 'X') continue;
    let end = at;
    while (found[end] === 'X') end += 1;
    const before = side(found[at - 1]);
    const between = before === side(found[end]) ? before : base === 1 ? 'R' : 'L';
    found.fill(between, at, end);
  }
  return found;
}

function levelsOf(kinds: readonly Kind[], base: 0 | 1): number[] {
  const level: Readonly<Record<Kind, number>> =
    base === 1 ? { L: 2, R: 1, N: 2, X: 1 } : { L: 0, R: 1, N: 2, X: 0 };
  return kinds.map((kind) => level[kind]);
}

/** Rule L2: from the highest level down to one, every stretch of that level or above is turned round. Stretches of one level stay whole. */
function reordered(letters: readonly string[], levels: readonly number[]): readonly Run[] {
  let runs: { level: number; text: string }[] = [];
  for (const [at, letter] of letters.entries()) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += letter;
    else runs.push({ level, text: letter });
  }
  for (let level = 2; level >= 1; level -= 1) {
    const next: typeof runs = [];
    for (let at = 0; at < runs.length; at += 1) {
      let end = at;
      while ((runs[end]?.level ?? -1) >= level) end += 1;
      if (end > at) next.push(...runs.slice(at, end).toReversed());
      else next.push(...runs.slice(at, at + 1));
      at = Math.max(end - 1, at);
    }
    runs = next;
  }
  return runs.map(({ level, text }) => ({ text, isRightToLeft: level % 2 === 1 }));
}

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** A bracket as it is drawn in text that runs from right to left. */
export function mirrored(letter: string): string {
  return MIRRORED[letter] ?? letter;
}
