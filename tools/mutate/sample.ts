/** So many of a list, the same ones for the same seed; all of it where it is no longer than that. Their order stays. */
export function sampleOf<Item>(items: readonly Item[], size: number, seed: number): readonly Item[] {
  const next = randomFrom(seed);
  return items
    .map((item, at) => ({ item, at, draw: next() }))
    .toSorted((one, other) => one.draw - other.draw)
    .slice(0, size)
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
