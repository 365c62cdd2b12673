/** What chance decides in a soak: the same for the same seed. */
export class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomOf(seed);
  }

  /** At least 0, below 1. */
  next(): number {
    return this.#random();
  }

  pick<One>(list: readonly One[]): One | undefined {
    return list[Math.floor(this.#random() * list.length)];
  }

  /** Minor units, from 1 on. */
  amount(most: number): bigint {
    return BigInt(1 + Math.floor(this.#random() * most));
  }
}

/** Mulberry32: small, even enough, and the same everywhere. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
