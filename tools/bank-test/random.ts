/** A seeded source of chance: the same seed gives the same run. Answers numbers from 0 up to, not with, 1 (mulberry32). */
export type Chance = () => number;

export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`, both included. */
export function between(chance: Chance, least: number, most: number): number {
  return least + Math.floor(chance() * (most - least + 1));
}

/** One of the list, which must not be empty. */
export function oneOf<Value>(chance: Chance, list: readonly Value[]): Value {
  const chosen = list[Math.floor(chance() * list.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
}

export function shuffled<Value>(chance: Chance, list: readonly Value[]): Value[] {
  return list
    .map((value) => ({ value, place: chance() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ value }) => value);
}
