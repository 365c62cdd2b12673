/** What a comparison of names says: `close` is one slip, a missing middle name or a shortened one. */
export const nameVerdicts = ['match', 'close', 'no_match'] as const;
export type NameVerdict = (typeof nameVerdicts)[number];

/** Names longer than this are not permuted to be compared without their spaces. */
const PERMUTED_WORDS_MAX = 4;
/** A word this short allows no slip; from the second length on, two. */
const SLIP_LENGTH_MIN = 4;
const TWO_SLIPS_LENGTH_MIN = 9;

/**
 * Compares a typed name with the name of an account, as confirmation of payee does. Accents, capitals, punctuation and order do not
 * matter; an initial stands for a name beside at least one name in full. Scripts are not converted: a name in other letters is no match.
 */
export function compareNames(typed: string, actual: string): NameVerdict {
  const [asked, known] = [wordsOf(typed), wordsOf(actual)];
  if (asked.length === 0 || known.length === 0) return 'no_match';
  if (sameWithoutSpaces(asked, known)) return 'match';
  const rest = [...known];
  const found = asked.map((word) => take(rest, word));
  const isInFull = found.some((how, at) => how === 'slip' || (how === 'full' && !isInitial(asked[at] ?? '')));
  if (found.includes('none') || !isInFull) return 'no_match';
  if (rest.length > 0) return asked.length > 1 || known.length === 1 ? 'close' : 'no_match';
  return found.includes('slip') ? 'close' : 'match';
}

type Found = 'full' | 'initial' | 'slip' | 'none';

/** Takes the word of the account's name that a typed word stands for, the best first. */
function take(rest: string[], word: string): Found {
  const ways: readonly (readonly [Found, (candidate: string) => boolean])[] = [
    ['full', (candidate) => candidate === word],
    ['initial', (candidate) => isInitialOf(word, candidate) || isInitialOf(candidate, word)],
    ['slip', (candidate) => isSlip(word, candidate)],
  ];
  for (const [how, fits] of ways) {
    const at = rest.findIndex(fits);
    if (at === -1) continue;
    rest.splice(at, 1);
    return how;
  }
  return 'none';
}

function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // Letters that carry their stroke or ligature inside, which no normal form takes apart.
      .replace(/[ßøłđðæœıþ]/g, (letter) => PLAIN[letter] ?? letter)
      .replace(/['’ʼ`´-]/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  );
}

const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};

/** A letter that may stand for a longer name; one sign of Chinese or Korean is a name. */
function isInitial(word: string): boolean {
  return Array.from(word).length === 1 && !/\p{Lo}/u.test(word);
}

function isInitialOf(initial: string, word: string): boolean {
  return Array.from(initial).length === 1 && word.length > 1 && word.startsWith(initial);
}

/** The same letters with the words in some order: 山田太郎 and 太郎 山田, or Mc Donald and McDonald. */
function sameWithoutSpaces(asked: readonly string[], known: readonly string[]): boolean {
  if (asked.length > PERMUTED_WORDS_MAX || known.length > PERMUTED_WORDS_MAX) return false;
  const [fewer, more] = asked.length <= known.length ? [asked, known] : [known, asked];
  const wanted = new Set(ordersOf(fewer).map((words) => words.join('')));
  return ordersOf(more).some((words) => wanted.has(words.join('')));
}

function ordersOf(words: readonly string[]): readonly (readonly string[])[] {
  if (words.length <= 1) return [words];
  return words.flatMap((first, at) =>
    ordersOf(words.filter((_, other) => other !== at)).map((others) => [first, ...others]),
  );
}

/** One letter more, less, other or two in each other's place; two such slips in a long word. */
function isSlip(left: string, right: string): boolean {
  const length = Math.min(left.length, right.length);
  if (length < SLIP_LENGTH_MIN) return false;
  return distance(left, right) <= (length >= TWO_SLIPS_LENGTH_MIN ? 2 : 1);
}

/** Optimal string alignment (Damerau 1964, each pair of neighbours swapped at most once). */
function distance(left: string, right: string): number {
  let [older, old]: [number[], number[]] = [[], Array.from({ length: right.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= left.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      now[column] = Math.min(
        (now[column - 1] ?? 0) + 1,
        (old[column] ?? 0) + 1,
        (old[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (older[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, old] = [old, now];
  }
  return old[right.length] ?? 0;
}
