import { nameWords, type NameWord } from './name-words.ts';
import { soundsOf } from './word-sounds.ts';

/** How a word of one name was found in the other. */
export const wordMatches = ['same', 'near', 'sounds', 'none'] as const;
export type WordMatch = (typeof wordMatches)[number];

export interface WordReason {
  readonly word: string;
  /** The word of the other name; '' where there is none. */
  readonly other: string;
  readonly how: WordMatch;
  /** Of this word, from 0 to 1. */
  readonly score: number;
}

export interface Compared {
  /** From 0 to 1. */
  readonly score: number;
  readonly reasons: readonly WordReason[];
}

/** From here on two words are taken for one another. */
const NEAR_FROM = 0.9;
/** A difference of letters counts so many times. */
const NEAR_WEIGHT = 2;
/** What two words count that sound the same and are written otherwise. */
const SOUNDS = 0.9;
/** A sound with fewer consonants tells nothing; of a whole name it takes more. */
const [SOUND_MIN, WHOLE_SOUND_MIN] = [2, 4] as const;
const WHOLE_FROM = 0.95;

/** Compares two names word by word, whatever their order. */
export function compareNames(one: string, other: string): Compared {
  return compareWords(nameWords(one), nameWords(other));
}

/** The same of names whose words are known: one is compared with many. */
export function compareWords(left: readonly NameWord[], right: readonly NameWord[]): Compared {
  if (left.length === 0 || right.length === 0) return { score: 0, reasons: [] };
  const whole = joined(left, right);
  const reasons = pair(left, right);
  const here = weighted(left, reasons.left);
  const there = weighted(right, reasons.right);
  const score = Math.max(whole, (here + there) / 2);
  return {
    score: Math.round(score * 1000) / 1000,
    reasons: left.map(({ text, latin }, at) => ({ word: latin || text, ...none, ...reasons.left[at] })),
  };
}

const none = { other: '', how: 'none', score: 0 } as const;
type Found = Omit<WordReason, 'word'>;

/** Names whose words are cut otherwise are one where all their letters together are, or sound so. */
function joined(left: readonly NameWord[], right: readonly NameWord[]): number {
  if (left.length === right.length) return 0;
  const text = (words: readonly NameWord[]) => words.map(({ latin }) => latin).join('');
  const turned = (words: readonly NameWord[]) => text([...words.slice(1), ...words.slice(0, 1)]);
  const pairs = [
    [text(left), text(right)],
    [turned(left), text(right)],
    [text(left), turned(right)],
  ] as const;
  const score = Math.max(...pairs.map(([one, other]) => likeness(one, other)));
  if (score >= WHOLE_FROM) return score;
  return pairs.some(([one, other]) => isSound(soundsOf(one, ''), soundsOf(other, ''), WHOLE_SOUND_MIN))
    ? SOUNDS
    : 0;
}

function isSound(one: readonly string[], other: readonly string[], least: number): boolean {
  return one.some((sound) => sound.length >= least && other.includes(sound));
}

/** The pairs of words that are most alike, each word once. */
function pair(left: readonly NameWord[], right: readonly NameWord[]) {
  const all = left
    .flatMap((one, at) => right.map((other, index) => ({ at, index, found: matchOf(one, other) })))
    .filter(({ found }) => found.how !== 'none')
    .toSorted((one, other) => other.found.score - one.found.score);
  const found = { left: [] as Found[], right: [] as Found[] };
  for (const { at, index, found: match } of all) {
    if (found.left[at] !== undefined || found.right[index] !== undefined) continue;
    found.left[at] = match;
    found.right[index] = match;
  }
  return found;
}

function matchOf(one: NameWord, other: NameWord): Found {
  const found = (how: WordMatch, score: number) => ({ other: other.latin, how, score });
  if (one.latin === other.latin) return found('same', 1);
  const alike = likeness(one.latin, other.latin);
  const near = alike >= NEAR_FROM ? 1 - NEAR_WEIGHT * (1 - alike) : 0;
  if (near < SOUNDS && isSound(one.sounds, other.sounds, SOUND_MIN)) return found('sounds', SOUNDS);
  return near > 0 ? found('near', near) : none;
}

/** Longer words weigh more. */
function weighted(words: readonly NameWord[], found: readonly (Found | undefined)[]): number {
  const weight = ({ latin }: NameWord) => Math.min(Math.max(latin.length, 2), 8);
  const all = words.reduce((sum, word) => sum + weight(word), 0);
  return words.reduce((sum, word, at) => sum + weight(word) * (found[at]?.score ?? 0), 0) / all;
}

/** How alike two words are, from 0 to 1 (Jaro and Winkler). Of each screening it is asked thousands of times: numbers of letters, and no copies. */
function likeness(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Uint8Array(other.length);
  const here: number[] = [];
  for (let at = 0; at < one.length; at += 1) {
    const sign = one.charCodeAt(at);
    const last = Math.min(other.length - 1, at + reach);
    for (let index = Math.max(0, at - reach); index <= last; index += 1)
      if (taken[index] === 0 && other.charCodeAt(index) === sign) {
        taken[index] = 1;
        here.push(sign);
        break;
      }
  }
  const common = here.length;
  if (common === 0) return 0;
  let [turned, seen] = [0, 0];
  for (let index = 0; index < other.length; index += 1)
    if (taken[index] === 1) {
      if (other.charCodeAt(index) !== here[seen]) turned += 1;
      seen += 1;
    }
  const jaro = (common / one.length + common / other.length + (common - turned / 2) / common) / 3;
  let start = 0;
  while (start < 4 && start < one.length && one.charAt(start) === other.charAt(start)) start += 1;
  return jaro + start * 0.1 * (1 - jaro);
}
