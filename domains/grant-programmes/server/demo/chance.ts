/** Numbers from 0 to below 1 that are the same at each start: mulberry32. */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of some, turn by turn. */
export function turn<T>(all: readonly [T, ...T[]] | readonly T[], at: number): T {
  const found = all[at % all.length];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
}
