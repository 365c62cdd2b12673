import type { NameWord } from './name-words.ts';
import { prepareName, type PreparedName } from './prepare-name.ts';

const START = 4;
const SOUND_MIN = 2;

/** The keys of a name: two names that are alike have one in common. Its words, how they begin and sound, and the whole of it. */
function keysOf({ words, wholeSounds }: PreparedName): readonly string[] {
  return [...words.flatMap(keysOfWord), ...wholeSounds.map((sound) => `a:${sound}`)];
}

function keysOfWord({ latin, sounds }: NameWord): readonly string[] {
  return [
    latin.length >= START ? `b:${latin.slice(0, START)}` : `w:${latin}`,
    ...sounds.filter((sound) => sound.length >= SOUND_MIN).map((sound) => `s:${sound}`),
  ];
}

export function keysOfPrepared(names: readonly PreparedName[]): readonly string[] {
  return [...new Set(names.flatMap(keysOf))];
}

export function keysOfNames(names: readonly string[]): readonly string[] {
  return keysOfPrepared(names.map(prepareName));
}
