/**
 * The Unicode bidirectional algorithm (UAX #9) as far as plain lines need it: letters, numbers and what stands between them, and what is
 * isolated from left to right. Other marks of direction mean nothing here; none is in the answer.
 */

/** A piece of a line in one direction. Its text is in reading order; the pieces stand in the order in which they are drawn from left to right. */
export interface Run {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** Letters to the right and to the left, numbers, what is isolated, and the rest. */
type Kind = 'L' | 'R' | 'N' | 'I' | 'X';

const RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Scripts whose signs are not all drawn in the order in which they are written. */
const SHIFTED = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const SIGN = /[\p{Mn}\p{Me}]/u;
const DIGIT = /\p{Nd}/u;
const MARK = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Between these two everything runs from left to right. */
const LEFT_ISOLATE = '\u2066';
const END_OF_ISOLATE = '\u2069';
/** Stands inside a number, between digits, or belongs to it at its end. */
const INSIDE_NUMBER = /[.,:/'’\u00A0\u202F-]/u;
const AROUND_NUMBER = /[%+\-−$€£¥₹#]/u;

/** A text without letters that run to the left, kept as it is written also among those that do: an address may begin with a number. */
export function asWritten(text: string): string {
  return RIGHT.test(text) ? text : `${LEFT_ISOLATE}${text}${END_OF_ISOLATE}`;
}

export function visualRuns(line: string, direction: 'ltr' | 'rtl'): readonly Run[] {
  const { letters, kinds } = lettersOf(line);
  const base = direction === 'rtl' ? 1 : 0;
  const joined = joinNumbers(letters, kinds);
  const levels = levelsOf(resolved(letters, joined, base), base).map((level, at) =>
    joined[at] === 'I' && level === 1 ? 2 : level,
  );
  return reordered(letters, levels);
}

/** What a line says, without marks of direction, and whether it is drawn in another order than it is read. */
export function spoken(
  line: string,
  direction: 'ltr' | 'rtl',
): { readonly words: string; readonly isReordered: boolean } {
  const runs = visualRuns(line, direction);
  const words = lettersOf(line).letters.join('');
  const isReordered =
    runs.some(({ isRightToLeft }) => isRightToLeft) ||
    runs.map(({ text }) => text).join('') !== words ||
    SHIFTED.test(words);
  return { words, isReordered };
}

/** The letters that are drawn, without marks of direction. */
function lettersOf(line: string): { readonly letters: readonly string[]; readonly kinds: readonly Kind[] } {
  const letters: string[] = [];
  const kinds: Kind[] = [];
  let isIsolated = false;
  for (const letter of line) {
    if (letter === LEFT_ISOLATE || letter === END_OF_ISOLATE) isIsolated = letter === LEFT_ISOLATE;
    if (MARK.test(letter)) continue;
    letters.push(letter);
    // A sign on a letter goes with it (W1): a vowel on an Arabic letter must not part it from the next.
    kinds.push(isIsolated ? 'I' : SIGN.test(letter) ? (kinds.at(-1) ?? 'X') : kindOf(letter));
  }
  return { letters, kinds };
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

/** Numbers after Latin letters are theirs (W7); a pair of brackets goes with what it holds (N0); what stands between, also what is isolated, takes the direction of both sides, else that of the line (N1, N2). */
function resolved(letters: readonly string[], kinds: readonly Kind[], base: 0 | 1): Kind[] {
  const found = [...kinds];
  let strong: Kind = base === 1 ? 'R' : 'L';
  for (const [at, kind] of found.entries()) {
    if (kind === 'L' || kind === 'R') strong = kind;
    else if (kind === 'N' && strong === 'L') found[at] = 'L';
  }
  turnBrackets(letters, found, base);
  const side = (kind: Kind | undefined): Kind =>
    kind === undefined ? (base === 1 ? 'R' : 'L') : kind === 'N' ? 'R' : kind;
  for (let at = 0; at < found.length; at += 1) {
    if (!isBetween(found[at])) continue;
    let end = at;
    while (isBetween(found[end])) end += 1;
    const before = side(found[at - 1]);
    const between = before === side(found[end]) ? before : base === 1 ? 'R' : 'L';
    found.fill(between, at, end);
  }
  return found;
}

function isBetween(kind: Kind | undefined): boolean {
  return kind === 'X' || kind === 'I';
}

const PAIRS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** Brackets around something in the direction of the line have that direction; around something in the other only where what is before them has it too. */
function turnBrackets(letters: readonly string[], kinds: Kind[], base: 0 | 1): void {
  const [line, other] = base === 1 ? (['R', 'L'] as const) : (['L', 'R'] as const);
  for (const [from, to] of bracketPairs(letters, kinds)) {
    const inside = kinds.slice(from + 1, to).map(directionOf);
    const before = kinds
      .slice(0, from)
      .map(directionOf)
      .findLast((kind) => kind !== 'X');
    if (inside.includes(line)) kinds[from] = kinds[to] = line;
    else if (inside.includes(other)) kinds[from] = kinds[to] = before === other ? other : line;
  }
}

function directionOf(kind: Kind): 'L' | 'R' | 'X' {
  return kind === 'N' ? 'R' : kind === 'I' ? 'X' : kind;
}

/** Where brackets open and close, the first to open first. */
function bracketPairs(
  letters: readonly string[],
  kinds: readonly Kind[],
): readonly (readonly [from: number, to: number])[] {
  const open: { readonly at: number; readonly closing: string }[] = [];
  const pairs: (readonly [number, number])[] = [];
  for (const [at, letter] of letters.entries()) {
    if (kinds[at] !== 'X') continue;
    const closing = PAIRS.get(letter);
    if (closing !== undefined) open.push({ at, closing });
    const match = open.findLastIndex((each) => each.closing === letter);
    const opened = open[match];
    if (opened === undefined) continue;
    pairs.push([opened.at, at]);
    open.splice(match);
  }
  return pairs.toSorted(([one], [another]) => one - another);
}

function levelsOf(kinds: readonly Kind[], base: 0 | 1): number[] {
  const level: Readonly<Record<Kind, number>> =
    base === 1 ? { L: 2, R: 1, N: 2, I: 2, X: 1 } : { L: 0, R: 1, N: 2, I: 0, X: 0 };
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

/** Letters that are joined and turned round by the person who draws them; signs between them are not. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{M}\u0640\u200C\u200D]+|[^]/gu;

/** What is handed to the drawing library piece by piece, from left to right: it sets one script at a time, and words that have spaces between them from left to right. */
export function drawnPieces({ text, isRightToLeft }: Run): readonly string[] {
  if (!isRightToLeft) return text.split(/(?= )|(?<= )/);
  return (text.match(JOINED) ?? []).toReversed().map((piece) => Array.from(piece, mirrored).join(''));
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
function mirrored(letter: string): string {
  return MIRRORED[letter] ?? letter;
}
