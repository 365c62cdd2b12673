/** Combinations of letters that stand for one sound, the longest first. Sounds that languages confuse are one. */
const folds: readonly (readonly [RegExp, string])[] = [
  [/shch|tsch|tch|cz/g, 'c'],
  [/sch|sh|sz/g, 's'],
  [/kh|gh/g, 'h'],
  [/ph/g, 'f'],
  [/th|dh/g, 't'],
  [/zh|dzh|dj|j/g, 'c'],
  [/ts|tz/g, 's'],
  [/ck|q|g/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/d/g, 't'],
  [/[bfv]/g, 'p'],
  [/l/g, 'r'],
];
/** What `ch` may stand for: church, loch, anchor. */
const chSounds = ['c', 'h', 'k'] as const;

/** A skeleton of consonants: vowels inside are left out, as Arabic and Hebrew leave them out. */
function skeleton(latin: string): string {
  const folded = folds.reduce((text, [from, to]) => text.replaceAll(from, to), latin);
  return folded.replaceAll(/[aeiouyhw]/g, '');
}

const single = (latin: string) => latin.replaceAll(/(.)\1+/g, '$1');

/** Sounds that were made out already: lists and registers have the same words over and over. */
const known = new Map<string, readonly string[]>();
const KNOWN_MAX = 20_000;

/** How a word may sound, in the ways that its script leaves open. */
export function soundsOf(latin: string, text: string): readonly string[] {
  const key = `${latin} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const sounds = [...new Set(readings(latin, text).map(skeleton))].filter((sound) => sound !== '');
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, sounds);
  return sounds;
}

function readings(latin: string, text: string): readonly string[] {
  // A long vowel is written as the consonant w or v; an h of its own is no part of the letter before it.
  if (/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text))
    return [
      latin,
      latin.replaceAll(/(?<=.)[vw]/g, ''),
      latin.replaceAll(/(?<=.)w/g, 'v'),
      latin.replaceAll('h', ''),
    ];
  // After a and e it is a consonant, as in Pavlos.
  if (/\p{Script=Greek}/u.test(text)) return [single(latin), single(latin.replaceAll(/(?<=[ae])y/g, 'v'))];
  const written = latin.includes('ch') ? chSounds.map((sound) => latin.replaceAll('ch', sound)) : [latin];
  // The Arabic article, written together with its word.
  return written.flatMap((each) => [single(each), ...(/^al.{5}/.test(each) ? [single(each.slice(2))] : [])]);
}
