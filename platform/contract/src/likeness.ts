/** So many letters at the beginning count, where two words share them. */
export const START_MAX = 4;
const START_WEIGHT = 0.1;

/** How alike two words are, from 0 to 1 (Jaro and Winkler). Of each screening it is asked often: numbers of letters, and no copies. */
export function likeness(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Uint8Array(other.length);
  const here: number[] = [];
  for (let at = 0; at < one.length; at += 1) {
    const sign = one.charCodeAt(at);
    const end = Math.min(other.length, at + reach + 1);
    for (let index = Math.max(0, at - reach); index < end; index += 1)
      if (taken[index] === 0 && other.charCodeAt(index) === sign) {
        taken[index] = 1;
        here.push(sign);
        break;
      }
  }
  const common = here.length;
  if (common === 0) return 0;
  let [swapped, seen] = [0, 0];
  for (let index = 0; index < other.length; index += 1)
    if (taken[index] === 1) {
      if (other.charCodeAt(index) !== here[seen]) swapped += 1;
      seen += 1;
    }
  const jaro = (common / one.length + common / other.length + (common - swapped / 2) / common) / 3;
  return withStart(jaro, startOf(one, other));
}

/** How many letters two words begin with together, as far as it counts. */
export function startOf(one: string, other: string): number {
  const most = Math.min(START_MAX, one.length, other.length);
  let start = 0;
  while (start < most && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  return start;
}

function withStart(jaro: number, start: number): number {
  return jaro + start * START_WEIGHT * (1 - jaro);
}

/** How many letters a word has, and which, a bit for each. */
interface Signs {
  readonly length: number;
  readonly letters: number;
}

/** The most that two words can be alike. What only one of them has is no letter in common. */
export function likenessAtMost(one: Signs, other: Signs, start: number): number {
  const common = Math.min(
    one.length - bitsIn(one.letters & ~other.letters),
    other.length - bitsIn(other.letters & ~one.letters),
  );
  return common <= 0 ? 0 : withStart((common / one.length + common / other.length + 1) / 3, start);
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
