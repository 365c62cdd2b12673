import { nameWords } from './name-words.ts';
import { soundsOf } from './word-sounds.ts';

const START = 4;
const SOUND_MIN = 2;

/** The keys of a name: two names that are alike have one in common. Its words, how they begin and sound, and the whole of it. */
function keysOf(name: string): readonly string[] {
  const words = nameWords(name);
  const whole = (all: typeof words) => all.map(({ latin }) => latin).join('');
  const wholes = [whole(words), whole([...words.slice(1), ...words.slice(0, 1)])];
  return [
    ...words.flatMap(({ latin, sounds }) => [
      ...(latin.length >= START ? [`b:${latin.slice(0, START)}`] : [`w:${latin}`]),
      ...sounds.filter((sound) => sound.length >= SOUND_MIN).map((sound) => `s:${sound}`),
    ]),
    ...wholes.flatMap((latin) => soundsOf(latin, '').map((sound) => `a:${sound}`)),
  ];
}

export function keysOfNames(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap(keysOf))];
}
