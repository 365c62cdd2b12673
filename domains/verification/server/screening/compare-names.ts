import { likeness, likenessAtMost, START_MAX, startOf } from '@egcr/contract/likeness';
import { nameWords, type NameWord } from './name-words.ts';
import { together, turned, type PreparedName } from './prepare-name.ts';
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
/** Scores are told in thousandths; a bound is no tighter. */
const ROUNDING = 0.001;

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
  const pairs = [
    [together(left), together(right)],
    [together(turned(left)), together(right)],
    [together(left), together(turned(right))],
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
  const near = nearness(one, other);
  if (near < SOUNDS && isSound(one.sounds, other.sounds, SOUND_MIN)) return found('sounds', SOUNDS);
  return near > 0 ? found('near', near) : none;
}

/** What two words count that are written almost the same; 0 of all others. */
function nearness(one: NameWord, other: NameWord): number {
  const start = startOf(one.latin, other.latin);
  const most = likenessAtMost(one, other, start);
  if (most < NEAR_FROM - ROUNDING) return 0;
  const alike = likeness(one.latin, other.latin);
  return alike >= NEAR_FROM ? 1 - NEAR_WEIGHT * (1 - alike) : 0;
}

/** Longer words weigh more. */
function weighted(words: readonly NameWord[], found: readonly (Found | undefined)[]): number {
  return weightedMean(
    words,
    words.map((_word, at) => found[at]?.score ?? 0),
  );
}

function weightedMean(words: readonly NameWord[], scores: ArrayLike<number>): number {
  let [sum, all] = [0, 0];
  words.forEach(({ length }, at) => {
    const weight = Math.min(Math.max(length, 2), 8);
    sum += weight * (scores[at] ?? 0);
    all += weight;
  });
  return sum / all;
}

/**
 * Whether two names may be so much alike: each word at its best, also where two find the same one. Most names of a list end here, before anything is
 * told about their words; none does that `compareWords` finds.
 */
export function mayReach(left: PreparedName, right: PreparedName, least: number): boolean {
  if (left.words.length !== right.words.length && mayBeJoined(left, right)) return true;
  const here = new Float64Array(left.words.length);
  const there = new Float64Array(right.words.length);
  left.words.forEach((one, at) => {
    right.words.forEach((other, index) => {
      const score = scoreOf(one, other);
      here[at] = Math.max(here[at] ?? 0, score);
      there[index] = Math.max(there[index] ?? 0, score);
    });
  });
  const most = (weightedMean(left.words, here) + weightedMean(right.words, there)) / 2;
  return most >= least - ROUNDING;
}

/** Whether all letters of two names together may be one, or sound so. */
function mayBeJoined(left: PreparedName, right: PreparedName): boolean {
  return (
    likenessAtMost(left, right, START_MAX) >= WHOLE_FROM - ROUNDING ||
    isSound(left.wholeSounds, right.wholeSounds, WHOLE_SOUND_MIN)
  );
}

/** The score of `matchOf`, without its words. */
function scoreOf(one: NameWord, other: NameWord): number {
  if (one.latin === other.latin) return 1;
  const near = nearness(one, other);
  return near < SOUNDS && isSound(one.sounds, other.sounds, SOUND_MIN) ? SOUNDS : near;
}
