/** A text that can be searched, such as a heading or a paragraph, as it is shown. */
export interface Block {
  readonly id: string;
  readonly shown: string;
}

/** A place in a block: from one character to before another, and its number among all places, from 0. */
export interface Place {
  readonly from: number;
  readonly to: number;
  readonly number: number;
}

export interface Found {
  readonly places: ReadonlyMap<string, readonly Place[]>;
  readonly count: number;
}

export const QUERY_MAX = 80;
/** More than that helps nobody, and a single letter would be everywhere. */
const PLACES_MAX = 500;
const NOTHING: Found = { places: new Map(), count: 0 };

/** What letters with marks, wide and narrow letters, kinds of dashes and quotes come down to; marks and Arabic stretching are left out. */
const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
};
const LEFT_OUT = /^[\p{M}\u0640\u00AD\u200B-\u200F\u2066-\u2069]$/u;

/** The folded letters, and for each of them where in the text it comes from. */
function fold(text: string): { readonly letters: readonly string[]; readonly starts: readonly number[] } {
  const letters: string[] = [];
  const starts: number[] = [];
  let at = 0;
  for (const sign of text) {
    for (const part of sign.normalize('NFKD').toLowerCase()) {
      if (LEFT_OUT.test(part)) continue;
      letters.push(PLAIN[part] ?? part);
      starts.push(at);
    }
    at += sign.length;
  }
  return { letters, starts };
}

/** A Chinese character says as much as a word; of other letters it takes two. */
function isEnough(letters: readonly string[]): boolean {
  return letters.length > 1 || /[\p{Script=Han}\p{Script=Hangul}]/u.test(letters[0] ?? '');
}

/** Every place where the words stand, in reading order; capitals and marks make no difference. Nothing for less than two letters. */
export function findPlaces(blocks: readonly Block[], query: string): Found {
  const wanted = fold(query.trim().replace(/\s+/g, ' ').slice(0, QUERY_MAX)).letters;
  if (!isEnough(wanted)) return NOTHING;
  const places = new Map<string, readonly Place[]>();
  let count = 0;
  for (const { id, shown } of blocks) {
    const here = placesIn(shown, wanted, { first: count, most: PLACES_MAX - count });
    if (here.length > 0) places.set(id, here);
    count += here.length;
  }
  return { places, count };
}

function placesIn(
  shown: string,
  wanted: readonly string[],
  { first, most }: { readonly first: number; readonly most: number },
): readonly Place[] {
  const { letters, starts } = fold(shown);
  const found: Place[] = [];
  for (let at = 0; at + wanted.length <= letters.length && found.length < most;) {
    if (!wanted.every((letter, step) => letters[at + step] === letter)) {
      at += 1;
      continue;
    }
    const from = starts[at] ?? 0;
    const last = starts[at + wanted.length - 1] ?? from;
    const to = Math.max(starts[at + wanted.length] ?? shown.length, last + 1);
    found.push({ from, to, number: first + found.length });
    at += wanted.length;
  }
  return found;
}

/** A stretch of a text, and the number of the place it belongs to, if any. */
export interface Stretch {
  readonly text: string;
  readonly place?: number;
}

/** Cuts `shown`, which begins `offset` characters into its block, at the places that reach into it. */
export function cutAtPlaces(shown: string, offset: number, places: readonly Place[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { from, to, number } of places) {
    const begin = Math.max(0, from - offset);
    const end = Math.min(shown.length, to - offset);
    if (end <= begin) continue;
    if (begin > at) stretches.push({ text: shown.slice(at, begin) });
    stretches.push({ text: shown.slice(begin, end), place: number });
    at = end;
  }
  if (at < shown.length) stretches.push({ text: shown.slice(at) });
  return stretches;
}
