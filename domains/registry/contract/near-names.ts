import { NEAR_FROM } from './limits.ts';

/** The parts of three letters that a key consists of; its beginning and its end count as a letter. */
function gramsOf(key: string): ReadonlySet<string> {
  const grams = new Set<string>();
  let [before, sign] = ['', ' '];
  for (const next of `${key} `) {
    if (before !== '') grams.add(before + sign + next);
    [before, sign] = [sign, next];
  }
  return grams;
}

/** How alike another key is to this one, from 0 to 1: the share of their parts that both have. */
export function likenessTo(key: string): (other: string) => number {
  const here = gramsOf(key);
  return (other) => {
    const there = gramsOf(other);
    let both = 0;
    for (const gram of there) if (here.has(gram)) both += 1;
    const all = here.size + there.size - both;
    return all === 0 ? 0 : both / all;
  };
}

/** An order of parts that has nothing to do with the alphabet, the same everywhere (FNV-1a). */
function orderOf(gram: string): number {
  let hash = 0x811c9dc5;
  for (const sign of gram) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * The parts by which near names are found: two keys that are near have one of these in common, so an index over them is enough. Of n parts at most
 * n - ⌈0.6 n⌉ are missing in the other key, so that among one more than these, in an order that is the same for both, one is common.
 */
export function indexedGrams(key: string): readonly string[] {
  const grams = [...gramsOf(key)].toSorted(
    (one, other) => orderOf(one) - orderOf(other) || (one < other ? -1 : 1),
  );
  return grams.slice(0, grams.length - Math.ceil(NEAR_FROM * grams.length) + 1);
}
